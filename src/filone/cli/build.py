"""Which Filone this is: its version, and whether its rules run compiled or interpreted."""

from filone import __version__
from filone.kernel import state

VERSION = __version__
COMPILED = not state.__file__.endswith(".py")

"""Which Filone this is: its version, and whether its rules run compiled or interpreted."""

from importlib.metadata import version

from filone.kernel import state

VERSION = version("filone")
COMPILED = not state.__file__.endswith(".py")

"""Nothing but the rules: the tests of the search want to see what it finds out by itself."""

from typing import Final

from filone.kernel.knowledge import Knowledge

KNOWLEDGE: Final = Knowledge()

"""All checks: importing this puts them into the catalogue."""

from filone.testing import effects, legality, play, secrecy, travel, words

__all__ = ["effects", "legality", "play", "secrecy", "travel", "words"]

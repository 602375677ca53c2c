"""All checks: importing this puts them into the catalogue."""

from filone.testing import effects, features, legality, play, secrecy, travel, words

__all__ = ["effects", "features", "legality", "play", "secrecy", "travel", "words"]

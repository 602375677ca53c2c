"""All checks: importing this puts them into the catalogue."""

from filone.testing import effects, facts, features, legality, play, secrecy, travel, words

__all__ = ["effects", "facts", "features", "legality", "play", "secrecy", "travel", "words"]

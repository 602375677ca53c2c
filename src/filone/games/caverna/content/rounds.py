"""The course of the game in numbers: rounds, stages, harvest tokens, the food to begin with."""

from typing import Final

START_FOOD: Final = (1, 1, 2, 3, 3, 3, 3)
"""By turn order."""
SOLO_FOOD: Final = 2
LAST_ROUND: Final = 12
SKIPPED_ROUND: Final = 9
"""With one or two players."""
STAGES: Final = (0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4)
"""By round."""
WISH_ROUND: Final = 4
FIRST_RUBY_OF_TWO: Final = 3
"""The round in which Ruby mining receives its first ruby with two players."""

# Harvest tokens.
LEAF: Final = 0
QUESTION: Final = 1
TOKENS: Final = ("leaf", "question")
FIRST_TOKEN_ROUND: Final = 6

# How a round may end.
NO_HARVEST: Final = 0
PAY_ONE: Final = 1
HARVEST: Final = 2
PART_HARVEST: Final = 3
ENDINGS: Final = ("none", "pay", "harvest", "part")

FIRST_ROUNDS: Final = (NO_HARVEST, NO_HARVEST, NO_HARVEST, HARVEST, PAY_ONE, HARVEST)
"""By round; from the sixth on the token decides."""
EVENTS: Final = (NO_HARVEST, NO_HARVEST, PAY_ONE, PART_HARVEST)
"""By the number of question marks seen so far."""

"""The grid, the roles and hands by number of players, and the gold."""

from typing import Final

# The grid: x to the right, y downwards, the start at 0,0. Forty tunnel cards in a row reach 40 cells from the start,
# eastwards one more by way of a goal.
XS: Final = range(-40, 42)
YS: Final = range(-40, 41)
WIDTH: Final = 82
CELLS: Final = 82 * 81
ORIGIN: Final = 40 * 82 + 40
GOALS: Final = ["top", "middle", "bottom"]
MIDDLE_GOAL: Final = ORIGIN + 8
GOAL_CELLS: Final = [MIDDLE_GOAL - 2 * WIDTH, MIDDLE_GOAL, MIDDLE_GOAL + 2 * WIDTH]

# Roles, by what is left of the role deck: gold diggers, saboteurs.
DIGGER: Final = 0
SABOTEUR: Final = 1
ROLES: Final = ["digger", "saboteur"]
ROLE_DECK: Final[dict[int, tuple[int, int]]] = {
    3: (3, 1),
    4: (4, 1),
    5: (4, 2),
    6: (5, 2),
    7: (5, 3),
    8: (6, 3),
    9: (7, 3),
    10: (7, 4),
}
HAND_SIZE: Final = {3: 6, 4: 6, 5: 6, 6: 5, 7: 5, 8: 4, 9: 4, 10: 4}
MOST_IN_HAND: Final = 6
MOST_SEATS: Final = 10
ROUNDS: Final = 3

GOLD_CARDS: Final = [16, 8, 4]
"""How many gold cards there are with one, two and three nuggets."""
MOST_GOLD: Final = 9
"""Never are more gold cards than this drawn for the diggers."""
PAY: Final = [0, 4, 3, 3, 2]
"""Nuggets for each saboteur, by the number of saboteurs in play."""

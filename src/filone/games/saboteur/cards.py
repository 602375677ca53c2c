"""The cards, the tables by number of players, and the grid: everything that comes with the game as data."""

from typing import Final

NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8
"""The sides of a card as bits; bit `side` of a card's edges is set where it is open."""


def turned_over(edges: int) -> int:
    """The edges of the same card upside down."""
    return edges >> 2 | edges << 2 & 15


# Tunnel cards: id, open edges, is it a dead end, how many.
_TUNNELS: Final[list[tuple[str, int, bool, int]]] = [
    ("X", NORTH | EAST | SOUTH | WEST, False, 5),
    ("T_V", NORTH | EAST | SOUTH, False, 5),
    ("T_H", NORTH | EAST | WEST, False, 5),
    ("I_V", NORTH | SOUTH, False, 4),
    ("I_H", EAST | WEST, False, 3),
    ("L_NE", NORTH | EAST, False, 5),
    ("L_NW", NORTH | WEST, False, 4),
    ("DX", NORTH | EAST | SOUTH | WEST, True, 1),
    ("DT_V", NORTH | EAST | SOUTH, True, 1),
    ("DT_H", NORTH | EAST | WEST, True, 1),
    ("DI_V", NORTH | SOUTH, True, 1),
    ("DI_H", EAST | WEST, True, 1),
    ("DL_NE", NORTH | EAST, True, 1),
    ("DL_NW", NORTH | WEST, True, 1),
    ("D1_V", NORTH, True, 1),
    ("D1_H", EAST, True, 1),
]

PICK: Final = 1
LANTERN: Final = 2
WAGON: Final = 4
TOOLS: Final = ["pick", "lantern", "wagon"]
"""Tool number t is bit t of a set of tools."""

# Action cards: id, tools, how many.
_BREAKS: Final[list[tuple[str, int, int]]] = [
    ("BREAK_PICK", PICK, 3),
    ("BREAK_LANTERN", LANTERN, 3),
    ("BREAK_WAGON", WAGON, 3),
]
_REPAIRS: Final[list[tuple[str, int, int]]] = [
    ("REPAIR_PICK", PICK, 2),
    ("REPAIR_LANTERN", LANTERN, 2),
    ("REPAIR_WAGON", WAGON, 2),
    ("REPAIR_PICK_LANTERN", PICK | LANTERN, 1),
    ("REPAIR_PICK_WAGON", PICK | WAGON, 1),
    ("REPAIR_LANTERN_WAGON", LANTERN | WAGON, 1),
]
_OTHERS: Final[list[tuple[str, int, int]]] = [("ROCKFALL", 0, 3), ("MAP", 0, 6)]

TUNNELS: Final = [id for id, _, _, _ in _TUNNELS]
BREAKS: Final = [id for id, _, _ in _BREAKS]
REPAIRS: Final = [id for id, _, _ in _REPAIRS]
CARDS: Final = TUNNELS + BREAKS + REPAIRS + [id for id, _, _ in _OTHERS]
"""A card is known by its place in this list; cards of the same id are interchangeable."""

COUNTS: Final = [count for _, _, _, count in _TUNNELS] + [count for _, _, count in _BREAKS + _REPAIRS + _OTHERS]
TOOLS_OF: Final = [0] * len(TUNNELS) + [tools for _, tools, _ in _BREAKS + _REPAIRS + _OTHERS]
KINDS: Final = 27
FIRST_BREAK: Final = 16
FIRST_REPAIR: Final = 19
ROCKFALL: Final = 25
MAP: Final = 26

# Cards of the table that never come into a hand.
START: Final = 27
TREASURE: Final = 28
GOAL_CARDS: Final = ["GOAL_GOLD", "GOAL_STONE_1", "GOAL_STONE_2"]
FACES: Final = [*CARDS, "START", *GOAL_CARDS]
"""Everything that can lie face up in the maze, and the cards of the hands."""

EDGES: Final = [edges for _, edges, _, _ in _TUNNELS] + [0] * 11 + [15, 15, NORTH | EAST, NORTH | WEST]
BOTH_WAYS: Final = [1 << edges | 1 << turned_over(edges) for _, edges, _, _ in _TUNNELS]
"""The edges that a tunnel card can show, upright and upside down, as a set."""
DEAD_END: Final = [dead for _, _, dead, _ in _TUNNELS] + [False] * 15

# The grid: x to the right, y downwards, the start at 0,0. Forty tunnel cards in a row reach 40 cells from the start,
# eastwards one more by way of a goal.
XS: Final = range(-40, 42)
YS: Final = range(-40, 41)
WIDTH: Final = 82
CELLS: Final = 82 * 81
ORIGIN: Final = 40 * 82 + 40
GOALS: Final = ["top", "middle", "bottom"]
GOAL_CELLS: Final = [ORIGIN - 2 * WIDTH + 8, ORIGIN + 8, ORIGIN + 2 * WIDTH + 8]

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
MOST_SEATS: Final = 10
ROUNDS: Final = 3

GOLD_CARDS: Final = [16, 8, 4]
"""How many gold cards there are with one, two and three nuggets."""
MOST_GOLD: Final = 9
"""Never are more gold cards than this drawn for the diggers."""
PAY: Final = [0, 4, 3, 3, 2]
"""Nuggets for each saboteur, by the number of saboteurs in play."""

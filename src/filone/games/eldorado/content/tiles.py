"""The pieces a route is made of, hex by hex, as printed.

Hexes are pointy-topped, with axial coordinates: q grows to the east, r to the south-east. A tile has every hex at most
three steps from its centre (0,0); a strip has rows of 5, 6 and 5. One turn is 60 degrees clockwise about (0,0).
"""

from typing import Final

JUNGLE: Final = 0
RIVER: Final = 1
VILLAGE: Final = 2
RUBBLE: Final = 3
CAMP: Final = 4
MOUNTAIN: Final = 5
START: Final = 6

ENTERED: Final = ("jungle", "river", "village", "rubble", "camp")
TERRAINS: Final = (*ENTERED, "mountain", "start")

AROUND: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""The six neighbours of a hex, in order around it."""

END_SIDES: Final = {"jungle": JUNGLE, "river": RIVER}

PIECES: Final = ("AB", "CD", "EF", "GH", "IJ", "KL", "MN", "OP", "QR")
"""Every piece has two sides, and a route shows one of them."""

MOST_SEAMS: Final = len(PIECES) - 1
MOST_CAVES: Final = 7
"""One on a tile at most, and none on the strips."""

START_SIDES: Final = "AB"
STRIP_SIDES: Final = "OPQR"

SIDES: Final = {
    "A": (
        "J1 C1 J1 J1",
        "W1 M J1 J1 V1",
        "J1 X V1 J1 J1 J1",
        "J1 V1 J1 W1 J1 V1 J1",
        "J1 J1 V1 J1 W1 J1",
        "J1 J1 J1 J1 J1",
        "S1 S2 S3 S4",
    ),
    "B": (
        "J1 W1 C1 W1",
        "J1 J1 V1 X J1",
        "J1 V1 J1 J1 J1 J1",
        "W1 J1 V1 J1 V1 J1 J1",
        "J1 J1 W1 J1 J1 J1",
        "J1 J1 J1 J1 J1",
        "S4 S3 S2 S1",
    ),
    "C": (
        "J1 J1 G1 G1",
        "J1 V1 G1 W1 W1",
        "W1 W1 V1 V1 G1 W1",
        "W1 V1 G1 X W1 G1 G1",
        "V1 G1 W1 W1 V1 V1",
        "V1 G1 J1 V1 W1",
        "J1 J1 W1 W1",
    ),
    "D": (
        "J2 J1 M W3",
        "J1 J1 V3 V1 M",
        "J1 W1 J1 M V3 J1",
        "J2 W1 W2 X J1 J1 J2",
        "J1 W1 W1 W2 W1 J1",
        "J1 W1 W1 W1 J1",
        "J1 J1 J1 J2",
    ),
    "E": (
        "C1 V1 V1 V1",
        "J1 J2 J1 X V1",
        "G1 J1 M W1 W1 J1",
        "J1 J2 J3 W1 J1 J2 G1",
        "J1 G1 G3 G1 M J1",
        "G1 M J2 W2 J1",
        "M G1 G1 J1",
    ),
    "F": (
        "J1 M X W1",
        "J2 J1 M W1 W1",
        "G1 J1 W2 W3 W1 G1",
        "G1 V1 V2 M J2 J1 G1",
        "G1 V1 G2 J1 J1 G1",
        "J1 J3 J1 W2 W2",
        "C1 J2 G1 C2",
    ),
    "G": (
        "J1 J1 J1 J1",
        "J1 J2 V1 M J1",
        "V1 V2 V2 G1 V1 J1",
        "M X V4 V3 V2 J2 C1",
        "V1 V2 V2 G1 V1 J1",
        "J1 J2 V1 M J1",
        "J1 J1 J1 J1",
    ),
    "H": (
        "W1 W2 W2 W2",
        "V1 W1 W1 W1 W2",
        "V2 V2 V1 V1 W1 W2",
        "V3 X V2 V2 V1 J1 J1",
        "V2 V2 V1 V1 J1 J2",
        "V1 J1 J1 J1 J2",
        "J1 J2 J2 J2",
    ),
    "I": (
        "J1 J1 J1 J1",
        "V1 J1 M J1 J1",
        "V1 V2 J1 M J2 J1",
        "V1 V2 J1 J2 C3 M X",
        "V2 G3 M M J2 J1",
        "W2 W1 W1 J1 J1",
        "W2 W2 W1 J1",
    ),
    "J": (
        "W1 W1 W1 W1",
        "W1 M W2 W1 G2",
        "W1 W2 J1 J2 G2 G1",
        "V1 V1 J2 C1 J1 G2 G1",
        "V1 V2 J1 J1 G2 G1",
        "V1 V2 V2 X G1",
        "V1 V1 V1 G2",
    ),
    "K": (
        "C1 J2 J2 J1",
        "J1 J1 W3 J1 J2",
        "J1 J2 J1 J3 J1 J2",
        "J2 J1 J3 J1 J3 J1 J2",
        "J2 J1 J3 J1 J2 J1",
        "J2 J1 V4 J1 J1",
        "J1 J2 J2 C1",
    ),
    "L": (
        "W1 C1 C1 J3",
        "J1 W1 W1 J3 J1",
        "J2 J1 J1 J3 J1 J2",
        "J2 J1 M J1 X J1 J2",
        "J1 J2 J2 J1 J2 J1",
        "V2 C2 V2 J1 J1",
        "J2 J2 J1 M",
    ),
    "M": (
        "J1 J1 J1 C1",
        "J1 V4 M M W4",
        "J1 V2 J1 J1 W1 X",
        "M J1 J1 G2 J1 J1 M",
        "M M M M G2 J1",
        "J1 J1 J1 G2 J1",
        "W1 W1 J1 J1",
    ),
    "N": (
        "J1 J1 J1 J1",
        "V1 J1 J2 J1 W1",
        "V1 V2 J1 W1 W1 W1",
        "W1 W1 V3 V4 V3 V2 V1",
        "W1 W1 W1 J1 V2 V1",
        "J1 J1 J2 J1 J1",
        "J1 J1 J1 J1",
    ),
    "O": (
        "V2 V1 G1 J2 G2",
        "V1 M W4 M M G1",
        "V1 W1 J2 J1 G1",
    ),
    "P": (
        "W3 W2 W1 W2 W3",
        "G1 W1 W1 W1 W1 J1",
        "W1 J2 W3 G2 W1",
    ),
    "Q": (
        "G1 V1 V1 W1 J3",
        "J2 G1 J2 V3 W1 J2",
        "J1 G3 J1 J1 W2",
    ),
    "R": (
        "J1 J1 M V1 V1",
        "J1 J3 M V1 C1 V1",
        "J1 J1 M V1 V1",
    ),
}
"""Rows from north to south: J jungle, W river, V village, G rubble, C base camp, each with its value;
M mountain, X mountain with a cave, S1 to S4 start spaces."""

_TERRAIN_OF: Final = {
    "J": JUNGLE,
    "W": RIVER,
    "V": VILLAGE,
    "G": RUBBLE,
    "C": CAMP,
    "M": MOUNTAIN,
    "X": MOUNTAIN,
    "S": START,
}


class Hex:
    """One printed hex; `value` is what it asks for, or the number of a start space."""

    def __init__(self, q: int, r: int, code: str) -> None:
        self.q = q
        self.r = r
        self.terrain = _TERRAIN_OF[code[0]]
        self.value = int(code[1:] or 0)
        self.cave = code == "X"


def hexes_of(side: str, turns: int) -> list[Hex]:
    """The hexes of a side about its own (0,0), after some clockwise turns."""
    rows = SIDES[side]
    reach = len(rows) // 2
    hexes: list[Hex] = []
    for row, line in enumerate(rows):
        r = row - reach
        first = max(-3, -3 - r)
        for column, code in enumerate(line.split()):
            q, s = first + column, r
            for _ in range(turns):
                q, s = -s, q + s
            hexes.append(Hex(q, s, code))
    return hexes

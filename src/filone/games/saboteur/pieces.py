"""What lies on a cell of the maze, and what an empty cell asks of a card: sets of sides, packed in one number each.

Everything else reads and makes them by the names of this page. Sides are north, east, south, west, 0 to 3.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from filone.games.saboteur.content.cards import DEAD_END
from filone.games.saboteur.content.numbers import WIDTH

OFFSETS: Final = vec[i64]([-WIDTH, 1, WIDTH, -1])
"""From a cell to its neighbours, by side."""
ALL_SIDES: Final = 15

# A piece: its open sides, two bits, then its number in FACES.
DEAD: Final = 16
LIVE: Final = 32
"""A passage that the tunnel from the start runs through."""
FACE: Final = 6
FACE_DOWN: Final = 31 << 6
"""A goal that nobody has reached yet."""


def piece_of(card: i64, edges: i64) -> i64:
    """A card of FACES with these open edges, whether or not the tunnel runs through it."""
    piece = card << FACE | edges
    return piece | DEAD if DEAD_END[card] else piece


def card_of(piece: i64) -> i64:
    return piece >> FACE


def edges_of(piece: i64) -> i64:
    return piece & ALL_SIDES


def is_open(piece: i64, side: i64) -> bool:
    """Whether a piece, or a set of edges, is open on a side."""
    return piece >> side & 1 != 0


def is_dead(piece: i64) -> bool:
    return piece & DEAD != 0


def is_live(piece: i64) -> bool:
    return piece & LIVE != 0


SIDES: Final = [[side for side in range(4) if is_open(edges, side)] for edges in range(ALL_SIDES + 1)]
"""The open sides, by the edges."""


def opposite(side: i64) -> i64:
    return side + 2 & 3


# Needs of an empty cell: the sides that must be open, those that must be walls, and those on which an opening joins
# the tunnel from the start.
WALL: Final = 4
JOIN: Final = 8


def must_be_open(needs: i64) -> i64:
    return needs & ALL_SIDES


def must_be_wall(needs: i64) -> i64:
    return needs >> WALL & ALL_SIDES


def would_join(needs: i64) -> i64:
    return needs >> JOIN


def need(piece: i64, side: i64) -> i64:
    """What a cell needs on the side where this piece lies."""
    here: i64 = 1 << side
    if not is_open(piece, opposite(side)):
        return here << WALL
    return here | here << JOIN if is_live(piece) else here


def without(needs: i64, side: i64) -> i64:
    """The needs of a cell that nothing touches on a side."""
    here: i64 = 1 << side
    return needs & ~(here | here << WALL | here << JOIN)


def joined(needs: i64, side: i64) -> i64:
    """The needs of a cell that a live passage opens into on a side."""
    return needs | 1 << JOIN + side


def unjoined(needs: i64) -> i64:
    """The needs of a cell that no live passage touches."""
    return needs & ((1 << JOIN) - 1)


# Which edges fit: bit e of a pattern is set if a card with edges e does.

LINKS: Final = ["start", "joint", "touch"]
"""What a card must be linked to: the tunnel from the start (4.9), any opening (4.14), or nothing (4.12)."""
TO_START: Final = 0
TO_JOINT: Final = 1


def links(needs: i64, link: i64) -> i64:
    """The sides of a cell one of which must be open so that a card is linked."""
    return would_join(needs) if link == TO_START else must_be_open(needs) if link == TO_JOINT else ALL_SIDES


def _patterns(needs: int, link: int) -> int:
    opens, walls = must_be_open(needs), must_be_wall(needs)
    patterns = 0
    for edges in range(1, ALL_SIDES + 1):
        if edges & opens == opens and not edges & walls and edges & links(needs, link):
            patterns |= 1 << edges
    return patterns


FITS: Final = [vec[i64]([_patterns(needs, link) for needs in range(4096)]) for link in range(len(LINKS))]
"""By the link that is asked for, then by the needs of a cell."""

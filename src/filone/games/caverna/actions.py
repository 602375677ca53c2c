"""The language in which spaces and loot are written: primitive steps, and the words that join them.

A part is what the player chooses as a whole. The connectors of the board (and/or, and then/or, either/or, and then)
turn into three numbers on each part: its `group` (the alternatives of an either/or), its `rank` (a part is lost once
one of a higher rank in its group is done) and `needs` (the part that must come before it, or -1).
"""

from typing import Final, NamedTuple

# Primitive steps; each takes two numbers, told beside it.
TAKE: Final = 0  # the goods that lie on the space
GAIN: Final = 1  # a good, how many
PER_ORE_MINE: Final = 2  # a good, how many for each ore mine
FOR_RUBY_MINES: Final = 3  # a good; how many ruby mines bring one more of it
TOKEN: Final = 4  # the starting player token
IMITATE: Final = 5  # the price in food
LAY: Final = 6  # which twin tiles, as a mask; the price in wood
PUT: Final = 7  # which piece; its price in wood or stone
FURNISH: Final = 8  # what may be bought: ANY_TILE, A_DWELLING or THE_DWELLING
GROW: Final = 9
SOW: Final = 10
FORGE: Final = 11
EXPEDITION: Final = 12  # the level
BUY: Final = 13
TRADE: Final = 14  # how many times at most
BREED: Final = 15  # how many types at most
SHARPEN: Final = 16  # all weapons, at the end of the expedition

ANY_TILE: Final = 0
A_DWELLING: Final = 1
THE_DWELLING: Final = 2

# Twin tiles.
MEADOW_FIELD: Final = 0
CAVERN_TUNNEL: Final = 1
CAVERN_CAVERN: Final = 2
ORE_MINE_TILE: Final = 3
LARGE_PASTURE: Final = 4
TWINS: Final = ("meadow_field", "cavern_tunnel", "cavern_cavern", "ore_mine_deep_tunnel", "large_pasture")

# What goes on a single cell.
MEADOW_PIECE: Final = 0
FIELD_PIECE: Final = 1
TUNNEL_PIECE: Final = 2
CAVERN_PIECE: Final = 3
RUBY_MINE_PIECE: Final = 4
SMALL_PASTURE: Final = 5
STABLE: Final = 6
PIECES: Final = ("meadow", "field", "tunnel", "cavern", "ruby_mine", "small_pasture", "stable")
DEEP_RUBY_MINE_PIECE: Final = 7
"""A ruby mine again, for a deep tunnel."""

Step = tuple[int, int, int]


class Part(NamedTuple):
    """Steps that are carried out together, in order."""

    name: str
    steps: tuple[Step, ...]
    rank: int = 0
    group: int = 0
    needs: int = -1


Parts = tuple[Part, ...]


def part(name: str, *steps: Step) -> Parts:
    return (Part(name, steps),)


def step(kind: int, first: int = 0, second: int = 0) -> Step:
    return (kind, first, second)


def lay(twin: int, price: int = 0) -> Step:
    return (LAY, 1 << twin, price)


def and_or(*blocks: Parts) -> Parts:
    """Any of the parts, at least one, in any order."""
    return _join(*blocks, ranked=False, grouped=False)


def then_or(*blocks: Parts) -> Parts:
    """Any of the parts, at least one, in the order in which they stand."""
    return _join(*blocks, ranked=True, grouped=False)


def either_or(*blocks: Parts) -> Parts:
    """Exactly one of the blocks."""
    return _join(*blocks, ranked=False, grouped=True)


def and_then(first: Parts, second: Parts) -> Parts:
    """The second part only after the first."""
    return first + tuple(p._replace(rank=p.rank + 1, needs=0) for p in second)


def _join(*blocks: Parts, ranked: bool, grouped: bool) -> Parts:
    joined: list[Part] = []
    rank = 0
    for number, block in enumerate(blocks):
        start = len(joined)
        for p in block:
            needs = p.needs + start if p.needs >= 0 else -1
            joined.append(p._replace(rank=p.rank + rank, group=number if grouped else p.group, needs=needs))
        if ranked:
            rank = max(p.rank for p in joined) + 1
    return tuple(joined)

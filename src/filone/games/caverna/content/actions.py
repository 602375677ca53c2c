"""The language in which spaces and loot are written: primitive steps, and the words that join them.

A part is what the player chooses as a whole. The connectors of the board (and/or, and then/or, either/or, and then)
turn into three numbers on each part: its `group` (the alternatives of an either/or), its `rank` (a part is lost once
one of a higher rank in its group is done) and `needs` (the part that must come before it, or -1).
"""

from typing import Final, NamedTuple

from mypy_extensions import i64

from filone.games.caverna.content.board import only

# What a step does; the functions below make them.
TAKE: Final = 0
GAIN: Final = 1
PER_ORE_MINE: Final = 2
FOR_RUBY_MINES: Final = 3
TOKEN: Final = 4
IMITATE: Final = 5
LAY: Final = 6
PUT: Final = 7
FURNISH: Final = 8
GROW: Final = 9
SOW: Final = 10
FORGE: Final = 11
EXPEDITION: Final = 12
BUY: Final = 13
TRADE: Final = 14
BREED: Final = 15
SHARPEN: Final = 16
DOES: Final = (
    "take",
    "gain",
    "per_ore_mine",
    "for_ruby_mines",
    "token",
    "imitate",
    "lay",
    "put",
    "furnish",
    "grow",
    "sow",
    "forge",
    "expedition",
    "buy",
    "trade",
    "breed",
    "sharpen",
)

# What may be furnished.
ANY_TILE: Final = 0
A_DWELLING: Final = 1
THE_DWELLING: Final = 2
WHAT: Final = ("any_tile", "a_dwelling", "the_dwelling")

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


class Step:
    """`what` is a good, a set of twin tiles, a piece or what may be furnished; `number` is how many, the price, the
    level. Steps that are alike are one object, and `key` counts them; `bit` stands for a step in sets of steps."""

    def __init__(self, does: i64, what: int, number: int, key: int) -> None:
        self.does: i64 = does
        self.what = what
        self.number = number
        self.key = key
        self.bit: i64 = only(key)


_STEPS: Final[dict[tuple[int, int, int], Step]] = {}


def _step(does: int, what: int = 0, number: int = 0) -> Step:
    return _STEPS.setdefault((does, what, number), Step(does, what, number, len(_STEPS)))


def take() -> Step:
    """The goods that lie on the space."""
    return _step(TAKE)


def gain(good: int, number: int) -> Step:
    return _step(GAIN, good, number)


def per_ore_mine(good: int, number: int) -> Step:
    """So many for each ore mine."""
    return _step(PER_ORE_MINE, good, number)


def for_ruby_mines(good: int, mines: int) -> Step:
    """One more of a good for the owner of so many ruby mines."""
    return _step(FOR_RUBY_MINES, good, mines)


def token() -> Step:
    """The starting player token."""
    return _step(TOKEN)


def imitate(price: int) -> Step:
    """For so much food."""
    return _step(IMITATE, number=price)


def lay(*twins: int, price: int = 0) -> Step:
    """One of these twin tiles; the price is in wood."""
    return _step(LAY, sum(1 << twin for twin in twins), price)


def put(piece: int, price: int = 0) -> Step:
    """Something for a single cell; the price of a pasture is in wood, of a stable in stone."""
    return _step(PUT, piece, price)


def furnish(what: int) -> Step:
    return _step(FURNISH, what)


def grow() -> Step:
    return _step(GROW)


def sow() -> Step:
    return _step(SOW)


def forge() -> Step:
    return _step(FORGE)


def expedition(level: int) -> Step:
    return _step(EXPEDITION, number=level)


def buy() -> Step:
    """At the Weekly market."""
    return _step(BUY)


def trade(most: int) -> Step:
    """Ore, so many times at most."""
    return _step(TRADE, number=most)


def breed(most: int) -> Step:
    """So many types at most."""
    return _step(BREED, number=most)


def sharpen() -> Step:
    """All weapons, at the end of the expedition."""
    return _step(SHARPEN)


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

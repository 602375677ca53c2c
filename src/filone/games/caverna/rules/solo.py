"""Section 22: what is different for one player alone."""

from typing import Final

from filone.games.caverna import moves
from filone.games.caverna.content.board import only
from filone.games.caverna.content.goods import RUBY
from filone.games.caverna.content.spaces import SPACES
from filone.games.caverna.decisions import Clear
from filone.games.caverna.position import Position
from filone.games.caverna.rules.codes import code
from filone.kernel.objections import Code


def overfull(position: Position) -> int:
    """The spaces that are about to be emptied (22.6)."""
    spaces = 0
    if position.seats == 1:
        for space in range(len(SPACES)):
            if position.on_space(space) > position.clears_above:
                spaces |= 1 << space
    return spaces


def doomed(position: Position, open: Clear) -> int:
    """Those of them that no ruby has saved."""
    return overfull(position) & ~open.saved


def list_saves(position: Position, open: Clear) -> list[int]:
    listed: list[int] = []
    if position.home().goods[RUBY]:
        spaces = doomed(position, open)
        listed = [moves.SAVE.of(space) for space in range(len(SPACES)) if spaces >> space & 1]
    listed.append(moves.CLEAR.of())
    return listed


def save(position: Position, open: Clear, move: int) -> None:
    """A ruby saves one space, for this refill only (22.7)."""
    position.home().goods[RUBY] -= 1
    position.ask_instead(Clear(open.seat, open.saved | only(moves.SAVE.space.of(move))))


# What speaks against a move


def lacks_a_ruby(position: Position, _move: int) -> bool:
    return position.home().goods[RUBY] == 0


def is_safe(position: Position, move: int) -> bool:
    open = position.open
    assert isinstance(open, Clear)
    return not doomed(position, open) >> moves.SAVE.space.of(move) & 1


CLEAR: Final[Code] = code("22.6", {moves.SAVE: [("22.7", lacks_a_ruby), ("22.7", is_safe)], moves.CLEAR: []})

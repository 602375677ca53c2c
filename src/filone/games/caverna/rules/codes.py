"""What speaks against moves that are not asked for, whatever is being decided.

What chance decides is refused by clauses of its own, so every code of a seat's decision has a word on it.
"""

from typing import Any, Final

from filone.games.caverna import moves
from filone.kernel.objections import Code, Objection
from filone.kernel.space import Kind


def never(_position: Any, _move: int) -> bool:
    """Not now, whatever it is."""
    return True


NOT_ASKED: Final[dict[Kind, list[Objection]]] = {
    moves.START: [("1.1", never)],
    moves.REVEAL: [("1.5", never)],
    moves.TOKEN: [("1.6", never)],
}


def code(clause: str, asked: dict[Kind, list[Objection]]) -> Code:
    """The code of a seat's decision: the clause speaks against what belongs elsewhere."""
    return Code(clause, {**NOT_ASKED, **asked})


CHANCE: Final[Code] = Code("1.7", {})
"""While chance decides nobody does: what comes is hidden."""
OVER: Final[Code] = Code("20.1", {})

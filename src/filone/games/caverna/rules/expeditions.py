"""Sections 12 and 26: what an armed dwarf brings home."""

from typing import Final

from mypy_extensions import i64

from filone.games.caverna import moves
from filone.games.caverna.content.actions import GAIN, SHARPEN
from filone.games.caverna.content.board import only
from filone.games.caverna.content.loot import LOOT_STEP, LOOT_STRENGTH
from filone.games.caverna.decisions import Loot
from filone.games.caverna.position import Position
from filone.games.caverna.rules.codes import code
from filone.games.caverna.rules.possible import POSSIBLE, Prospect
from filone.games.caverna.rules.weapons import return_from_expedition
from filone.games.caverna.rules.work import carry_out
from filone.kernel.objections import Code, Objection


def items(position: Position, open: Loot, first_only: bool) -> list[int]:
    """The loot that the dwarf can carry home now; `first_only` is enough to know whether there is any."""
    home = position.home()
    strength = home.dwarfs[position.actor]
    prospect = Prospect(position, home, strength)
    found: list[int] = []
    for item in range(i64(len(LOOT_STEP))):
        if LOOT_STRENGTH[item] > strength:
            break
        if not open.taken >> item & 1 and prospect.step(0, LOOT_STEP[item], discount=True) == POSSIBLE:
            found.append(item)
            if first_only:
                break
    return found


def list_items(position: Position, open: Loot) -> list[int]:
    listed = [moves.LOOT.of(item) for item in items(position, open, first_only=False)]
    if open.taken:
        listed.insert(0, moves.STOP.of())
    return listed


def items_over(position: Position, open: Loot) -> bool:
    """Only the weakest dwarfs, and one who has handed in the weapon, run out of items: no exchange helps them."""
    return open.left == 0 or not items(position, open, first_only=True)


def loot(position: Position, open: Loot, move: int) -> None:
    """Carry out an item, which may prepare the next (12.6)."""
    if moves.STOP.has(move):
        come_home(position, open)
        return
    item = moves.LOOT.item.of(move)
    position.ask_instead(Loot(open.seat, open.left - 1, open.taken | only(item), open.sharpen))
    carry_out(position, 0, LOOT_STEP[item], discount=True)


def come_home(position: Position, open: Loot) -> None:
    """The end of an expedition."""
    return_from_expedition(position.home(), position.actor, open.sharpen)
    position.close()


# What speaks against a move


def open_expedition(position: Position) -> Loot:
    open = position.open
    assert isinstance(open, Loot)
    return open


def is_taken(position: Position, move: int) -> bool:
    return open_expedition(position).taken >> moves.LOOT.item.of(move) & 1 == 1


def is_too_heavy(position: Position, move: int) -> bool:
    return LOOT_STRENGTH[moves.LOOT.item.of(move)] > position.home().dwarfs[position.actor]


def nothing_taken(position: Position, _move: int) -> bool:
    return open_expedition(position).taken == 0


def item_objection(item: int) -> Objection:
    """Every item has a clause, in their order; goods and sharper weapons are always of use."""

    def is_of_no_use(position: Position, move: int) -> bool:
        return moves.LOOT.item.of(move) == item and item not in items(
            position, open_expedition(position), first_only=False
        )

    return f"26.{item + 1}", is_of_no_use


LOOT: Final[Code] = code(
    "12.6",
    {
        moves.LOOT: [
            ("12.4", is_taken),
            ("12.4", is_too_heavy),
            *[item_objection(item) for item in range(len(LOOT_STEP)) if LOOT_STEP[item].does not in (GAIN, SHARPEN)],
        ],
        moves.STOP: [("12.5", nothing_taken)],
    },
)

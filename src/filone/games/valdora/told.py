"""What comes of a step: tolls on a journey; craftsman, workshop, bonus tile and the last round after a delivery."""

from filone.games.valdora import moves
from filone.games.valdora.content.box import COLOURS
from filone.games.valdora.content.spaces import is_mine
from filone.games.valdora.decisions import Deal
from filone.games.valdora.state import Valdora
from filone.kernel.told import Fact, Tale, Told

DEAL = Tale("deal", run=True)
TOLL = Tale("toll", {"seat": "seat", "target": "seat"})
LOST_TOLL = Tale("lost_toll", {"seat": "seat", "target": "seat"})
CRAFTSMAN = Tale("craftsman", {"seat": "seat", "colour": "colour"})
WORKSHOP = Tale("workshop", {"seat": "seat", "colour": "colour"})
BONUS = Tale("bonus", {"seat": "seat"})
LAST_ROUND = Tale("last_round")
TALES = (DEAL, TOLL, LOST_TOLL, CRAFTSMAN, WORKSHOP, BONUS, LAST_ROUND)


def told(before: Valdora, move: int, after: Valdora) -> list[Told]:
    if isinstance(before.open, Deal):
        return [Told(DEAL)]
    seat = before.turn
    if seat < 0:
        return []
    return tolls(before, seat, move, after) if moves.GO.has(move) else rewards(before, seat, after)


def tolls(before: Valdora, seat: int, move: int, after: Valdora) -> list[Told]:
    """To whom a coin was paid, from the left round; whoever has six already does not keep it (2.7, 2.9, 2.11)."""
    space = moves.GO.space.of(move)
    others = [(seat + place) % before.seats for place in range(1, before.seats)]
    met = [] if is_mine(space) else [other for other in others if before.at[other] == space]
    return [
        Told(TOLL if after.coins[other] > before.coins[other] else LOST_TOLL, {"seat": seat, "target": other})
        for other in met[: before.coins[seat]]
    ]


def rewards(before: Valdora, seat: int, after: Valdora) -> list[Told]:
    """What a completed commission brought (section 6)."""
    who: dict[str, Fact] = {"seat": seat}
    hired = [name for name, had, has in zip(COLOURS, before.crew[seat], after.crew[seat], strict=True) if has > had]
    opened = [name for name, had, has in zip(COLOURS, before.workshops, after.workshops, strict=True) if has != had]
    return [
        *(Told(CRAFTSMAN, {**who, "colour": colour}) for colour in hired),
        *(Told(WORKSHOP, {**who, "colour": colour}) for colour in opened),
        *([Told(BONUS, who)] if after.bonuses[seat] > before.bonuses[seat] else []),
        *([Told(LAST_ROUND)] if after.ending and not before.ending else []),
    ]

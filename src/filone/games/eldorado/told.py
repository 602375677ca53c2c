"""What comes of a step, and the steps that are one to a reader: a purchase, a way, cards drawn or discarded."""

from filone.games.eldorado import moves
from filone.games.eldorado.content.cards import CARDS
from filone.games.eldorado.content.tokens import TOKENS
from filone.games.eldorado.decisions import Price, Toll
from filone.games.eldorado.position import ARRIVED, NOBODY
from filone.games.eldorado.rules.end import standing_of
from filone.games.eldorado.rules.hand import card_of
from filone.games.eldorado.rules.pawns import which_of
from filone.games.eldorado.state import Eldorado
from filone.kernel.state import OVER
from filone.kernel.told import Fact, Tale, Told

BLOCKS = Tale("blocks", run=True)
PURCHASE = Tale("purchase", {"seat": "seat", "card": "card", "paid": ""}, run=True)
WAYS = tuple(Tale(name, {"seat": "seat", "spaces": ""}, run=True) for name in ("way", "second_way"))
DRAWN = Tale("drawn", {"target": "seat", "number": "", "cards": "card"}, secret=("cards",), run=True)
DISCARDED = Tale("discarded", {"seat": "seat", "cards": "card"}, run=True)
GONE = Tale("gone")
ARRIVAL = Tale("arrival", {"seat": "seat"})
TIE = Tale("tie", {"by": "", "own": "", "other": ""})
TALES = (BLOCKS, PURCHASE, *WAYS, DRAWN, DISCARDED, GONE, ARRIVAL, TIE)


def told(before: Eldorado, move: int, after: Eldorado) -> list[Told]:
    return [*came(before, move, after), *(tie(after) if after.turn == OVER else [])]


def came(before: Eldorado, move: int, after: Eldorado) -> list[Told]:
    seat = before.turn
    if moves.BLOCK.has(move):
        return [Told(BLOCKS)]
    if moves.DRAW.has(move):
        player, card = moves.DRAW.player.of(move), CARDS[moves.DRAW.card.of(move)]
        return [Told(DRAWN, {"target": player, "number": 1, "cards": [card]}, before.witnesses(move))]
    if moves.DISCARD.has(move):
        return [Told(DISCARDED, {"seat": seat, "cards": [CARDS[moves.DISCARD.card.of(move)]]})]
    if moves.BUY.has(move) or before.ware != NOBODY:
        return [purchase(before, move, after)]
    by_card = moves.STEP.has(move) and not isinstance(after.open, Toll)
    gone = moves.PAY.has(move) and after.decks.gone != before.decks.gone  # at a base camp
    arrived = after.pawns.count(ARRIVED) > before.pawns.count(ARRIVED)
    return [
        *([Told(WAYS[which_of(move)], {"seat": seat, "spaces": 1})] if by_card else []),
        *([Told(GONE)] if gone else []),
        *([Told(ARRIVAL, {"seat": seat})] if arrived else []),
    ]


def purchase(before: Eldorado, move: int, after: Eldorado) -> Told:
    """From the choice of a card until it is paid for, with what each step paid (6.9)."""
    ware = after.ware if before.ware == NOBODY else before.ware
    facts: dict[str, Fact] = {"seat": before.turn, "card": CARDS[ware]}
    if isinstance(before.open, Price) and not moves.DONE.has(move):
        token = moves.TOKEN.has(move)
        facts["paid"] = [f"token-{TOKENS[moves.TOKEN.token.of(move)]}" if token else f"card-{CARDS[card_of(move)]}"]
    return Told(PURCHASE, facts)


def tie(over: Eldorado) -> list[Told]:
    """What decides between the first two, if they have come as far (10.6 to 10.9)."""
    outcome = over.outcome()
    first, second = sorted(range(over.seats), key=outcome.ranks.__getitem__)[:2]
    if outcome.ranks[second] == 1 or outcome.scores[first] > outcome.scores[second]:
        return []
    parts = ["blocks", "value", "first"] if first in over.arrived else ["steps", "blocks", "value"]
    standings = zip(parts, standing_of(over, first)[1:], standing_of(over, second)[1:], strict=True)
    by, own, other = next(part for part in standings if part[1] != part[2])
    return [Told(TIE, {"by": by, "own": own, "other": other})]

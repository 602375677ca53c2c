"""What comes of a step, and the steps that are one to a reader: a walk with what it is made with, what is paid for
rubble, a purchase, cards drawn or discarded."""

from filone.games.eldorado import moves
from filone.games.eldorado.content.cards import CARDS, HAND, KINDS
from filone.games.eldorado.content.tiles import TERRAINS
from filone.games.eldorado.content.tokens import TOKENS
from filone.games.eldorado.decisions import Draw, Move, Native, Price, Toll
from filone.games.eldorado.position import ARRIVED, NOBODY
from filone.games.eldorado.rules.end import standing_of
from filone.games.eldorado.rules.hand import card_of
from filone.games.eldorado.rules.moving import hex_of
from filone.games.eldorado.rules.pawns import place_of, which_of
from filone.games.eldorado.state import Eldorado
from filone.kernel.state import OVER
from filone.kernel.told import Fact, Tale, Told

BLOCKS = Tale("blocks", run=True)
PURCHASE = Tale("purchase", {"seat": "seat", "card": "card", "paid": ""}, run=True)
WALK = Tale(
    "walk",
    {"seat": "seat", "spaces": "", "back": "", "lands": "through", "cards": "", "by": "", "kind": "", "pawn": ""},
    run=True,
)
"""So many `spaces` through these `lands`, some of them `back`, with the `first` or the `second` pawn; `by` is what it
is made with, so many `cards` and tokens, all of one `kind`: the next one has a line of its own, with the spaces that it
pays for."""
TOLL = Tale("toll", {"seat": "seat", "place": "", "spaces": "", "paid": "card"}, run=True)
DRAWN = Tale("drawn", {"target": "seat", "number": "", "cards": "card"}, secret=("cards",), run=True)
DISCARDED = Tale("discarded", {"seat": "seat", "cards": "card"}, run=True)
IDLE = Tale("idle", {"seat": "seat", "cards": ""})
"""A turn ends with no card played and so many in the hand."""
DRAWS = Tale("draws", {"seat": "seat", "number": ""})
"""So many cards come of a card or a token."""
ARRIVAL = Tale("arrival", {"seat": "seat"})
TIE = Tale("tie", {"by": "", "own": "", "other": ""})
TALES = (BLOCKS, PURCHASE, WALK, TOLL, DRAWN, DISCARDED, IDLE, DRAWS, ARRIVAL, TIE)


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
    if moves.END.has(move):
        idle = before.decks.in_hand[seat] >= HAND and not any(before.decks.played[seat * KINDS : (seat + 1) * KINDS])
        return [Told(IDLE, {"seat": seat, "cards": int(before.decks.in_hand[seat])})] if idle else []
    if moves.BUY.has(move) or before.ware != NOBODY:
        return [purchase(before, move, after)]
    if isinstance(before.open, Toll) or isinstance(after.open, Toll):
        return [toll(before, move)]
    arrived = after.pawns.count(ARRIVED) > before.pawns.count(ARRIVED)
    return [*walk(before, move, after), *([Told(ARRIVAL, {"seat": seat})] if arrived else [])]


def walk(before: Eldorado, move: int, after: Eldorado) -> list[Told]:
    """The card or token that moves a pawn or draws cards, or the hex that a pawn enters."""
    facts: dict[str, Fact] = {"seat": before.turn, "spaces": 0, "back": 0, "lands": {}, "cards": 0, "by": []}
    if moves.STEP.has(move):
        hex = hex_of(before, move)
        land = "goal" if hex >= before.route.goal else TERRAINS[before.route.terrain[hex]]
        far = before.route.distance
        facts |= {"spaces": 1, "back": int(far[hex] > far[place_of(before, move)]), "lands": {land: 1}}
        return [Told(WALK, facts | {"pawn": "second" if which_of(move) else "first"})]
    token = moves.TOKEN.has(move)
    if not token and not moves.PLAY.has(move) and not moves.CHANGE.has(move):
        return []
    if isinstance(after.open, Draw):
        left = after.decks.in_draw[before.turn] + after.decks.in_discard[before.turn]
        return [Told(DRAWS, {"seat": before.turn, "number": int(min(after.open.cards, left))})]
    if not isinstance(after.open, (Move, Native)):
        return []
    by = f"token-{TOKENS[moves.TOKEN.token.of(move)]}" if token else f"card-{CARDS[card_of(move)]}"
    return [Told(WALK, facts | {"cards": 1, "by": [by], "kind": by})]


def toll(before: Eldorado, move: int) -> Told:
    """From the step or the clearing until it is paid for (4.1), with the cards."""
    facts: dict[str, Fact] = {"seat": before.turn}
    if moves.PAY.has(move):
        return Told(TOLL, facts | {"paid": [CARDS[moves.PAY.card.of(move)]]})
    if moves.CLEAR.has(move):
        return Told(TOLL, facts | {"place": "block"})
    return Told(TOLL, facts | {"place": TERRAINS[before.route.terrain[hex_of(before, move)]], "spaces": 1})


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

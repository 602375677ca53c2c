"""What is worth looking at: the shuffle that comes, a purchase not yet made, the weight of the first cards."""

from collections.abc import Sequence

from filone.games.eldorado.content.cards import CARDS, COST, HAND, POWER, STARTING_DECK, WORTH
from filone.games.eldorado.moves import BUY, CLEAR, DISCARD, PLAY, REMOVE, STEP
from filone.games.eldorado.view import EldoradoView
from filone.kernel.advice import Advice

WEAK = [card for card, number in zip(CARDS, STARTING_DECK, strict=True) if number]
"""The cards that everybody begins with."""
EARLY = 3
"""Rounds in which nobody has a deck to speak of."""


def advise(view: EldoradoView) -> list[Advice]:
    """Of the deck nothing more is said in the last round, in which no purchase comes back to the hand."""
    if view.ask != "act":
        return []
    return [Advice("coach-last")] if view.last_round else [*shuffle(view), *purchase(view), *weight(view)]


def shuffle(view: EldoradoView) -> list[Advice]:
    """What is bought before the discards are shuffled comes back soon, what is bought after it only a deck later."""
    me = view.players[view.seat]
    soon = 0 < me.draw_size < HAND and not view.bought
    return [Advice("coach-shuffle", {"cards": me.draw_size})] if soon else []


def purchase(view: EldoradoView) -> list[Advice]:
    """The dearest card of the market that the whole hand could pay for."""
    worth = sum(WORTH[CARDS.index(card)] * number for card, number in view.players[view.seat].hand.items())
    prices = {pile.card: COST[CARDS.index(pile.card)] for pile in view.market if pile.in_market and pile.left}
    within = [card for card, price in prices.items() if price <= worth]
    if view.bought or not within:
        return []
    dearest = max(within, key=prices.__getitem__)
    return [Advice("coach-buy", {"card": f"card-{dearest}", "price": prices[dearest] // 2})]


def weight(view: EldoradoView) -> list[Advice]:
    me = view.players[view.seat]
    deck = [me.hand, me.unseen, me.played, me.discard]
    total = sum(sum(pile.values()) for pile in deck)
    weak = sum(pile.get(card, 0) for pile in deck for card in WEAK)
    return [Advice("coach-weight", {"weak": weak, "all": total})] if view.round > EARLY and 2 * weak > total else []


# What speaks for a move


def reasons(view: EldoradoView, move: int) -> list[Advice]:
    if BUY.has(move):
        strong = POWER[BUY.card.of(move)]
        return [Advice("coach-why-strong", {"power": strong})] if strong > 1 else []
    if STEP.has(move):
        return nearer(view, STEP.cell.json(STEP.cell.of(move)), STEP.second.of(move))
    if PLAY.has(move) and POWER[PLAY.card.of(move)]:
        return [Advice("coach-why-power", {"power": POWER[PLAY.card.of(move)]})]
    if DISCARD.has(move):
        return [Advice("coach-why-fresh")]
    if CLEAR.has(move):
        return [Advice("coach-why-block")]
    return [Advice("coach-why-thin")] if REMOVE.has(move) and CARDS[REMOVE.card.of(move)] in WEAK else []


def nearer(view: EldoradoView, place: Sequence[int], pawn: int) -> list[Advice]:
    """How many steps are left to El Dorado then."""
    left = {(space.q, space.r): space.steps for space in view.board}
    stands = view.players[view.seat].pawns[pawn]
    to_go = left[place[0], place[1]]
    return [Advice("coach-why-nearer", {"steps": to_go})] if stands and to_go < left[stands] else []

"""Fits El Dorado's numbers. `--what games` fits them by games in which bots think a little; `--what races` fits those
of the sketch by the turns that its own lone expeditions take. See `fitting.py` for the rest."""

from random import Random

from fitting import Contest, Numbers, Setting, fit, knowledge_with, weights_of

from filone import games
from filone.games.eldorado.bot.race import Race, Ways
from filone.games.eldorado.bot.weights import Weights
from filone.games.eldorado.content.cards import FIRST_FOR_SALE, KINDS, STARTING_DECK, SYMBOLS
from filone.games.eldorado.content.layout import ROUTES
from filone.games.eldorado.content.tiles import CAMP
from filone.games.eldorado.position import ARRIVED
from filone.games.eldorado.state import Eldorado
from filone.kernel import CHANCE
from filone.kernel.fields import field_values

SETTING = Setting(game="eldorado", seats=(2, 3, 4), nodes=30, by="shares")
RACES = (
    *("toll", "lack", "few", "worth_buying", "stretch", "too_late", "stuck", "item_gain"),
    *(f"pace.{kind}" for kind in range(KINDS) if not SYMBOLS[kind]),
)
"""What other cards are worth, their landscapes tell."""
SKETCHES = 16
"""Races from each beginning."""


def expedition(deal: str, number: int) -> Eldorado:
    """Every route in turn, with one pawn and with two; every other beginning is the start, and the rest are anywhere on
    the way with a deck that has grown: what only the first deck can tell would not hold for better ones."""
    rng = Random(f"{deal}:{number}")
    seats, grown = 2 + number // len(ROUTES) % 2, number // (2 * len(ROUTES)) % 2
    state = games.load("eldorado").start(seats, {"route": list(ROUTES)[number % len(ROUTES)]})
    assert isinstance(state, Eldorado)
    while state.turn == CHANCE:
        state.proceed(state.draw(rng.random()))
    deck, none = STARTING_DECK[:], [0] * KINDS
    if grown:
        for kind in rng.sample(range(FIRST_FOR_SALE, KINDS), rng.randint(1, 6)):
            state.market.give(kind)
            deck[kind] += 1
        for _ in range(rng.randrange(4)):
            kind = rng.randrange(FIRST_FOR_SALE)
            deck[kind] = max(1, deck[kind] - 1)
        places = [hex for hex in range(state.route.goal) if state.route.terrain[hex] <= CAMP]
        state.pawns[: state.each] = rng.sample(places, state.each)
    state.decks.lay_out(0, none, deck, none, none, none)
    state.pawns[state.each :] = [ARRIVED] * (len(state.pawns) - state.each)
    return state


def turns(numbers: Numbers, deal: str, number: int) -> float:
    """How long a lone expedition takes on average."""
    weights = weights_of(knowledge_with(games.load("eldorado"), numbers))
    state = expedition(deal, number)
    way = Ways(weights).field_for(state, 0)
    rng = Random(f"{deal}:{number}")
    return sum(Race(state, 0, way, rng, weights).turns(under_way=False) for _ in range(SKETCHES)) / SKETCHES


def sooner(mine: Numbers, theirs: Numbers, deal: str, number: int) -> float:
    return turns(theirs, deal, number) - turns(mine, deal, number)


if __name__ == "__main__":
    fit(SETTING, list(field_values(Weights())), {"races": Contest(names=RACES, duel=sooner)})

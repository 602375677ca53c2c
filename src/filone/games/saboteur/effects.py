"""What a move costs and brings: the card it is played with, the nuggets that are kept; talk costs nothing.

Who plays a card while there is a deck draws another (3.4), or looks first: that is final.
"""

from functools import lru_cache

from filone.games.saboteur import moves
from filone.games.saboteur.content.cards import CARDS
from filone.games.saboteur.rules.turn import card_played
from filone.games.saboteur.state import Saboteur
from filone.kernel.effects import Effects


def effects(state: Saboteur, move: int) -> Effects:
    return Effects() if state.turn < 0 else _effects(move, state.deck_size > 0)


@lru_cache(1 << 14)
def _effects(move: int, draws: bool) -> Effects:
    if moves.PROPOSE.has(move) or moves.AGREE.has(move) or moves.DECLINE.has(move):
        return Effects()
    if moves.KEEP.has(move):
        return Effects(brings={"nuggets": moves.KEEP.nuggets.of(move) + 1})
    return Effects(final=draws, costs={CARDS[card_played(move)]: 1})

"""What a move costs and brings."""

from filone.kernel.effects import Effects
from toy import moves
from toy.state import Toy


def effects(state: Toy, move: int) -> Effects:
    if moves.SWAP.has(move):
        return Effects(costs={"card": state.hands[state.turn]})
    return Effects(brings={"card": state.hands[state.turn]}) if moves.KEEP.has(move) else Effects()

"""What a legal move costs and brings, by the names of goods."""

from filone.kernel.effects import Effects


def effects(state, move):
    return Effects()

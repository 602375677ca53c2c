"""One game being played: seats, log, undo, clocks, fair dice. It knows nothing of networks and databases."""

from filone.table.clocks import Clocks, Live, Pace, Slow
from filone.table.errors import Refusal
from filone.table.play import Play, Played, Step
from filone.table.table import Chair, Sheet, Table, allows_hints
from filone.table.verify import BadDice, dice_from, verify

__all__ = [
    "BadDice",
    "Chair",
    "Clocks",
    "Live",
    "Pace",
    "Play",
    "Played",
    "Refusal",
    "Sheet",
    "Slow",
    "Step",
    "Table",
    "allows_hints",
    "dice_from",
    "verify",
]

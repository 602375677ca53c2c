"""The contract between a game and everything that plays it."""

from filone.kernel.draws import pick
from filone.kernel.errors import (
    BadData,
    BadOption,
    BadRecord,
    BadSeats,
    FiloneError,
    GameOver,
    IllegalMove,
    MalformedMove,
    NotOver,
    NotYourTurn,
    UnknownGame,
)
from filone.kernel.facts import Facts
from filone.kernel.game import Game
from filone.kernel.options import Option, choice, data, flag, number
from filone.kernel.record import Record
from filone.kernel.space import Arg, Cell, Flag, Kind, MoveSpace, Names, Number, Seat
from filone.kernel.state import CHANCE, EVERYONE, OVER, SPECTATOR, State
from filone.kernel.view import Outcome, View

__all__ = [
    "CHANCE",
    "EVERYONE",
    "OVER",
    "SPECTATOR",
    "Arg",
    "BadData",
    "BadOption",
    "BadRecord",
    "BadSeats",
    "Cell",
    "Facts",
    "FiloneError",
    "Flag",
    "Game",
    "GameOver",
    "IllegalMove",
    "Kind",
    "MalformedMove",
    "MoveSpace",
    "Names",
    "NotOver",
    "NotYourTurn",
    "Number",
    "Option",
    "Outcome",
    "Record",
    "Seat",
    "State",
    "UnknownGame",
    "View",
    "choice",
    "data",
    "flag",
    "number",
    "pick",
]

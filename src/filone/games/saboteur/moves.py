"""Every kind of move. Whatever has more than one possible outcome, or shows somebody something, is a move of chance.

Arguments are numbers from 0, as the lists of the content count them: `PLACE.card.of(move)` is an index of TUNNELS.
"""

from typing import Final

from filone.games.saboteur.content.cards import CARDS, GOAL_CARDS, REPAIRS, TOOLS, TUNNELS
from filone.games.saboteur.content.numbers import GOALS, MOST_SEATS, ROLES, XS, YS
from filone.kernel.space import Cell, Flag, Kind1, Kind2, Kind3, Kind4, Kind5, MoveSpace, Names, Number, Seat


class Draw(Kind2):
    def __init__(self) -> None:
        self.target = Seat("target", MOST_SEATS)
        self.card = Names("card", CARDS, secret=True)
        super().__init__("draw", self.target, self.card, chance=True)


class Place(Kind3):
    def __init__(self) -> None:
        self.card = Names("card", TUNNELS)
        self.turned = Flag("turned")
        self.cell = Cell("cell", XS, YS)
        super().__init__("place", self.card, self.turned, self.cell)


class Break(Kind2):
    def __init__(self) -> None:
        self.tool = Names("tool", TOOLS)
        self.target = Seat("target", MOST_SEATS)
        super().__init__("break", self.tool, self.target)


class Repair(Kind3):
    def __init__(self) -> None:
        self.card = Names("card", REPAIRS)
        self.target = Seat("target", MOST_SEATS)
        self.tool = Names("tool", TOOLS)
        super().__init__("repair", self.card, self.target, self.tool)


class Rockfall(Kind1):
    def __init__(self) -> None:
        self.cell = Cell("cell", XS, YS)
        super().__init__("rockfall", self.cell)


class Map(Kind1):
    def __init__(self) -> None:
        self.goal = Names("goal", GOALS)
        super().__init__("map", self.goal)


class Discard(Kind1):
    def __init__(self) -> None:
        self.card = Names("card", CARDS, secret=True)
        super().__init__("discard", self.card)


class Keep(Kind1):
    def __init__(self) -> None:
        self.nuggets = Number("nuggets", range(1, 4), secret=True)
        super().__init__("keep", self.nuggets)


class Start(Kind1):
    def __init__(self) -> None:
        self.target = Seat("target", MOST_SEATS)
        super().__init__("start", self.target, chance=True)


class Role(Kind2):
    def __init__(self) -> None:
        self.target = Seat("target", MOST_SEATS)
        self.role = Names("role", ROLES, secret=True)
        super().__init__("role", self.target, self.role, chance=True)


class Look(Kind3):
    def __init__(self) -> None:
        self.target = Seat("target", MOST_SEATS)
        self.goal = Names("goal", GOALS)
        self.shown = Names("shown", GOAL_CARDS, noun="card", secret=True)
        super().__init__("look", self.target, self.goal, self.shown, chance=True)


class Reveal(Kind2):
    def __init__(self) -> None:
        self.goal = Names("goal", GOALS)
        self.shown = Names("shown", GOAL_CARDS, noun="card")
        super().__init__("reveal", self.goal, self.shown, chance=True)


class Unmask(Kind2):
    def __init__(self) -> None:
        self.target = Seat("target", MOST_SEATS)
        self.role = Names("role", ROLES)
        super().__init__("unmask", self.target, self.role, chance=True)


class Spare(Kind1):
    def __init__(self) -> None:
        self.role = Names("role", ROLES)
        super().__init__("spare", self.role, chance=True)


class Gold(Kind2):
    def __init__(self) -> None:
        self.target = Seat("target", MOST_SEATS)
        self.nuggets = Number("nuggets", range(1, 4), secret=True)
        super().__init__("gold", self.target, self.nuggets, chance=True)


class Hand(Kind4):
    def __init__(self) -> None:
        self.target = Seat("target", MOST_SEATS)
        self.ones = Number("ones", range(10), secret=True)
        self.twos = Number("twos", range(10), secret=True)
        self.threes = Number("threes", range(10), secret=True)
        super().__init__("hand", self.target, self.ones, self.twos, self.threes, chance=True)


class Pay(Kind5):
    def __init__(self) -> None:
        self.target = Seat("target", MOST_SEATS)
        self.ones = Number("ones", range(5))
        self.twos = Number("twos", range(5))
        self.threes = Number("threes", range(5))
        self.loose = Number("loose", range(5))
        super().__init__("pay", self.target, self.ones, self.twos, self.threes, self.loose, chance=True)


DRAW: Final = Draw()
PLACE: Final = Place()
BREAK: Final = Break()
REPAIR: Final = Repair()
ROCKFALL: Final = Rockfall()
MAP: Final = Map()
DISCARD: Final = Discard()
KEEP: Final = Keep()
START: Final = Start()
ROLE: Final = Role()
LOOK: Final = Look()
REVEAL: Final = Reveal()
UNMASK: Final = Unmask()
SPARE: Final = Spare()
GOLD: Final = Gold()
HAND: Final = Hand()
PAY: Final = Pay()

# Cards drawn are by far the most listed moves, so they come first: Python keeps small numbers ready.
SPACE: Final = MoveSpace(
    DRAW,
    PLACE,
    BREAK,
    REPAIR,
    ROCKFALL,
    MAP,
    DISCARD,
    KEEP,
    START,
    ROLE,
    LOOK,
    REVEAL,
    UNMASK,
    SPARE,
    GOLD,
    HAND,
    PAY,
)

"""Every kind of move. Whatever has more than one possible outcome, or shows somebody something, is a move of chance.

Arguments are numbers from 0, as the lists of the content count them: `PLACE.card.of(move)` is an index of TUNNELS.
"""

from typing import Final

from mypy_extensions import i64

from filone.games.saboteur.content.cards import CARDS, EDGES, GOAL_CARDS, REPAIRS, TOOLS, TUNNELS, turned_over
from filone.games.saboteur.content.numbers import GOALS, MOST_SEATS, ROLES, XS, YS
from filone.kernel.space import Cell, Flag, Kind0, Kind1, Kind2, Kind3, Kind4, Kind5, MoveSpace, Names, Number, Seat


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

    def meant(self, move: i64) -> i64:
        """Turned or not, a card that looks the same both ways is placed in one way (4.2)."""
        edges = EDGES[self.card.of(move)]
        return self.of(self.card.of(move), 0, self.cell.of(move)) if turned_over(edges) == edges else move


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
        self.ones = Number("ones", range(5), secret=True)
        self.twos = Number("twos", range(5), secret=True)
        self.threes = Number("threes", range(5), secret=True)
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
PROPOSE: Final = Kind0("propose")
AGREE: Final = Kind0("agree")
DECLINE: Final = Kind0("decline")

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
    PROPOSE,
    AGREE,
    DECLINE,
)

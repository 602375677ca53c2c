"""Every kind of move. Whatever has more than one possible outcome, or shows somebody something, is a move of chance."""

from typing import Final

from filone.games.saboteur.cards import CARDS, GOAL_CARDS, GOALS, MOST_SEATS, REPAIRS, ROLES, TOOLS, TUNNELS, XS, YS
from filone.kernel.space import Cell, Flag, Kind, MoveSpace, Names, Number, Seat

# Cards drawn are by far the most listed moves, so they come first: Python keeps small numbers ready.
SPACE: Final = MoveSpace(
    Kind("draw", Seat("target", MOST_SEATS), Names("card", CARDS, secret=True), chance=True),
    Kind("place", Names("card", TUNNELS), Flag("turned"), Cell("cell", XS, YS)),
    Kind("break", Names("tool", TOOLS), Seat("target", MOST_SEATS)),
    Kind("repair", Names("card", REPAIRS), Seat("target", MOST_SEATS), Names("tool", TOOLS)),
    Kind("rockfall", Cell("cell", XS, YS)),
    Kind("map", Names("goal", GOALS)),
    Kind("discard", Names("card", CARDS, secret=True)),
    Kind("keep", Number("nuggets", range(1, 4), secret=True)),
    Kind("start", Seat("target", MOST_SEATS), chance=True),
    Kind("role", Seat("target", MOST_SEATS), Names("role", ROLES, secret=True), chance=True),
    Kind(
        "look",
        Seat("target", MOST_SEATS),
        Names("goal", GOALS),
        Names("shown", GOAL_CARDS, noun="card", secret=True),
        chance=True,
    ),
    Kind("reveal", Names("goal", GOALS), Names("shown", GOAL_CARDS, noun="card"), chance=True),
    Kind("unmask", Seat("target", MOST_SEATS), Names("role", ROLES), chance=True),
    Kind("spare", Names("role", ROLES), chance=True),
    Kind("gold", Seat("target", MOST_SEATS), Number("nuggets", range(1, 4), secret=True), chance=True),
    Kind(
        "hand",
        Seat("target", MOST_SEATS),
        Number("ones", range(10), secret=True),
        Number("twos", range(10), secret=True),
        Number("threes", range(10), secret=True),
        chance=True,
    ),
    Kind(
        "pay",
        Seat("target", MOST_SEATS),
        Number("ones", range(5)),
        Number("twos", range(5)),
        Number("threes", range(5)),
        Number("loose", range(5)),
        chance=True,
    ),
)

DRAW: Final = SPACE.base("draw")
PLACE: Final = SPACE.base("place")
BREAK: Final = SPACE.base("break")
REPAIR: Final = SPACE.base("repair")
ROCKFALL: Final = SPACE.base("rockfall")
MAP: Final = SPACE.base("map")
DISCARD: Final = SPACE.base("discard")
KEEP: Final = SPACE.base("keep")
START: Final = SPACE.base("start")
ROLE: Final = SPACE.base("role")
LOOK: Final = SPACE.base("look")
REVEAL: Final = SPACE.base("reveal")
UNMASK: Final = SPACE.base("unmask")
SPARE: Final = SPACE.base("spare")
GOLD: Final = SPACE.base("gold")
HAND: Final = SPACE.base("hand")
PAY: Final = SPACE.base("pay")

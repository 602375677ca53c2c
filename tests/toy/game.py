"""The toy as a registered game."""

from filone.kernel import Facts, Game, flag
from toy.effects import effects
from toy.moves import SPACE
from toy.state import begin
from toy.told import TALES, told
from toy.view import ToyView, imagine

GAME = Game(
    name="toy",
    rules=1,
    seats=range(2, 5),
    options=[flag("lucky", False)],
    sets={"nine": {"lucky": True}},
    space=SPACE,
    begin=begin,
    imagine=imagine,
    view=ToyView,
    asks=["card"],
    categories=["card"],
    facts=Facts(hidden=True, outcomes=9, longest=20),
    effects=effects,
    tales=TALES,
    told=told,
)

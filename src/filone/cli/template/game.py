"""Template as a registered game."""

from filone.cli.template.content.cards import SEATS
from filone.cli.template.effects import effects
from filone.cli.template.moves import SPACE
from filone.cli.template.state import begin
from filone.cli.template.told import TALES, told
from filone.cli.template.view import RULES, TemplateView, imagine, own
from filone.kernel import Facts, Game, number

GAME = Game(
    name="template",
    rules=RULES,
    seats=range(SEATS, SEATS + 1),
    options=[number("limit", range(15, 41), 25)],
    space=SPACE,
    begin=begin,
    imagine=imagine,
    view=TemplateView,
    own=own,
    asks=["turn"],
    categories=["nuggets"],
    facts=Facts(hidden=True, outcomes=12, longest=30),
    effects=effects,
    tales=TALES,
    told=told,
    open_scores=True,
)

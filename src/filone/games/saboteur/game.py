"""Saboteur as a registered game."""

from filone.games.saboteur.content.numbers import MOST_SEATS
from filone.games.saboteur.effects import effects
from filone.games.saboteur.moves import SPACE
from filone.games.saboteur.state import begin
from filone.games.saboteur.view import RULES, SaboteurView, imagine
from filone.kernel import Game, choice, flag

GAME = Game(
    name="saboteur",
    rules=RULES,
    seats=range(3, MOST_SEATS + 1),
    options=[
        choice("turn_direction", ["counterclockwise", "clockwise"], "counterclockwise"),
        flag("require_link_to_start", True),
        choice("hidden_goal_edges", ["neutral", "open"], "neutral"),
        flag("break_self_allowed", True),
        flag("blocked_diggers_get_no_gold", False),
    ],
    space=SPACE,
    begin=begin,
    imagine=imagine,
    view=SaboteurView,
    asks=["card", "keep"],
    categories=["round-1", "round-2", "round-3"],
    effects=effects,
    nouns={"card": ["START"]},
)

"""El Dorado: facts for everything that selects, starts and shows a game."""

from typing import Any

from filone.games.eldorado.content.layout import ROUTES, check_layout, read_layout
from filone.games.eldorado.content.tiles import ENTERED, TERRAINS
from filone.games.eldorado.decisions import OF_SEATS
from filone.games.eldorado.effects import WHEREABOUTS, effects
from filone.games.eldorado.findings import findings
from filone.games.eldorado.moves import SPACE
from filone.games.eldorado.state import begin
from filone.games.eldorado.told import TALES, told
from filone.games.eldorado.view import RULES, EldoradoView, imagine, own
from filone.kernel import Facts, Game, choice, data, flag, number
from filone.kernel.decisions import name_of


def _check(layout: Any) -> None:
    check_layout(read_layout(layout))


GAME = Game(
    name="eldorado",
    rules=RULES,
    seats=range(2, 5),
    options=[
        choice("route", list(ROUTES), "first"),
        data("layout", _check),
        flag("caves", False),
        choice("native_block", ["stay", "cross"], "stay"),
        choice("transmitter", ["free", "purchase"], "free"),
        choice("pass_token", ["stop", "through"], "stop"),
        choice("between_steps", ["still", "moving"], "still"),
        choice("tie", ["highest", "sum"], "highest"),
        number("rounds", range(1, 1000), None),
    ],
    sets={
        "printed": {"pass_token": "through", "between_steps": "moving"},
        "common": {"between_steps": "moving"},
    },
    space=SPACE,
    begin=begin,
    imagine=imagine,
    view=EldoradoView,
    own=own,
    effects=effects,
    tales=TALES,
    told=told,
    found={"route": "option-route", "card": "card"},
    findings=findings,
    whereabouts={"step": WHEREABOUTS},
    asks=[name_of(decision) for decision in OF_SEATS],
    categories=["steps"],
    facts=Facts(hidden=True, outcomes=21, longest=50_000, ends={"rounds": 80}),
    open_scores=True,
    nouns={"terrain": TERRAINS, "through": (*ENTERED, "goal"), "amount": ("cards", "coins", "half_coins")},
    simulation={"rounds": 80},
)

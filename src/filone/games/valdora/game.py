"""Valdora as a registered game."""

from random import Random
from typing import Any

from filone.games.valdora.content.box import COLOURS, SEATS
from filone.games.valdora.content.valley_file import read_valley, valley_of
from filone.games.valdora.effects import effects
from filone.games.valdora.findings import findings
from filone.games.valdora.moves import SPACE
from filone.games.valdora.state import Valdora, begin
from filone.games.valdora.told import TALES, told
from filone.games.valdora.view import RULES, ValdoraView, own, restore
from filone.kernel import Facts, Game, data, flag, number


def imagine(view: ValdoraView, rng: Random) -> Valdora:  # noqa: ARG001  (there is nothing to sample)
    state = begin(view.seats, view.options)
    restore(view, state)
    return state


def _check(file: Any) -> None:
    read_valley(file)


GAME = Game(
    name="valdora",
    rules=RULES,
    seats=range(3, SEATS + 1),
    options=[
        data("map", _check),
        number("rounds", range(1, 1000), None),
        flag("hidden_commissions", False),
        flag("return_with_purchase", False),
        flag("compulsory_action", False),
    ],
    sets={
        "printed": {"hidden_commissions": True, "return_with_purchase": True, "compulsory_action": True},
        "common": {"return_with_purchase": True},
    },
    space=SPACE,
    begin=begin,
    imagine=imagine,
    view=ValdoraView,
    own=own,
    asks=["move", "action", "gem"],
    categories=["commissions", "craftsmen", "workshops", "bonus", "gems"],
    facts=Facts(hidden=False, outcomes=210, longest=50_000, ends={"rounds": 200}),
    open_scores=True,
    hides_scores="hidden_commissions",
    nouns={"colour": COLOURS, "amount": ("commission",)},
    effects=effects,
    tales=TALES,
    told=told,
    found={"workshop": "colour"},
    findings=findings,
    names=lambda options: valley_of(options).names,
)

"""Saboteur as a registered game."""

from filone.games.saboteur.content.numbers import MOST_SEATS
from filone.games.saboteur.effects import effects
from filone.games.saboteur.findings import findings
from filone.games.saboteur.gold import PAYS
from filone.games.saboteur.moves import SPACE
from filone.games.saboteur.pieces import LINKS
from filone.games.saboteur.state import begin
from filone.games.saboteur.told import TALES, told
from filone.games.saboteur.view import RULES, SaboteurView, imagine, own
from filone.kernel import Facts, Game, choice, flag

GAME = Game(
    name="saboteur",
    rules=RULES,
    seats=range(3, MOST_SEATS + 1),
    options=[
        choice("turn_direction", ["counterclockwise", "clockwise"], "counterclockwise"),
        choice(
            "link",
            LINKS,
            "start",
            formerly={"require_link_to_start": [(True, "start"), (False, "touch")]},
        ),
        choice("hidden_goal_edges", ["neutral", "open"], "neutral"),
        flag("break_self_allowed", True),
        flag("blocked_diggers_get_no_gold", False),
        choice("saboteur_finder", ["nothing", "first_card"], "nothing"),
        choice("saboteur_pay", PAYS, "hidden"),
        flag("agree_to_end", False),
        choice("next_opener", ["left", "turn"], "left"),
    ],
    sets={
        "printed": {"link": "touch", "saboteur_pay": "hidden"},
        "common": {"turn_direction": "clockwise", "agree_to_end": True, "next_opener": "turn"},
    },
    before={"saboteur_pay": "fewest"},
    space=SPACE,
    begin=begin,
    imagine=imagine,
    view=SaboteurView,
    own=own,
    asks=["card", "consent", "keep"],
    categories=["round-1", "round-2", "round-3"],
    facts=Facts(hidden=True, outcomes=27, longest=3_000),
    effects=effects,
    tales=TALES,
    told=told,
    found={"role": "role"},
    findings=findings,
    nouns={"card": ["START"]},
)

"""Caverna as a registered game."""

from filone.games.caverna.content.board import LAND
from filone.games.caverna.content.goods import FARM, GOODS
from filone.games.caverna.decisions import ASKS
from filone.games.caverna.effects import effects
from filone.games.caverna.findings import findings
from filone.games.caverna.moves import SPACE
from filone.games.caverna.rules.scoring import CATEGORIES
from filone.games.caverna.state import begin
from filone.games.caverna.told import TALES, told
from filone.games.caverna.view import CavernaView, imagine, own
from filone.kernel import Facts, Game, choice, flag

GAME = Game(
    name="caverna",
    rules=1,
    seats=range(1, 8),
    options=[
        choice("furnishings", ["full", "introductory"], "full"),
        choice("solo_clearing", ["over_6", "from_6"], "over_6"),
        choice("carpenter", ["pasture", "action"], "pasture"),
        flag("late_tokens", False),
        flag("goods_left", False),
        flag("stone_with_tile", False),
    ],
    sets={"printed": {"solo_clearing": "over_6", "late_tokens": False}, "common": {"solo_clearing": "from_6"}},
    before={"goods_left": True},
    space=SPACE,
    begin=begin,
    imagine=imagine,
    view=CavernaView,
    own=own,
    asks=ASKS,
    categories=CATEGORIES,
    facts=Facts(hidden=False, outcomes=12, longest=20_000),
    open_scores=True,
    effects=effects,
    tales=TALES,
    told=told,
    found={"furnishing": "tile"},
    findings=findings,
    nouns={
        "land": LAND,
        "stage": ("1", "2", "3", "4"),
        "event": ("1", "2", "3"),
        "young": [GOODS[animal] for animal in FARM],
    },
)

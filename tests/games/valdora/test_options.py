"""Section 8: the reconstructed valley, an own one, and a limit of rounds."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from filone.games.valdora.content.box import COLOURS
from filone.games.valdora.content.equipment import ITEMS
from filone.games.valdora.content.gems import GEMS
from filone.games.valdora.content.spaces import SPACES
from filone.games.valdora.content.valley_file import RECONSTRUCTED, read_valley, valley_of
from filone.kernel import OVER, BadOption
from filone.kernel.rulebook import rulebook
from filone.kernel.texts import LANGUAGES, words_of
from games.valdora.scene import GAME, begin, choices, do, player, seat


def file() -> dict[str, Any]:
    content: dict[str, Any] = json.loads(RECONSTRUCTED)
    return content


@pytest.mark.clause("8.1")
def test_the_reconstruction_says_so_and_keeps_to_the_rules() -> None:
    assert file()["name"] == "reconstructed"
    valley = valley_of({"map": None})
    assert valley.takes[ITEMS.index("hammer")] == 1 << GEMS.index("amethyst")
    assert valley.fee[ITEMS.index("cart")] == 2
    assert [valley.needed[COLOURS.index(colour)] for colour in ("violet", "blue")] == [2, 2]
    ring = ["violet", "red", "blue", "green"]
    assert [COLOURS[valley.after[COLOURS.index(colour)]] for colour in ring[:3]] == ring[1:]


@pytest.mark.clause("8.1")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_has_the_figures_of_the_valley(lang: str) -> None:
    content, words = file(), words_of(GAME.package, lang)
    text = rulebook(GAME.package, lang).clauses()["8.1"].text
    lines = [line.strip("|").lower() for line in text.split("\n") if line.startswith("| ")]
    rows = [[cell.strip() for cell in line.split("|")] for line in lines]
    told = {name: [what, *map(int, figures)] for name, what, *figures in rows if figures[0].isdigit()}
    several, anything = told[words("colour-white")][0], told[words("item-horse")][0]
    faces = [face for kind in ("equipment_cards", "commission_cards") for card in content[kind] for face in card]
    expected = {}
    for colour, requests in content["commissions"].items():
        shop = content["workshops"][colour]
        (points,) = set(requests.values())
        sides = sum(faces.count(request) for request in requests)
        wants = words(f"wants-{next(iter(requests))}") if len(requests) == 1 else several
        expected[words(f"colour-{colour}")] = [wants, points, sides, shop["craftsmen"], shop["points"]]
    for item in ITEMS:
        gem = "gold" if item == "pan" else content["tools"].get(item)
        takes = words(f"gem-{gem}") if gem else anything
        expected[words(f"item-{item}")] = [takes, content["carriers"].get(item, 0), faces.count(item)]
    assert told == expected


@pytest.mark.clause("8.1")
def test_there_are_more_commissions_than_craftsmen_of_every_colour() -> None:
    content = file()
    sides = [want for card in content["commission_cards"] for want in card]
    for colour, requests in content["commissions"].items():
        assert 2 * sum(sides.count(want) for want in requests) > content["craftsmen"][colour]


@pytest.mark.clause("8.2")
def test_an_own_valley_is_played_on() -> None:
    content = file()
    content["carriers"] = {"cart": 1, "horse": 4}
    content["roads"][4] = ["city_a", "harbour_city"]
    content["roads"][0] = ["city_a", "road_9", "house_blue", "road_1", "mine_1", "house_violet", "road_2", "city_c"]
    state = begin(map=content)
    assert "go house_blue" not in choices(state)
    seat(state, 0, at="road_1", coins=1, equipment={"cart": None})
    do(state, "go road_9")
    do(state, choices(state)[0])
    assert player(state).coins == 0


WRONG: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "a part is missing": (lambda f: f.pop("gems"), '"map" lacks gems'),
    "an unknown part": (lambda f: f.update(dragons=1), "dragons"),
    "no name": (lambda f: f.update(name=""), '"name" must be a text'),
    "a name without end": (lambda f: f.update(name="a" * 61), "at most 60 letters"),
    "a name that moves the cursor": (lambda f: f.update(name="a\x1b[2J"), '"name" must be a text'),
    "roads without end": (lambda f: f.update(roads=f["roads"] * 8), "at most 60 roads"),
    "a space too few": (lambda f: f["spaces"].pop("mine_3"), '"spaces" lacks mine_3'),
    "a space too many": (lambda f: f["spaces"].update(mine_4=[1, 1]), "mine_4"),
    "a place off the board": (lambda f: f["spaces"].update(mine_1=[1, 9000]), "spaces: mine_1"),
    "a place that is no point": (lambda f: f["spaces"].update(mine_1=[1]), '"spaces: mine_1" must be a list of two'),
    "two spaces at one point": (lambda f: f["spaces"].update(mine_1=f["spaces"]["mine_2"]), "same point"),
    "an unknown space on a road": (lambda f: f["roads"][0].append("city_z"), "city_z is not in the game"),
    "a road that is no list": (lambda f: f["roads"].append("city_a"), '"roads: 9" must be a list'),
    "a road of one space": (lambda f: f["roads"].append(["city_a"]), "at least two"),
    "a road that crosses itself": (lambda f: f["roads"][0].append("city_a"), "twice"),
    "an unreachable house": (lambda f: f["roads"].pop(3), "house_green"),
    "roads that are no list": (lambda f: f.update(roads="all"), '"roads" must be a list'),
    "a gem too many": (lambda f: f["gems"].update(gold=23), '"gems": there must be 78, not 79'),
    "gems that are no number": (lambda f: f["gems"].update(gold=True), '"gems: gold" must be a whole number'),
    "a tool for gold": (lambda f: f["tools"].update(pick="gold"), "gold is for the pan"),
    "two tools for a gem": (lambda f: f["tools"].update(pick="emerald"), "a gem of its own"),
    "a horse too dear": (lambda f: f["carriers"].update(horse=7), "carriers: horse"),
    "a craftsman too few": (lambda f: f["craftsmen"].update(red=3), '"craftsmen": there must be 39, not 38'),
    "a colour twice in the ring": (lambda f: f.update(ring=["red"] * 7), "ring"),
    "a workshop beyond reach": (lambda f: f["workshops"]["red"].update(craftsmen=5), "workshops: red: craftsmen"),
    "negative points": (lambda f: f["workshops"]["red"].update(points=-1), "workshops: red: points"),
    "a patron without requests": (lambda f: f["commissions"].update(red={}), "commissions: red"),
    "a request of two patrons": (lambda f: f["commissions"]["red"].update(gold=3), "two patrons ask for gold"),
    "a request that cannot be": (lambda f: f["commissions"]["red"].update(dragon=3), "dragon is not in the game"),
    "an equipment card too few": (lambda f: f["equipment_cards"].pop(), '"equipment_cards": there must be 18, not 17'),
    "a commission card too many": (lambda f: f["commission_cards"].append(["coin", "gold"]), "must be 27, not 28"),
    "a card with one side": (lambda f: f["equipment_cards"].append(["pick"]), "a front and a back"),
    "a pan in the catalogue": (
        lambda f: f["equipment_cards"].__setitem__(0, ["pan", "pick"]),
        "pan is not in the game",
    ),
    "an item on no card": (
        lambda f: f.update(equipment_cards=[["pick", "cart"]] * 18),
        "shovel, hammer, chisel, horse",
    ),
}


@pytest.mark.clause("8.2")
@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_file_is_refused_with_the_reason(name: str) -> None:
    spoil, reason = WRONG[name]
    content = file()
    spoil(content)
    with pytest.raises(BadOption) as refusal:
        GAME.start(3, {"map": content})
    assert reason in refusal.value.sentence("en")
    assert "$" not in refusal.value.sentence("it"), "every detail is given"


@pytest.mark.clause("8.2")
def test_the_reason_is_told_in_the_reader_s_language() -> None:
    content = file()
    content["gems"]["gold"] = 23
    with pytest.raises(BadOption) as refusal:
        GAME.start(3, {"map": content})
    assert refusal.value.sentence("it") == 'L’opzione «map» non è utilizzabile: "gems": devono essere 78, non 79.'


@pytest.mark.clause("8.2")
def test_something_else_than_a_valley_is_refused() -> None:
    with pytest.raises(BadOption, match="must be an object"):
        GAME.start(3, {"map": []})


@pytest.mark.clause("8.2")
def test_the_reach_of_the_reconstructed_valley() -> None:
    valley = read_valley(file())
    near = {SPACES[space]: reach.bit_count() for space, reach in enumerate(valley.near)}
    assert {city: near[city] for city in SPACES[:5]} == {
        "city_a": 13,
        "city_b": 13,
        "city_c": 14,
        "city_d": 13,
        "harbour_city": 13,
    }


@pytest.mark.clause("8.3")
def test_a_limit_of_rounds() -> None:
    state = begin(rounds=2)
    for _ in range(6):
        assert state.turn != OVER
        seat(state, state.turn, at="harbour_city", coins=6)
        do(state, "go city_a", "stop")
    assert state.turn == OVER
    with pytest.raises(BadOption):
        GAME.start(3, {"rounds": 0})

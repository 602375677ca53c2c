"""What rulebook and texts say in words is what the data say in numbers, in both languages."""

import re
from itertools import product
from typing import Any

import pytest

from filone.games.caverna.content.board import CELLS, FOREST_AREA, MOUNTAIN_AREA
from filone.games.caverna.content.exchanges import SUBSTITUTES
from filone.games.caverna.content.furnishings import FURNISHINGS
from filone.games.caverna.content.goods import FOOD, GOLD, GOODS, GRAIN, ORE, STONE, VEGETABLE, WOOD
from filone.games.caverna.content.loot import LOOT
from filone.games.caverna.content.spaces import GOODS_PART, SPACE_NAMES
from filone.games.caverna.game import GAME
from filone.games.caverna.view import place
from filone.kernel.rulebook import rulebook
from filone.kernel.sentences import retell, sentence
from filone.kernel.texts import LANGUAGES, words_of

UNITS = {
    "en": {
        WOOD: ("wood", "wood"),
        STONE: ("stone", "stone"),
        ORE: ("ore", "ore"),
        FOOD: ("food", "food"),
        GOLD: ("gold", "gold"),
        GRAIN: ("grain", "grain"),
        VEGETABLE: ("vegetable", "vegetables"),
    },
    "it": {
        WOOD: ("legno", "legni"),
        STONE: ("pietra", "pietre"),
        ORE: ("minerale", "minerali"),
        FOOD: ("cibo", "cibi"),
        GOLD: ("oro", "ori"),
        GRAIN: ("grano", "grani"),
        VEGETABLE: ("ortaggio", "ortaggi"),
    },
}
POINTS = {"en": ("point", "points"), "it": ("punto", "punti")}
FREE = {"en": "free", "it": "gratuita"}
FULL_GAME = {"en": "full game", "it": "partita completa"}
STRENGTH = {"en": ("Strength", "From strength"), "it": ("Forza", "Da forza")}

TILE_CLAUSES = (
    [f"27.{number}" for number in range(1, 7)]
    + [f"28.{number}" for number in (1, 2, 3, 4, 5, 7)]
    + [f"29.{number}" for number in (1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13)]
    + [f"{section}.{number}" for section in range(30, 34) for number in range(1, 7)]
)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_gives_each_tile_its_name_cost_points_and_set(lang: str) -> None:
    clauses = rulebook(GAME.package, lang).clauses()
    words = words_of(GAME.package, lang)
    one, many = POINTS[lang]
    for tile, number in zip(FURNISHINGS, TILE_CLAUSES, strict=True):
        told = re.match(r"(.+?) \((.+?)\)", clauses[number].text)
        assert told
        assert told[1] == words(f"tile-{tile.name}").split(" (")[0]
        cost, *rest = told[2].split("; ")
        units = [f"{amount} {UNITS[lang][good][amount > 1]}" for good, amount in tile.cost.items()]
        assert sorted(cost.split(", ")) == sorted(units or [FREE[lang]]), tile.name
        assert (FULL_GAME[lang] in rest) != tile.intro, tile.name
        points = [part for part in rest if part != FULL_GAME[lang]]
        if points or tile.points:
            assert points == [f"{tile.points} {one if tile.points == 1 else many}"], tile.name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_gives_each_item_of_loot_its_strength(lang: str) -> None:
    clauses = rulebook(GAME.package, lang).clauses()
    words = words_of(GAME.package, lang)
    in_rules, in_help = STRENGTH[lang]
    for number, item in enumerate(LOOT, 1):
        assert re.match(rf"{in_rules} {item.strength}\b", clauses[f"26.{number}"].text), item.name
        if item.name != "all_weapons_plus_1":
            assert re.match(rf"{in_help} {item.strength}\b", words.help(f"loot-{item.name}")), item.name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_working_cave_says_how_much_a_dwarf_takes(lang: str) -> None:
    words = words_of(GAME.package, lang)
    for good, amount in SUBSTITUTES:
        assert words(f"meal-{GOODS[good]}") == f"{amount} {UNITS[lang][good][amount > 1]}"


@pytest.mark.parametrize(
    ("lang", "grain", "vegetables", "said"),
    [
        ("en", 0, 1, "Sow 1 vegetable"),
        ("en", 2, 0, "Sow 2 grain"),
        ("en", 1, 2, "Sow 1 grain and 2 vegetables"),
        ("it", 0, 1, "Semina 1 ortaggio"),
        ("it", 1, 0, "Semina 1 grano"),
        ("it", 2, 1, "Semina 2 grani e 1 ortaggio"),
    ],
)
def test_numbers_agree_with_their_nouns(lang: str, grain: int, vegetables: int, said: str) -> None:
    assert (
        sentence(GAME, GAME.words(lang), "move", {"kind": "sow", "grain": grain, "vegetables": vegetables}, []) == said
    )


@pytest.mark.parametrize(
    ("lang", "conjunction", "young"),
    [
        ("en", " and ", ("a lamb", "a foal", "a piglet", "a calf")),
        ("it", " e ", ("un agnello", "un asinello", "un cinghialetto", "un vitello")),
    ],
)
def test_newborns_are_listed_as_one_would_say_them(lang: str, conjunction: str, young: tuple[str, ...]) -> None:
    animals = ("sheep", "donkey", "boar", "cattle")
    for born in product((True, False), repeat=4):
        breed = {"kind": "breed", **dict(zip(animals, born, strict=True))}
        said = sentence(GAME, GAME.words(lang), "move", breed, [])
        names = [name for name, yes in zip(young, born, strict=True) if yes]
        facts = {"tale": "born", "young": {animal: 1 for animal, yes in zip(animals, born, strict=True) if yes}}
        told = retell(GAME, GAME.words(lang), {**(facts if names else {"tale": "barren"}), "seat": 0}, ["Ada"])
        if names:
            listed = conjunction.join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)
            assert said.endswith(f": {listed}")
            assert told.endswith(f" {listed}.")
        else:
            assert told == {"en": "Ada has no room for young animals.", "it": "Ada non ha posto per i cuccioli."}[lang]


@pytest.mark.parametrize(("lang", "choice"), [("en", "if you like"), ("it", "se vuoi")])
def test_goods_of_a_space_are_told_as_taken_and_the_rest_as_a_choice(lang: str, choice: str) -> None:
    words = words_of(GAME.package, lang)
    for space, goods in enumerate(GOODS_PART):
        if goods >= 0:
            assert choice in words.help(f"space-{SPACE_NAMES[space]}").lower(), SPACE_NAMES[space]


READING = {"en": "(Our reading.)", "it": "(Interpretazione nostra.)"}
UNSEEN = (14, 26, 27, 28, 29, 30, 31, 32, 33)
"""The sections on pages that our copy of the rulebook lacks."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_readings_of_ours_say_so(language: str) -> None:
    clauses = rulebook("filone.games.caverna", language).clauses()
    unseen = {number for number in clauses if int(number.split(".")[0]) in UNSEEN}
    for number in {*unseen, "3.13", "12.1", "13.14", "18.2", "24.1", "24.2", "24.20"}:
        assert clauses[number].text.endswith(READING[language]), number


@pytest.mark.parametrize("language", LANGUAGES)
def test_clauses_are_marked_alike_in_both_languages(language: str) -> None:
    other = rulebook("filone.games.caverna", "en").clauses()
    for number, clause in rulebook("filone.games.caverna", language).clauses().items():
        assert (READING[language] in clause.text) == (READING["en"] in other[number].text), number


@pytest.mark.parametrize(
    ("move", "en", "it"),
    [
        (
            {"kind": "put", "piece": "stable", "cell": [0, 1]},
            "Place a stable in the second row of the forest, on the left",
            "Colloca una stalla nella seconda riga della foresta, a sinistra",
        ),
        (
            {"kind": "lay", "tile": "cavern_cavern", "cell": [4, 3], "toward": "up"},
            "Lay two caverns: the first cell in the bottom row of the mountain, in the middle, the second above it",
            "Colloca due caverne: la prima metà nella quarta riga della montagna, al centro, la seconda subito sopra",
        ),
        (
            {"kind": "install", "tile": "carpenter", "cell": [6, 0]},
            "Lay the Carpenter right of the mountain, top row",
            "Colloca la tessera Carpentiere a destra della montagna, prima riga",
        ),
    ],
)
def test_cells_are_told_by_rows_and_columns_of_forest_and_mountain(move: dict[str, Any], en: str, it: str) -> None:
    assert sentence(GAME, GAME.words("en"), "move", move, []) == en
    assert sentence(GAME, GAME.words("it"), "move", move, []) == it


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_cell_has_a_name_of_its_own(lang: str) -> None:
    cells = [place(cell) for cell in range(CELLS) if (FOREST_AREA | MOUNTAIN_AREA) >> cell & 1]
    moves = [{"kind": "put", "piece": "stable", "cell": cell} for cell in cells]
    assert len({sentence(GAME, GAME.words(lang), "move", move, []) for move in moves}) == len(cells) == 44

"""Styles: bots of a level who differ in taste, with a name each."""

from collections.abc import Iterator
from functools import partial
from hashlib import sha256
from importlib import import_module
from random import Random

import pytest

from filone import bots, games
from filone.bots import Bot, Budget
from filone.bots.bot import PolicyBot
from filone.bots.drive import drive
from filone.bots.levels import UnknownBot, knowledge_of
from filone.games.saboteur import moves
from filone.games.saboteur.content.numbers import DIGGER, SABOTEUR
from filone.games.saboteur.state import Saboteur
from filone.kernel import Game, Kind, State, View
from filone.kernel.dice import Dice
from filone.kernel.fields import field_values
from filone.kernel.texts import LANGUAGES
from filone.server.ratings import strength

GAMES = sorted(set(games.names()) - {"toy"})
STYLED = [(name, style) for name in GAMES for style in bots.styles_of(games.load(name))]


def tastes(game: Game) -> dict[str, dict[str, float]]:
    styles: dict[str, dict[str, float]] = import_module(f"{game.package}.bot.weights").STYLES
    return styles


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_few_styles_that_have_names(name: str) -> None:
    game = games.load(name)
    assert len(bots.styles_of(game)) >= 3
    assert bots.styles_of(game) == list(tastes(game))


def test_a_style_without_a_name_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.load("valdora")
    monkeypatch.setitem(tastes(game), "sleepy", {})
    assert "sleepy" not in bots.styles_of(game)


def test_every_style_is_somewhere() -> None:
    assert {style for _, style in STYLED} == set(bots.STYLES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_styles_and_those_who_play_so_have_names_in_both_languages(lang: str) -> None:
    assert len({bots.player(f"adept-{style}", lang) for style in bots.STYLES}) == len(bots.STYLES)
    assert not bots.player("adept", lang)
    for style in bots.STYLES:
        assert bots.character(style, lang).startswith(bots.player(f"novice-{style}@20", lang))
    for style in bots.STYLES:
        for name in (f"novice-{style}", f"master-{style}@20"):
            assert bots.level_named(bots.title(name, lang)) == name
    assert bots.title("adept-of-mine", lang) == "adept-of-mine"


@pytest.mark.parametrize(("name", "style"), STYLED)
def test_a_style_changes_some_numbers_and_nothing_else(name: str, style: str) -> None:
    game = games.load(name)
    plain, own = (field_values(getattr(knowledge_of(game, one), "weights")) for one in ("", style))  # noqa: B009
    changed = [number for number, value in own.items() if value != plain[number]]
    assert 0 < len(changed) < len(plain) / 2
    assert knowledge_of(game) is knowledge_of(game), "what others know is left alone"


@pytest.mark.parametrize("name", ["random-bold", "adept-", "adept-trusting", "adept-nobody", "adept-bold-bold"])
def test_what_a_game_does_not_have_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot):
        bots.load(games.load("caverna"), name)


@pytest.mark.parametrize(("name", "style"), STYLED)
def test_the_strength_of_a_style_is_its_levels(name: str, style: str) -> None:
    for level in bots.LEVELS[1:]:
        assert strength(name, bots.styled(level, style)) == strength(name, level)


MORE = {
    "eldorado": {"trader": "buy", "careful": "keep"},
    "valdora": {"careful": "turn", "trader": "buy_item"},
    "caverna": {"bold": "forge", "careful": "sow", "trader": "trade"},
}
LESS = {"eldorado": {"bold": "buy"}, "valdora": {"builder": "turn"}}
SEATS = {"saboteur": 5, "eldorado": 2, "valdora": 3, "caverna": 2}


def choose(bot: Bot, rng: Random, view: View) -> int:
    return bot.choose(view, Budget(), rng)


def games_of(name: str, bot: Bot) -> Iterator[tuple[State, int]]:
    """Every position of some games, and the move that was made."""
    game = games.load(name)
    for deal in range(3):
        state = game.start(SEATS[name], game.simulation)
        dice, rng = Dice(sha256(f"{deal}".encode()).digest()), Random(deal)
        for move in drive(state, dice.roll, partial(choose, bot, rng)):
            yield state, move
            state.advance(move)


def at_first_sight(name: str, style: str) -> Bot:
    game = games.load(name)
    return PolicyBot(game, knowledge_of(game, style))


@pytest.mark.parametrize(
    ("name", "style", "kind", "sign"),
    [
        (name, style, kind, sign)
        for seen, sign in ((MORE, 1), (LESS, -1))
        for name, styles in seen.items()
        for style, kind in styles.items()
    ],
)
def test_a_style_is_seen_in_what_it_does(name: str, style: str, kind: str, sign: int) -> None:
    def count(style: str) -> int:
        made = games_of(name, at_first_sight(name, style))
        return sum(games.load(name).describe(state, move)["kind"] == kind for state, move in made)

    plain, own = count(""), count(style)
    assert sign * (own - plain) > 0.1 * plain, f"{kind}: {plain} without the style, {own} with it"


@pytest.mark.parametrize(
    ("style", "role", "kind", "sign"),
    [
        ("suspicious", DIGGER, moves.BREAK, 1),
        ("trusting", DIGGER, moves.BREAK, -1),
        ("careful", DIGGER, moves.REPAIR, 1),
        ("bold", SABOTEUR, moves.BREAK, 1),
    ],
)
def test_whom_saboteur_s_styles_trust(style: str, role: int, kind: Kind, sign: int) -> None:
    """Both are asked the same, because every deed there changes what comes after it."""
    plain, own = (at_first_sight("saboteur", one) for one in ("", style))
    asked, more = 0, 0
    for state, _ in games_of("saboteur", bots.load(games.load("saboteur"), "novice")):
        assert isinstance(state, Saboteur)
        if state.turn >= 0 and state.roles[state.turn] == role and any(kind.has(move) for move in state.legal()):
            view = state.view(state.turn)
            asked += 1
            usual, mine = (kind.has(bot.choose(view, Budget(), Random(asked))) for bot in (plain, own))
            more += mine - usual
    assert sign * more > 0.05 * asked, f"{more:+} times in {asked} decisions"

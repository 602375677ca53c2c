"""What a master would do, asked of every game: legal, few, with reasons, and from the seat's view alone."""

from random import Random

import msgspec
import pytest

from filone import games
from filone.bots.bot import Budget
from filone.bots.levels import load
from filone.games.caverna.view import CavernaView
from filone.kernel import CHANCE, OVER, Game, State
from filone.kernel.advice import say_advice
from filone.kernel.texts import LANGUAGES
from filone.teaching.hint import MOST, Adviser, how_good, reasons
from filone.teaching.lesson import Course
from teaching.test_lessons import GAMES, fitting, follow

THOUGHT = Budget(nodes=30)


def some_way(game: Game, seats: int, moves: int = 40) -> State:
    """A position some way into a random game, with a real choice."""
    rng = Random(game.name)
    state = game.start(seats, game.simulation)
    while moves > 0 or state.turn == CHANCE or len(state.legal()) == 1:
        state.step(state.draw(rng.random()) if state.turn == CHANCE else rng.choice(state.legal()))
        moves -= state.turn != CHANCE
        assert state.turn != OVER
    return state


@pytest.mark.parametrize("name", GAMES)
def test_hints_are_a_few_legal_moves_the_best_first(name: str) -> None:
    game = games.load(name)
    state = some_way(game, game.seats[-1] if name == "saboteur" else 3)
    found = Adviser(game).hints(state.view(state.turn), THOUGHT, Random(1))
    assert 1 <= len(found) <= MOST
    assert {one.move for one in found} <= set(state.legal())
    assert [one.good == "best" for one in found] == [at == 0 for at in range(len(found))]
    for lang in LANGUAGES:
        assert all(all(say_advice(game, lang, one.why)) for one in found)


@pytest.mark.parametrize(("name", "seats"), [*((name, 3) for name in GAMES), ("caverna", 1)])
def test_the_first_hint_is_what_a_master_does_also_in_the_rest_of_a_turn(name: str, seats: int) -> None:
    """Who follows every hint plays as well as a master who thinks as long."""
    game = games.load(name)
    state = some_way(game, seats, 10)
    adviser, master, seat = Adviser(game), load(game, "master"), state.turn
    for decision in range(4):
        if state.turn != seat:
            break
        view = state.view(seat)
        [move, *_] = [one.move for one in adviser.hints(view, THOUGHT, Random(decision))]
        assert move == master.choose(view, THOUGHT, Random(decision))
        state.step(move)


@pytest.mark.parametrize("name", GAMES)
def test_worlds_that_look_alike_give_the_same_hints(name: str) -> None:
    game = games.load(name)
    state = some_way(game, 3)
    other = state.copy()
    other.redeal(state.turn, Random(2))
    told = [Adviser(game).hints(one.view(state.turn), THOUGHT, Random(1)) for one in (state, other)]
    assert told[0] == told[1]
    for move in state.legal():
        assert reasons(game, other.view(state.turn), move) == reasons(game, state.view(state.turn), move)


def test_who_plays_alone_is_given_the_first_move_of_a_plan() -> None:
    game = games.load("caverna")
    state = some_way(game, 1, 5)
    assert [one.good for one in Adviser(game).hints(state.view(0), Budget(nodes=3), Random(1))] == ["best"]


@pytest.mark.parametrize(
    ("game", "step", "told"),
    [
        ("saboteur", "place", "Brings the tunnel one card nearer."),
        ("saboteur", "map", "The treasure is in one of 3 places: better to know which."),
        ("caverna", "dig", "Two empty cells fewer: in the end each takes a point away."),
        ("caverna", "sow", "Your seed lies idle, and here you can sow it."),
        ("caverna", "hunger", "Brings 3 food, and you are short of it for the next feeding."),
        ("eldorado", "buy", "A card of power 2 is worth many weak ones."),
        ("valdora", "travel", "Here you find commissions, and you have none."),
        ("valdora", "house", "Here you can deliver, for 2 points."),
        ("valdora", "mine", "Brings 6 coins."),
        ("valdora", "road", "Here is what your commissions ask for."),
    ],
)
def test_what_speaks_for_a_move_is_said(game: str, step: str, told: str) -> None:
    at = next(taken for taken in follow(Course(games.load(game), "first")) if taken.step and taken.step.say == step)
    why = reasons(at.game, at.play.view(0), fitting(at)[0])
    assert told in say_advice(at.game, "en", why)


@pytest.mark.parametrize(("step", "told"), [("child", True), ("smith", False)])
def test_a_child_speaks_for_a_space_only_where_there_is_a_bed_for_it(step: str, told: bool) -> None:
    """The lesson furnishes a dwelling before; without it nobody could be born there."""
    game = games.load("caverna")
    at = next(taken for taken in follow(Course(game, "family")) if taken.step and taken.step.say == step)
    view = at.play.view(0)
    assert isinstance(view, CavernaView)
    if not told:
        view = msgspec.structs.replace(view, homes=[msgspec.structs.replace(view.homes[0], rooms=[]), *view.homes[1:]])
    why = reasons(game, view, game.space.parse("use wish_for_children"))
    assert ("One more dwarf, for every round to come." in say_advice(game, "en", why)) == told


@pytest.mark.parametrize(("strengths", "told"), [([0, 8], False), ([8, 8], True), ([0, 0], False)])
def test_loot_speaks_for_a_space_only_if_the_dwarf_who_goes_next_is_armed(strengths: list[int], told: bool) -> None:
    game = games.load("caverna")
    view = next(taken for taken in follow(Course(game, "first"))).play.view(0)
    assert isinstance(view, CavernaView)
    home = view.homes[0]
    dwarfs = [msgspec.structs.replace(home.dwarfs[0], strength=strength) for strength in strengths]
    view = msgspec.structs.replace(view, homes=[msgspec.structs.replace(home, dwarfs=dwarfs), *view.homes[1:]])
    why = reasons(game, view, game.space.parse("use logging_4_7"))
    assert any("loot" in sentence for sentence in say_advice(game, "en", why)) == told


def test_a_saboteur_who_was_caught_in_the_act_is_suspected() -> None:
    at = next(
        taken for taken in follow(Course(games.load("saboteur"), "first")) if taken.step and taken.step.say == "break"
    )
    [suspect] = reasons(at.game, at.play.view(0), fitting(at)[0])
    assert int(suspect.about["percent"]) > 60


def test_how_good_a_move_is_follows_from_what_it_loses() -> None:
    assert [how_good(at, loss) for at, loss in ((0, 0.0), (1, 0.01), (2, 0.05), (2, 0.3))] == [
        "best",
        "close",
        "less",
        "worse",
    ]

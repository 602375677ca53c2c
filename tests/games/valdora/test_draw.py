"""What stands beside choices and things in a terminal."""

import pytest

from filone.games.valdora import draw
from filone.games.valdora.effects import effects
from filone.games.valdora.state import Valdora
from filone.games.valdora.view import see
from filone.kernel.texts import words_of
from games.valdora.scene import GAME, begin, do, seat


def beside(state: Valdora, move: str, lang: str) -> str:
    number = GAME.parse(state, move)
    words = words_of(GAME.package, lang)
    return draw.beside(see(state, state.turn), number, effects(state, number), words)


@pytest.mark.parametrize(
    ("lang", "first", "again"),
    [
        (
            "en",
            "+5 points; a blue craftsman; the blue workshop (10 points)",
            "+5 points; +1 bonus tile; a blue craftsman",
        ),
        (
            "it",
            "+5 punti; un artigiano blu; il laboratorio blu (10 punti)",
            "+5 punti; +1 tessera bonus; un artigiano blu",
        ),
    ],
)
def test_a_delivery_tells_all_that_it_is_worth(lang: str, first: str, again: str) -> None:
    state = begin()
    seat(state, 0, equipment={"chisel": "sapphire"}, wants=["sapphire"], craftsmen={"blue": 1})
    do(state, "go house_blue")
    assert beside(state, "deliver sapphire 1", lang) == first
    state.workshops[5] = 0
    assert beside(state, "deliver sapphire 1", lang) == again


def test_the_first_craftsman_of_a_colour_is_worth_points() -> None:
    state = begin()
    seat(state, 0, equipment={"chisel": "sapphire"}, wants=["sapphire"], craftsmen={})
    do(state, "go house_blue")
    assert beside(state, "deliver sapphire 1", "en") == "+5 points; a blue craftsman (10 points)"


def test_a_journey_tells_the_toll_and_what_is_there() -> None:
    state = begin()
    seat(state, 0, at="harbour_city", coins=3, equipment={"pan": None}, wants=["sapphire"])
    seat(state, 1, at="city_c")
    assert beside(state, "go city_c", "en").startswith("−1 coin; - | ")
    assert beside(state, "go house_yellow", "en") == "nothing to do there"
    assert beside(state, "go mine_3", "en") == "+3 coins"
    seat(state, 0, coins=6)
    assert beside(state, "go mine_3", "en") == "nothing to do there"


def test_the_printed_side_of_things() -> None:
    view = see(begin(), 0)
    english, italian = (words_of(GAME.package, lang) for lang in ("en", "it"))
    assert draw.about(view, "wants", "ruby", english) == "5 points, the Red House"
    assert draw.about(view, "item", "pick", italian) == "Porta un rubino. Caricare è gratis."
    assert (draw.about(view, "item", "cart", english) or "").startswith(
        "Takes any gem. Loading costs 2 coins each time"
    )
    assert draw.about(view, "colour", "violet", italian) == (
        "artigiani rimasti: 3. Laboratorio per il primo che ne ha 2: 10 punti."
    )
    assert draw.about(view, "space", "harbour_2", english) == "Load up to 2 gems from the discard space."


def test_what_no_card_of_the_valley_asks_for_is_not_there() -> None:
    assert draw.about(see(begin(), 0), "wants", "ruby_ruby_ruby", words_of(GAME.package, "en")) is None

"""The table in a terminal."""

import pytest

from filone.games.caverna.draw import about, beside, draw
from filone.games.caverna.effects import effects
from filone.games.caverna.game import GAME
from filone.games.caverna.state import Caverna
from filone.kernel import OVER, SPECTATOR
from filone.kernel.texts import page, words_of
from games.caverna.scene import arm, begin, choices, do, end_work, home, look, own, pile, settle_in, work

PLAYERS = ["Ada", "Ugo", "Zoe"]
PACKAGE = "filone.games.caverna"
OWN = """
    [' ]   Fg3 | R  O  D
    M  M'  Fv2 | C  T  .
    .  .   S   | cuddle_room C .
    .  .'  F   | E  . wood_supplier
"""
OTHER = """
    .  n   .   | .  .  .
    .  u   .   | .  .  .
    .  M   F   | state_parlor . .
    .  Fv1 M   | E  T  .
"""


def drawing(state: Caverna, seat: int, lang: str) -> str:
    return page(draw(look(state, seat), words_of(PACKAGE, lang), PLAYERS))


def scene(seat: int, lang: str) -> str:
    state = work(3, 8, "L?L")
    settle_in(state, OWN)
    home(state).supplies = [4, 0, 0]
    own(state, wood=2, ruby=1, sheep=3, donkey=1, boar=1, cattle=7, dog=2)
    arm(state, 0, 0, 9)
    settle_in(state, OTHER, 1)
    own(state, seat=1, grain=1, boar=4)
    home(state, 1).begging = 2
    pile(state, "logging_1_3", 1)
    do(state, "use logging_1_3")
    return drawing(state, seat, lang)


def test_ones_own_board_in_words() -> None:
    assert PICTURE in scene(0, "en")


def test_the_others_in_signs() -> None:
    drawn = scene(0, "it")
    assert SMALL in drawn
    assert "● Taglio del Legname [Ada]" in drawn
    assert "Carte ancora da scoprire: Esplorazione, Commercio di Minerali, Avventura, Consegna di Rubini." in drawn


def test_a_point_lost_is_not_a_point_won() -> None:
    state = work(2, 1)
    for gold, points in ((27, "-1 punto;"), (28, "0 punti;"), (29, "1 punto;")):
        own(state, gold=gold)
        assert f"Ada: {points}" in drawing(state, 0, "it")


@pytest.mark.parametrize(
    ("seats", "number", "left"),
    [
        (3, 1, "ne restano 11"),
        (2, 1, "ne restano 10"),
        (1, 8, "ne restano 3"),
        (2, 11, "ne resta 1"),
        (3, 12, "l’ultimo"),
    ],
)
def test_only_rounds_that_are_played_are_counted(seats: int, number: int, left: str) -> None:
    tokens = "L" * max(number - 5 - (seats == 2 and number > 9), 0) if seats > 1 else ""
    assert drawing(work(seats, number, tokens), 0, "it").startswith(f"Giro {number}, {left}. ")


def test_the_round_and_what_ends_it() -> None:
    assert scene(0, "en").splitlines()[:3] == [
        "Round 8, 4 more to come. Starting player: Ada.",
        "Harvest tokens from round 6 on: ♣ ? ♣ · · · · (face down: 2 leaves, 2 question marks)",
        "At the end of the round: harvest.",
    ]
    endings = []
    for seats, number, tokens in ((2, 1, ""), (2, 4, ""), (3, 7, "L?"), (3, 8, "???"), (2, 10, "L??L"), (1, 12, "")):
        lines = drawing(work(seats, number, tokens), 0, "en").splitlines()
        endings.append(next(line.partition(": ")[2] for line in lines if line.startswith("At the end")))
    assert endings == [
        "no harvest.",
        "1 food for each dwarf.",
        "no harvest.",
        "field or breeding.",
        "harvest.",
        "harvest.",
    ]


def test_a_late_token_keeps_its_secret() -> None:
    state = work(2, 5, late_tokens=True)
    own(state, food=9)
    own(state, seat=1, food=9)
    end_work(state, 5)
    do(state, f"reveal {choices(state, 'reveal')[0]}")
    assert "At the end" not in drawing(state, 0, "en")


def test_spectators_see_the_board_of_whoever_acts_and_the_end_is_drawn_too() -> None:
    assert "► Ugo" in scene(SPECTATOR, "en")
    state = work(2, 12, "LLL???")
    own(state, food=9)
    own(state, seat=1, food=9)
    end_work(state, 12)
    assert state.turn == OVER
    assert "Ada: -28 points" in drawing(state, 0, "en")


def told(state: Caverna, move: str, lang: str) -> str:
    number = GAME.parse(state, move)
    return beside(look(state, state.turn), number, effects(state, number), words_of(PACKAGE, lang))


def test_goods_stand_beside_a_space_and_price_points_and_power_beside_a_tile() -> None:
    state = work(3, 1)
    own(state, wood=4, stone=3)
    pile(state, "logging_1_3", 6)
    assert told(state, "use logging_1_3", "it") == "+6 legni"
    assert told(state, "use housework", "it") == "Ottieni 1 cane e/o arreda una caverna."
    do(state, "use housework", "part furnish")
    assert told(state, "furnish dwelling", "en") == (
        "−4 wood, −3 stone; 3 points; Room for one dwarf. It never runs out."
    )
    assert told(state, "furnish carpenter", "it") == (
        "−1 pietra; 0 punti; Paghi 1 legno in meno ogni volta che arredi o costruisci steccati."
    )


def test_a_meal_tells_what_will_be_missing() -> None:
    state = begin(2)
    arm(state, 0, 0)
    own(state, food=3, gold=2)
    end_work(state, 3)
    assert told(state, "feed", "en") == "−3 food; begging markers: 1"


def test_spaces_for_other_numbers_of_players_are_not_there() -> None:
    view, words = look(work(3, 1), 0), words_of(PACKAGE, "en")
    assert about(view, "space", "drift_mining_1_3", words) == "1 stone"
    assert about(view, "space", "drift_mining_4_7", words) is None
    assert about(view, "space", "adventure", words) == ""
    assert about(view, "tile", "carpenter", words) == "1 stone; 0 points"


SMALL = """\
► Ugo: -11 punti; nani – –; segnalini elemosina: 2
  ·     ▣c4   ·     │ ·     ·     ·        1 grano, 4 cinghiali
  ·     ▣     ·     │ ·     ·     ·        Tessere: Bottega di Rappresentanza
  ·     "     ≈     │ ●     ·     ·
  ·     ≈o1   "     │ ●     =     ·"""
PICTURE = """\
  Ada: 33 points; dwarfs (–) – 9
  3 wood, 1 ruby, 2 dogs, 3 sheep, 1 donkey, 1 wild boar, 7 cattle

                 forest                                mountain
┌────────────┬────────────┬────────────╥────────────┬────────────┬────────────┐
│large        large       │field       ║ruby mine   │ore mine    │deep tunnel │
│pasture      pasture     │3 grain     ║1 donkey    │            │            │
│7 cattle                 │            ║            │            │            │
│⌂                        │            ║            │            │            │
├────────────┼────────────┼────────────╫────────────┼────────────┼────────────┤
│meadow      │meadow      │field       ║cavern      │tunnel      │·           │
│            │⌂           │2 vegetables║            │            │            │
│            │            │            ║            │            │            │
│            │            │            ║            │            │            │
├────────────┼────────────┼────────────╫────────────┼────────────┼────────────┤
│·           │·           │small       ║Cuddle room │cavern      │·           │
│+1 wild boar│            │pasture     ║3 sheep     │            │            │
│            │            │            ║            │            │            │
│            │            │            ║            │            │            │
├────────────┼────────────┼────────────╫────────────┼────────────┼────────────┤
│·           │·           │field       ║Entry-level │·           │Wood        │
│            │+1 food     │            ║dwelling    │+1 food     │supplier    │
│            │1 wild boar │            ║            │            │4 rounds    │
│            │⌂           │            ║            │            │            │
└────────────┴────────────┴────────────╨────────────┴────────────┴────────────┘"""

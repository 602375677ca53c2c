"""The table in a terminal."""

from filone.games.saboteur.draw import about, beside, draw
from filone.kernel import SPECTATOR
from filone.kernel.texts import page, words_of
from games.saboteur.scene import EASTWARD, GAME, draw_gold, find_treasure, hold, play, start, tell, tunnel

PLAYERS = ["Ada", "Ugo", "Zoe"]
PACKAGE = "filone.games.saboteur"


def test_a_round_in_progress() -> None:
    state = play(tunnel(start(saboteurs=(1,)), "T_V turned 0,-1", "DL_NE turned 1,0"), "break pick 2", "map top")
    tell(state, "look 0 top GOAL_GOLD")
    play(state, "discard MAP", "discard MAP")
    hold(state, "L_NW", "D1_V", "MAP")
    assert page(draw(state.view(0), words_of(PACKAGE, "en"), PLAYERS)) == PICTURE


PICTURE = """\
Round 1 of 3. Cards in the draw pile: 46.

      -1    0    1    2    3    4    5    6    7    8    9

 -3

                                                  ┌───┐
 -2                                               │ $ │
                                                  └───┘
          ░░║░░
 -1       ══╣░░
          ░░║░░
          ░░║░░░░░░░                              ┌───┐
  0       ══@════╳░░                              │ ? │
          ░░║░░░░║░░                              └───┘

  1

                                                  ┌───┐
  2                                               │ ? │
                                                  └───┘

  3

@ ladder   $ treasure   o stone   ? closed door   ╳ dead end

► Ada: 3 cards in hand, gold cards: 0
  Ugo: 6 cards in hand, gold cards: 0
  Zoe: 6 cards in hand, gold cards: 0; broken: pick

Your role: gold digger
Your hand:
  ╝  left-hand bend
  ╨╳ vertical stub
     map"""


def test_an_uncovered_stone() -> None:
    state = tunnel(start(), *EASTWARD, "X 7,0")
    tell(state, "reveal middle GOAL_STONE_2")
    rows = page(draw(state.view(0), words_of(PACKAGE, "it"), PLAYERS)).splitlines()
    row = next(number for number, line in enumerate(rows) if line.startswith("  0"))
    assert rows[row - 1].endswith("░░║░░░░║░░░░║░░░░║░░░░║░░")
    assert rows[row].endswith("══@═══════════════════╬════╬════╬════╬════o░░")
    assert rows[row + 1].endswith("░░║░░░░║░░░░║░░░░║░░░░░░░")


def test_gold_and_roles_at_the_end_of_a_round() -> None:
    state = start(saboteurs=(1,))
    find_treasure(state)
    draw_gold(state, 3, 1, 1)
    finder = state.turn
    picture = page(draw(state.view(finder), words_of(PACKAGE, "it"), PLAYERS))
    assert "Le carte oro fra cui scegli: 1 1 3" in picture
    assert "Ugo: 6 carte in mano, carte oro: 0; sabotatore" in picture
    assert "Le carte oro" not in page(draw(state.view(SPECTATOR), words_of(PACKAGE, "it"), PLAYERS))


def test_a_turned_tunnel_stands_beside_its_choice_as_it_will_lie() -> None:
    state = start()
    hold(state, "T_V", "DL_NE", "MAP")
    view, words = state.view(state.turn), words_of(PACKAGE, "en")
    shown = {
        move: beside(view, number := GAME.parse(state, move), GAME.effects(state, number), words).strip()
        for move in ("place T_V 0,1", "place T_V turned 0,1", "place DL_NE turned 1,0", "discard T_V", "discard MAP")
    }
    assert list(shown.values()) == ["╠", "╣", "╗╳", "╠", ""]
    assert about(view, "card", "T_V", words) == "╠ ╣"
    assert about(view, "card", "X", words) == "╬"

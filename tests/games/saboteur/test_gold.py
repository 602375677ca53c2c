"""Section 8: gold."""

from typing import Any

import pytest

from filone.games.saboteur.content.cards import CARDS, PICK
from filone.games.saboteur.gold import PAYS, ways_to_pay
from filone.games.saboteur.state import Saboteur
from filone.kernel import OVER, SPECTATOR, IllegalMove
from games.saboteur.scene import (
    EASTWARD,
    GAME,
    draw_gold,
    find_treasure,
    hand_on,
    keep,
    pay,
    play,
    play_out,
    show,
    start,
    take_from_deck,
    tell,
    texts,
    tunnel,
)

FEWEST = PAYS.index("fewest")


def found(seats: int, opener: int = 0, saboteurs: tuple[int, ...] = (), **options: Any) -> Saboteur:
    """A round in which the treasure has just been found: by the seventh player in turn."""
    state = start(seats, opener, saboteurs, **options)
    find_treasure(state)
    return state


@pytest.mark.clause("8.1")
@pytest.mark.parametrize("seats", range(3, 11))
def test_as_many_gold_cards_as_players_but_nine_for_ten(seats: int) -> None:
    state = found(seats)
    drawn = 0
    while state.turn < 0 and texts(state, "gold"):
        state.play(state.moves()[drawn % 2])
        drawn += 1
    assert drawn == min(seats, 9)
    assert state.view(0).gold_deck == 28 - drawn


@pytest.mark.clause("8.2")
def test_gold_goes_round_the_diggers_counter_clockwise() -> None:
    state = found(5, opener=1, saboteurs=(3, 1))
    assert state.finder == 0, "the seventh player: 1, 0, 4, 3, 2, 1, 0"
    draw_gold(state, 1, 1, 2, 2, 3)
    while state.round == 0:
        tell(state, texts(state)[0])
        hand_on(state)
    assert [pick.seat for pick in state.view(0).picks] == [0, 4, 2, 0, 4], (
        "saboteurs are passed over, and some get more than others"
    )
    assert state.view(0).gold_cards == [2, 0, 1, 0, 2]


@pytest.mark.clause("8.2")
@pytest.mark.parametrize(("saboteurs", "most"), [((1, 2, 3), 2), ((1, 2, 3, 4), 2)])
def test_nine_cards_for_six_or_seven_diggers(saboteurs: tuple[int, ...], most: int) -> None:
    state = found(10, saboteurs=saboteurs)
    draw_gold(state, 1, 1, 1, 1, 2, 2, 2, 3, 3)
    while state.round == 0:
        tell(state, texts(state)[-1])
        hand_on(state)
    shares = [state.view(0).gold_cards[seat] for seat in range(10) if seat not in saboteurs]
    assert sum(shares) == 9
    assert (min(shares), max(shares)) == (1, most)


@pytest.mark.clause("8.3")
def test_only_the_holder_sees_the_gold_cards() -> None:
    state = found(3)
    finder = state.finder
    others = [seat for seat in (0, 1, 2, SPECTATOR) if seat != finder]
    move = GAME.parse(state, f"gold {finder} 3")
    assert GAME.describe(state, move, finder)["nuggets"] == 3
    assert all("nuggets" not in GAME.describe(state, move, other) for other in others)
    draw_gold(state, 3, 1, 2)
    assert state.view(finder).pool == [1, 1, 1]
    assert all(state.view(other).pool is None for other in others)
    move = GAME.parse(state, "keep 2")
    assert all(GAME.describe(state, move, other) == {"kind": "keep"} for other in others)
    state.play(move)
    heir = (finder - 1) % 3
    assert texts(state) == [f"hand {heir} 1 0 1"]
    assert GAME.describe(state, state.moves()[0], finder) == {"kind": "hand", "target": heir}
    assert state.view(heir).pool is None
    hand_on(state)
    assert state.view(heir).pool == [1, 0, 1]
    assert state.view(finder).pool is None
    assert [(pick.seat, pick.pool, pick.nuggets) for pick in state.view(finder).picks] == [(finder, [1, 1, 1], 2)]
    assert [(pick.seat, pick.pool, pick.nuggets) for pick in state.view(heir).picks] == [(finder, None, None)]


@pytest.mark.clause("8.4")
def test_a_saboteur_who_finds_the_treasure_gets_nothing() -> None:
    state = found(4, saboteurs=(2,))
    assert state.finder == 2, "the seventh player: 0, 3, 2, 1, 0, 3, 2"
    assert {text.split()[1] for text in texts(state)} == {"1"}
    draw_gold(state, 1, 2, 3, 3)
    while state.round == 0:
        tell(state, texts(state)[-1])
        hand_on(state)
    assert state.view(0).gold_cards[2] == 0


@pytest.mark.clause("8.5")
def test_any_card_may_be_kept() -> None:
    state = found(3)
    draw_gold(state, 1, 2, 3)
    assert texts(state) == ["keep 1", "keep 2", "keep 3"]
    finder = state.turn
    keep(state, 1)
    assert state.scores()[finder] == 1
    with pytest.raises(IllegalMove) as error:
        tell(state, "keep 1")
    assert error.value.clause == "8.2"
    with pytest.raises(IllegalMove) as error:
        tell(state, "discard MAP")
    assert error.value.clause == "8.2", "now it is gold that is to be kept"


@pytest.mark.clause("8.6")
def test_option_no_gold_with_broken_tools() -> None:
    for option, heirs in ((True, {0, 2}), (False, {0, 1, 2})):
        state = blocked(option, (1,))
        draw_gold(state, 1, 2, 3)
        while state.round == 0:
            tell(state, texts(state)[-1])
            hand_on(state)
        assert {pick.seat for pick in state.view(0).picks} == heirs
    state = blocked(True, (0, 2), saboteur=1)
    assert state.round == 1, "nobody to share it, so the next round begins"
    assert state.view(0).gold_deck == 28


def blocked(option: bool, seats: tuple[int, ...], saboteur: int = -1, finder: int = -1, **options: Any) -> Saboteur:
    """The treasure is found by a player who can dig, or by `finder`, while the picks of others are broken."""
    state = start(saboteurs=(saboteur,), blocked_diggers_get_no_gold=option, **options)
    for seat in seats:
        state.broken[seat] = PICK
        take_from_deck(state, CARDS.index("BREAK_PICK"))
    state.forget()
    for place in (*EASTWARD, "X 7,0"):
        while state.turn in seats or finder not in (-1, state.turn):
            play(state, texts(state, "discard")[-1])
        tunnel(state, place)
    tell(state, "reveal middle GOAL_GOLD")
    show(state)
    return state


@pytest.mark.clause("8.7")
@pytest.mark.parametrize(
    ("seats", "saboteurs", "each"), [(3, (1,), 4), (5, (1, 2), 3), (7, (1, 2, 6), 3), (10, (1, 2, 6, 9), 2)]
)
def test_what_saboteurs_are_paid(seats: int, saboteurs: tuple[int, ...], each: int) -> None:
    state = start(seats, saboteurs=saboteurs)
    play_out(state)
    pay(state)
    assert state.scores() == [each if seat in saboteurs else 0 for seat in range(seats)]


@pytest.mark.clause("8.7")
def test_only_saboteurs_in_play_count() -> None:
    state = start(5, saboteurs=(2,))
    assert state.roles.count(1) == 1, "the other saboteur is the spare card"
    play_out(state)
    pay(state)
    assert state.scores() == [0, 0, 4, 0, 0]


@pytest.mark.clause("8.8")
def test_few_cards_and_good_ones() -> None:
    state = start(7, saboteurs=(1, 2, 6))
    play_out(state)
    assert pay(state) == ["pay 1 0 0 1 0", "pay 2 0 0 1 0", "pay 6 0 0 1 0"]
    assert ways_to_pay([16, 8, 4], 4, FEWEST) == [(1, 0, 1)], "three and one rather than two and two"
    assert ways_to_pay([0, 8, 4], 4, FEWEST) == [(0, 2, 0)]
    assert ways_to_pay([16, 1, 0], 4, FEWEST) == [(2, 1, 0)]
    assert ways_to_pay([16, 8, 0], 3, FEWEST) == [(1, 1, 0)]
    assert ways_to_pay([16, 0, 0], 3, FEWEST) == [(3, 0, 0)]
    assert ways_to_pay([16, 8, 4], 2, FEWEST) == [(0, 1, 0)]
    assert ways_to_pay([16, 0, 4], 2, FEWEST) == [(2, 0, 0)]


@pytest.mark.clause("8.9")
def test_loose_nuggets_where_cards_do_not_do() -> None:
    state = start(10, saboteurs=(1, 2, 6, 9))
    state.gold.deck = [1, 1, 3]
    play_out(state)
    assert pay(state) == ["pay 1 0 1 0 0", "pay 2 1 0 0 1", "pay 6 0 0 0 2", "pay 9 0 0 0 2"]
    assert state.scores() == [0, 2, 2, 0, 0, 0, 2, 0, 0, 2]
    assert state.view(0).gold_cards == [0, 1, 1, 0, 0, 0, 0, 0, 0, 0]


@pytest.mark.clause("8.10")
@pytest.mark.parametrize("seats", [3, 4])
def test_without_a_saboteur_nobody_is_paid(seats: int) -> None:
    state = start(seats)
    play_out(state)
    assert state.round == 1
    assert state.scores() == [0] * seats


@pytest.mark.clause("8.11")
def test_what_everybody_sees_of_the_gold() -> None:
    state = found(3)
    draw_gold(state, 1, 2, 3)
    finder = state.turn
    keep(state, 3)
    other = (finder + 1) % 3
    view = state.view(other)
    assert view.gold_cards[finder] == 1
    assert view.nuggets == [0 if seat == other else None for seat in range(3)]
    state = start(3, saboteurs=(1,))
    play_out(state)
    (move,) = state.moves()
    assert GAME.describe(state, move, 0) == {"kind": "pay", "target": 1, "loose": 0}
    assert GAME.describe(state, move, 1)["threes"] == 1
    pay(state)
    own, seen = (state.view(seat).payments[0] for seat in (1, 0))
    assert (own.cards, own.count, own.worth) == ([1, 0, 1], 2, 4)
    assert (seen.cards, seen.count, seen.worth) == (None, 2, 4)
    while state.turn != OVER:
        state.play(state.moves()[-1])
    assert state.view(SPECTATOR).nuggets == state.scores(), "in the end all gold is counted"


@pytest.mark.clause("8.12")
def test_option_that_saboteurs_are_paid_at_random() -> None:
    state = start(3, saboteurs=(1,), saboteur_pay="random")
    play_out(state)
    assert texts(state) == ["pay 1 0 2 0 0", "pay 1 1 0 1 0", "pay 1 2 1 0 0", "pay 1 4 0 0 0"]
    assert state.weights() == [28, 64, 960, 1820]


@pytest.mark.clause("8.13")
def test_option_that_saboteurs_are_paid_in_the_open() -> None:
    state = start(3, saboteurs=(1,), saboteur_pay="fewest")
    play_out(state)
    (move,) = state.moves()
    assert GAME.describe(state, move, 0) == GAME.describe(state, move)
    pay(state)
    assert [(pay.seat, pay.cards, pay.loose) for pay in state.view(0).payments] == [(1, [1, 0, 1], 0)]


@pytest.mark.clause("8.14")
def test_option_that_a_saboteur_who_finds_the_treasure_keeps_a_card() -> None:
    state = found(5, opener=1, saboteurs=(0, 3), saboteur_finder="first_card")
    assert state.finder == 0
    draw_gold(state, 1, 1, 2, 2, 3)
    while state.round == 0:
        tell(state, texts(state)[0])
        hand_on(state)
    assert [pick.seat for pick in state.view(0).picks] == [0, 4, 2, 1, 4], "and is passed over from then on"


@pytest.mark.clause("8.6", "8.14")
@pytest.mark.parametrize(("seats", "picks"), [((2,), [1, 0, 0]), ((0, 2), [])])
def test_a_saboteur_s_find_is_shared_with_diggers_whose_tools_are_sound(
    seats: tuple[int, ...], picks: list[int]
) -> None:
    state = blocked(True, seats, saboteur=1, finder=1, saboteur_finder="first_card")
    assert state.round == (0 if picks else 1), "where no digger has a share, no gold is drawn"
    if picks:
        draw_gold(state, 1, 2, 3)
    while state.round == 0:
        tell(state, texts(state)[-1])
        hand_on(state)
    assert [pick.seat for pick in state.view(0).picks] == picks

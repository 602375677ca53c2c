"""Sections 7 and 9: the end of a round, the next one, the end of the game."""

import pytest

from filone.games.saboteur.content.cards import COUNTS, KINDS
from filone.games.saboteur.state import Saboteur
from filone.kernel import CHANCE, OVER, SPECTATOR, IllegalMove
from games.saboteur.scene import (
    EASTWARD,
    GAME,
    TREASURE,
    draw_gold,
    empty_deck,
    find_treasure,
    give_turn,
    hold,
    keep,
    open_round,
    pay,
    play,
    play_out,
    show,
    start,
    tell,
    texts,
    tunnel,
)


def last_cards(**left: tuple[str, ...]) -> Saboteur:
    """The pile is empty and only the named cards are in the hands of seats 0, 2 and 1, who play in this order."""
    state = start(saboteurs=(1,))
    for seat in (0, 2, 1):
        state.turn = seat
        hold(state, *left.get(f"seat{seat}", ()))
    state.turn = 0
    empty_deck(state)
    return state


@pytest.mark.clause("7.1")
def test_the_round_ends_when_nobody_has_cards() -> None:
    state = last_cards(seat0=("X", "DX"), seat1=("X", "I_V"))
    tell(state, "discard X")
    assert state.turn == 1
    tell(state, "discard X")
    assert state.turn == 0
    tell(state, "discard DX")
    assert state.turn == 1
    tell(state, "discard I_V")
    assert state.turn == CHANCE
    assert state.view(0).finder == -1
    show(state)
    assert [text.split()[:2] for text in texts(state)] == [["pay", "1"]]


@pytest.mark.clause("7.2")
def test_the_very_last_card_may_find_the_treasure() -> None:
    state = tunnel(start(saboteurs=(1,)), *EASTWARD)
    for seat in (0, 2, 1):
        give_turn(state, seat)
        hold(state, *(["X"] if seat == 1 else []))
    empty_deck(state)
    tell(state, "place X 7,0")
    assert state.view(0).hands == [0, 0, 0]
    tell(state, f"reveal middle {TREASURE}")
    assert state.view(0).finder == 1
    show(state)
    assert texts(state, "gold")


@pytest.mark.clause("7.3")
def test_a_hopeless_round_goes_on() -> None:
    state = tunnel(start(), "DX 1,0", "DT_V 0,1", "DI_V 0,-1", "DI_H -1,0")
    assert state.turn >= 0
    play(state, "break pick 0", "break pick 1", "break pick 2", "discard MAP", "discard MAP")
    assert state.turn >= 0


@pytest.mark.clause("7.5")
def test_option_to_end_a_round_that_everybody_gives_up() -> None:
    state = start(4, saboteurs=(1,), agree_to_end=True)
    tell(state, "propose")
    assert [(state.turn, state.ask(), texts(state))] == [(3, "consent", ["agree", "decline"])]
    tell(state, "agree")
    tell(state, "decline")
    assert state.turn == 0
    with pytest.raises(IllegalMove, match=r"7\.5"):
        state.play(GAME.space.encode("propose"))
    play(state, "discard MAP", "discard MAP", "discard MAP", "discard MAP")
    tell(state, "propose")
    for seat in (3, 2, 1):
        assert state.turn == seat
        tell(state, "agree")
    show(state)
    assert pay(state) == ["pay 1 1 0 1 0"], "the saboteur has won"
    assert state.last == 1, "the last card was a pass of seat 1"
    with pytest.raises(IllegalMove, match=r"7\.3"):
        start().play(GAME.space.encode("propose"))


@pytest.mark.clause("7.4")
def test_everything_is_shown() -> None:
    state = start(saboteurs=(1,))
    while state.turn >= 0:
        state.play(state.moves()[-1])
        while texts(state, "draw"):
            state.play(state.moves()[-1])
    told = []
    while texts(state)[0].split()[0] in ("reveal", "unmask", "spare"):
        told.append(texts(state)[0])
        state.play(state.moves()[0])
    assert told == [
        "reveal top GOAL_GOLD",
        "reveal middle GOAL_STONE_1",
        "reveal bottom GOAL_STONE_2",
        "unmask 0 digger",
        "unmask 1 saboteur",
        "unmask 2 digger",
        "spare digger",
    ]
    for seat in (0, 2, SPECTATOR):
        view = state.view(seat)
        assert view.roles == ["digger", "saboteur", "digger"]
        assert view.spare == "digger"
        assert [goal.card for goal in view.goals] == ["GOAL_GOLD", "GOAL_STONE_1", "GOAL_STONE_2"]


@pytest.mark.clause("7.4")
def test_a_goal_that_somebody_saw_is_shown_as_it_was() -> None:
    state = play(start(saboteurs=(1,)), "map middle")
    tell(state, f"look 0 middle {TREASURE}")
    while texts(state, "draw"):
        state.play(state.moves()[0])
    play_out(state)
    assert [goal.card for goal in state.view(0).goals] == ["GOAL_STONE_1", TREASURE, "GOAL_STONE_2"]


@pytest.mark.clause("9.1")
def test_the_next_round_starts_from_a_clean_table() -> None:
    state = play(start(saboteurs=(1,)), "break pick 1", "place X 1,0", "discard MAP", "map top")
    state.play(state.moves()[0])
    while texts(state, "draw"):
        state.play(state.moves()[-1])
    play_out(state)
    pay(state)
    view = state.view(1)
    assert (view.round, view.deck, view.hands) == (1, 67, [0, 0, 0])
    assert [piece.card for piece in view.maze] == ["START"]
    assert view.broken == [[], [], []]
    assert (view.discards, view.passes, view.plays, view.finder) == ({}, [0, 0, 0], [], -1)
    assert [(goal.card, goal.up, goal.lookers) for goal in view.goals] == [(None, False, [])] * 3
    assert (view.role, view.roles, view.spare) == (None, [None] * 3, None)
    assert texts(state, "role")
    assert state.weights() == [3, 1]
    while texts(state, "role"):
        state.play(state.moves()[0])
    assert (len(texts(state)), state.weights()) == (KINDS, COUNTS)


@pytest.mark.clause("9.2")
def test_gold_stays_and_the_pile_is_not_filled_up() -> None:
    state = start(saboteurs=(1,))
    play_out(state)
    pay(state)
    assert state.scores() == [0, 4, 0]
    assert state.view(0).gold_deck == 26
    open_round(state)
    find_treasure(state)
    assert state.weights() == [15, 8, 3], "a one and a three were paid"


def opener(state: Saboteur) -> tuple[int, int]:
    """Who played the last card of this round and who opens the next."""
    play_out(state)
    last = state.last
    pay(state)
    open_round(state)
    return last, state.turn


@pytest.mark.clause("9.3")
def test_the_left_neighbour_of_the_last_player_opens() -> None:
    for direction in ("counterclockwise", "clockwise"):
        for seats in (3, 4, 5):
            last, first = opener(start(seats, turn_direction=direction))
            assert first == (last + 1) % seats
    state = last_cards(seat0=("X", "DX"), seat1=("X", "I_V"))
    for card in ("X", "X", "DX", "I_V"):
        tell(state, f"discard {card}")
    show(state)
    pay(state)
    assert texts(state)[0].split()[1] == "2", "seat 2 was skipped, seat 1 played last"
    state = start(saboteurs=(1,))
    find_treasure(state)
    finder = state.finder
    draw_gold(state, 1, 2, 3)
    keep(state, 1)
    keep(state, 2)
    keep(state, 3)
    assert texts(state)[0].split()[1] == str((finder + 1) % 3)


@pytest.mark.clause("7.5", "9.3")
@pytest.mark.parametrize(("option", "step"), [("left", 1), ("turn", -1)])
def test_whoever_opens_a_round_without_cards_counts_as_the_last(option: str, step: int) -> None:
    """As in the first round, so in the second: giving it up at once must not leave the opening where it was."""
    state = start(5, opener=3, saboteurs=(1, 2), agree_to_end=True, next_opener=option)
    for opener in (3, 3 + step):
        assert state.turn == opener
        for move in ("propose", *["agree"] * 4):
            tell(state, move)
        show(state)
        pay(state)
        open_round(state, (1, 2))
    assert state.turn == (3 + 2 * step) % 5


def whole_game(*saboteurs: int) -> Saboteur:
    """Three rounds of three players without the treasure, each with one saboteur."""
    state = start(saboteurs=saboteurs[:1])
    for saboteur in saboteurs[1:]:
        play_out(state)
        pay(state)
        open_round(state, (saboteur,))
    play_out(state)
    pay(state)
    return state


@pytest.mark.clause("9.5")
@pytest.mark.parametrize(("direction", "step"), [("counterclockwise", -1), ("clockwise", 1)])
def test_option_that_the_next_in_turn_opens(direction: str, step: int) -> None:
    last, first = opener(start(5, turn_direction=direction, next_opener="turn"))
    assert first == (last + step) % 5


@pytest.mark.clause("9.4")
def test_most_nuggets_win_and_ties_share() -> None:
    state = whole_game(1, 2, 1)
    assert state.turn == OVER
    outcome = state.outcome()
    assert outcome.scores == [0, 8, 4]
    assert (outcome.winners, outcome.ranks) == ([1], [3, 1, 2])
    assert outcome.breakdown[1] == {"round-1": 4, "round-2": 0, "round-3": 4}
    assert whole_game(1, 2, 0).outcome().winners == [0, 1, 2]
    assert whole_game(1, 2, 0).outcome().ranks == [1, 1, 1]

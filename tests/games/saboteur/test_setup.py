"""Sections 1 and 2: the aim, and the table before a round."""

from typing import Any

import pytest

from filone.games.saboteur.content.cards import (
    CARDS,
    COUNTS,
    EDGES,
    FIRST_BREAK,
    FIRST_REPAIR,
    KINDS,
    MAP,
    ROCKFALL,
    TUNNELS,
)
from filone.games.saboteur.content.numbers import CELLS, GOAL_CELLS, ORIGIN, WIDTH, XS, YS
from filone.kernel import CHANCE, OVER, SPECTATOR, BadSeats
from games.saboteur.scene import (
    GAME,
    begin,
    draw_gold,
    find_treasure,
    keep,
    pay,
    play_out,
    start,
    tell,
    texts,
    tunnel,
)


@pytest.mark.clause("1.1")
def test_three_to_ten_play_three_rounds() -> None:
    for seats in (2, 11):
        with pytest.raises(BadSeats):
            GAME.start(seats)
    state = start(saboteurs=(1,))
    for round in range(3):
        assert state.round == round
        play_out(state)
        pay(state)
        while state.turn == CHANCE:
            state.play(state.moves()[-1])
    assert state.turn == OVER


@pytest.mark.clause("1.2")
def test_who_has_won_decides_who_gets_gold() -> None:
    state = start(saboteurs=(1,))
    find_treasure(state)
    assert texts(state)[0].split()[:2] == ["gold", "0"]
    state = start(saboteurs=(1,))
    play_out(state)
    assert texts(state, "pay") == texts(state)


@pytest.mark.clause("1.3")
def test_nuggets_are_the_score() -> None:
    state = start(saboteurs=(1,))
    play_out(state)
    assert state.scores() == [0, 0, 0]
    pay(state)
    assert state.scores() == [0, 4, 0]


ROLES = {3: (3, 1), 4: (4, 1), 5: (4, 2), 6: (5, 2), 7: (5, 3), 8: (6, 3), 9: (7, 3), 10: (7, 4)}


@pytest.mark.clause("2.1")
@pytest.mark.parametrize(("seats", "deck"), ROLES.items())
def test_role_deck(seats: int, deck: tuple[int, int]) -> None:
    assert sum(deck) == seats + 1
    state = begin(seats)
    tell(state, "start 0")
    assert state.weights() == list(deck)
    for _ in range(deck[1]):
        state.play(state.moves()[-1])
    assert texts(state) == [f"role {state.open.seat} digger"]


@pytest.mark.clause("2.2")
def test_roles_are_secret_and_the_spare_is_seen_by_nobody() -> None:
    state = start(saboteurs=(1,))
    assert [state.view(seat).role for seat in range(3)] == ["digger", "saboteur", "digger"]
    for seat in (0, 1, 2, SPECTATOR):
        view = state.view(seat)
        assert view.roles == [None, None, None]
        assert view.spare is None
    assert state.view(SPECTATOR).role is None


@pytest.mark.clause("2.3")
def test_start_and_goals() -> None:
    view = start().view(0)
    assert [(piece.card, piece.cell) for piece in view.maze] == [("START", (0, 0))]
    assert [goal.cell for goal in view.goals] == [(8, -2), (8, 0), (8, 2)]
    assert not any(goal.up or goal.card for goal in view.goals)
    state = tunnel(start(), "I_H 1,0", "I_H 2,0", "I_H 3,0", "X 4,0", "X 5,0", "X 6,0", "X 7,0")
    assert texts(state) == [f"reveal middle {card}" for card in ("GOAL_GOLD", "GOAL_STONE_1", "GOAL_STONE_2")]
    assert state.weights() == [1, 1, 1]


@pytest.mark.clause("2.4")
def test_the_maze_grows_in_every_direction() -> None:
    for step in ((-1, 0), (0, -1), (0, 1)):
        cards = ["I_H"] * 3 if step[0] else ["I_V"] * 4
        cards += ["X"] * 5
        state = start()
        tunnel(state, *(f"{card} {number * step[0]},{number * step[1]}" for number, card in enumerate(cards, 1)))
        assert len(state.view(0).maze) == len(cards) + 1
    assert range(-40, 42) == XS, "40 cards westwards, 40 cards and a goal eastwards"
    assert range(-40, 41) == YS


@pytest.mark.clause("2.5")
def test_the_deck() -> None:
    deck = dict(zip(CARDS, COUNTS, strict=True))
    passages = {"X": 5, "T_V": 5, "T_H": 5, "I_V": 4, "I_H": 3, "L_NE": 5, "L_NW": 4}
    dead_ends = {name: 1 for name in TUNNELS if name.startswith("D")}
    actions = {f"BREAK_{tool}": 3 for tool in ("PICK", "LANTERN", "WAGON")}
    actions |= {f"REPAIR_{tool}": 2 for tool in ("PICK", "LANTERN", "WAGON")}
    actions |= {f"REPAIR_{pair}": 1 for pair in ("PICK_LANTERN", "PICK_WAGON", "LANTERN_WAGON")}
    actions |= {"ROCKFALL": 3, "MAP": 6}
    assert deck == passages | dead_ends | actions
    assert (sum(passages.values()), len(dead_ends), sum(actions.values())) == (31, 9, 27)
    state = begin(3)
    tell(state, "start 0")
    while texts(state, "role"):
        state.play(state.moves()[0])
    assert [text.split()[2] for text in texts(state)] == CARDS
    assert state.weights() == COUNTS


def test_open_edges_of_the_tunnel_cards() -> None:
    sides = "NESW"
    openings = {
        name: "".join(side for bit, side in enumerate(sides) if EDGES[number] >> bit & 1)
        for number, name in enumerate(TUNNELS)
    }
    passages = {"X": "NESW", "T_V": "NES", "T_H": "NEW", "I_V": "NS", "I_H": "EW", "L_NE": "NE", "L_NW": "NW"}
    assert openings == passages | {f"D{name}": edges for name, edges in passages.items()} | {"D1_V": "N", "D1_H": "E"}


def test_numbers_of_the_cards_agree_with_the_list() -> None:
    assert len(CARDS) == KINDS
    assert CARDS.index("BREAK_PICK") == FIRST_BREAK
    assert CARDS.index("REPAIR_PICK") == FIRST_REPAIR
    assert (CARDS[ROCKFALL], CARDS[MAP]) == ("ROCKFALL", "MAP")
    assert (len(XS), len(XS) * len(YS)) == (WIDTH, CELLS)
    assert [(cell - ORIGIN - 8) // WIDTH for cell in GOAL_CELLS] == [-2, 0, 2]


@pytest.mark.clause("2.6")
@pytest.mark.parametrize(("seats", "size"), {3: 6, 4: 6, 5: 6, 6: 5, 7: 5, 8: 4, 9: 4, 10: 4}.items())
def test_hands(seats: int, size: int) -> None:
    view = start(seats).view(0)
    assert view.hands == [size] * seats
    assert view.deck == 67 - seats * size
    assert view.deck == {3: 49, 4: 43, 5: 37, 6: 37, 7: 32, 8: 35, 9: 31, 10: 27}[seats]


@pytest.mark.clause("2.7")
def test_gold_cards() -> None:
    state = start(saboteurs=(1,))
    assert state.view(0).gold_deck == 28
    find_treasure(state)
    assert texts(state) == ["gold 0 1", "gold 0 2", "gold 0 3"]
    assert state.weights() == [16, 8, 4]


@pytest.mark.clause("2.8")
def test_a_draw_decides_who_opens_the_game() -> None:
    state = begin(4)
    assert texts(state) == ["start 0", "start 1", "start 2", "start 3"]
    assert state.weights() == [1, 1, 1, 1]
    assert start(4, opener=2).turn == 2


def order(**options: Any) -> list[int]:
    """Who is dealt a role, who is dealt a first card, and then who has a turn, from seat 1 on."""
    state = begin(4, **options)
    tell(state, "start 1")
    seats = []
    while texts(state, "role"):
        seats.append(state.open.seat)
        state.play(state.moves()[0])
    for _ in range(4):
        seats.append(state.open.seat)
        state.play(state.moves()[-1])
    state = start(4, opener=1, **options)
    for _ in range(5):
        seats.append(state.turn)
        state.play(state.moves()[-1])
        state.play(state.moves()[-1])
    return seats


@pytest.mark.clause("2.9")
def test_everything_goes_counter_clockwise() -> None:
    assert order() == [1, 0, 3, 2, 1, 0, 3, 2, 1, 0, 3, 2, 1]


@pytest.mark.clause("2.10")
def test_or_clockwise_except_for_the_gold() -> None:
    assert order(turn_direction="clockwise") == [1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1]
    state = start(4, opener=1, turn_direction="clockwise")
    find_treasure(state)
    draw_gold(state, 1, 2, 3, 3)
    assert state.turn == state.finder == 3
    keep(state, 1)
    assert state.turn == 2

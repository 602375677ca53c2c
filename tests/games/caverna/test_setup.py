"""Setting up, for every number of players."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from filone.games.caverna.content.spaces import SPACE_NAMES
from filone.games.caverna.game import GAME
from filone.kernel import CHANCE, BadSeats
from games.caverna.scene import TILES, begin, choices, do, end_work, feed_all, goods, home, on, refused, room, start

clause = pytest.mark.clause


@clause("1.1")
def test_one_to_seven_players() -> None:
    assert [start(seats).seats for seats in range(1, 8)] == list(range(1, 8))
    for seats in (0, 8):
        with pytest.raises(BadSeats):
            GAME.start(seats)


@clause("1.1")
def test_chance_says_who_begins_and_turns_go_round() -> None:
    state = GAME.start(3)
    assert state.turn == CHANCE
    assert [GAME.text(state, move) for move in state.moves()] == ["start 0", "start 1", "start 2"]
    assert state.weights() == [1, 1, 1]
    state = start(3, starter=2)
    do(state, "reveal blacksmithing")
    assert (state.starter, state.turn) == (2, 2)
    for space, turn in (("wood_gathering", 0), ("supplies", 1), ("strip_mining", 2)):
        do(state, f"use {space}")
        assert state.turn == turn
    assert refused(state, "start 1") == "1.1"


@clause("1.2")
def test_two_dwarfs_and_an_empty_board() -> None:
    for board in start(4).homes:
        assert board.dwarfs == [0, 0]
        assert board.stables_left() == 3
        assert board.rooms == []
        assert board.beds() == 2


@clause("1.3")
@pytest.mark.parametrize(
    ("seats", "food"),
    [(2, [1, 1]), (3, [1, 1, 2]), (4, [1, 1, 2, 3]), (7, [1, 1, 2, 3, 3, 3, 3])],
)
def test_starting_food(seats: int, food: list[int]) -> None:
    for starter in range(seats):
        state = start(seats, starter)
        in_turn = [goods(state, (starter + turn) % seats) for turn in range(seats)]
        assert in_turn == [{"food": number} for number in food]


@clause("1.4")
@pytest.mark.parametrize(("seats", "spaces"), [(1, 8), (2, 12), (3, 15), (4, 13), (5, 19), (6, 19), (7, 22)])
def test_spaces_open_from_the_start(seats: int, spaces: int) -> None:
    state = start(seats)
    cards = 0 if seats > 1 else 1
    assert state.open_spaces.bit_count() == spaces + cards


STAGES = {
    1: ["blacksmithing", "sheep_farming", "ore_mine_construction"],
    5: ["donkey_farming", "ruby_mine_construction"],
    7: ["family_life", "ore_delivery", "exploration"],
    10: ["ore_trading", "adventure", "ruby_delivery"],
}


@clause("1.5")
def test_cards_come_stage_by_stage() -> None:
    state = start(3)
    assert choices(state, "reveal") == STAGES[1]
    assert state.weights() == [1, 1, 1]
    do(state, "reveal sheep_farming")
    for number in range(2, 13):
        end_work(state, number - 1)
        feed_all(state)
        if number == 4:
            assert state.open_spaces >> SPACE_NAMES.index("wish_for_children") & 1
            continue
        first = max(stage for stage in STAGES if stage <= number)
        left = choices(state, "reveal")
        assert set(left) <= set(STAGES[first])
        assert len(left) == len(STAGES[first]) - (number - first)
        do(state, f"reveal {left[0]}")


@clause("1.6")
def test_seven_tokens_from_round_6_on() -> None:
    state = start(3)
    assert (state.leaves, state.questions) == (4, 3)
    do(state, "reveal blacksmithing")
    end_work(state, 5)
    feed_all(state)
    do(state, "reveal donkey_farming")
    assert choices(state) == ["token leaf", "token question"]
    assert state.weights() == [4, 3]
    do(state, "token question")
    assert (state.leaves, state.questions) == (4, 2)


@clause("1.7")
def test_everybody_sees_the_whole_table() -> None:
    state = begin(3)
    views = [state.view(seat) for seat in (0, 1, -3)]
    told = [
        view.json().replace(f'"seat":{seat}'.encode(), b"", 1) for view, seat in zip(views, (0, 1, -3), strict=True)
    ]
    assert told[0] == told[1] == told[2]
    assert refused(start(3), "use logging_1_3") == "1.7"


@clause("1.8")
def test_one_of_each_tile_but_dwellings_without_end() -> None:
    state = begin(2)
    home(state).goods = vec[i64]([20] * 13)
    room(state, "carpenter", "dwelling", seat=1)
    do(state, "use housework", "part furnish")
    assert "carpenter" not in choices(state, "furnish")
    assert "dwelling" in choices(state, "furnish")
    assert refused(state, "furnish carpenter") == "1.8"


@clause("1.9")
def test_goods_never_run_out() -> None:
    state = begin(2)
    home(state).goods = vec[i64]([1000] * 13)
    do(state, "use supplies")
    assert goods(state)["wood"] == 1001


@clause("23.1")
def test_furnishings_in_play() -> None:
    assert start(2).available.bit_count() == 48
    introductory = start(2, furnishings="introductory").available
    left_out = [tile for number, tile in enumerate(TILES) if not introductory >> number & 1]
    assert left_out == [
        "mixed_dwelling",
        "couple_dwelling",
        "additional_dwelling",
        "work_room",
        "guest_room",
        "office_room",
        "miner",
        "builder",
        "trader",
        "dog_school",
        "quarry",
        "seam",
        "mining_cave",
        "breeding_cave",
        "peaceful_cave",
        "state_parlor",
        "blacksmithing_parlor",
        "spare_part_storage",
        "supplies_storage",
        "broom_chamber",
        "prayer_chamber",
    ]


@clause("21.1")
def test_two_players_skip_round_9() -> None:
    state = begin(2)
    end_work(state, 6)
    feed_all(state)
    assert choices(state, "reveal") == ["family_life", "ore_delivery"]
    end_work(state, 8)
    feed_all(state)
    assert state.round == 10


@clause("21.2")
def test_two_players_have_one_leaf_less() -> None:
    state = start(2)
    assert (state.leaves, state.questions) == (3, 3)


@clause("21.3")
def test_two_players_wait_for_rubies() -> None:
    for seats, rubies in ((2, 0), (3, 1)):
        assert on(begin(seats), "ruby_mining").get("ruby", 0) == rubies
    state = begin(2)
    end_work(state, 2)
    do(state, "reveal sheep_farming")
    assert on(state, "ruby_mining") == {"ruby": 1}

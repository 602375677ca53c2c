"""What the view works out, so that those who show it need know no rules."""

from filone.games.caverna.state import Caverna
from games.caverna.scene import begin, do, land, look, occupy, open_space, own, pile, put_room, work


def endings(seats: int, number: int, tokens: str = "") -> dict[int, str]:
    return {round.number: round.ending for round in look(work(seats, number, tokens)).rounds}


def test_rounds_end_as_their_tokens_say() -> None:
    known = {1: "none", 2: "none", 3: "harvest", 4: "pay", 5: "harvest"}
    assert endings(3, 9, "?L??") == known | dict(
        zip(range(6, 13), ("none", "harvest", "pay", "part", "hidden", "hidden", "hidden"), strict=True)
    )
    assert endings(2, 10, "?L?L") == known | {
        6: "none",
        7: "harvest",
        8: "pay",
        10: "harvest",
        11: "hidden",
        12: "hidden",
    }
    assert endings(1, 1) == known | dict.fromkeys((6, 7, 8, 10, 11, 12), "harvest")


def test_rounds_have_their_stage_and_their_token() -> None:
    rounds = look(work(2, 7, "?L")).rounds
    assert [round.stage for round in rounds] == [1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 4]
    assert [round.token for round in rounds] == ["", "", "", "", "", "question", "leaf", "", "", "", ""]


def test_cards_to_come_are_those_of_this_game_that_nobody_has_look() -> None:
    state = begin(2)
    assert look(state).coming == [
        "sheep_farming",
        "ore_mine_construction",
        "wish_for_children",
        "donkey_farming",
        "ruby_mine_construction",
        "family_life",
        "ore_delivery",
        "ore_trading",
        "adventure",
        "ruby_delivery",
    ]
    open_space(state, "urgent_wish_for_children")
    assert "wish_for_children" not in look(state).coming
    assert "exploration" in look(begin(3)).coming


def test_affordable_tiles_are_those_a_home_could_pay_for_now() -> None:
    state = begin(2)
    own(state, stone=1)
    own(state, 1)
    mine, other = look(state).homes
    assert "carpenter" in mine.affordable
    assert "carpenter" not in other.affordable
    assert "cuddle_room" not in mine.affordable
    put_room(state, "carpenter", 3, 2)
    assert "cuddle_room" in look(state).homes[0].affordable
    state.available = 0
    assert look(state).homes[0].affordable == []


def lacks(state: Caverna) -> dict[str, str]:
    return {space.space: space.lacks for space in look(state).spaces if space.lacks}


def test_free_spaces_say_what_is_lacking_to_use_them() -> None:
    cards = ("exploration", "ore_trading", "family_life", "ore_mine_construction", "ruby_mine_construction")
    state = begin(3, *cards)
    pile(state, "ruby_mining", 0)
    own(state, food=1)
    assert lacks(state) == {
        "imitation_3": "food",
        "ruby_mining": "goods",
        "blacksmithing": "ore",
        "exploration": "weapon",
        "ore_trading": "ore",
        "family_life": "room",
        "ore_mine_construction": "tunnels",
        "ruby_mine_construction": "tunnel",
    }
    own(state, food=4, ore=2)
    land(state, tunnel=[(4, 2), (5, 2)])
    assert lacks(state) == {
        "imitation_3": "model",
        "ruby_mining": "goods",
        "exploration": "weapon",
        "family_life": "room",
    }


def test_nothing_is_lacking_where_somebody_is_or_no_dwarf_is_to_be_placed() -> None:
    state = begin(2)
    assert "blacksmithing" in lacks(state)
    occupy(state, "blacksmithing", 1)
    assert "blacksmithing" not in lacks(state)
    do(state, "use drift_mining_1_3")
    assert lacks(state) == {}

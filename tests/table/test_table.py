"""A table by itself: seats, moves, undo, clocks, records."""

import pickle
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from filone import games
from filone.kernel import CHANCE, OVER, SPECTATOR, GameOver, IllegalMove, MalformedMove, NotYourTurn, Record, State
from filone.kernel.effects import Effects
from filone.kernel.unfold import unfold
from filone.table import BadDice, Chair, Live, Play, Refusal, Slow, Table, verify

ADA, UGO = "ada", "ugo"


def seated(game: str = "toy", **more: Any) -> Table:
    given: dict[str, Any] = {"seats": 2, "options": {}, "now": 0.0, "host": ADA}
    table = Table.new(game=game, **(given | more))
    for name in (ADA, UGO, "pia", "leo")[: len(table.sheet.chairs)]:
        table.sit(None, Chair(name, name.title()))
    return table


def crowded(name: str, seats: int) -> Table:
    """A game that random play ends, begun by as many people as asked for."""
    table = Table.new(game=name, seats=seats, options=games.load(name).simulation, now=0.0, host="0")
    for seat in range(seats):
        table.sit(None, Chair(str(seat), str(seat)))
    table.start("0", 0.0)
    return table


def started(game: str = "toy", **more: Any) -> Table:
    table = seated(game, **more)
    table.start(ADA, 100.0)
    return table


def move(table: Table, text: str, at: float = 101.0) -> None:
    seat = table.turn
    account = table.sheet.chairs[seat].account
    assert account is not None
    table.move(account, seat, table.sheet.version, text, at)


def refused(code: str) -> "_Refused":
    return _Refused(code)


class _Refused:
    """Expects a refusal with a code."""

    def __init__(self, code: str) -> None:
        self.code = code

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, error: object, trace: object) -> bool:
        assert isinstance(error, Refusal), f"not refused: {error!r}"
        assert error.code == self.code
        return True


# Seats


def test_seats_are_filled_in_order_or_as_asked_for() -> None:
    table = Table.new(game="toy", seats=3, options={}, now=0.0, host=ADA)
    table.sit(1, Chair(ADA, "Ada"))
    table.sit(None, Chair(bot="random"))
    assert [chair.free for chair in table.sheet.chairs] == [False, False, True]
    with refused("seat_taken"):
        table.sit(1, Chair(UGO, "Ugo"))
    with refused("seat_taken"):
        table.sit(7, Chair(UGO, "Ugo"))
    with refused("seat_taken"):
        table.sit(2, Chair(ADA, "Ada"))
    assert table.seat_of(ADA) == 1
    assert table.seat_of(UGO) is None


def test_who_leaves_frees_the_seat_and_a_host_hands_the_table_on() -> None:
    table = seated()
    with refused("not_host"):
        table.leave(UGO, 0)
    table.leave(ADA, None)
    heir = table.sheet.host
    assert heir == UGO
    assert table.sheet.chairs[0].free
    with refused("not_your_seat"):
        table.leave(ADA, None)
    table.leave(UGO, 1)
    assert table.sheet.host is None
    table.sit(None, Chair("pia", "Pia"))
    assert table.sheet.host == "pia"


def test_only_the_host_starts_and_only_when_all_seats_are_filled() -> None:
    table = Table.new(game="toy", seats=2, options={}, now=0.0, host=ADA)
    table.sit(None, Chair(ADA, "Ada"))
    with refused("seats_free"):
        table.start(ADA, 1.0)
    table.sit(None, Chair(UGO, "Ugo"))
    with refused("not_host"):
        table.start(UGO, 1.0)
    table.start(ADA, 1.0)
    with refused("started"):
        table.start(ADA, 1.0)
    with refused("started"):
        table.leave(UGO, None)
    with refused("started"):
        table.sit(None, Chair("pia", "Pia"))


# Moves


def test_chance_is_taken_by_itself_and_the_versions_count_every_step() -> None:
    table = started()
    assert table.turn == 0
    assert [played.seat for played in table.play.moves] == [CHANCE, CHANCE]
    assert table.sheet.version == table.play.moves[-1].version
    before = table.sheet.version
    move(table, "swap")
    assert table.sheet.version == before + 2


def test_the_only_choice_is_asked_too() -> None:
    game = games.load("toy")
    for card in (8, 9):
        play = Play(game, 2, {"lucky": True})
        for text in (f"deal 0 {card}", "deal 1 3"):
            play.make(CHANCE, game.space.parse(text), 1.0, 0)
        assert play.state.turn == 0
        assert [step.seen_by(1)["kind"] for step in play.steps] == ["deal", "deal"]


def test_refusals_differ_and_change_nothing() -> None:
    table = started()
    version = table.sheet.version
    with refused("not_your_seat"):
        table.move(UGO, 0, version, "keep", 1.0)
    with refused("not_your_seat"):
        table.move("eve", 0, version, "keep", 1.0)
    with refused("stale"):
        table.move(ADA, 0, version - 1, "keep", 1.0)
    with pytest.raises(NotYourTurn):
        table.move(UGO, 1, version, "keep", 1.0)
    with pytest.raises(MalformedMove):
        table.move(ADA, 0, version, "fold", 1.0)
    with pytest.raises(MalformedMove):
        table.move(ADA, 0, version, {"kind": "keep", "card": 3}, 1.0)
    with pytest.raises(IllegalMove) as refusal:
        table.move(ADA, 0, version, "deal 0 1", 1.0)
    assert refusal.value.clause == "1.2"
    assert table.sheet.version == version
    with refused("not_started"):
        seated().move(ADA, 0, 3, "keep", 1.0)
    move(table, "keep")
    move(table, "keep")
    with refused("over"):
        table.move(ADA, 0, table.sheet.version, "keep", 1.0)
    with pytest.raises(GameOver):
        table.play.read_move(0, "keep")


def test_a_copy_is_independent() -> None:
    table = started()
    draft = table.copy()
    move(draft, "keep")
    assert (table.turn, len(table.play.moves), len(table.play.steps)) == (0, 2, 2)
    assert draft.turn == 1


def test_refusals_speak_both_languages_and_survive_pickling() -> None:
    again = pickle.loads(pickle.dumps(Refusal("seat_taken")))
    assert again.code == "seat_taken"
    assert again.sentence("it") == "Questo posto è occupato."


# Log


def test_the_log_tells_each_seat_what_it_saw() -> None:
    table = started()
    own, other = table.play.steps[0].seen_by(0), table.play.steps[0].seen_by(1)
    assert other == table.play.steps[0].seen_by(SPECTATOR) == {"kind": "deal", "target": 0}
    assert own == other | {"card": own["card"]}


def test_what_came_of_a_move_is_told_to_those_who_may_know() -> None:
    table = started()
    card = table.play.state.hands[0]  # type: ignore[attr-defined]
    move(table, "swap")
    step = next(step for step in table.play.steps if step.seat == 0)
    assert step.told_to(0) == step.told_to(None) == [{"tale": "swapped", "card": card}]
    assert step.told_to(1) == step.told_to(SPECTATOR) == [{"tale": "swapped"}]


def test_the_log_goes_on_from_a_version_and_what_was_taken_back_is_dropped() -> None:
    table = started("saboteur", seats=4)
    rng = Random(1)
    seen: list[Any] = []
    version = -1
    for _ in range(60):
        seat = table.turn
        account = table.sheet.chairs[seat].account
        assert account is not None
        undoable = table.play.undoable(seat)
        last = table.play.moves[-1].seat
        if last >= 0 and table.play.undoable(last) and rng.random() < 0.3:
            name = table.sheet.chairs[last].account
            assert name is not None
            table.undo(name, last, table.sheet.version, rng.choice(table.play.undoable(last)))
        else:
            table.play_for(seat, rng.choice(table.play.state.legal()), 1.0)
        assert undoable == [] or last == seat
        if rng.random() < 0.5:
            start = table.play.log_start(version)
            seen[start:] = [step.shown for step in table.play.steps[start:]]
            version = table.sheet.version
            assert seen == [step.shown for step in table.play.steps]


# Undo


def test_effects_are_those_of_the_legal_moves_and_worked_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table = started()
    asked: list[int] = []
    effects = table.game.effects

    def ask(state: State, move: int) -> Effects:
        asked.append(move)
        return effects(state, move)

    monkeypatch.setattr(table.game, "effects", ask)
    first, second = table.play.effects(0), table.copy().play.effects(0)
    assert first is not None
    assert first is second
    assert asked == table.play.state.legal()
    assert table.play.effects(1) is None
    for move, effect in zip(table.play.legal(0) or [], first, strict=True):
        after = table.copy()
        after.move(ADA, 0, after.sheet.version, move, 5.0)
        assert effect.final == (not after.play.undoable(0)), move


@pytest.mark.parametrize("game", ["saboteur", "caverna"])
def test_what_is_taken_back_was_never_played(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor are the moves before it played again, however many they are, but for those in a row with it."""
    again: list[int] = []

    def play_again(state: State, move: int, settled: bool) -> Iterator[int]:
        again.append(move)
        return unfold(state, move, settled)

    table = started(game, seats=4)
    rng = Random(3)
    monkeypatch.setattr("filone.table.play.unfold", play_again)
    taken_back = 0
    for _ in range(150):
        last = table.play.moves[-1].seat
        undoable = table.play.undoable(last) if last >= 0 else []
        if undoable and rng.random() < 0.4:
            to, chair = rng.choice(undoable), table.sheet.chairs[last]
            again.clear()
            table.undo(chair.account or "", last, table.sheet.version, to)
            taken_back += len(again) == to - undoable[0]
            fresh = Table(table.sheet, table.play.moves)
            assert [fresh.play.view(seat) for seat in range(4)] == [table.play.view(seat) for seat in range(4)]
        else:
            table.play_for(table.turn, rng.choice(table.play.state.legal()), 1.0)
        if rng.random() < 0.2:
            table = Table(table.sheet, table.play.moves)
    assert taken_back > 5


def test_undo_goes_back_to_chance_or_to_another_seat() -> None:
    table = started()
    assert table.play.undoable(0) == []
    move(table, "keep")
    assert table.play.undoable(0) == [2]
    assert table.play.undoable(1) == []
    version = table.sheet.version
    table.undo(ADA, 0, version, 2)
    assert table.turn == 0
    assert table.sheet.version == version + 1
    move(table, "swap")
    assert table.play.undoable(0) == []
    with refused("not_undoable"):
        table.undo(ADA, 0, table.sheet.version, 2)
    with refused("stale"):
        table.undo(ADA, 0, version, 2)


def test_a_finished_game_is_not_taken_back() -> None:
    table = started()
    move(table, "keep")
    move(table, "keep")
    assert table.play.undoable(1) == []


def test_the_sheet_of_a_finished_game_tells_who_won_with_what() -> None:
    table = started()
    move(table, "keep")
    assert (table.sheet.winners, table.sheet.final) == ((), ())
    move(table, "keep")
    outcome = table.play.state.outcome()
    assert (list(table.sheet.winners), list(table.sheet.final)) == (outcome.winners, outcome.scores)
    other = Table.of_record(Record.loads(table.record().dumps()), now=0.0, host=None)
    assert other.sheet.winners == table.sheet.winners


@pytest.mark.parametrize("name", games.names())
def test_undo_leads_to_the_same_position_as_never_having_moved(name: str) -> None:
    seats = games.load(name).seats[0]
    table = crowded(name, seats)
    rng = Random(2)
    for _ in range(80):
        if table.turn < 0:
            break
        seat = table.turn
        views = [table.play.view(viewer).json() for viewer in (*range(seats), SPECTATOR)]
        steps, moves = len(table.play.steps), table.play.state.moves()
        draft = table.copy()
        draft.play_for(seat, rng.choice(moves), 1.0)
        if draft.play.undoable(seat):
            back = draft.copy()
            back.undo(str(seat), seat, back.sheet.version, len(table.play.moves))
            assert [back.play.view(viewer).json() for viewer in (*range(seats), SPECTATOR)] == views
            assert back.play.state.moves() == moves
            assert len(back.play.steps) == steps
            assert back.sheet.version > draft.sheet.version
        table = draft


@pytest.mark.parametrize("name", games.names())
def test_a_table_rebuilt_from_its_moves_is_the_same(name: str) -> None:
    table = crowded(name, games.load(name).seats[-1])
    rng = Random(3)
    for _ in range(150):
        if table.turn < 0:
            break
        table.play_for(table.turn, rng.choice(table.play.state.legal()), 1.0)
    again = Table(table.sheet, table.play.moves)
    assert again.play.steps == table.play.steps
    assert again.play.first_undoable == table.play.first_undoable
    assert again.play.view(0).json() == table.play.view(0).json()


# Resigning, adjourning, playing again


def test_a_seat_left_to_a_bot_is_no_longer_played_but_still_seen() -> None:
    table = started()
    with refused("not_your_seat"):
        table.resign(UGO, 0, "random")
    table.resign(ADA, 0, "random")
    assert table.seat_of(ADA) is None
    assert table.seat_seen_by(ADA) == 0
    with refused("not_your_seat"):
        table.move(ADA, 0, table.sheet.version, "keep", 1.0)


def test_a_game_is_adjourned_when_all_people_agree() -> None:
    table = started(seats=3)
    table.hand_over(2, "random")
    table.adjourn(ADA)
    assert table.turn == 0
    with refused("not_your_seat"):
        table.adjourn("pia")
    table.adjourn(UGO)
    assert table.sheet.status == "adjourned"
    assert table.turn == OVER
    with refused("adjourned"):
        table.move(ADA, 0, table.sheet.version, "keep", 1.0)


def test_nobody_avoids_the_end_of_a_game_that_counts() -> None:
    """Left alone with bots, one could adjourn for ever, or move no more where there is no clock."""
    table = started(seats=3, rated=True)
    table.hand_over(1, "random")
    table.hand_over(2, "random")
    with refused("not_elsewhere"):
        table.adjourn(ADA)
    assert table.sheet.status == "playing"
    assert table.deadline() == pytest.approx(table.sheet.started + 14 * 86400)
    assert started(rated=True, pace=Live(turn=30)).sheet.pace == Live(turn=30)
    assert started().sheet.pace is None


def test_a_game_goes_on_elsewhere_and_its_dice_stay_checkable() -> None:
    table = started()
    table.adjourn(ADA)
    table.adjourn(UGO)
    record = Record.loads(table.record().dumps())
    other = Table.of_record(record, now=0.0, host="pia")
    assert other.sheet.status == "waiting"
    for name in ("pia", "leo"):
        other.sit(None, Chair(name, name))
    other.start("pia", 1.0)
    assert other.play.view(0).json() == table.play.view(0).json()
    move(other, "swap")
    move(other, "keep")
    assert other.sheet.dice_from == 2
    assert verify(Record.loads(other.record().dumps())) == 1


def test_what_was_played_elsewhere_is_not_taken_back() -> None:
    record = started(seats=2).record()
    record.moves.append(games.load("toy").space.parse("keep"))
    other = Table.of_record(record, now=0.0, host=ADA)
    other.sit(None, Chair(ADA, "Ada"))
    other.sit(None, Chair(UGO, "Ugo"))
    other.start(ADA, 1.0)
    assert other.play.undoable(0) == []
    assert Table(other.sheet, other.play.moves).play.undoable(0) == []


def test_a_finished_record_becomes_a_table_to_look_at() -> None:
    table = started()
    move(table, "keep")
    move(table, "keep")
    other = Table.of_record(Record.loads(table.record().dumps()), now=0.0, host=None)
    assert other.sheet.status == "over"
    assert other.names() == ["Ada", "Ugo"]
    assert other.record() == table.record()


@pytest.mark.parametrize("lie", [{"secret": "zz"}, {"secret": "00" * 32}, {"from": "first"}])
def test_a_finished_record_with_false_dice_is_refused(lie: dict[str, str]) -> None:
    table = started()
    move(table, "keep")
    move(table, "keep")
    record = table.record()
    assert record.dice is not None
    record.dice |= lie
    with pytest.raises(BadDice):
        Table.of_record(Record.loads(record.dumps()), now=0.0, host=ADA)


def test_the_next_game_keeps_settings_and_bots() -> None:
    table = Table.new(game="toy", seats=2, options={"lucky": True}, now=0.0, host=ADA, name="Sunday", pace=Slow(2))
    table.sit(1, Chair(bot="random"))
    table.sit(None, Chair(ADA, "Ada"))
    with refused("not_started"):
        table.next_game(ADA, 1.0)
    table.start(ADA, 1.0)
    with refused("not_over"):
        table.next_game(ADA, 1.0)
    while table.turn >= 0:
        table.play_for(table.turn, table.play.state.legal()[0], 1.0)
    again = table.next_game(ADA, 2.0)
    assert (again.sheet.options, again.sheet.name, again.sheet.pace) == ({"lucky": True}, "Sunday", Slow(2))
    assert [chair.bot for chair in again.sheet.chairs] == [None, "random"]
    assert again.sheet.secret != table.sheet.secret


# Clocks


def test_a_turn_uses_its_own_time_and_then_the_reserve() -> None:
    table = started(pace=Live(turn=10, reserve=30))
    assert table.deadline() == 140.0
    move(table, "keep", at=115.0)
    clocks = table.clocks()
    assert clocks is not None
    assert clocks.left == [25.0, 30.0]
    assert table.deadline() == 155.0
    assert clocks.turn_left(120.0) == 5.0
    assert clocks.reserve_left(1, 130.0) == 25.0
    move(table, "keep", at=116.0)
    assert table.deadline() is None


def test_taking_back_does_not_wind_the_clock_up() -> None:
    table = started(pace=Live(turn=10, reserve=30))
    move(table, "keep", at=115.0)
    table.undo(ADA, 0, table.sheet.version, 2)
    assert table.deadline() == 140.0
    move(table, "keep", at=130.0)
    clocks = table.clocks()
    assert clocks is not None
    assert clocks.left[0] == 10.0


def test_slow_games_count_days_and_bots_have_no_deadline() -> None:
    table = started(pace=Slow(3))
    assert table.deadline() == 100.0 + 3 * 86400
    table.hand_over(0, "random")
    assert table.deadline() is None
    assert started().deadline() is None


# Fair dice


def test_every_chance_step_follows_from_the_secret() -> None:
    table = started("saboteur", seats=4)
    rng = Random(4)
    while table.turn >= 0:
        table.play_for(table.turn, rng.choice(table.play.state.legal()), 1.0)
    record = Record.loads(table.record().dumps())
    assert verify(record) == sum(played.seat == CHANCE for played in table.play.moves)


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        ({"secret": "00" * 32}, "commitment"),
        ({"secret": "00"}, "commitment"),
        ({"secret": "xyz"}, "secret"),
        ({"from": "x"}, "from"),
        ({"from": "-1"}, "from"),
        ({"from": "999999999"}, "from"),
        ({"from": "9" * 5000}, "from"),
        ({"commitment": ""}, "commitment"),
    ],
)
def test_a_secret_that_was_not_committed_to_is_found(damage: dict[str, str], reason: str) -> None:
    record = started().record()
    assert record.dice is not None
    record.dice |= damage
    with pytest.raises(BadDice) as found:
        verify(record)
    assert found.value.details["reason"] == reason
    assert found.value.sentence("it") != found.value.sentence("en")


def test_a_chosen_card_is_found() -> None:
    record = started().record()
    move = next(move for move in games.load("toy").start(2).moves() if move != record.moves[0])
    state = games.load("toy").start(2)
    state.play(move)
    record.moves = [move, state.moves()[0]]
    record.texts = []
    with pytest.raises(BadDice) as found:
        verify(record)
    assert found.value.details["reason"] == "roll"


def test_a_record_without_a_secret_cannot_be_checked() -> None:
    record = started().record()
    record.dice = None
    assert verify(record) is None


def test_an_id_is_never_taken_for_an_option_of_the_command_line() -> None:
    assert all(seated().sheet.id.isalnum() for _ in range(200))

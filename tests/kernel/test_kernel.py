"""The contract, shown on the toy."""

import copy
import pickle
from random import Random

import msgspec
import pytest

from filone import games
from filone.kernel import (
    CHANCE,
    OVER,
    SPECTATOR,
    BadOption,
    BadRecord,
    BadSeats,
    GameOver,
    IllegalMove,
    MalformedMove,
    NotOver,
    NotYourTurn,
    Record,
    State,
    UnknownGame,
    pick,
)
from filone.kernel.rulebook import rulebook
from filone.kernel.sentences import sentence
from filone.kernel.texts import words_of

TOY = games.load("toy")


def dealt(*cards: int, lucky: bool = False) -> State:
    state = TOY.start(len(cards), {"lucky": lucky})
    for seat, card in enumerate(cards):
        state.play(TOY.space.encode("deal", seat, card))
    return state


def finished() -> Record:
    record = Record.new(TOY, 2)
    state = record.state()
    for text in ("deal 0 3", "deal 1 8", "keep", "keep"):
        record.add(state, TOY.parse(state, text))
    return record


def test_flow_of_a_game_is_told_by_turn() -> None:
    state = TOY.start(2)
    assert state.turn == CHANCE
    assert len(state.weights()) == len(state.moves()) == 9
    state = dealt(3, 8)
    assert state.turn == 0
    for text in ("keep", "keep"):
        state.play(TOY.parse(state, text))
    assert state.turn == OVER
    assert state.moves() == []
    outcome = state.outcome()
    assert (outcome.winners, outcome.ranks, outcome.scores) == ([1], [2, 1], [3, 8])
    assert outcome.breakdown == [{"card": 3}, {"card": 8}]


def test_refusals_differ_and_change_nothing() -> None:
    state = dealt(9, 8, 7, lucky=False)
    before = state.view(0).json()
    with pytest.raises(NotYourTurn):
        state.play(0, seat=1)
    for number in (TOY.space.size, -1, 1 << 80):
        with pytest.raises(MalformedMove):
            state.play(number)
    with pytest.raises(MalformedMove):
        TOY.parse(state, "keep it")
    with pytest.raises(IllegalMove) as refusal:
        state.play(TOY.space.encode("deal", 0, 1))
    assert refusal.value.clause == "1.2"
    with pytest.raises(NotOver):
        state.outcome()
    assert state.view(0).json() == before
    with pytest.raises(GameOver):
        finished().state().play(0)


def test_errors_speak_both_languages_and_survive_pickling() -> None:
    error = pickle.loads(pickle.dumps(IllegalMove(clause="3.2", move="keep")))
    assert error.clause == "3.2"
    assert str(error) == "keep: The rules do not allow this now (clause 3.2)."
    assert error.sentence("it") == "Il regolamento ora non lo permette (punto 3.2)."


def test_only_choices_are_asked_and_those_who_look_ahead_pass_over_them() -> None:
    state = dealt(9, 8, lucky=True)
    assert (state.turn, state.moves()) == (0, [0])
    state.settle()
    assert state.turn == 1
    ahead = TOY.start(2, {"lucky": True})
    for text in ("deal 0 9", "deal 1 8"):
        ahead.advance(TOY.space.parse(text))
    assert ahead.turn == 1


def test_only_choices_that_a_record_of_before_leaves_out_can_be_seen() -> None:
    record = Record.new(TOY, 2, {"lucky": True})
    state = record.state()
    for text in ("deal 0 9", "deal 1 8", "keep", "keep"):
        record.add(state, TOY.parse(state, text))
    del record.moves[2]
    old = Record.loads(
        msgspec.json.encode(msgspec.to_builtins(record) | {"filone": 1, "settled": 0, "texts": [], "by": []})
    )
    assert (old.filone, old.settled) == (2, 3)
    seen = [(number, TOY.text(before, move)) for number, before, move in old.steps()]
    assert seen == [(1, "deal 0 9"), (2, "deal 1 8"), (2, "keep"), (3, "keep")]
    assert [state.turn for _, state, _ in old.positions()] == [-1, -1, 1]
    assert old.state().outcome() == state.outcome()
    assert Record.loads(old.dumps()) == old


@pytest.mark.parametrize("twin", [lambda s: s.copy(), lambda s: pickle.loads(pickle.dumps(s)), copy.deepcopy])
def test_a_twin_is_equal_and_independent(twin) -> None:  # type: ignore[no-untyped-def]
    state = dealt(3, 8)
    other = twin(state)
    assert other.view(0) == state.view(0)
    assert other.moves() == state.moves()
    other.play(0)
    assert state.turn == 0


def test_moves_are_the_callers_to_change() -> None:
    state = dealt(3, 8)
    state.moves().clear()
    assert state.moves() == [0, 1]


def test_seats_and_options_are_checked_and_the_error_lists_what_is_allowed() -> None:
    with pytest.raises(BadSeats, match="2-4"):
        TOY.start(5)
    with pytest.raises(BadSeats):
        TOY.start(True)
    with pytest.raises(BadOption, match="It has: lucky"):
        TOY.start(2, {"luck": True})
    with pytest.raises(BadOption, match="true, false"):
        TOY.start(2, {"lucky": "yes"})
    with pytest.raises(UnknownGame, match="toy"):
        games.load("chess")


def test_a_move_has_json_and_text_that_lead_back() -> None:
    state = dealt(3, 8)
    for move in range(TOY.space.size):
        assert TOY.space.from_json(TOY.describe(state, move)) == move
        assert TOY.space.parse(TOY.text(state, move)) == move


@pytest.mark.parametrize(
    "text",
    [
        "",
        "deal",
        "deal 0",
        "deal 0 10",
        "deal 0 +1",
        "deal 0 01",
        "deal 4 1",
        "deal 0 1 1",
        "fold",
        "deal 0 " + "9" * 5000,
    ],
)
def test_malformed_texts(text: str) -> None:
    with pytest.raises(MalformedMove):
        TOY.space.parse(text)


@pytest.mark.parametrize(
    "json", [{}, {"kind": "deal"}, {"kind": "deal", "target": 0, "card": True}, {"kind": "keep", "x": 1}, {"kind": []}]
)
def test_malformed_json(json: dict[str, object]) -> None:
    with pytest.raises(MalformedMove):
        TOY.space.from_json(json)


def test_what_is_secret_is_told_to_witnesses_only() -> None:
    state = TOY.start(2)
    move = TOY.space.encode("deal", 0, 5)
    assert TOY.describe(state, move, 0) == {"kind": "deal", "target": 0, "card": 5}
    for other in (1, SPECTATOR):
        hidden = TOY.describe(state, move, other)
        assert hidden == {"kind": "deal", "target": 0}
        assert sentence(TOY, TOY.words("en"), "log", hidden, ["Ada", "Ugo"]) == "Ada is dealt a card."
    assert sentence(TOY, TOY.words("it"), "log", TOY.describe(state, move, 0), ["Ada", "Ugo"]) == "Ada riceve un 5."


def test_imagined_states_fit_the_view() -> None:
    view = dealt(3, 8).view(0)
    others = {TOY.imagine(view, Random(seed)).scores()[1] for seed in range(200)}
    assert others == set(range(1, 10)) - {3}
    assert TOY.imagine(view, Random(1)).view(0) == view


def test_records_come_back_as_they_were(tmp_path) -> None:  # type: ignore[no-untyped-def]
    record = finished()
    record.save(tmp_path / "game.json")
    again = Record.load(tmp_path / "game.json")
    assert again == record
    assert again.state().outcome() == record.result
    assert again.state(at=0).turn == CHANCE
    for at in range(len(record.moves) + 1):
        assert Record.loads(record.upto(at).dumps()).moves == record.moves[:at]


@pytest.mark.parametrize(
    ("damage", "reason"),
    [
        (lambda r: r.moves.__setitem__(3, 99), "text"),
        (lambda r: (r.moves.__setitem__(0, 0), r.texts.clear()), "illegal"),
        (lambda r: (r.moves.__setitem__(0, 99), r.texts.clear()), "move"),
        (lambda r: r.moves.append(0), "long"),
        (lambda r: setattr(r, "rules", 9), "rules"),
        (lambda r: setattr(r, "filone", 3), "format"),
        (lambda r: setattr(r, "settled", 5), "at"),
        (lambda r: setattr(r, "settled", -1), "unreadable"),
        (lambda r: r.moves.pop(), "result"),
        (lambda r: r.by.pop(), "by"),
        (lambda r: r.players.extend(["Ada"] * 9), "players"),
        (lambda r: r.players.append("x" * 61), "players"),
        (lambda r: r.players.append("\x1b[2J"), "players"),
    ],
)
def test_damaged_records_are_refused_with_the_reason(damage, reason: str) -> None:  # type: ignore[no-untyped-def]
    record = finished()
    damage(record)
    with pytest.raises(BadRecord) as refusal:
        Record.loads(record.dumps())
    assert refusal.value.details["reason"] == reason
    told = [refusal.value.sentence(lang).split() for lang in ("it", "en")]
    assert not {"is", "not", "rules"} & set(told[0]), "no English in an Italian sentence"
    assert told[0] != told[1]


@pytest.mark.parametrize(
    ("data", "reason"), [(b"{", "unreadable"), (b"[]", "foreign"), (b"{}", "foreign"), (b'{"filone":1}', "unreadable")]
)
def test_foreign_files_are_refused(data: bytes, reason: str) -> None:
    with pytest.raises(BadRecord) as refusal:
        Record.loads(data)
    assert refusal.value.details["reason"] == reason


def test_rulebooks_are_read_clause_by_clause() -> None:
    book = rulebook("toy", "en")
    assert [section.title for section in book.sections] == ["Play", "End"]
    assert list(book.clauses()) == ["1.1", "1.2", "2.1"]
    assert list(rulebook("toy", "it").clauses()) == list(book.clauses())


def test_words_have_help() -> None:
    assert words_of("toy", "en").help("option-lucky") == "A nine may not be swapped."
    assert words_of("toy", "en").help("ask-card") == ""


def test_pick_follows_the_weights() -> None:
    assert [pick([1, 0, 3], step / 8) for step in range(8)] == [0, 0, 2, 2, 2, 2, 2, 2]

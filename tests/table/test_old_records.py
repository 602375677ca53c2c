"""Games from before every choice was asked: `tests/records` was written by the engine that took only choices itself."""

from pathlib import Path
from random import Random

import msgspec
import pytest

from filone import games
from filone.kernel import OVER, Record
from filone.table import Chair, Played, Sheet, Table, verify

RECORDS = Path(__file__).parents[1] / "records"
NAMES = games.names()


def old(name: str) -> Record:
    return Record.load(RECORDS / f"{name}.json")


def under_way(record: Record, count: int) -> Table:
    """A table as a server of before had stored it after so many moves, with the options there were."""
    assert record.dice is not None
    table = Table.new(game=record.game, seats=record.seats, options={}, now=0.0, host=None)
    table.change(status="playing", chairs=(Chair(bot="random"),) * record.seats, secret=record.dice["secret"])
    sheet = msgspec.to_builtins(table.sheet)
    del sheet["settled"]
    sheet["options"] = msgspec.json.decode((RECORDS / f"{record.game}.json").read_bytes())["options"]
    moves = [Played(move, state.turn, 1.0, number) for number, state, move in record.positions()]
    return Table(msgspec.convert(sheet, Sheet), moves[:count])


@pytest.mark.parametrize("name", NAMES)
def test_records_of_before_load_replay_and_verify(name: str) -> None:
    record = old(name)
    assert record.state().turn == OVER
    steps = [number for number, _, _ in record.steps()]
    assert len(steps) > len(record.moves) == record.settled
    assert verify(record)
    assert verify(Record.loads(record.dumps()))
    table = Table.of_record(record, now=0.0, host=None)
    assert len(table.play.steps) == len(steps)
    assert verify(table.record())


@pytest.mark.parametrize("name", NAMES)
def test_tables_of_before_go_on(name: str) -> None:
    record, rng = old(name), Random(4)
    steps = [number for number, _, _ in record.steps()]
    asked = [number - 1 for number, state, _ in record.positions() if state.turn >= 0]
    settled = next(count for count in asked if sum(number <= count for number in steps) > count)
    table = under_way(record, settled)
    state = record.state(settled)
    assert (table.turn, table.play.view(0)) == (state.turn, state.view(0))
    assert table.play.undoable(table.play.moves[-1].seat) == []
    stored = msgspec.convert(msgspec.to_builtins(table.sheet), Sheet)
    while table.turn >= 0:
        table.play_for(table.turn, rng.choice(table.play.state.legal()), 2.0)
    assert Table(stored, table.play.moves).play.state == table.play.state
    finished = Record.loads(table.record().dumps())
    assert finished.result is not None
    assert finished.settled == settled
    assert verify(finished)
    unwritten = sum(number <= settled for number in steps) - settled
    assert len(list(finished.steps())) == len(finished.moves) + unwritten


@pytest.mark.parametrize("name", NAMES)
def test_games_of_before_have_the_options_that_were_no_choice_yet(name: str) -> None:
    record, before = old(name), games.load(name).before
    assert record.options == record.options | before
    stored = under_way(record, 1).sheet
    assert stored.options == record.options
    assert Table.new(game=name, seats=record.seats, options={}, now=0.0, host=None).sheet.options == {}
    for option, value in before.items():
        assert value != next(one.default for one in games.load(name).options if one.name == option)


def test_what_was_played_before_cannot_be_taken_back() -> None:
    record = old("toy")
    table = under_way(record, 4)
    seat = table.turn
    table.play_for(seat, table.play.state.legal()[0], 2.0)
    assert all(number >= 4 for number in table.play.undoable(seat))

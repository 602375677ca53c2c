"""Records read in quantity, and laid out in rows."""

from pathlib import Path
from time import process_time

import msgspec
import pytest

from filone import data, games
from filone.bots import Budget
from filone.bots.arena import matches
from filone.bots.tournament import Journal, run
from filone.cli.main import main
from filone.kernel import CHANCE, BadRecord, Record
from filone.testing.golden import random_game


@pytest.fixture(scope="module")
def journal(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("data") / "journal.jsonl"
    written = Journal(path)
    for played in run(list(matches("toy", ["novice", "random"], 2, 6, options={}, seed=1, budget=Budget())), 1):
        written.write(played)
    return path


def test_a_tournament_keeps_its_games(journal: Path) -> None:
    games = list(data.read(journal, check=True))
    assert len(games) == 6
    assert {tuple(game.record.players) for game in games} == {("novice", "random"), ("random", "novice")}


def test_a_record_in_every_line_or_one_in_a_file_or_a_folder_of_both(journal: Path, tmp_path: Path) -> None:
    records = [game.record for game in data.read(journal)]
    data.write(tmp_path / "many.jsonl", records)
    records[0].save(tmp_path / "one.json")
    (tmp_path / "else.txt").write_text("not a record")
    found = list(data.read(tmp_path, check=True))
    assert [game.record for game in found] == [*records, records[0]]
    assert found[-1].id == "one"
    assert len({game.id for game in found}) == 7


def test_a_journal_of_before_has_no_games(tmp_path: Path) -> None:
    (tmp_path / "old.jsonl").write_text('{"key":"1"}\n')
    with pytest.raises(BadRecord, match="results only"):
        list(data.read(tmp_path / "old.jsonl"))


def test_rows_say_who_moved_and_what_was_possible(journal: Path) -> None:
    game = next(data.read(journal))
    moves = list(data.move_rows(game, legal=True))
    assert [row.seat for row in moves] == game.record.by
    assert [row.number for row in moves] == list(range(1, len(moves) + 1))
    for row in moves:
        assert row.choices >= 1
        assert row.legal == [] if row.seat == CHANCE else row.text in row.legal
    seats = list(data.seat_rows(game))
    assert [row.player for row in seats] == game.record.players
    assert [row.seat for row in seats if row.won] == data.game_row(game).winners


def test_chance_says_who_begins_and_rows_say_in_which_order_one_played() -> None:
    """Also those of a record that does not say who moved."""
    begun = set()
    for played in run(list(matches("saboteur", ["random"], 3, 4, options={}, seed=1, budget=Budget())), 1):
        assert played.record is not None
        order = [row.order for row in data.seat_rows(data.Game("", played.record))]
        first = next(seat for seat in played.record.by if seat != CHANCE)
        begun.add(first)
        assert order[first] == 1
        assert order[next(seat for seat in played.record.by if seat not in (CHANCE, first))] == 2
        played.record.by = []
        assert [row.order for row in data.seat_rows(data.Game("", played.record))] == order
    assert len(begun) > 1, "or else the seat would tell as much"


def test_who_never_moved_has_no_place_in_the_order(journal: Path) -> None:
    game = next(data.read(journal))
    first = next(number for number, seat in enumerate(game.record.by, 1) if seat != CHANCE)
    begun = data.Game(game.id, game.record.upto(first))
    assert sorted(str(row.order) for row in data.seat_rows(begun)) == ["1", "None"]


def test_ten_thousand_games_are_read_in_three_seconds(tmp_path: Path) -> None:
    """Of the processor, and without the check that replays them."""
    game = games.load("caverna")  # at random the others last longer than anybody plays them
    record = Record.new(game, 3)
    state = record.start()
    for move in random_game(game, 3):
        record.add(state, move)
    data.write(tmp_path / "many.jsonl", [record] * 10_000)
    begun = process_time()
    assert sum(1 for _ in data.read(tmp_path / "many.jsonl")) == 10_000
    assert process_time() - begun < 3


def test_a_record_that_lies_about_who_moved_is_noticed(journal: Path) -> None:
    record = next(data.read(journal)).record
    record.by[-1] += 1
    with pytest.raises(BadRecord, match="who made which"):
        Record.loads(record.dumps())
    assert Record.loads(record.dumps(), check=False) == record


def test_lines_and_parquet_hold_the_same(journal: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    for file in ("games.jsonl", "games"):
        assert main(["export", str(journal), str(tmp_path / file), "--legal"]) == 0
        assert "6 games" in capsys.readouterr().out
    lines = [msgspec.json.decode(line) for line in (tmp_path / "games.jsonl").read_bytes().splitlines()]
    for table in ("games", "seats", "moves"):
        rows = parquet.read_table(tmp_path / "games" / f"{table}.parquet").to_pylist()
        assert rows == [row for line in lines for row in line[table]]


def test_what_many_games_have_in_common(journal: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["stats", str(journal), "--chart", str(tmp_path / "chart.svg")]) == 0
    told = capsys.readouterr().out
    assert told.startswith("toy, 2 players: 6 games")
    assert "No. 2 in turn order" in told
    assert "novice" in told
    assert "novice" in (tmp_path / "chart.svg").read_text()
    assert main(["stats", str(journal), "--json"]) == 0
    (summary,) = msgspec.json.decode(capsys.readouterr().out)
    assert sum(share["wins"] for share in summary["order"]) == pytest.approx(6)
    assert [(share["who"], share["games"]) for share in summary["order"]] == [("1", 6), ("2", 6)]


def test_a_folder_that_is_not_there_is_said_before_the_work(journal: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", str(journal), "/nowhere/games.jsonl"]) == 2
    assert "/nowhere/games.jsonl" in capsys.readouterr().err

"""The commands that ask nothing, on the toy."""

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

import filone.cli.output
from cli.conftest import Run
from filone import games
from filone.cli import interpreted
from filone.cli.build import COMPILED
from filone.cli.output import Progress
from filone.kernel import Record

TOY = games.load("toy")


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    record = Record.new(TOY, 2)
    state = record.state()
    for text in ("deal 0 3", "deal 1 8", "swap", "deal 0 9", "keep"):
        record.add(state, TOY.parse(state, text))
    record.save(tmp_path / "game.json")
    return tmp_path / "game.json"


def test_version_says_which_build(run: Run) -> None:
    assert ("(compiled)" if COMPILED else "(interpreted)") in run("version")
    assert json.loads(run("version --json"))["compiled"] is COMPILED


def test_games_lists_players_and_options(run: Run) -> None:
    assert "Toy, 2 to 4 players. One secret card each." in run("games")
    assert "lucky = false  (true, false)  A nine may not be swapped." in run("games")
    assert "--set nine: With the nine (lucky = true)  The nine is lucky." in run("games")
    assert "da 2 a 4 giocatori" in run("games --lang it")
    toy = json.loads(run("games --json"))[games.names().index("toy")]
    assert toy["seats"] == [2, 4]
    assert toy["sets"][0]["options"] == {"lucky": True}


def test_rules_prints_clauses(run: Run) -> None:
    assert "\n1.1   Everybody is dealt" in run("rules toy")
    assert "2 Fine" in run("rules toy --lang it")
    assert json.loads(run("rules toy --json"))["sections"][0]["clauses"][0]["number"] == "1.1"


def test_sim_tells_speed_lengths_scores_and_outcomes(run: Run) -> None:
    told = run("sim toy --players 3 --games 50 --seed 1 --option lucky=true")
    assert told.startswith("50 games and ")
    assert "Length of a game: " in told
    assert "Shared victories: 0. Seed 1" in told
    assert len(told.splitlines()) == 8


def test_sim_repeats_itself(run: Run) -> None:
    first, second, other = (json.loads(run(f"sim toy --players 3 --games 50 --seed {s} --json")) for s in (1, 1, 2))
    promised = "game, players, games, moves, seconds, moves_per_second, games_per_second, compiled"
    assert set(promised.split(", ")) <= set(first)
    assert first["fingerprint"] == second["fingerprint"] != other["fingerprint"]
    assert first["scores"] == second["scores"]
    assert sum(first["wins"]) == first["games"] == 50


def test_a_set_gives_options_and_an_option_counts_for_more(run: Run) -> None:
    for more, lucky in (("", True), (" --option lucky=false", False)):
        told = json.loads(run(f"sim toy --players 2 --games 1 --set nine{more} --json"))
        assert told["options"]["lucky"] is lucky


def test_sim_is_the_same_in_processes(run: Run) -> None:
    line = "sim saboteur --players 3 --games 30 --seed 5 --json"
    alone, together = (json.loads(run(f"{line} --jobs {jobs}")) for jobs in (1, 2))
    for result in (alone, together):
        for varying in ("seconds", "jobs", "moves_per_second", "games_per_second"):
            del result[varying]
    assert alone == together


def test_sim_is_the_same_compiled_and_interpreted(run: Run) -> None:
    line = "sim saboteur --players 5 --games 20 --seed 1 --json"
    program = [sys.executable, "-P", interpreted.__file__, *line.split()]
    answer = subprocess.run(program, check=True, capture_output=True, text=True)
    source = json.loads(answer.stdout)
    installed = json.loads(run(line))
    assert source["compiled"] is False
    assert installed["compiled"] is COMPILED
    assert source["fingerprint"] == installed["fingerprint"]
    assert source["scores"] == installed["scores"]


def test_replay_shows_the_end(run: Run, finished: Path) -> None:
    told = run(f"replay {finished}")
    assert told.startswith("Toy, after move 5 of 5.\nPlayer 2 keeps the card.\n")
    assert "The winner is Player 1." in told
    assert "Vince Giocatore 1." in run(f"replay {finished} --lang it")


def test_replay_goes_to_any_move_and_shows_what_a_seat_knew(run: Run, finished: Path) -> None:
    assert "You hold 3." in run(f"replay {finished} --at 2 --seat 1")
    assert "Player 1’s turn." in run(f"replay {finished} --at 2")
    shown = json.loads(run(f"replay {finished} --at 2 --json"))
    assert (shown["at"], shown["last"], shown["outcome"]) == (2, "deal 1 8", None)


def test_replay_needs_no_texts_in_the_record(run: Run, finished: Path) -> None:
    record = json.loads(finished.read_text())
    finished.write_text(json.dumps(record | {"texts": []}))
    assert json.loads(run(f"replay {finished} --json"))["last"] == "keep"


def test_replay_refuses_what_is_damaged_or_foreign(refuse: Run, finished: Path, tmp_path: Path) -> None:
    text = finished.read_text()
    finished.write_text(text.replace("deal 1 8", "deal 1 7"))
    assert "is written “deal 1 7” but means “deal 1 8”" in refuse(f"replay {finished}")
    finished.write_text("{}")
    assert refuse(f"replay {finished}") == "This is not a Filone record."
    finished.write_text(text)
    assert "has 5 moves" in refuse(f"replay {finished} --at 6")
    assert "there is no seat 3; seats go from 1 to 2" in refuse(f"replay {finished} --seat 3")


def test_bench_measures_this_build(run: Run) -> None:
    (figures,) = json.loads(run("bench toy --seconds 1 --this-build --json"))
    assert figures["game"] == "toy"
    assert figures["compiled"] is COMPILED
    assert all(figures[cost] > 0 for cost in ("moves_per_second", "copy", "view", "imagine", "redeal"))


def test_bench_measures_what_learners_use(run: Run) -> None:
    heads, toy, *_ = (line.split() for line in run("bench toy --players 3 --seconds 1 --rl --lang en").splitlines())
    assert heads == ["Game", "Players", "Decisions/s", "Choices/s"]
    assert toy[:2] == ["toy", "3"]
    decisions, choices = (int(figure.replace(",", "")) for figure in toy[2:])
    assert decisions >= choices > 0


def test_bench_puts_both_builds_side_by_side(run: Run) -> None:
    told = run("bench saboteur --seconds 1").splitlines()
    assert [line.split()[2] for line in told[1:]] == (["compiled"] if COMPILED else []) + ["interpreted"]
    assert told[-1].endswith("1.0×")


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("stream", "shown"), [(Terminal(), True), (io.StringIO(), False)])
def test_progress_is_shown_where_somebody_watches(
    stream: io.StringIO, shown: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(filone.cli.output, "PATIENCE", 0)
    with Progress(4, stream) as progress:
        for _ in range(4):
            progress.step()
    assert ("100 %" in stream.getvalue()) is shown
    assert stream.getvalue().endswith("\r\x1b[K") is shown

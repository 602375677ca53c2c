"""Tournaments on the toy."""

from pathlib import Path

import pytest

from filone.bots import Budget
from filone.bots.arena import Match, by_deal, matches, mean, play, report
from filone.bots.tournament import Journal, run

BUDGET = Budget(seconds=60, nodes=50)


def pairs(*bots: str, seats: int = 2, games: int = 20) -> list[Match]:
    return list(matches("toy", bots, seats, games, options={}, seed=1, budget=BUDGET))


def test_every_deal_is_played_in_every_rotation() -> None:
    schedule = pairs("master", "random", games=4)
    assert [(match.deal, match.bots) for match in schedule] == [
        (0, ("master", "random")),
        (0, ("random", "master")),
        (1, ("master", "random")),
        (1, ("random", "master")),
    ]


def test_too_few_bots_are_filled_up_and_too_many_meet_in_all_line_ups() -> None:
    assert {tuple(sorted(match.bots)) for match in pairs("master", "random", seats=3)} == {
        ("master", "random", "random")
    }
    assert {tuple(sorted(match.bots)) for match in pairs("master", "novice", "random")} == {
        ("master", "novice"),
        ("master", "random"),
        ("novice", "random"),
    }


def test_a_deal_has_the_same_chance_in_every_rotation() -> None:
    first, second = (play(match) for match in pairs("random", "random", games=2) + pairs("random", "random", games=2))
    assert first.scores == second.scores


def test_thinking_wins() -> None:
    lines = report([play(match) for match in pairs("master", "random", games=100)])
    assert [line.bot for line in lines] == ["master", "random"]
    assert lines[0].share_interval[0] > 0.5
    assert lines[0].rating > lines[1].rating
    assert lines[0].games == lines[1].games == 100


def test_shares_add_up() -> None:
    played = [play(match) for match in pairs("random", "random", seats=3, games=9)]
    assert all(abs(sum(match.shares) - 1) < 1e-9 for match in played)
    assert mean(by_deal(played, "random", [match.shares for match in played]))[0] == pytest.approx(1 / 3)


def test_an_interrupted_tournament_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    schedule = pairs("master", "random", games=6)
    journal = Journal(path)
    for match in schedule[:3]:
        journal.write(play(match))
    with path.open("ab") as file:
        file.write(b'{"key":"half a l')
    again = Journal(path)
    assert len(again.played) == 3
    assert again.missing(schedule) == schedule[3:]
    for played in run(again.missing(schedule), jobs=1):
        again.write(played)
    assert Journal(path).missing(schedule) == []
    assert len(path.read_text().splitlines()) == 6


def test_processes_play_the_same_games(tmp_path: Path) -> None:
    schedule = list(matches("saboteur", ["random"], 3, 6, options={}, seed=1, budget=BUDGET))
    alone = {played.key: played.scores for played in run(schedule, jobs=1)}
    assert {played.key: played.scores for played in run(schedule, jobs=2)} == alone


def test_ray_plays_the_same_games() -> None:
    schedule = list(matches("saboteur", ["random"], 3, 6, options={}, seed=1, budget=BUDGET))
    alone = {played.key: played.scores for played in run(schedule, jobs=1)}
    assert {played.key: played.scores for played in run(schedule, jobs=1, ray="local")} == alone

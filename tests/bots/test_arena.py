"""Tournaments on the toy."""

from math import inf
from pathlib import Path

import pytest
from msgspec.structs import replace

from filone.bots import Budget, compare
from filone.bots.arena import Match, by_deal, matches, mean, play, report
from filone.bots.tournament import Journal, run

BUDGET = Budget(nodes=50)


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
    match, *_ = pairs("random", "random")
    assert play(match).scores == play(match).scores


def test_every_line_up_is_played_as_often_as_asked() -> None:
    schedule = pairs("master", "adept", "master", "adept", seats=4, games=6)
    assert [match.bots[0] for match in schedule] == ["adept", "master"] * 3
    assert len({match.key for match in schedule}) == 6


def test_a_line_up_is_not_played_twice_because_it_can_be_told_in_two_ways() -> None:
    schedule = pairs("master", "adept", "master", "adept", seats=3, games=3)
    assert len(schedule) == len({match.bots for match in schedule}) == 6


def test_other_options_seeds_and_budgets_are_other_matches() -> None:
    match, *_ = pairs("master", "random")
    others = [replace(match, seed=2), replace(match, options={"lucky": True}), replace(match, budget=Budget(nodes=1))]
    assert len({other.key for other in (match, *others)}) == 4


def test_a_bot_may_have_nodes_of_its_own() -> None:
    lines = report([play(match) for match in pairs("master@50", "master@1", games=60)])
    assert [line.bot for line in lines] == ["master@50", "master@1"]


def test_thinking_wins() -> None:
    lines = report([play(match) for match in pairs("master", "random", games=100)])
    assert [line.bot for line in lines] == ["master", "random"]
    assert lines[0].share_interval[0] > 0.5
    assert lines[0].rating > lines[1].rating
    assert lines[0].games == lines[1].games == 100


def test_two_bots_are_compared_deal_by_deal() -> None:
    played = [play(match) for match in pairs("master", "random", games=100)]
    (pair,) = compare.pairs(played, report(played))
    assert (pair.first, pair.second) == ("master", "random")
    assert pair.shares.difference.low > 0
    assert pair.shares.part.low > 0.5
    assert pair.scores.ratio.low > 1


def test_a_contrast_is_what_the_numbers_say() -> None:
    contrast = compare.contrast([3.0, 5.0, 4.0], [1.0, 3.0, 2.0])
    assert contrast.difference == compare.Estimate(2.0, 2.0, 2.0)
    assert contrast.part.value == pytest.approx(2 / 3)
    assert contrast.ratio.value == pytest.approx(2.0)
    assert contrast.ratio.low < 2 < contrast.ratio.high
    assert compare.contrast([1.0, 2.0], [0.0, 0.0]).ratio.value == inf


def test_intervals_are_students() -> None:
    middle, (low, high) = mean([0.0, 1.0] * 10)
    assert middle == 0.5
    assert (high - low) / 2 == pytest.approx(2.093 * (5 / 19 / 20) ** 0.5, rel=0.002)
    assert mean([1.0])[1] == (-inf, inf)


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

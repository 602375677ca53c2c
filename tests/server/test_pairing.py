"""Who sits with whom, and who leads: of any number of people, for any sizes of tables."""

from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from filone.server.pairing import Round, meetings, round_robin, sizes_for, swiss
from filone.server.standings import WHOLE, Seated, counted, standings

SIZES = st.tuples(st.integers(2, 5), st.integers(0, 3)).map(lambda two: (two[0], two[0] + two[1]))


def check(round: Round, people: int, fewest: int, most: int) -> None:
    everybody = [one for group in round.groups for one in group] + round.byes
    assert sorted(everybody) == list(range(people)), "everybody is somewhere, and nowhere twice"
    assert all(fewest <= len(group) <= most for group in round.groups)
    assert len(round.byes) < fewest or people < fewest


@given(st.integers(0, 60), SIZES)
def test_as_many_as_can_play_do(people: int, sizes: tuple[int, int]) -> None:
    fewest, most = sizes
    found = sizes_for(people, fewest, most)
    assert all(fewest <= size <= most for size in found)
    seatable = {0}
    for count in range(fewest, people + 1):
        if any(count - size in seatable for size in range(fewest, most + 1)):
            seatable.add(count)
    assert sum(found) == max(seatable)
    assert not found or max(found) - min(found) <= 1


@given(st.integers(2, 24), SIZES, st.integers(1, 5), st.integers(0, 99))
@settings(max_examples=60, deadline=None)
def test_in_a_swiss_everybody_is_seated_once_and_byes_go_round(
    people: int, sizes: tuple[int, int], rounds: int, seed: int
) -> None:
    before: list[Round] = []
    for number in range(rounds):
        order = list(range(people))
        Random(seed + number).shuffle(order)
        round = swiss(order, before, *sizes)
        assert round == swiss(order, before, *sizes)
        check(round, people, *sizes)
        before.append(round)
    if people >= sizes[0]:
        had = [sum(one in round.byes for round in before) for one in range(people)]
        assert max(had) - min(had) <= 1


@given(st.sampled_from([4, 6, 8]), st.integers(1, 4), st.integers(0, 999))
@settings(max_examples=60, deadline=None)
def test_nobody_meets_again_while_that_can_be_avoided(people: int, rounds: int, seed: int) -> None:
    before: list[Round] = []
    for number in range(rounds):
        order = list(range(people))
        Random(seed * 7 + number).shuffle(order)
        met = set(meetings(group for round in before for group in round.groups))
        round = swiss(order, before, 2, 2)
        again = met & set(meetings(round.groups))
        assert not again or not any(not met & set(pairing) for pairing in pairings(list(range(people))))
        before.append(round)


def pairings(people: list[int]) -> list[list[tuple[int, int]]]:
    """Every way to pair them, by brute force."""
    if not people:
        return [[]]
    return [
        [(people[0], other), *rest]
        for other in people[1:]
        for rest in pairings([one for one in people[1:] if one != other])
    ]


def test_sixteen_play_three_rounds_in_fours_and_nobody_meets_again() -> None:
    before: list[Round] = []
    for number in range(3):
        order = list(range(16))
        Random(number).shuffle(order)
        before.append(swiss(order, before, 4, 4))
    met = meetings(group for round in before for group in round.groups)
    assert set(met.values()) == {1}


@given(st.integers(2, 21), st.text(max_size=5))
@settings(max_examples=40, deadline=None)
def test_in_a_round_robin_of_pairs_everybody_meets_exactly_once(people: int, seed: str) -> None:
    rounds = round_robin(range(people), 2, 2, seed)
    assert rounds == round_robin(range(people), 2, 2, seed)
    for round in rounds:
        check(round, people, 2, 2)
    met = meetings(group for round in rounds for group in round.groups)
    assert met == dict.fromkeys(combinations(range(people), 2), 1)
    assert len(rounds) == people - 1 + people % 2


@pytest.mark.parametrize(
    ("people", "fewest", "most"), [(6, 3, 3), (7, 3, 4), (9, 3, 3), (12, 3, 4), (5, 3, 5), (12, 4, 4)]
)
def test_in_a_round_robin_of_groups_everybody_meets(people: int, fewest: int, most: int) -> None:
    rounds = round_robin(range(people), fewest, most, "seed")
    for round in rounds:
        check(round, people, fewest, most)
    met = meetings(group for round in rounds for group in round.groups)
    assert set(met) == set(combinations(range(people), 2))


def test_too_few_are_not_paired() -> None:
    assert round_robin([0], 2, 4, "") == []
    assert swiss([0, 1], [], 3, 4) == Round([], [0, 1])


# Standings


def table(*places: tuple[int, int, int] | tuple[int, int, int, bool]) -> list[Seated]:
    return [Seated(one[0], one[1], one[2], len(one) == 4) for one in places]


def test_points_are_the_part_of_the_others_who_were_beaten() -> None:
    round = counted([table((0, 1, 9), (1, 2, 5), (2, 2, 5), (3, 1, 9, True))], [4])
    places = {one.who: one.points for one in standings([round], dict.fromkeys(range(5), 0.0), WHOLE)}
    assert places == {0: WHOLE, 1: WHOLE // 2, 2: WHOLE // 2, 3: 0, 4: WHOLE}, (
        "who left is behind, whatever the bot did"
    )


def test_ties_are_broken_in_their_order() -> None:
    first = counted([table((0, 1, 6), (1, 2, 4)), table((2, 1, 9), (3, 2, 1))], [])
    second = counted([table((0, 1, 6), (2, 2, 4)), table((1, 1, 6), (3, 2, 4))], [])
    ratings = dict.fromkeys(range(4), 1000.0)
    found = standings([first, second], ratings, WHOLE)
    assert [one.who for one in found] == [0, 2, 1, 3], "as many points and as strong opponents: the larger share"
    won = [(1, 0), (0, 2), (3, 1), (2, 4), (5, 3)]
    duels = [counted([table((one, 1, 5), (other, 2, 5))], []) for one, other in won]
    level = standings(duels, dict.fromkeys(range(6), 1000.0), 0)
    assert [one.who for one in level][:3] == [3, 1, 0], "of those with one win against the same, who beat whom"
    level = standings([counted([], [])], {0: 1.0, 1: 3.0, 2: 2.0}, 0)
    assert [one.who for one in level] == [1, 2, 0]


def test_in_a_duplicate_one_is_compared_with_who_had_the_same_cards() -> None:
    tables = [table((0, 1, 9), (1, 2, 8)), table((2, 1, 7), (3, 2, 2)), table((4, 2, 7), (5, 1, 30))]
    found = {one.who: one.points for one in standings([counted(tables, [], True)], dict.fromkeys(range(6), 0.0), 0)}
    assert found == {0: WHOLE, 2: WHOLE // 4, 4: WHOLE // 4, 1: WHOLE // 2, 3: 0, 5: WHOLE}

"""What a seat does not know, in lively games that hand gold round; random players hardly ever find the treasure."""

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from filone.games.saboteur.content.cards import CARDS
from filone.games.saboteur.content.numbers import GOLD_CARDS
from filone.games.saboteur.gold import HIDDEN, PAYS, Gold
from filone.games.saboteur.state import Saboteur
from filone.games.saboteur.view import imagine
from filone.kernel import CHANCE, OVER, SPECTATOR, pick
from games.saboteur.scene import GAME, begin, draw_gold, find_treasure, keep, play, start, tell, texts

FEWEST = PAYS.index("fewest")


def lively_move(state: Saboteur, rng: Random) -> int:
    """Players dig towards the goals, chance helps them with passages."""
    moves = state.moves()
    if state.turn == CHANCE:
        if texts(state, "draw") and rng.random() < 0.8:
            return moves[int(rng.random() * min(7, len(moves)))]
        return moves[pick(state.weights(), rng.random())]
    places = [move for move in moves if GAME.space.kind_of(move).name == "place"]
    if places and rng.random() < 0.9:
        return min(places, key=distance)
    return rng.choice(moves)


def distance(move: int) -> int:
    """From the cell of a placement to the nearest goal; dead ends come last."""
    described = GAME.space.json(move)
    x, y = described["cell"]
    away: int = min(abs(x - 8) + abs(y - goal) for goal in (-2, 0, 2))
    return away + 100 if described["card"].startswith("D") else away


def lively_game(seats: int, seed: int, **options: Any) -> Iterator[Saboteur]:
    """The positions of a game, each to look at only."""
    rng = Random(seed)
    state = begin(seats, **options)
    yield state
    while state.turn != OVER:
        state.play(lively_move(state, rng))
        yield state


def test_lively_games_find_the_treasure() -> None:
    wins = 0
    for seed in range(10):
        *_, end = lively_game(5, seed)
        wins += len({round for round, _, _ in end.gold.picks})
    assert wins >= 10


@pytest.mark.parametrize("pay", PAYS)
@given(seats=st.integers(3, 10), seed=st.integers(0, 2**32 - 1))
@example(seats=8, seed=5063)  # payments made anew can leave too little for what was kept after them
def test_imagined_and_redealt_worlds_look_the_same(pay: str, seats: int, seed: int) -> None:
    rng = Random(seed)
    before = 0
    for state in lively_game(seats, seed, saboteur_pay=pay):
        gold = len(state.gold.picks) + len(state.gold.payments) + sum(state.gold.pool)
        if gold == before and rng.random() < 0.95:
            continue
        before = gold
        for seat in (*rng.sample(range(seats), 2), SPECTATOR):
            view = state.view(seat)
            for world in (imagine(view, rng), redealt(state, seat, rng)):
                assert world.view(seat) == view
                assert world.census() == state.census()
                assert world.turn != seat or world.moves() == state.moves()
                assert (world.maze.spots, world.maze.needs) == (state.maze.spots, state.maze.needs)


def redealt(state: Saboteur, seat: int, rng: Random) -> Saboteur:
    world = state.copy()
    world.redeal(seat, rng)
    return world


def shares(state: Saboteur, seat: int, look: Callable[[Saboteur], Any], times: int = 2000) -> dict[Any, float]:
    """How often each answer comes up among the worlds that a seat holds possible."""
    rng = Random(7)
    counts = Counter(look(redealt(state, seat, rng)) for _ in range(times))
    return {answer: count / times for answer, count in counts.items()}


def test_roles_are_as_likely_as_the_role_deck_makes_them() -> None:
    state = start(5, saboteurs=(1, 2))
    assert shares(state, 0, lambda world: world.roles[1])[1] == pytest.approx(2 / 5, abs=0.04)
    assert shares(state, 1, lambda world: world.roles[2])[1] == pytest.approx(1 / 5, abs=0.04)
    assert shares(state, 0, lambda world: world.roles[0]) == {0: 1.0}
    assert shares(state, 0, lambda world: world.roles.count(1))[1] == pytest.approx(2 / 5, abs=0.04)


def test_goals_that_another_saw_are_as_likely_as_any() -> None:
    state = play(start(), "map top")
    tell(state, "look 0 top GOAL_STONE_1")
    play(state, "discard MAP")
    assert shares(state, 0, lambda world: world.goals[0]) == {1: 1.0}
    assert shares(state, 0, lambda world: world.goals[1]) == {-1: 1.0}, "nobody has seen it, so it is undecided"
    unknown = shares(state, 2, lambda world: world.goals[0])
    assert unknown == {face: pytest.approx(1 / 3, abs=0.04) for face in range(3)}
    play(state, "map bottom")
    tell(state, "look 1 bottom GOAL_GOLD")
    assert shares(state, 1, lambda world: world.goals[0])[1] == pytest.approx(1 / 2, abs=0.04)


def test_hands_and_discards_come_out_of_what_the_seat_has_not_seen() -> None:
    state = play(start(), "discard MAP", "discard MAP")
    unseen = 67 - 6 - 1
    maps = 6 - state.hands[0].count(CARDS.index("MAP")) - 1
    hidden = shares(state, 0, lambda world: world.passed[1])
    assert hidden[CARDS.index("MAP")] == pytest.approx(maps / unseen, abs=0.03)
    assert shares(state, 0, lambda world: world.passed[0]) == {CARDS.index("MAP"): 1.0}
    in_hand = shares(state, 0, lambda world: world.hands[1].count(CARDS.index("X")))
    assert sum(number * share for number, share in in_hand.items()) == pytest.approx(6 * 5 / unseen, abs=0.06)


def test_whoever_handed_gold_on_knows_what_it_was() -> None:
    state = start(4)
    find_treasure(state)
    finder = state.finder
    draw_gold(state, 1, 2, 2, 3)
    keep(state, 3)
    keep(state, 2)
    heir = (finder - 1) % 4
    third = (finder - 2) % 4
    kept = shares(state, finder, lambda world: world.gold.picks[1][2])
    assert kept == {1: pytest.approx(1 / 3, abs=0.04), 2: pytest.approx(2 / 3, abs=0.04)}
    assert shares(state, heir, lambda world: tuple(world.gold.pool)) == {(1, 1, 0): 1.0}
    first = shares(state, heir, lambda world: world.gold.picks[0][2])
    assert first[3] == pytest.approx(4 / 25, abs=0.03), "one of the 25 gold cards that the heir has not seen"
    assert shares(state, third, lambda world: tuple(world.gold.pool)) == {(1, 1, 0): 1.0}
    assert shares(state, third, lambda world: world.gold.deck[0]).keys() == {13, 14, 15}


def test_gold_kept_between_two_turns_of_the_holder() -> None:
    gold = Gold(FEWEST)
    gold.deck = [14, 7, 3]
    gold.pool = [0, 0, 0]
    gold.picks = [(0, 0, 3), (0, 1, 1), (0, 2, 2), (0, 0, 1)]
    seen: Counter[tuple[int, int]] = Counter()
    for seed in range(400):
        twin = gold.copy()
        twin.redeal(0, 1, -1, Random(seed))
        assert (twin.picks[0], twin.picks[3], twin.deck) == ((0, 0, 3), (0, 0, 1), gold.deck)
        seen[twin.picks[1][2], twin.picks[2][2]] += 1
    assert set(seen) == {(1, 2), (2, 1)}
    assert seen[1, 2] == pytest.approx(200, abs=40)


def test_who_holds_the_gold_again_sees_it_again() -> None:
    gold = Gold(FEWEST)
    gold.deck = [14, 6, 3]
    gold.pool = [1, 1, 0]
    gold.picks = [(0, 0, 3), (0, 1, 1), (0, 2, 2)]
    for seed in range(50):
        twin = gold.copy()
        twin.redeal(0, 0, 0, Random(seed))
        assert twin.pool == gold.pool


def test_payments_tell_what_was_in_the_pile() -> None:
    """Had a three been left, it would have been paid: so the diggers must have kept all of them in the round before."""
    gold = Gold(FEWEST)
    for seat, nuggets in enumerate([3, 3, 1, 3, 3, 1, 2, 1, 1]):
        gold.draw(nuggets)
        gold.keep(0, seat, nuggets)
    gold.pay(1, 4, *gold.ways_to_pay(3)[0], 0)
    assert gold.payments == [(1, 4, 1, 1, 0, 0)]
    for seed in range(100):
        twin = gold.copy()
        twin.redeal(SPECTATOR, 2, -1, Random(seed))
        assert [nuggets for _, _, nuggets in twin.picks].count(3) == GOLD_CARDS[2]


def test_secret_payments_are_made_from_what_the_pile_may_have_held() -> None:
    """Four threes are kept or paid: who saw one kept knows that a saboteur after three others had none of them."""
    gold = Gold(HIDDEN)
    for seat, nuggets in enumerate([3, 1, 1]):
        gold.draw(nuggets)
        gold.keep(0, seat, nuggets)
    for seat in (1, 2, 3, 4):
        gold.pay(1, seat, *gold.ways_to_pay(3)[0], 0)
    seen: Counter[tuple[int, ...]] = Counter()
    for seed in range(100):
        twin = gold.copy()
        twin.redeal(0, 2, -1, Random(seed))
        assert sum(twin.deck) == sum(gold.deck)
        seen[twin.payments[3]] += 1
    assert seen == {(1, 4, 1, 1, 0, 0): 100}

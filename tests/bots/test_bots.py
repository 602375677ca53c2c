"""Bots on the toy: what they may see, how they repeat themselves, and that thinking helps."""

from math import inf
from random import Random

import pytest

from filone import bots, games
from filone.bots import Budget
from filone.bots.levels import knowledge_of
from filone.bots.search import ENDLESS, Search
from filone.kernel import CHANCE, OVER, State, pick
from filone.kernel.knowledge import Thought
from filone.kernel.texts import LANGUAGES

TOY = games.load("toy")
QUICK = Budget(nodes=200)


def deal(*cards: int) -> State:
    state = TOY.start(len(cards))
    for seat, card in enumerate(cards):
        state.play(TOY.space.encode("deal", seat, card))
    return state


def game_of(levels: list[str], seed: int) -> State:
    rng = Random(seed)
    players = [bots.load(TOY, level) for level in levels]
    state = TOY.start(len(levels))
    while state.turn != OVER:
        if state.turn == CHANCE:
            state.advance(state.legal()[pick(state.weights(), rng.random())])
        else:
            state.play(players[state.turn].choose(state.view(state.turn), QUICK, rng))
    return state


@pytest.mark.parametrize("level", bots.LEVELS)
def test_every_level_plays_whole_games(level: str) -> None:
    for seed in range(20):
        assert game_of([level] * 3, seed).turn == OVER


@pytest.mark.parametrize("level", bots.LEVELS)
def test_the_same_seed_and_budget_give_the_same_move(level: str) -> None:
    view = deal(4, 8, 6).view(0)
    bot = bots.load(TOY, level)
    assert len({bot.choose(view, QUICK, Random(5)) for _ in range(3)}) == 1


@pytest.mark.parametrize("level", bots.LEVELS)
def test_worlds_that_look_alike_get_the_same_move(level: str) -> None:
    one, other = deal(4, 8, 6), deal(4, 1, 2)
    assert one.view(0) == other.view(0)
    bot = bots.load(TOY, level)
    for seed in range(10):
        assert bot.choose(one.view(0), QUICK, Random(seed)) == bot.choose(other.view(0), QUICK, Random(seed))


def test_search_finds_what_is_better_on_average() -> None:
    master = bots.load(TOY, "master")
    assert TOY.text(deal(1, 5), master.choose(deal(1, 5).view(0), QUICK, Random(1))) == "swap"
    assert TOY.text(deal(9, 5), master.choose(deal(9, 5).view(0), QUICK, Random(1))) == "keep"


def test_an_adept_slips_now_and_then_and_a_master_never() -> None:
    view = deal(9, 5).view(0)
    swaps = dict.fromkeys(("adept", "master"), 0)
    for level in swaps:
        bot = bots.load(TOY, level)
        for seed in range(200):
            swaps[level] += TOY.text(deal(9, 5), bot.choose(view, QUICK, Random(seed))) == "swap"
    # One move in five is any of the two.
    assert 5 <= swaps["adept"] <= 40
    assert swaps["master"] == 0


class Prejudiced(Thought):
    """To whom the first move looks much better."""

    def priors(self, state: State, legal: list[int]) -> list[float]:
        return [20.0, *[1.0] * (len(legal) - 1)]


@pytest.mark.parametrize(("exploration", "chosen"), [(5.0, "keep"), (0.3, "swap")])
def test_with_less_exploration_what_comes_of_a_move_counts_more_than_how_it_looks(
    exploration: float, chosen: str
) -> None:
    state = deal(1, 5)
    assert TOY.text(state, state.legal()[0]) == "keep"
    thought = Prejudiced(state, 0, Random(1), exploration=exploration)
    assert TOY.text(state, Search(thought).choose(inf, 200)) == chosen


class Watch:
    """A clock that goes on by itself whenever a world is imagined, as if every iteration took so long."""

    def __init__(self, *lasting: float) -> None:
        self.now = 0.0
        self.lasting = list(lasting)
        self.worlds = 0

    def __call__(self) -> float:
        return self.now


class Slow(Thought):
    def __init__(self, root: State, watch: Watch) -> None:
        super().__init__(root, 0, Random(1))
        self.watch = watch

    def world(self) -> State:
        self.watch.now += self.watch.lasting[min(self.watch.worlds, len(self.watch.lasting) - 1)]
        self.watch.worlds += 1
        return super().world()


@pytest.mark.parametrize(
    ("lasting", "iterations"),
    [([0.125], 7), ([0.3], 3), ([0.6], 1), ([0.05, 0.4], 3), ([0.375, 0.125], 5)],
)
def test_no_iteration_is_begun_that_would_end_late(lasting: list[float], iterations: int) -> None:
    watch = Watch(*lasting)
    Search(Slow(deal(4, 8, 6), watch), watch).choose(1.0, ENDLESS)
    assert watch.now < 1.0
    assert watch.worlds == iterations


def test_nobody_thinks_after_the_deadline() -> None:
    watch = Watch(0.1)
    watch.now = 1.0
    assert Search(Slow(deal(4, 8, 6), watch), watch).choose(1.0, ENDLESS) in deal(4, 8, 6).legal()
    assert watch.worlds == 0


class Certain(Slow):
    """Thinks of nothing but the last of the moves."""

    def priors(self, state: State, legal: list[int]) -> list[float]:
        return [float(move == legal[-1]) for move in legal]


def test_nobody_thinks_about_the_only_move_worth_a_thought() -> None:
    watch = Watch(0.1)
    state = deal(4, 8, 6)
    assert Search(Certain(state, watch), watch).choose(1.0, ENDLESS) == state.legal()[-1]
    assert watch.worlds == 0


class Counting(Slow):
    """Remembers for whom it was asked how moves look."""

    def __init__(self, root: State, watch: Watch) -> None:
        super().__init__(root, watch)
        self.asked: list[int] = []

    def priors(self, state: State, legal: list[int]) -> list[float]:
        self.asked.append(state.turn)
        return [1.0] * len(legal)


def test_what_a_seat_knows_of_its_own_moves_is_looked_at_once_for_all_worlds() -> None:
    watch = Watch(0.1)
    thought = Counting(deal(4, 8, 6), watch)
    Search(thought, watch).choose(inf, 30)
    assert thought.asked.count(0) == 1
    assert thought.asked.count(1) > 1, "what others hold is another thing in every world"


def test_what_was_tried_lies_beside_what_is_legal() -> None:
    game = games.load("eldorado")
    root = game.start(2, game.simulation)
    while root.turn == CHANCE:
        root.advance(root.draw(0.5))
    search = Search(knowledge_of(game).think(root, root.turn, Random(1)))
    search.choose(inf, 200)
    waiting, known = [search.tree], 0
    while waiting:
        node = waiting.pop()
        waiting.extend(node.children.values())
        if node.priors:
            known += 1
            assert node.tried == [node.children.get(move) for move in node.legal]
            assert {move for move in node.legal if move in node.children} == set(node.children)
            assert node.weight == sum(node.priors)
    assert known > 5
    assert search.tree.visits == sum(child.visits for child in search.tree.children.values()) == 200


def test_a_budget_of_nodes_knows_no_clock() -> None:
    watch = Watch(1000.0)
    Search(Slow(deal(4, 8, 6), watch), watch).choose(inf, 30)
    assert watch.worlds == 30


@pytest.mark.parametrize("level", bots.LEVELS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_levels_have_names_in_both_languages(level: str, lang: str) -> None:
    assert bots.level_named(bots.title(level, lang)) == level
    assert bots.level_named(bots.title(f"{level}@20", lang)) == f"{level}@20"

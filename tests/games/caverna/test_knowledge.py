"""What the bots know of Caverna: it must judge sensibly and win."""

from random import Random

import pytest

from filone import bots
from filone.bots import Budget
from filone.bots.arena import matches, play, report
from filone.bots.bot import SearchBot
from filone.bots.search_line import LineSearch
from filone.games.caverna import moves
from filone.games.caverna.bot.appraisal import IMPOSSIBLE, Appraisal
from filone.games.caverna.bot.knowledge import KNOWLEDGE, CavernaThought
from filone.games.caverna.bot.weights import Weights
from filone.games.caverna.content.furnishings import PRAYER_CHAMBER
from filone.games.caverna.content.goods import GOLD
from filone.games.caverna.content.spaces import NAMES, PART_NAMES, SPACE_NAMES
from filone.games.caverna.game import GAME
from filone.games.caverna.state import Caverna
from filone.kernel import CHANCE, OVER, State
from filone.kernel.knowledge import BEGINS, BELONGS, BY_ITSELF, Thought
from games.caverna.scene import begin, goods, own, pile, room

QUICK = Budget(seconds=60, nodes=4)


def think(state: State) -> Thought:
    return think_for(state, state.turn)


def think_for(state: State, seat: int) -> Thought:
    return KNOWLEDGE.think(state, seat, Random(1))


def test_prospects_add_up_and_grow_with_what_one_has() -> None:
    state = begin(3)
    values = think(state).values(state)
    assert sum(values) == pytest.approx(1)
    own(state, 0, food=10, wood=6, stone=6)
    assert think(state).values(state)[0] > values[0]


@pytest.mark.parametrize("last", [False, True])
def test_where_a_game_is_decided_what_becomes_better_from_here_can_still_be_told(last: bool) -> None:
    state = begin(2)
    if last:
        first_sight(state, until=11)
    state.homes[1].goods[GOLD] += 200
    thought = think(state)
    assert isinstance(thought, CavernaThought)
    world = thought.world()
    thought.play_on(world)
    assert (world.turn == OVER) == last
    assert thought.values(world)[0] < 0.001
    thought.judge_from_here()
    shares = thought.values(world)
    assert sum(shares) == pytest.approx(1)
    assert 0.1 < shares[0] < 0.9
    assert isinstance(world, Caverna)
    world.homes[0].goods[GOLD] += 10
    assert thought.values(world)[0] > shares[0] + 0.05


def test_whoever_cannot_win_any_more_still_farms_well_but_chances_are_chances() -> None:
    state = begin(2)
    first_sight(state, until=13)
    assert state.turn == OVER
    thought = think_for(state, 0)
    values: list[float] = []
    for gold in (0, 10):
        own(state, 0, gold=gold)
        own(state, 1, gold=100)
        values.append(thought.values(state)[0])
    assert 0 < values[0] < values[1] < 0.5
    assert thought.ending(state) == [0, 1]


def test_something_always_looks_promising() -> None:
    rng = Random(2)
    state = GAME.start(2)
    while state.turn != OVER:
        if state.turn == CHANCE:
            state.advance(state.draw(rng.random()))
            continue
        priors = think(state).priors(state, state.legal())
        assert len(priors) == len(state.legal())
        assert min(priors) >= 0
        assert max(priors) > 0
        state.advance(KNOWLEDGE.think(state, state.turn, rng).roll(state))


def first_sight(state: State, until: int) -> None:
    """Play on, always by what looks best, to the beginning of a round or to the end."""
    assert isinstance(state, Caverna)
    while state.turn != OVER and state.round < until:
        legal = state.legal()
        priors = think(state).priors(state, legal)
        state.advance(legal[priors.index(max(priors))])


def test_first_sight_alone_makes_a_decent_farm() -> None:
    state = GAME.start(1)
    first_sight(state, 13)
    assert state.scores()[0] >= 70
    assert state.breakdown(0)["begging"] == 0


def promise(state: Caverna, space: str) -> float:
    move = GAME.space.encode("use", space)
    return think(state).priors(state, state.legal())[state.legal().index(move)]


def test_the_hungry_go_for_food_before_the_harvest() -> None:
    state = begin(1)
    state.round = 3
    pile(state, "sustenance_1_3", 4)
    pile(state, "logging_1_3", 5)
    own(state, 0, food=12)
    sated = promise(state, "logging_1_3")
    own(state, 0)
    assert promise(state, "logging_1_3") < sated
    assert promise(state, "sustenance_1_3") == 1.0


def test_a_child_is_wanted_as_soon_as_there_is_a_bed() -> None:
    state = begin(1, "wish_for_children")
    state.round = 4
    own(state, 0, food=8)
    room(state, "dwelling")
    assert promise(state, "wish_for_children") == 1.0


def test_rubies_are_counted_out_at_the_end() -> None:
    """Rubies buy the two animals that are missing, and nothing else."""
    state = GAME.start(1)
    first_sight(state, 12)
    assert isinstance(state, Caverna)
    while state.ask() != "finish":
        legal = state.legal()
        priors = think(state).priors(state, legal)
        state.advance(legal[priors.index(max(priors))])
    state.homes[0].tiles = 0
    own(state, 0, ruby=3, food=1, sheep=1, donkey=1)
    first_sight(state, 13)
    assert goods(state) == {"ruby": 1, "sheep": 1, "donkey": 1, "boar": 1, "cattle": 1}


def test_alone_a_line_is_kept_and_never_gets_worse() -> None:
    state = GAME.start(1)
    first_sight(state, 11)
    naive = state.copy()
    first_sight(naive, 13)
    bot = SearchBot(GAME, KNOWLEDGE, seconds=60)
    rng = Random(1)
    planned = 0.0
    while state.turn != OVER:
        view = state.view(0)
        assert planned == 0.0 or len(state.legal()) == 1 or view in [expected for expected, _ in bot.memory.kept]
        state.play(bot.choose(view, Budget(nodes=6), rng))
        _, plan = bot.memory.kept[-1]
        assert isinstance(plan, LineSearch)
        assert plan.best.value >= planned
        planned = plan.best.value
    assert state.scores()[0] >= naive.scores()[0]
    assert think(state).values(state)[0] == planned


def test_alone_there_is_no_ceiling() -> None:
    state = GAME.start(1)
    assert isinstance(state, Caverna)
    first_sight(state, 13)
    values: list[float] = []
    for gold in (100, 200, 300):
        own(state, 0, gold=gold)
        values.append(think(state).values(state)[0])
    assert values[2] - values[1] == pytest.approx(values[1] - values[0])
    assert values[1] > values[0]


def test_at_table_the_hunger_is_part_of_the_kind_of_decision() -> None:
    state = GAME.start(1)
    assert isinstance(state, Caverna)
    while state.ask() != "feed":
        legal = state.legal()
        priors = think(state).priors(state, legal)
        state.advance(legal[priors.index(max(priors))])
    moments: list[int] = []
    for food in (0, 1, 20, 30):
        own(state, 0, food=food)
        moments.append(think(state).kind(state))
    assert len(set(moments)) == 3
    assert moments[2] == moments[3]


def test_a_line_to_begin_with_has_early_children() -> None:
    state = GAME.start(1)
    first_sight(state, 4)
    assert isinstance(state, Caverna)
    room(state, "dwelling")
    state.forget()
    thought = think(state)
    legal = state.legal()
    priors, hopes = thought.priors(state, legal), thought.hopes(state, legal)
    wish = legal.index(moves.USE.of(SPACE_NAMES.index("wish_for_children")))
    assert hopes[wish] > priors[wish] > 0
    assert [hope for at, hope in enumerate(hopes) if at != wish] == [
        prior for at, prior in enumerate(priors) if at != wish
    ]
    assert thought.credit(state, legal[wish]) > 0 == thought.credit(state, moves.STOP.of())


def test_a_line_to_begin_with_leaves_weapons_open() -> None:
    state = begin(1)
    state.round = 12
    own(state, 0, wood=2)
    state.advance(GAME.space.encode("use", "housework"))
    state.advance(moves.PART.of(PART_NAMES.index("furnish")))
    assert state.ask() == "furnish"
    thought = think(state)
    legal = state.legal()
    priors, hopes = thought.priors(state, legal), thought.hopes(state, legal)
    prayer = legal.index(moves.FURNISH.of(PRAYER_CHAMBER))
    assert priors[prayer] > hopes[prayer] > 0
    assert thought.credit(state, moves.LOOT.of(0)) > 0


def test_those_who_plan_alone_have_several_tastes() -> None:
    state = begin(1)
    own(state, 0, ore=1)
    forge = state.legal().index(GAME.space.encode("use", "blacksmithing"))
    likings = [think(state).with_taste(number).priors(state, state.legal())[forge] for number in range(5)]
    assert likings[0] == likings[4] == promise(state, "blacksmithing")
    assert likings[1] > likings[0]


def test_alone_what_is_left_over_never_makes_up_for_a_point() -> None:
    state = GAME.start(1)
    first_sight(state, 13)
    assert isinstance(state, Caverna)
    values: list[float] = []
    for held in ({"gold": 10}, {"gold": 10, "food": 1}, {"gold": 10, "food": 40, "wood": 40}, {"gold": 11}):
        own(state, 0, **held)
        values.append(think(state).values(state)[0])
    assert values == sorted(set(values))


def test_whoever_has_no_weapon_and_gets_none_expects_no_loot() -> None:
    state = begin(2)
    own(state, 0, ore=8)

    def expected(space: str, strength: int) -> float:
        number = SPACE_NAMES.index(space)
        part = NAMES[number].index(PART_NAMES.index("expedition"))
        return Appraisal(state, state.homes[0], strength, Weights()).part(number, part)

    assert expected("logging_1_3", 0) == IMPOSSIBLE
    assert expected("logging_1_3", 3) > 0
    assert expected("blacksmithing", 0) > 0


def test_where_a_dwarf_goes_is_a_deed_and_the_meal_is_none() -> None:
    state = GAME.start(1)
    roles: dict[str, set[int]] = {}
    while state.turn != OVER:
        thought = think(state)
        roles.setdefault(state.ask(), set()).add(thought.role(state))
        state.advance(thought.roll(state))
    assert roles["place"] == {BEGINS}
    assert roles["part"] == roles["furnish"] == {BELONGS}
    assert roles["feed"] == {BY_ITSELF}


def test_work_is_learnt_by_rounds_and_land_for_all() -> None:
    state = GAME.start(1)
    assert isinstance(state, Caverna)
    thought = think(state)
    work, land = moves.USE.of(SPACE_NAMES.index("slash_and_burn")), moves.LAY.of(0, 0, 0)
    habits: list[tuple[int, int]] = []
    for _ in range(2):
        on_space = thought.habit(state, work)
        while state.ask() != "lay":
            state.step(work if work in state.legal() else state.legal()[-1])
        habits.append((on_space, thought.habit(state, land)))
        while state.ask() != "place" or len(state.homes[0].dwarfs) != 2 or state.homes[0].placed:
            state.step(state.legal()[-1])
    assert habits[0][0] != habits[1][0]
    assert habits[0][1] == habits[1][1]


def test_only_one_who_is_alone_knows_what_comes() -> None:
    assert think(GAME.start(1)).foreseen()
    assert not think(GAME.start(2)).foreseen()


def test_knowing_beats_guessing() -> None:
    games = matches("caverna", ["novice", "random"], 2, 12, options={}, seed=1, budget=QUICK)
    lines = report([play(match) for match in games])
    assert lines[0].bot == "novice"
    assert lines[0].share_interval[0] > 0.5


def test_alone_there_is_a_report_too() -> None:
    games = matches("caverna", ["novice"], 1, 2, options={}, seed=1, budget=QUICK)
    (line,) = report([play(match) for match in games])
    assert line.share == 1.0


def test_every_level_is_there() -> None:
    for level in bots.LEVELS:
        bots.load(GAME, level)

"""The player that weighs every stop: legal, sensible, and far better than chance."""

from random import Random

from filone.bots.search import Search
from filone.games.valdora.bot.knowledge import KNOWLEDGE, PLAN, ValdoraThought, alone, turns_left
from filone.games.valdora.state import Valdora
from filone.kernel import CHANCE, OVER
from games.valdora.scene import GAME, begin, choices, do, lay, seat, supply


def think(state: Valdora) -> ValdoraThought:
    return ValdoraThought(state, state.open.seat, Random(1), KNOWLEDGE.weights)


def favourite(state: Valdora) -> str:
    priors = think(state).priors(state, state.legal())
    return choices(state)[priors.index(max(priors))]


def test_it_delivers_when_it_can() -> None:
    state = begin()
    seat(state, 0, coins=3, equipment={"chisel": "sapphire"}, wants=["sapphire"])
    assert favourite(state) == "go house_blue"
    do(state, "go house_blue")
    assert favourite(state) == "deliver sapphire 1"


def test_it_fetches_what_a_commission_wants() -> None:
    state = begin()
    seat(state, 0, coins=3, equipment={"pick": None}, wants=["ruby"])
    for number in range(1, 14):
        lay(state, f"road_{number}", emerald=6)
    lay(state, "road_13", ruby=1, emerald=5)
    assert favourite(state) == "go road_13"
    do(state, "go road_13")
    assert favourite(state) == "load ruby pick"


def thoughtful(state: Valdora, nodes: int = 200) -> str:
    return GAME.text(state, Search(think(state)).choose(60.0, nodes))


def test_a_plan_is_made_of_own_turns() -> None:
    state = begin()
    plan = alone(state)
    thought = think(state)
    for turn in range(PLAN):
        assert not thought.over(plan)
        assert plan.round == state.round + turn
        do(plan, "go house_blue" if turn % 2 == 0 else "go road_9")
        while plan.at[0] != state.at[0] and plan.round == state.round + turn:
            do(plan, "stop")
        assert plan.turn == 0
    assert thought.over(plan)
    assert state.at[0] != plan.at[0]


def test_in_a_plan_nobody_is_hemmed_in_for_ever() -> None:
    state = begin()
    seat(state, 0, coins=0)
    seat(state, 1, at="house_blue")
    seat(state, 2, at="city_a")
    plan = alone(state)
    assert "go house_blue" not in choices(plan)
    do(plan, "go road_9")
    while plan.round == state.round:
        do(plan, "stop")
    assert "go house_blue" in choices(plan)
    assert "go city_a" in choices(plan)


def test_thinking_ahead_loads_and_delivers() -> None:
    state = begin()
    seat(state, 0, coins=3, equipment={"chisel": "sapphire", "pick": "ruby"}, wants=["sapphire", "ruby"])
    assert thoughtful(state) == "go house_blue"
    seat(state, 0, coins=3, equipment={"pick": None}, wants=["ruby"])
    for number in range(1, 14):
        lay(state, f"road_{number}", emerald=6)
    lay(state, "road_13", ruby=1, emerald=5)
    assert thoughtful(state) == "go road_13"


def test_points_count_most_at_the_end_and_plans_before_it() -> None:
    state = begin()
    seat(state, 0, coins=3, equipment={"pick": "ruby", "horse": None}, wants=["ruby"])
    early = think(state).worth(state, 0)
    supply(state, silver=9, yellow=1)
    late = think(state).worth(state, 0)
    state.turn = OVER
    assert early > late > think(state).worth(state, 0) == 1
    assert turns_left(state, KNOWLEDGE.weights) == 1 / 0.9


def test_it_beats_chance() -> None:
    rng = Random(1)
    for game in range(3):
        state = GAME.start(3, {"rounds": 30})
        assert isinstance(state, Valdora)
        while state.turn != OVER:
            legal = state.legal()
            if state.turn == CHANCE:
                move = state.draw(rng.random())
            elif state.turn == game:
                priors = think(state).priors(state, legal)
                move = legal[priors.index(max(priors))]
            else:
                move = rng.choice(legal)
            state.advance(move)
        assert state.outcome().winners == [game]
        assert abs(sum(think(state).values(state)) - 1) < 1e-9

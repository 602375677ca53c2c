"""What the others are likely to do next, and how a plan reckons with it."""

from random import Random

from filone.games.valdora.bot.knowledge import KNOWLEDGE, PLAN, Alone, Meanwhile, ValdoraThought, alone
from filone.games.valdora.bot.rivals import PLACES, foresee
from filone.games.valdora.content.box import COLOURS, NOBODY
from filone.games.valdora.content.gems import GEMS, count
from filone.games.valdora.content.spaces import ROADS, SPACES
from filone.games.valdora.state import Valdora
from filone.kernel import CHANCE, OVER
from games.valdora.scene import GAME, begin, choices, do, heap, lay, open_book, seat, supply

RED = COLOURS.index("red")


def think(state: Valdora) -> ValdoraThought:
    return ValdoraThought(state, state.open.seat, Random(1), KNOWLEDGE.weights)


def deed(space: str, move: str) -> int:
    return GAME.space.parse(move) * PLACES + SPACES.index(space)


def plan_of(state: Valdora, *trips: list[int]) -> Alone:
    plan = alone(state)
    plan.trips = list(trips)
    return plan


def take_turn(plan: Alone, space: str) -> None:
    do(plan, f"go {space}")
    while plan.turn == 0 and "stop" in choices(plan):
        do(plan, "stop")
    if isinstance(plan.open, Meanwhile):
        plan.advance(plan.draw(0.5))


def near_red_workshop() -> Valdora:
    """Seat 1 has a craftsman and the ruby that the next one takes, and stands by the house."""
    state = begin()
    seat(state, 1, at="road_6", coins=3, equipment={"pick": "ruby"}, wants=["ruby"], craftsmen={"red": 1})
    return state


def test_a_delivery_is_foreseen() -> None:
    thought = think(near_red_workshop())
    foresights = [foresee(thought, PLAN) for _ in range(20)]
    assert {len(trips) for trips in foresights} == {2 * PLAN}
    delivery = deed("house_red", "deliver ruby 1")
    assert sum(delivery in trips[0] + trips[2] for trips in foresights) > 15


def test_nothing_is_done_to_the_position_that_is_thought_about() -> None:
    state = near_red_workshop()
    before = state.copy()
    foresee(think(state), PLAN)
    assert state.view(0) == before.view(0)
    assert state.legal() == before.legal()


def test_a_workshop_that_another_opens_is_gone_for_the_plan() -> None:
    state = near_red_workshop()
    plan = plan_of(state, [deed("house_red", "deliver ruby 1")])
    assert plan.workshops[RED] == NOBODY
    take_turn(plan, "road_9")
    assert plan.turn == 0
    assert plan.workshops[RED] == 1
    assert (plan.crew[1][RED], plan.craftsmen[RED]) == (2, state.craftsmen[RED] - 1)
    assert plan.discard == heap(ruby=1)


def test_who_does_not_find_the_gem_has_nothing_to_deliver() -> None:
    state = begin()
    lay(state, "road_6", gold=1, emerald=1)
    trips = [[deed("road_6", "load ruby pick")], [], [deed("house_red", "deliver ruby 1")], [], []]
    plan = plan_of(state, *trips)
    take_turn(plan, "road_9")
    take_turn(plan, "city_a")
    assert plan.crew[1][RED] == 0
    lay(state, "road_6", ruby=1)
    plan = plan_of(state, *trips)
    take_turn(plan, "road_9")
    assert count(plan.roads[ROADS.index("road_6")], GEMS.index("ruby")) == 0
    take_turn(plan, "city_a")
    assert plan.crew[1][RED] == 1


def test_a_card_that_another_buys_is_gone_and_the_next_one_is_drawn() -> None:
    state = begin()
    open_book(state, "city_c", right=["ruby"], unseen=2)
    plan = plan_of(state, [deed("city_c", "buy_commission right ruby")], [])
    take_turn(plan, "road_9")
    assert plan.turn == CHANCE
    plan.advance(plan.moves()[0])
    assert plan.turn == 0
    assert plan.books[SPACES.index("city_c")].unseen() == 1


def test_the_end_that_others_bring_about_is_in_the_plan() -> None:
    """Of a round that is the last, a plan has no more than the turn that is left in it."""
    for start, turns in ((0, 1), (1, 2)):
        state = near_red_workshop()
        state.start = start
        supply(state, silver=9, red=1)
        plan = plan_of(state, [deed("house_red", "deliver ruby 1")], [])
        for turn in range(turns):
            assert plan.turn != OVER, turn
            take_turn(plan, ["road_9", "city_a"][turn])
        assert plan.turn == OVER


def test_thinking_reckons_with_the_others_in_every_position() -> None:
    rng = Random(3)
    state = GAME.start(4, {"rounds": 12, "return_with_purchase": True})
    assert isinstance(state, Valdora)
    while state.turn != OVER:
        if state.turn == CHANCE:
            state.advance(state.draw(rng.random()))
            continue
        thought = think(state)
        plan = thought.world()
        while not thought.over(plan):
            plan.advance(plan.draw(rng.random()) if plan.turn == CHANCE else thought.roll(plan))
        state.advance(thought.roll(state))

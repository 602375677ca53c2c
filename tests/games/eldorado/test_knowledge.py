"""The player that knows the way: legal, sensible, and far better than chance."""

from random import Random

import pytest

from filone.bots.search import Search
from filone.games.eldorado.bot.knowledge import KNOWLEDGE
from filone.games.eldorado.bot.race import Field, Ground, Race, Ways
from filone.games.eldorado.content.cards import CAPTAIN, COMPASS, TRAILBLAZER
from filone.games.eldorado.content.layout import ROUTES
from filone.games.eldorado.content.route import route_of
from filone.games.eldorado.state import Eldorado
from filone.kernel import CHANCE, OVER, State
from games.eldorado.scene import GAME, ROW, Scene, step


def favourite(state: State) -> int:
    legal = state.legal()
    priors = KNOWLEDGE.think(state, 0, Random(1)).priors(state, legal)
    assert len(priors) == len(legal)
    assert min(priors) >= 0
    return legal[priors.index(max(priors))]


def preferred(scene: Scene) -> str:
    return GAME.text(scene.state, favourite(scene.state))


def thoughtful(scene: Scene, nodes: int = 150) -> str:
    state = scene.state
    return GAME.text(state, Search(KNOWLEDGE.think(state, state.seat, Random(1))).choose(60.0, nodes))


def turns_left(scene: Scene, seat: int = 0) -> float:
    """How long the race takes on average, in sketches."""
    way = Ways(KNOWLEDGE.weights).field_for(scene.state, seat)
    return sum(Race(scene.state, seat, way, Random(n), KNOWLEDGE.weights).turns(False) for n in range(60)) / 60


@pytest.mark.parametrize("name", ROUTES)
def test_every_route_has_a_way_that_gets_shorter(name: str) -> None:
    route = route_of(ROUTES[name])
    way = Field(Ground(route, (0,) * len(route.seams)), (), 0, KNOWLEDGE.weights)
    for start in route.starts:
        node = start
        for _ in range(60):
            if way.arrived(node):
                break
            node = way.ahead[node][0]
        assert way.arrived(node)


def test_a_block_makes_the_way_longer_and_is_taken_on_the_way() -> None:
    scene = Scene()
    scene.block()
    scene.put(0, ROW[5])
    hex = scene.state.pawns[0]
    free = Ways(KNOWLEDGE.weights).field_for(scene.state, 0).distance[hex]
    scene.block(1)
    way = Ways(KNOWLEDGE.weights).field_for(scene.state, 0)
    assert way.distance[hex] > free
    scene.paint(ROW[6:7], "J1")
    scene.deal(0, "explorer trailblazer")
    assert way.block[way.reach(0, 1, hex)] == 1
    scene.do("play explorer")
    assert preferred(scene) == "clear 1"


def test_somebody_in_the_way_is_passed_by() -> None:
    scene = Scene()
    scene.block()
    scene.put(0, ROW[0])
    scene.put(1, ROW[1])
    way = Ways(KNOWLEDGE.weights).field_for(scene.state, 0)
    assert scene.state.pawns[1] not in way.ahead[scene.state.pawns[0]]


START = "explorer " * 3 + "traveler " * 4 + "sailor"


def test_a_better_deck_needs_fewer_turns() -> None:
    scene = Scene()
    start = START
    scene.deal(0, "", draw=start)
    usual = turns_left(scene)
    assert 10 < usual < 25
    scene.deal(0, "", draw=start + " trailblazer trailblazer captain photographer")
    better = turns_left(scene)
    assert better < usual - 1
    scene.deal(0, "", draw="explorer traveler sailor trailblazer trailblazer captain photographer")
    assert turns_left(scene) < better


@pytest.mark.parametrize("route", ROUTES)
def test_good_cards_help_on_every_route(route: str) -> None:
    """One of each sort, a second of each, and all that without most of the weak ones."""
    scene = Scene(route=route)
    good = " trailblazer captain journalist adventurer"
    needed: list[float] = []
    for deck in (START, START + good, START + 2 * good, "explorer traveler sailor" + 2 * good):
        scene.deal(0, "", draw=deck)
        needed.append(turns_left(scene))
    assert needed == sorted(needed, reverse=True)


@pytest.mark.parametrize(("card", "code"), [("captain", "W3"), ("trailblazer", "J3"), ("journalist", "V3")])
def test_the_more_cards_can_pay_a_toll_the_less_it_is(card: str, code: str) -> None:
    """A single card that can enter a space does not make the way over it an open one: it has to be drawn."""
    scene = Scene()
    scene.block()
    scene.paint(ROW[1:2], code)
    hex = scene.route.find(*ROW[1])
    tolls: list[float] = []
    for cards in range(6):
        scene.deal(0, "", draw=START + f" {card}" * cards)
        tolls.append(Ways(KNOWLEDGE.weights).field_for(scene.state, 0).toll[hex])
    assert tolls == sorted(tolls, reverse=True)
    assert tolls[0] > tolls[1] > tolls[2] > tolls[3]


def test_a_card_is_worth_what_the_rest_of_the_way_asks_for() -> None:
    """The first route begins in the jungle and ends on the river."""
    scene = Scene()
    scene.block()
    way = Ways(KNOWLEDGE.weights).field_for(scene.state, 0)
    start = scene.route.starts[0]
    end = min((hex for hex in range(scene.route.goal) if way.ahead[hex]), key=lambda hex: way.distance[hex])
    assert way.worth(CAPTAIN, end) > way.worth(CAPTAIN, start)
    assert way.worth(TRAILBLAZER, end) < way.worth(TRAILBLAZER, start)
    assert way.worth(COMPASS, end) == way.worth(COMPASS, start), "what draws serves everywhere"


def test_a_deck_of_draws_comes_to_an_end() -> None:
    scene = Scene()
    scene.deal(0, "cartographer cartographer", draw="cartographer")
    assert turns_left(scene) >= 40


def test_it_draws_first_and_then_goes_forward() -> None:
    scene = Scene()
    scene.block()
    scene.put(0, ROW[3])
    scene.deal(0, "cartographer explorer sailor", draw="scout scout scout")
    assert preferred(scene) == "play cartographer"
    scene.do("play cartographer")
    scene.chance()
    scene.do("play explorer")
    distance = Ways(KNOWLEDGE.weights).field_for(scene.state, 0).distance
    before = scene.state.pawns[0]
    scene.state.step(favourite(scene.state))
    assert distance[scene.state.pawns[0]] < distance[before]


def test_it_parts_with_its_weakest_card() -> None:
    scene = Scene()
    scene.block()
    scene.put(0, ROW[0])
    scene.paint(ROW[1:2], "C1")
    scene.deal(0, "traveler pioneer native", draw="traveler")
    scene.do(step(ROW[1]))
    assert preferred(scene) == "pay traveler"


def test_it_never_gives_up_its_last_paddle() -> None:
    scene = Scene()
    scene.block()
    scene.put(0, ROW[0])
    scene.paint(ROW[1:2], "C1")
    scene.deal(0, "sailor explorer explorer")
    scene.do(step(ROW[1]))
    assert preferred(scene) == "pay explorer"


def test_cards_that_do_not_help_from_here_make_room() -> None:
    scene = Scene()
    scene.block()
    scene.put(0, ROW[0])
    for near in scene.route.near[scene.state.pawns[0]]:
        scene.route.terrain[near] = 1
    scene.deal(0, "pioneer sailor", draw="explorer explorer explorer")
    scene.do("end")
    assert preferred(scene) == "discard pioneer"


def weighed(scene: Scene) -> dict[str, float]:
    state = scene.state
    priors = KNOWLEDGE.think(state, state.seat, Random(1)).priors(state, state.legal())
    return dict(zip(scene.moves(), priors, strict=True))


def test_nobody_goes_back_and_forth() -> None:
    """What power is left could lead forward again, to where it would have led straight on."""
    scene = Scene()
    scene.block()
    scene.put(0, ROW[2])
    scene.paint(ROW[1:6], "J1 J1 J1 J1 J1")
    scene.deal(0, "pioneer traveler")
    scene.do("play pioneer", step(ROW[3]))
    found = weighed(scene)
    assert found[step(ROW[2])] == 0
    assert found[step(ROW[4])] > found["stop"] > 0


def test_nobody_pays_for_rubble_that_leads_nowhere() -> None:
    scene = Scene()
    scene.block()
    scene.put(0, ROW[3])
    scene.paint(ROW[2:3], "G1")
    scene.deal(0, "traveler traveler")
    found = weighed(scene)
    assert found[step(ROW[2])] == 0
    assert found["end"] > 0
    scene.paint(ROW[2:3], "C1")  # a thinner deck is worth going back
    assert weighed(scene)[step(ROW[2])] > 0


def test_nobody_plays_a_card_that_can_only_lead_back() -> None:
    scene = Scene()
    scene.block()
    scene.put(0, ROW[3])
    for near in scene.route.near[scene.state.pawns[0]]:
        scene.route.terrain[near] = 1
    scene.paint(ROW[2:3], "J1")
    scene.deal(0, "explorer", draw="sailor sailor sailor")
    assert weighed(scene)["play explorer"] == 0
    scene.deal(0, "sailor", draw="explorer explorer explorer")
    assert weighed(scene)["play sailor"] > 0


def test_nobody_plays_a_card_to_where_somebody_stands() -> None:
    scene = Scene()
    scene.block()
    scene.put(0, ROW[3])
    for near in scene.route.near[scene.state.pawns[0]]:
        scene.route.terrain[near], scene.route.value[near] = 1, 3
    scene.paint([ROW[2], ROW[4]], "W1 W1")
    scene.deal(0, "sailor", draw="explorer explorer explorer")
    assert weighed(scene)["play sailor"] > 0
    scene.put(1, ROW[4])
    assert weighed(scene)["play sailor"] == 0


def test_a_deck_that_cannot_go_on_may_turn_back() -> None:
    scene = Scene()
    scene.block()
    scene.put(0, ROW[3])
    for near in scene.route.near[scene.state.pawns[0]]:
        scene.route.terrain[near], scene.route.value[near] = 1, 3
    scene.paint(ROW[2:3], "J1")
    scene.deal(0, "explorer", draw="sailor sailor sailor")
    assert weighed(scene)["play explorer"] > 0
    scene.do("play explorer")
    assert weighed(scene)[step(ROW[2])] > 0


def test_a_cave_is_worth_a_step_aside() -> None:
    scene = Scene(caves=True)
    scene.block()
    route = scene.route
    hex, aside = next(
        (hex, near)
        for hex in range(len(route.q))
        for near in route.near[hex]
        if route.cave_near[near] and not route.cave_near[hex] and route.terrain[hex] < 3 and route.terrain[near] < 3
        if near not in Ways(KNOWLEDGE.weights).field_for(scene.state, 0).ahead[hex]
    )
    scene.state.pawns[0] = hex
    for near in route.near[hex]:
        route.terrain[near], route.value[near] = 1, 1
    route.terrain[aside] = 0
    scene.deal(0, "explorer", draw="sailor sailor sailor")
    assert weighed(scene)["play explorer"] > 0
    scene.do("play explorer")
    assert max(weighed(scene).values()) > 0


def test_a_turn_is_worth_the_turns_it_saves() -> None:
    """Thinking ahead goes on moving while there is something to move with, and buys with what is left."""
    scene = Scene()
    scene.block()
    scene.put(0, ROW[0])
    scene.deal(0, "trailblazer traveler traveler traveler", draw="explorer explorer sailor traveler")
    scene.paint(ROW[1:4], "J1 J1 J1")
    assert thoughtful(scene) == "play trailblazer"
    scene.deal(0, "traveler traveler traveler traveler", draw="explorer explorer sailor explorer")
    for near in scene.route.near[scene.state.pawns[0]]:
        scene.route.terrain[near] = 1
    scene.state.forget()
    assert thoughtful(scene).startswith("buy ")


def test_nearer_is_better() -> None:
    scene = Scene()
    scene.block()
    thought = KNOWLEDGE.think(scene.state, 0, Random(1))
    behind = [thought.values(scene.state.copy())[0] for _ in range(30)]
    ahead = scene.state.copy()
    ahead.pawns[0] = scene.route.find(*ROW[8])
    values = [thought.values(ahead.copy()) for _ in range(30)]
    assert sum(value[0] for value in values) > sum(behind) + 5
    assert abs(sum(values[0]) - 1) < 1e-9


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_reaches_el_dorado(seats: int) -> None:
    """Nobody is ever stuck: not behind others, not with a hand or a deck that does not move."""
    for seat in range(seats):
        for others in (favourite, None):
            rng = Random(f"{seats} {seat}")
            state = GAME.start(seats, {"rounds": 60})
            while state.turn != OVER:
                if state.turn == CHANCE:
                    move = state.draw(rng.random())
                elif state.turn == seat or others is not None:
                    move = favourite(state)
                else:
                    move = rng.choice(state.legal())
                state.advance(move)
            assert isinstance(state, Eldorado)
            assert state.round <= (45 if seats == 2 else 30)
            assert others is not None or state.outcome().winners == [seat]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_it_beats_chance(seat: int) -> None:
    rng = Random(seat)
    state = GAME.start(3, {"rounds": 60, "caves": True})
    while state.turn != OVER:
        if state.turn == CHANCE:
            move = state.draw(rng.random())
        else:
            move = favourite(state) if state.turn == seat else rng.choice(state.legal())
        state.advance(move)
    assert state.outcome().winners == [seat]
    assert KNOWLEDGE.think(state, seat, Random(1)).values(state)[seat] == 1.0

"""What a good player knows: the way to dig, when to stop others, and who seems to be what."""

from math import inf
from random import Random

import pytest

from filone.bots.playout import random_move
from filone.bots.search import Search
from filone.games.saboteur.bot.beliefs import UNKNOWN, Beliefs, hearsay
from filone.games.saboteur.bot.ground import Ground, careful_outlook, outlook, survey, targets
from filone.games.saboteur.bot.knowledge import KNOWLEDGE, SaboteurThought, chance_of_treasure, nuggets_decided
from filone.games.saboteur.bot.weights import Weights
from filone.games.saboteur.content.cards import EAST, NORTH, SOUTH
from filone.games.saboteur.content.numbers import DIGGER, SABOTEUR
from filone.games.saboteur.state import Saboteur
from filone.games.saboteur.view import cell_at
from filone.kernel import CHANCE
from games.saboteur.scene import EASTWARD, GAME, give, give_turn, hold, play, start, tell, tunnel


def chance(state: Saboteur) -> float:
    return chance_of_treasure(state, hearsay(state, KNOWLEDGE.weights), KNOWLEDGE.weights)


def front(state: Saboteur, seat: int) -> int:
    return Ground(state.maze, targets(state, seat)).front


def looks_best(state: Saboteur) -> str:
    legal = state.legal()
    priors = KNOWLEDGE.think(state, state.turn, Random(1)).priors(state, legal)
    return GAME.text(state, legal[priors.index(max(priors))])


def test_the_way_left_is_counted_in_cards_round_what_lies_there() -> None:
    state = start()
    assert front(state, 0) == 7
    assert front(tunnel(state, "X 1,0", "X 2,0"), 0) == 5
    assert front(tunnel(state, "DX 3,0"), 0) == 7, "up or down, and round the dead end"


def test_who_has_seen_the_treasure_digs_there() -> None:
    state = start()
    state.goals = [0, 1, 2]
    state.lookers = [1, 0, 0]
    assert front(state, 0) == 9
    assert front(state, 1) == 7


@pytest.mark.parametrize(
    ("hand", "move"),
    [
        (["X", "L_NE", "DX", "MAP"], "place X 1,0"),
        (["DX", "BREAK_PICK", "MAP"], "map top"),
        (["DX", "D1_H"], "discard DX"),
    ],
)
def test_a_digger_gets_on(hand: list[str], move: str) -> None:
    state = start(saboteurs=(2,))
    hold(state, *hand)
    assert looks_best(state) == move


def test_a_digger_gets_on_at_the_cost_of_other_openings() -> None:
    state = tunnel(start(saboteurs=(2,)), "X 1,0", "X 2,0")
    hold(state, "I_H", "DX")
    assert looks_best(state) == "place I_H 3,0"


def test_a_digger_clears_a_dead_end_out_of_the_way() -> None:
    state = tunnel(start(saboteurs=(2,)), "X 1,0", "X 2,0", "DX 3,0")
    hold(state, "ROCKFALL", "DI_V", "D1_V")
    assert looks_best(state) == "rockfall 3,0"


def test_a_saboteur_stops_the_tunnel_where_it_goes_on() -> None:
    state = tunnel(start(saboteurs=(0,)), "X 1,0", "X 2,0", "X 3,0", "X 4,0", "I_H 5,0", "I_H 6,0")
    hold(state, "X", "T_V", "DI_H", "REPAIR_PICK")
    assert looks_best(state) == "place DI_H 7,0"


def test_a_saboteur_who_is_trusted_digs_while_much_is_missing() -> None:
    state = start(saboteurs=(0,))
    hold(state, "X", "DI_H", "REPAIR_PICK")
    assert looks_best(state).startswith("place X")
    state = tunnel(state, "D1_V 0,1", "X 1,0", "X 1,-1")
    hold(state, "X", "DI_H", "REPAIR_PICK")
    assert looks_best(state) == "place DI_H 2,0", "whom nobody trusts has nothing to lose"


def test_a_saboteur_strikes_at_once_with_a_hand_for_it_or_beside_another() -> None:
    state = tunnel(start(seats=5, saboteurs=(0, 4)), "X 1,0")
    give_turn(state, 0)
    hold(state, "X", "DI_H", "ROCKFALL", "DI_V", "REPAIR_PICK")
    assert not looks_best(state).startswith("place X")
    hold(state, "X", "DI_H", "REPAIR_PICK")
    assert looks_best(state).startswith("place X")
    give_turn(state, 4)
    state = tunnel(state, "D1_V 0,1")
    give_turn(state, 0)
    hold(state, "X", "DI_H", "REPAIR_PICK")
    assert looks_best(state) == "place DI_H 2,0"


def test_what_others_do_in_either_role_is_told_apart() -> None:
    state = start(seats=5, saboteurs=(2,))
    search = Search(KNOWLEDGE.think(state, state.turn, Random(1)))
    tree = search.grow(inf, 60)
    asked = [key for child in tree.children.values() for key in child.children]
    assert set(asked) == {-1, -2}, "as a digger and as a saboteur"
    assert all(move >= 0 for move in tree.children), "who thinks knows the own role"


def test_nobody_passes_by_the_treasure() -> None:
    state = tunnel(start(saboteurs=(2,)), *EASTWARD)
    hold(state, "X", "MAP", "BREAK_PICK", "T_V")
    assert looks_best(state) == "place X 7,0"


def test_a_decided_round_is_worth_its_gold() -> None:
    state = start(saboteurs=(2,))
    assert nuggets_decided(state) == [0.0, 0.0, 4.0], "nobody has found the treasure"
    state.finder = 1
    gains = nuggets_decided(state)
    assert gains[2] == 0.0
    assert gains[1] > 2 * gains[0], "the finder chooses first, and a third card comes round again"
    assert sum(gains) == pytest.approx(3 * 44 / 28)


def test_a_round_under_way_is_worth_more_to_diggers_the_less_is_missing() -> None:
    far = start(saboteurs=(2,))
    near = tunnel(start(saboteurs=(2,)), "I_H 1,0", "I_H 2,0", "I_H 3,0", "X 4,0")
    assert chance(far) < chance(near)
    known = start(saboteurs=(2,))
    known.goals = [1, 0, 2]
    assert chance(far) < chance(known)
    hindered = start(saboteurs=(2,))
    hindered.broken[0] = 1
    assert chance(hindered) < chance(far)
    diggers, saboteur = KNOWLEDGE.think(near, 0, Random(1)).values(near)[1:]
    assert diggers > KNOWLEDGE.think(far, 0, Random(1)).values(far)[1]
    assert saboteur < KNOWLEDGE.think(far, 0, Random(1)).values(far)[2]


def test_deeds_tell_who_is_what() -> None:
    state = play(tunnel(start(seats=6), "X 1,0", "X 2,0", "DX 3,0"), "break pick 2")
    suspicion = suspicions(state, 4)
    assert max(suspicion) == suspicion[3], "who breaks a tool of one whom nobody suspects"
    assert suspicion[0] < suspicion[1]
    assert suspicion[4] == 0, "everybody knows their own role"


def suspicions(state: Saboteur, seat: int, weights: Weights = KNOWLEDGE.weights) -> list[float]:
    """For how likely a saboteur a seat holds everybody."""
    beliefs = Beliefs(state, seat, weights)
    pairs = [*zip(beliefs.castings, beliefs.weights, strict=True)]
    return [
        sum(weight for casting, weight in pairs if casting[other] == SABOTEUR) / sum(beliefs.weights)
        for other in range(state.seats)
    ]


def test_whoever_digs_may_be_hiding_but_not_when_it_counts() -> None:
    trusting = Weights()
    trusting.hiding = 0.0
    early, late = (tunnel(start(seats=7), *EASTWARD[:count]) for count in (1, 6))
    first, last = early.players[-1], late.players[-1]
    assert suspicions(early, 3)[first] > suspicions(early, 3, trusting)[first]
    assert suspicions(late, 3)[last] < suspicions(late, 3)[first]
    assert suspicions(late, 3, trusting)[last] == pytest.approx(suspicions(late, 3, trusting)[first])


def test_worlds_follow_the_beliefs() -> None:
    state = tunnel(start(seats=3, saboteurs=(2,)), "X 1,0", "X 2,0", "DX 3,0")
    state.roles[1] = DIGGER
    worlds = [KNOWLEDGE.think(state, 1, Random(seed)).world() for seed in range(200)]
    roles = [world.roles for world in worlds if isinstance(world, Saboteur)]
    assert sum(role[2] == SABOTEUR for role in roles) > sum(role[0] == SABOTEUR for role in roles)


def test_ways_and_hearsay_that_are_remembered_are_those_of_the_moment() -> None:
    root = start(seats=5, saboteurs=(2,))
    thought = KNOWLEDGE.think(root, 0, Random(1))
    assert isinstance(thought, SaboteurThought)
    for seed in range(6):
        state, rng = root.copy(), Random(seed % 3)
        while state.round == 0 and state.turn >= CHANCE:
            state.advance(random_move(state, rng))
            if state.turn >= 0:
                assert list(Ground(state.maze, 7).way) == list(survey(state.maze, 7))
                for goals in range(8):
                    assert outlook(state.maze, goals) == careful_outlook(state.maze, goals)
                afresh = hearsay(state, KNOWLEDGE.weights)
                now = thought.heard(state)
                assert now.suspicions(0, DIGGER, UNKNOWN) == afresh.suspicions(0, DIGGER, UNKNOWN)


def test_a_hasty_look_counts_no_opening_where_something_lies() -> None:
    state = tunnel(start(), "X 1,0", "X 2,0")
    hasty, below = Ground(state.maze, 7, True), cell_at((2, 1))
    assert hasty.gain(below, NORTH | EAST) == hasty.gain(below, EAST), "the tunnel lies in the north"
    assert hasty.gain(below, SOUTH | EAST) > hasty.gain(below, EAST)


def test_who_rebuilds_after_a_cave_in_gets_on() -> None:
    dug = tunnel(start(), "X 1,0", "X 2,0", "X 3,0")
    before = front(dug, 0)
    fallen = play(dug, "rockfall 2,0")
    assert front(fallen, 0) == before + 1, "one card joins again what lies there"
    rebuilder = fallen.turn
    hold(fallen, "I_H", "DX")
    assert looks_best(fallen) == "place I_H 2,0"
    doubts = suspicions(fallen, (rebuilder + 1) % 3)[rebuilder]
    assert suspicions(tunnel(fallen, "I_H 2,0"), (rebuilder + 1) % 3)[rebuilder] < doubts


def test_who_has_looked_and_digs_elsewhere_saw_a_stone_or_is_a_saboteur() -> None:
    state = tunnel(start(seats=5), *EASTWARD[:4], "X 4,1")
    looker = state.turn
    give(state, "MAP")
    tell(state, "map top")
    tell(state, f"look {looker} top GOAL_STONE_1")
    state = play(state, "discard DX", "discard DT_V", "discard DT_H", "discard DI_V")
    state = tunnel(state, "L_NE turned 4,-1")
    other = state.turn
    beliefs = Beliefs(state, other, KNOWLEDGE.weights)
    pairs = [*zip(beliefs.treasures, beliefs.weights, strict=True)]
    top, middle, bottom = (sum(weight for treasure, weight in pairs if treasure == goal) for goal in range(3))
    assert top < middle == pytest.approx(bottom)
    doubts = suspicions(state, other)[looker]
    state.lookers[0] |= 1 << other
    assert suspicions(state, other)[looker] < doubts, "so it said the truth"
    state.goals[0] = 0
    assert suspicions(state, other)[looker] > doubts

"""The player that weighs every stop: legal, sensible, and far better than chance."""

from random import Random

from filone.games.valdora.knowledge import KNOWLEDGE
from filone.games.valdora.state import Valdora
from filone.kernel import CHANCE, OVER
from filone.kernel.knowledge import chance
from games.valdora.scene import GAME, begin, choices, do, lay, seat


def favourite(state: Valdora) -> str:
    priors = KNOWLEDGE.priors(state, state.legal())
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


def test_it_beats_chance() -> None:
    rng = Random(1)
    for game in range(3):
        state = GAME.start(3, {"rounds": 30})
        while state.turn != OVER:
            legal = state.legal()
            if state.turn == CHANCE:
                move = chance(state, rng)
            elif state.turn == game:
                priors = KNOWLEDGE.priors(state, legal)
                move = legal[priors.index(max(priors))]
            else:
                move = rng.choice(legal)
            state.advance(move)
        assert state.outcome().winners == [game]
        assert abs(sum(KNOWLEDGE.values(state, state)) - 1) < 1e-9

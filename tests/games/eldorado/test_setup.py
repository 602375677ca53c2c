"""Setting up, what is hidden, and the turn."""

from collections import Counter
from random import Random

import pytest

from filone.games.eldorado.content.blocks import BLOCK_TERRAIN, BLOCK_VALUE
from filone.games.eldorado.content.cards import (
    CARDS,
    COIN,
    COST,
    FIRST_FOR_SALE,
    JOKER,
    KINDS,
    MACHETE,
    PADDLE,
    POWER,
    SYMBOLS,
)
from filone.games.eldorado.content.layout import ROUTES
from filone.games.eldorado.content.tiles import TERRAINS
from filone.games.eldorado.state import Eldorado
from filone.games.eldorado.view import EldoradoView
from filone.kernel import CHANCE, SPECTATOR
from filone.kernel.rulebook import rulebook
from filone.kernel.texts import LANGUAGES, words_of
from games.eldorado.scene import GAME, ROW, Scene, step


@pytest.mark.clause("1.1")
def test_the_route_is_chosen_by_name() -> None:
    assert Scene().state.route.layout == ROUTES["first"]
    for name, layout in ROUTES.items():
        assert Scene(route=name).state.route.layout == layout


@pytest.mark.clause("1.4")
def test_chance_lays_a_different_block_on_every_seam() -> None:
    state = GAME.start(3, {})
    state.step(GAME.parse(state, "start 0"))
    seen = set()
    for seam in range(1, 5):
        assert state.turn == CHANCE
        moves = [GAME.text(state, move) for move in state.moves()]
        assert moves == [f"block {seam} {number}" for number in range(1, 7) if number not in seen]
        assert state.weights() == [1] * len(moves)
        number = moves[-1].split()[-1]
        seen.add(int(number))
        state.play(GAME.parse(state, moves[-1]))
    view = state.view(SPECTATOR)
    assert isinstance(view, EldoradoView)
    assert [seam.block for seam in view.seams] == [6, 5, 4, 3]


@pytest.mark.clause("1.4")
def test_what_the_blocks_ask_for() -> None:
    asked = [f"{TERRAINS[BLOCK_TERRAIN[number]]} {BLOCK_VALUE[number]}" for number in range(1, 7)]
    assert asked == ["jungle 1", "village 1", "rubble 1", "river 1", "jungle 2", "rubble 2"]


@pytest.mark.clause("1.5")
def test_the_market_and_the_reserve() -> None:
    scene = Scene()
    market = {"scout", "trailblazer", "jack_of_all_trades", "photographer", "treasure_chest", "transmitter"}
    assert scene.in_market() == market
    assert [scene.left(card) for card in CARDS] == [0, 0, 0, *[3] * 18]
    assert scene.refusal("buy explorer") == "1.5"


@pytest.mark.clause("1.5")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rulebook_tells_what_the_cards_show_and_cost(lang: str) -> None:
    words, clauses = words_of(GAME.package, lang), rulebook(GAME.package, lang).clauses()
    symbols = {
        "en": {MACHETE: "machete", PADDLE: "paddle", COIN: "coin", JOKER: "joker"},
        "it": {MACHETE: "machete", PADDLE: "remo", COIN: "moneta", JOKER: "jolly"},
    }[lang]
    rows = [line.strip("| ").split(" | ") for line in clauses["1.5"].text.split("\n") if line.startswith("| ")]
    sold = range(FIRST_FOR_SALE, KINDS)
    assert [row[0] for row in rows[1:]] == [words(f"card-{CARDS[kind]}") for kind in sold]
    for kind, (card, shows, price) in zip(sold, rows[1:], strict=True):
        assert int(price) * 2 == COST[kind], card
        if SYMBOLS[kind]:
            assert shows.lower() == f"{symbols[SYMBOLS[kind]]} {POWER[kind]}", card
        else:
            assert f"**{card}**" in clauses[shows.split()[-1]].text
    for kind in range(FIRST_FOR_SALE):
        assert f"({symbols[SYMBOLS[kind]]} {POWER[kind]})" in clauses["1.6"].text


@pytest.mark.clause("1.6")
def test_everyone_draws_four_of_eight_cards() -> None:
    for seats in (2, 3, 4):
        state = Scene(seats).state
        scene = Scene(seats)
        for seat in range(state.seats):
            everything = Counter(scene.cards("hand", seat)) + Counter(scene.cards("draw", seat))
            assert everything == {"explorer": 3, "traveler": 4, "sailor": 1}
            assert len(scene.cards("hand", seat)) == 4


@pytest.mark.clause("1.7")
@pytest.mark.parametrize("seats", [3, 4])
def test_pawns_stand_on_the_start_spaces_in_turn_order(seats: int) -> None:
    scene = Scene(seats)
    assert scene.state.turn == 0
    assert [scene.state.pawns[seat] for seat in range(seats)] == scene.route.starts[:seats]


@pytest.mark.clause("1.7", "2.1")
@pytest.mark.parametrize("start", range(3))
def test_chance_says_who_begins(start: int) -> None:
    state = GAME.start(3)
    assert isinstance(state, Eldorado)
    assert [GAME.text(state, move) for move in state.moves()] == ["start 0", "start 1", "start 2"]
    assert state.weights() == [1, 1, 1]
    state.step(GAME.parse(state, f"start {start}"))
    order = [start, (start + 1) % 3, (start + 2) % 3]
    assert [state.pawns[seat] for seat in order] == state.route.starts[:3]
    turns = []
    while state.round < 3:
        if state.turn >= 0 and state.ask() == "act":
            turns.append((state.round, state.turn))
        state.step(state.moves()[0] if state.turn < 0 else state.moves()[-1])
    assert turns == [(round, seat) for round in (1, 2) for seat in order]


@pytest.mark.clause("1.8")
def test_a_card_drawn_is_seen_by_its_owner_alone() -> None:
    scene = Scene()
    scene.do("end", "keep")
    scene.deal(1, "explorer", draw="scout native")
    scene.do("end", "keep")
    move = GAME.parse(scene.state, "draw 1 native")
    assert GAME.describe(scene.state, move, 1) == {"kind": "draw", "player": 1, "card": "native"}
    for other in (0, 2, SPECTATOR):
        assert GAME.describe(scene.state, move, other) == {"kind": "draw", "player": 1}


@pytest.mark.clause("1.8")
def test_a_view_shows_the_own_hand_and_of_others_what_their_decks_are_made_of() -> None:
    scene = Scene()
    scene.deal(1, "scout native", draw="explorer sailor", discard="traveler")
    mine, others = scene.state.view(1), scene.state.view(0)
    assert isinstance(mine, EldoradoView)
    assert isinstance(others, EldoradoView)
    assert (mine.players[1].hand, mine.players[1].unseen) == ({"scout": 1, "native": 1}, {"explorer": 1, "sailor": 1})
    seen = others.players[1]
    assert (seen.hand, seen.unseen) == ({}, {"explorer": 1, "sailor": 1, "scout": 1, "native": 1})
    assert (seen.hand_size, seen.draw_size, seen.discard) == (2, 2, {"traveler": 1})


@pytest.mark.clause("1.8", "9.4")
def test_after_a_shuffle_everybody_knows_what_was_in_the_hand() -> None:
    """All cards were either in hand or in view; until they are played they stay known."""
    scene = Scene()
    scene.deal(0, "cartographer scout native", draw="", discard="explorer explorer sailor")
    scene.do("play cartographer")
    scene.chance("draw 0 explorer", "draw 0 sailor")
    view = scene.state.view(1)
    assert isinstance(view, EldoradoView)
    assert view.players[0].hand == {"scout": 1, "native": 1}
    assert view.players[0].unseen == {"explorer": 2, "sailor": 1}
    for seed in range(20):
        world = scene.state.copy()
        world.redeal(1, Random(seed))
        scene.state = world
        assert {"scout", "native"} <= set(scene.cards("hand"))
    scene.do("play scout")
    view = scene.state.view(1)
    assert isinstance(view, EldoradoView)
    assert view.players[0].hand == {"native": 1}


@pytest.mark.clause("1.8")
def test_imagined_hands_are_dealt_fairly() -> None:
    """Of two unseen Natives among four cards, a hand of two has both in one case out of six."""
    scene = Scene()
    scene.deal(1, "native explorer", draw="native sailor")
    rng = Random(1)
    counts: Counter[int] = Counter()
    for _ in range(1200):
        scene.state.redeal(0, rng)
        counts[scene.cards("hand", 1).count("native")] += 1
    assert abs(counts[2] - 200) < 50
    assert abs(counts[1] - 800) < 80


@pytest.mark.clause("1.8")
def test_who_has_begun_to_pay_is_imagined_able_to_pay() -> None:
    scene = Scene()
    scene.deal(0, "traveler photographer explorer", draw="explorer explorer explorer explorer explorer explorer")
    scene.do("buy trailblazer", "pay traveler")
    for seed in range(10):
        scene.state.redeal(1, Random(seed))
        assert "photographer" in scene.cards("hand")


@pytest.mark.clause("2.1")
def test_three_phases_and_then_the_next_player() -> None:
    scene = Scene()
    scene.deal(0, "explorer traveler", draw="sailor sailor sailor sailor")
    assert scene.state.ask() == "act"
    assert scene.refusal("discard explorer") == "2.1"
    scene.do("end")
    assert scene.state.ask() == "discard"
    assert scene.refusal("play explorer") == "2.1"
    scene.do("keep")
    assert scene.state.turn == CHANCE
    scene.chance()
    assert (scene.state.turn, scene.state.round) == (1, 1)
    for seat in (1, 2):
        assert scene.state.turn == seat
        scene.do("end", "keep")
    assert (scene.state.turn, scene.state.round) == (0, 2)


@pytest.mark.clause("2.2")
def test_each_card_is_played_once() -> None:
    scene = Scene()
    scene.block()
    scene.put(0, ROW[0])
    scene.paint(ROW[1:3], "J1 J1")
    scene.deal(0, "explorer")
    scene.do("play explorer", step(ROW[1]))
    assert scene.cards("played") == ["explorer"]
    assert scene.refusal("play explorer") == "2.2"


@pytest.mark.clause("2.3")
def test_nothing_is_compulsory() -> None:
    scene = Scene()
    scene.deal(0, "explorer native photographer millionaire")
    scene.do("end", "keep")
    assert len(scene.cards("hand")) == 4
    assert scene.state.turn == 1


@pytest.mark.clause("2.4")
def test_after_buying_only_action_cards_and_tokens_move() -> None:
    scene = Scene(caves=True)
    scene.block()
    scene.put(0, ROW[0])
    scene.paint(ROW[1:3], "J1 G1")
    scene.deal(0, "explorer traveler native scout")
    scene.give(0, "machete_1", "change_symbol")
    scene.do("buy scout", "pay traveler", "done")
    assert scene.refusal("play explorer") == "2.4"
    assert scene.refusal("change explorer") == "2.4"
    assert scene.moves_of("step") == []
    scene.do("token machete_1", step(ROW[1]))
    assert scene.refusal(step(ROW[2])) == "2.4"
    scene.do("play native", step(ROW[2]))
    assert scene.pawn() == ROW[2]


@pytest.mark.clause("2.4")
def test_after_buying_a_rubble_block_stays() -> None:
    scene = Scene()
    scene.block(3)
    scene.put(0, (3, 0))
    scene.deal(0, "explorer explorer traveler")
    assert "clear 3" in scene.moves()
    scene.do("buy scout", "pay traveler", "done")
    assert scene.refusal("clear 3") == "2.4"

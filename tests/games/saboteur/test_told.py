"""What the log tells of a round: who won it, where the treasure lay, who got what; and to whom."""

from itertools import product

import pytest

from filone.games.saboteur.state import Saboteur
from filone.kernel.sentences import sentence
from games.saboteur.scene import (
    EASTWARD,
    GAME,
    TREASURE,
    begin,
    draw_gold,
    empty_deck,
    find_treasure,
    hold,
    keep,
    play,
    play_out,
    start,
    tell,
    texts,
    tunnel,
)
from games.telling import PLAYERS, log


def test_the_treasure_is_found() -> None:
    state = tunnel(start(), *EASTWARD, "X 7,0")
    told = f"reveal middle {TREASURE}"
    finder = state.open.seat
    assert log(GAME, state.copy(), told, reader=finder, lang="it") == [
        "Dietro la porta al centro: tesoro. Hai raggiunto il tesoro: vincono i cercatori d’oro!"
    ]
    (line,) = log(GAME, state, told)
    assert line.endswith(" has reached the treasure: the gold diggers win!")


def test_nobody_finds_the_treasure() -> None:
    state = start(saboteurs=(1,))
    for seat in (0, 2, 1):
        state.turn = seat
        hold(state, *(["X"] if seat == 0 else []))
    state.turn = 0
    empty_deck(state)
    (line,) = log(GAME, state, "discard X", lang="it")
    assert line.endswith("Nessuno ha raggiunto il tesoro: vincono i sabotatori!")


def shared_out() -> Saboteur:
    """Two of three diggers have their gold, the last is about to take the rest."""
    state = start()
    find_treasure(state)
    draw_gold(state, 3, 2, 1)
    keep(state, 3)
    keep(state, 2)
    return state


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "You take the rest of the gold cards: 1 with one nugget, 1 with three nuggets."),
        ("it", "Prendi il resto delle carte oro: 1 da una pepita, 1 da tre pepite."),
    ],
)
def test_only_gold_cards_that_are_there_are_counted_up(lang: str, told: str) -> None:
    state = start()
    find_treasure(state)
    draw_gold(state, 3, 2, 1)
    tell(state, "keep 2")
    (handed_on,) = texts(state)
    assert log(GAME, state, handed_on, reader=int(handed_on.split()[1]), lang=lang) == [told]


def test_gold_that_is_drawn_is_one_line() -> None:
    state = start()
    find_treasure(state)
    finder = state.open.seat
    drawn = [f"gold {finder} {nuggets}" for nuggets in (3, 1, 1)]
    assert log(GAME, state.copy(), *drawn, reader=finder) == [
        "You draw 3 gold cards: 2 with one nugget, 1 with three nuggets."
    ]
    assert log(GAME, state.copy(), *drawn, reader=finder, lang="it") == [
        "Peschi 3 carte oro: 2 da una pepita, 1 da tre pepite."
    ]
    assert log(GAME, state, *drawn) == [f"{PLAYERS[finder]} draws 3 gold cards."]


def test_what_a_digger_got_is_told_to_the_digger_alone() -> None:
    gold = "Round 1 goes to the gold diggers: the treasure was behind the middle door."
    assert log(GAME, shared_out(), "keep 1") == [
        f"Ugo keeps a gold card. {gold} Ada gets a gold card. Ugo gets a gold card. Pia gets a gold card."
    ]
    assert log(GAME, shared_out(), "keep 1", reader=0) == [
        f"Ugo keeps a gold card. {gold} You get a gold card (3 nuggets). Ugo gets a gold card. Pia gets a gold card."
    ]
    assert log(GAME, shared_out(), "keep 1", reader=1, lang="it") == [
        (
            "Tieni una carta oro con una pepita. Il giro 1 va ai cercatori d’oro: il tesoro era dietro la porta al "
            "centro. Ada riceve una carta oro. Tu ricevi una carta oro (una pepita). Pia riceve una carta oro."
        )
    ]


def test_saboteurs_are_paid() -> None:
    state = start(saboteurs=(1,))
    play_out(state)
    (text,) = texts(state, "pay")
    (line,) = log(GAME, state, text, reader=1, lang="it")
    assert "Il giro 1 va ai sabotatori: il tesoro era dietro la porta " in line
    assert line.endswith("Tu ricevi 4 pepite.")


def test_a_deal_is_one_line() -> None:
    state = begin(3)
    tell(state, "start 0")
    moves = []
    twin = state.copy()
    while twin.turn < 0:
        moves.append(texts(twin)[0])
        twin.step(twin.moves()[0])
    assert len(moves) == 21
    assert log(GAME, state, *moves, lang="it") == ["Si distribuiscono i ruoli e le carte."]


def test_the_reader_is_you() -> None:
    state = play(start(), "break pick 2")
    draw = state.copy()
    hold(draw, "REPAIR_PICK")
    repair = "repair REPAIR_PICK 2 pick"
    assert draw.turn == 2
    assert log(GAME, draw.copy(), repair, reader=2, lang="it") == ["Ti ripari il piccone."]
    assert log(GAME, draw.copy(), repair, reader=2) == ["You repair your pick."]
    assert log(GAME, draw, repair, reader=0) == ["Pia repairs their own pick."]


@pytest.mark.parametrize(
    ("cell", "en", "it"),
    [
        ("1,0", "beside the ladder", "accanto alla scala"),
        ("0,-1", "right above the ladder", "subito sopra la scala"),
        ("-1,0", "behind the ladder", "dietro la scala"),
    ],
)
def test_places_around_the_ladder_are_told_from_there(cell: str, en: str, it: str) -> None:
    state = start()
    hold(state, "X")
    assert log(GAME, state.copy(), f"place X {cell}") == [f"Ada places a crossing {en}."]
    assert log(GAME, state, f"place X {cell}", reader=0, lang="it") == [f"Posi una carta {it}: incrocio."]


def test_a_pass_is_told_in_a_word_and_its_card_to_its_player() -> None:
    state = start()
    hold(state, "X")
    assert log(GAME, state.copy(), "discard X") == ["Ada passes."]
    assert log(GAME, state.copy(), "discard X", lang="it") == ["Ada passa."]
    assert log(GAME, state, "discard X", reader=0) == ["You pass and discard: crossing."]


def test_places_off_the_straight_way_are_higher_or_lower() -> None:
    state = tunnel(start(), "X 1,0", "X 2,0")
    hold(state, "X")
    (line,) = log(GAME, state, "place X 2,-1", lang="it")
    assert line.endswith(" posa una carta poco oltre la scala, un po’ più in alto: incrocio.")


@pytest.mark.parametrize(
    ("cell", "en", "it"),
    [
        ("7,0", "right at the middle door", "davanti alla porta al centro"),
        ("6,-1", "near the doors, a little higher", "vicino alle porte, un po’ più in alto"),
        ("5,2", "more than halfway to the bottom door", "oltre metà strada verso la porta in basso"),
        ("6,-3", "near the doors, higher than any door", "vicino alle porte, più in alto di ogni porta"),
        ("4,0", "halfway to the middle door", "a metà strada verso la porta al centro"),
        ("4,1", "halfway along, a little lower", "a metà strada, un po’ più in basso"),
        ("8,1", "between the middle and the bottom door", "tra la porta al centro e quella in basso"),
        ("8,-3", "right above the top door", "subito sopra la porta in alto"),
    ],
)
def test_places_are_told_by_how_far_they_are_on_the_way_to_a_door(cell: str, en: str, it: str) -> None:
    described = GAME.describe(start(), GAME.space.parse(f"place X {cell}"))
    for lang, where in (("en", en), ("it", it)):
        assert where in sentence(GAME, GAME.words(lang), "move", described, PLAYERS)


@pytest.mark.parametrize("lang", ["en", "it"])
def test_every_place_has_a_short_name_of_its_own(lang: str) -> None:
    cells = set(product(range(-3, 10), range(-3, 4))) - {(0, 0), (8, -2), (8, 0), (8, 2)}
    moves = [GAME.describe(start(), GAME.space.parse(f"place X {x},{y}")) for x, y in cells]
    told = {sentence(GAME, GAME.words(lang), "move", move, PLAYERS) for move in moves}
    assert len(told) == len(cells)
    assert max(map(len, told)) < 80


def test_a_choice_speaks_to_the_reader_too() -> None:
    state = play(start(), "break pick 2")
    hold(state, "REPAIR_PICK")
    described = GAME.describe(state, GAME.parse(state, "repair REPAIR_PICK 2 pick"))
    choice = sentence(GAME, GAME.words("it"), "move", described, PLAYERS, reader=2)
    assert choice == "Riparati il piccone (riparazione del piccone)"
    assert sentence(GAME, GAME.words("en"), "move", described, PLAYERS).startswith("Repair Pia’s pick ")

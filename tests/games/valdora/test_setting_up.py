"""Section 1: setting up, and what is known."""

from collections import Counter
from math import comb
from random import Random

import pytest

from filone.games.valdora.draw import draw
from filone.games.valdora.view import ValdoraView
from filone.kernel import CHANCE, OVER, SPECTATOR, BadSeats
from filone.kernel.texts import page, words_of
from games.valdora.scene import GAME, begin, choices, completed, do, open_book, player, seat, shown


@pytest.mark.clause("1.1")
@pytest.mark.parametrize("seats", [2, 6])
def test_three_to_five_play(seats: int) -> None:
    with pytest.raises(BadSeats):
        GAME.start(seats)
    assert list(GAME.seats) == [3, 4, 5]


@pytest.mark.clause("1.2")
def test_the_thirty_spaces() -> None:
    arg = GAME.space.kind("go").args[0]
    kinds = Counter(str(arg.json(index)).split("_")[0] for index in range(arg.size))
    assert kinds == {"city": 4, "harbour": 3, "road": 13, "mine": 3, "house": 7}
    state = begin()
    assert "discard" not in " ".join(choices(state))


@pytest.mark.clause("1.3")
def test_what_everybody_starts_with() -> None:
    for who in range(3):
        adventurer = player(begin(), who)
        assert adventurer.space == "harbour_city"
        assert adventurer.equipment == {"pan": None}
        assert not adventurer.provisions
        assert adventurer.open == []


@pytest.mark.clause("1.4")
def test_chance_names_the_start_player_and_coins_follow_the_turns() -> None:
    state = GAME.start(5)
    assert state.turn == CHANCE
    assert (len(state.moves()), state.weights()) == (5, [1] * 5)
    state = begin(5, start=3)
    view = shown(state)
    assert state.turn == 3
    assert [adventurer.coins for adventurer in view.players] == [3, 4, 5, 1, 2]
    assert view.bank == 15
    turns = [3]
    while len(turns) < 6:
        do(state, choices(state)[0])
        if state.turn >= 0 and state.turn != turns[-1]:
            turns.append(state.turn)
    assert turns == [3, 4, 0, 1, 2, 3]


@pytest.mark.clause("1.5")
def test_six_gems_on_each_road() -> None:
    state = GAME.start(3)
    state.play(GAME.parse(state, "start 0"))
    assert len(state.moves()) == 210
    assert sum(state.weights()) == comb(78, 6)
    chance = dict(zip((GAME.text(state, move) for move in state.moves()), state.weights(), strict=True))
    assert chance["deal 2 1 2 0 1"] == comb(22, 2) * 13 * comb(13, 2) * 15
    view = shown(begin())
    assert [sum(pile.values()) for pile in view.roads.values()] == [6] * 13
    total = sum((Counter(pile) for pile in view.roads.values()), Counter())
    assert total == {"gold": 22, "ruby": 13, "sapphire": 13, "amethyst": 15, "emerald": 15}
    assert sum(view.discard.values()) == 0


@pytest.mark.clause("1.6")
def test_books_at_the_start() -> None:
    view = shown(begin())
    sizes = {city: len(book.right) + book.unseen for city, book in view.books.items()}
    assert sizes == {"city_a": 18, "city_b": 18, "city_c": 27, "city_d": 27}
    for book in view.books.values():
        assert book.left == []
        assert len(book.right) == 1
    whole = [sum(n for backs in view.books[city].backs.values() for n in backs.values()) for city in sizes]
    assert whole == [18, 18, 27, 27]
    assert view.books["city_a"].backs == view.books["city_b"].backs
    assert view.books["city_c"].backs == view.books["city_d"].backs


@pytest.mark.clause("1.7")
def test_craftsmen_workshops_and_bonus_tiles() -> None:
    view = shown(begin(4))
    assert view.craftsmen == {"silver": 9, "yellow": 9, "white": 5, "violet": 4, "red": 4, "blue": 4, "green": 4}
    assert view.workshops == dict.fromkeys(view.craftsmen)
    assert view.bonus == 13


@pytest.mark.clause("1.8")
def test_four_craftsmen_fewer_with_three_players() -> None:
    view = shown(begin(3))
    assert view.craftsmen == {"silver": 9, "yellow": 9, "white": 5, "violet": 3, "red": 3, "blue": 3, "green": 3}


@pytest.mark.clause("1.9")
def test_the_next_card_is_drawn_from_what_nobody_has_seen() -> None:
    state = GAME.start(3)
    state.play(GAME.parse(state, "start 0"))
    while GAME.space.kind_of(state.moves()[0]).name == "deal":
        state.play(state.moves()[0])
    fronts = [GAME.text(state, move) for move in state.moves()]
    assert fronts == [
        f"reveal_item city_a right {item}" for item in ("shovel", "pick", "hammer", "chisel", "cart", "horse")
    ]
    assert state.weights() == [3] * 6


@pytest.mark.clause("1.9")
def test_the_back_of_a_card_is_open_until_it_is_turned() -> None:
    state = begin()
    seat(state, 0, coins=3)
    do(state, "go city_c")
    front = shown(state).books["city_c"].right[-1]
    assert (front.face, front.back) == ("coin", None)
    do(state, "turn right")
    assert state.turn == CHANCE
    backs = dict(zip(choices(state), state.weights(), strict=True))
    assert backs == {
        "reveal_commission city_c left amethyst": 2,
        "reveal_commission city_c left emerald": 1,
        "reveal_commission city_c left ruby": 1,
        "reveal_commission city_c left sapphire": 1,
        "reveal_commission city_c left gold_ruby_sapphire": 1,
    }
    do(state, "reveal_commission city_c left ruby")
    assert state.weights() == [5, 6, 3, 2, 3, 3, 1, 1, 1, 1]  # one of the six coins is gone from the 27 fronts
    do(state, "reveal_commission city_c right gold")
    turned = shown(state).books["city_c"].left[-1]
    assert (turned.face, turned.back) == ("ruby", "coin")
    do(state, "turn left")
    assert state.turn == 0
    assert shown(state).books["city_c"].right[-1].back == "ruby"


@pytest.mark.clause("1.9")
def test_the_back_of_a_bought_card_stays_open_in_the_hand() -> None:
    state = begin()
    seat(state, 0, coins=3)
    do(state, "go city_c", "buy_commission right coin")
    do(state, choices(state)[0])
    assert player(state).open[0].back is None
    for who in range(3):
        assert state.view(who).json().replace(b'"seat":%d' % who, b"") == state.view(0).json().replace(b'"seat":0', b"")


@pytest.mark.clause("1.10")
def test_completed_commissions_stay_on_view() -> None:
    state = begin()
    seat(state, 0, at="city_a", equipment={"hammer": "amethyst"}, wants=["amethyst"])
    do(state, "go house_violet", "deliver amethyst 1")
    assert completed(state)["violet"] == 1
    assert player(state).points == 4


@pytest.mark.clause("1.12")
def test_option_that_completed_commissions_are_hidden() -> None:
    state = begin(hidden_commissions=True)
    seat(state, 0, at="city_a", equipment={"hammer": "amethyst"}, wants=["amethyst"])
    do(state, "go house_violet", "deliver amethyst 1")
    own, other = shown(state, 0), shown(state, 1)
    assert (own.players[0].points, own.players[0].score) == (4, 14)
    hidden = other.players[0]
    assert (hidden.completed, hidden.points, hidden.score) == (None, None, None)
    assert hidden.craftsmen["violet"] == 1, "craftsmen stay on view"
    assert GAME.imagine(other, Random(1)).scores() == state.scores(), "who forgets nothing knows it all the same"
    lines = [page(draw(view, words_of(GAME.package, "en"), ["A", "B", "C"])) for view in (own, other)]
    assert ["14" in text for text in lines] == [True, False]
    assert not GAME.shows_scores({"hidden_commissions": True})
    assert GAME.shows_scores({})
    state.turn = OVER
    assert shown(state, 1).players[0].score == 14


@pytest.mark.clause("1.9")
def test_a_view_says_all_there_is_to_say() -> None:
    state = begin()
    open_book(state, "city_a", left=["pick/cart"], right=["hammer"], unseen=4)
    assert GAME.imagine(shown(state), Random(1)).view(0).json() == shown(state).json()


@pytest.mark.clause("1.11")
def test_what_lies_in_front_of_a_player_is_open_to_all() -> None:
    state = begin()
    seat(state, 1, coins=4, equipment={"cart": "ruby"}, wants=["gold"])
    for eyes in (0, 1, SPECTATOR):
        view = state.view(eyes)
        assert isinstance(view, ValdoraView)
        player = view.players[1]
        assert (player.coins, player.equipment["cart"], [card.face for card in player.open]) == (4, "ruby", ["gold"])
        book = view.books["city_c"]
        assert sum(book.fronts.values()) == 26
        assert sum(sum(backs.values()) for backs in book.backs.values()) == 27

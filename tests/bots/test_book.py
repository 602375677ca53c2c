"""Games known by heart: what a book says holds, is found by the view alone, and never passes for thought."""

from random import Random

import pytest

from filone import games
from filone.bots import Budget, book
from filone.bots.arena import contestant, matches, play
from filone.bots.book import pages, recall
from filone.kernel import OVER, State
from filone.kernel.advice import say_advice
from filone.kernel.texts import LANGUAGES
from filone.teaching.hint import Adviser

CAVERNA = games.load("caverna")
PAGES = range(len(pages(CAVERNA)))
FEW = Budget(nodes=1)


def replay(number: int, moves: int) -> State:
    """A table with these options after so many moves of the page."""
    page = pages(CAVERNA)[number]
    state = CAVERNA.start(1, page.options)
    for move in page.moves[:moves]:
        state.play(move)
    return state


@pytest.mark.parametrize("number", PAGES)
def test_every_page_ends_with_the_points_that_it_tells(number: int) -> None:
    page = pages(CAVERNA)[number]
    state = replay(number, len(page.moves))
    assert state.turn == OVER
    assert state.scores() == [page.points]


def test_there_is_one_page_for_the_usual_options_and_none_twice() -> None:
    usual = CAVERNA.start(1).view(0).options
    assert any(page.options.items() <= usual.items() for page in pages(CAVERNA))
    told = [sorted(page.options.items()) for page in pages(CAVERNA)]
    assert all(told.count(one) == 1 for one in told)


def test_it_is_found_by_what_is_seen_and_whatever_does_not_matter_is_left_out() -> None:
    page = pages(CAVERNA)[0]
    for options in (page.options, page.options | {"late_tokens": True}):
        state = CAVERNA.start(1, options)
        for move in page.moves[:40]:
            if len(state.legal()) > 1:
                assert recall(CAVERNA, state.view(0)) == (move, page.points)
            state.play(move)


def test_it_says_nothing_beside_its_lines() -> None:
    page = pages(CAVERNA)[0]
    state = CAVERNA.start(1, page.options)
    state.play(next(move for move in state.legal() if move != page.moves[0]))
    assert recall(CAVERNA, state.view(0)) is None
    state = CAVERNA.start(2)
    state.step(state.legal()[0])
    assert all(recall(CAVERNA, state.view(seat)) is None for seat in range(2))
    assert pages(games.load("toy")) == []


def test_who_follows_it_is_called_so_and_gets_its_points() -> None:
    page = pages(CAVERNA)[0]
    (match,) = matches("caverna", ["master+book@1"], 1, 1, options=page.options, seed=1, budget=FEW)
    played = play(match)
    assert played.bots == ("master+book@1",)
    assert played.scores == [page.points]


def test_beside_the_line_who_reads_thinks_as_the_others_do() -> None:
    page = pages(CAVERNA)[0]
    state = CAVERNA.start(1, page.options)
    state.play(next(move for move in state.legal() if move != page.moves[0]))
    chosen = []
    for name in ("master@3", "master+book@3"):
        bot, budget = contestant(CAVERNA, name, FEW)
        chosen.append(bot.choose(state.view(0), budget, Random(1)))
    assert chosen[0] == chosen[1]


def test_thinking_does_not_look_it_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(book, "pages", lambda _: pytest.fail("it was opened"))
    bot, budget = contestant(CAVERNA, "master@2", FEW)
    state = CAVERNA.start(1)
    assert bot.choose(state.view(0), budget, Random(1)) in state.legal()


def test_a_hint_from_the_book_says_so() -> None:
    page = pages(CAVERNA)[0]
    state = replay(0, 0)
    (hint,) = Adviser(CAVERNA).hints(state.view(0), FEW, Random(1))
    assert hint.move == page.moves[0]
    assert hint.good == "best"
    for lang in LANGUAGES:
        assert str(page.points) in say_advice(CAVERNA, lang, hint.why)[0]
    state.play(next(move for move in state.legal() if move != page.moves[0]))
    for one in Adviser(CAVERNA).hints(state.view(0), FEW, Random(1)):
        assert "book-why" not in [why.key for why in one.why]

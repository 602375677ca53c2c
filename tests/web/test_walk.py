"""El Dorado's walks: a card with power left over."""

import re
from itertools import count
from random import Random
from typing import Any

import msgspec
from playwright.sync_api import expect

from filone import games
from filone.kernel import OVER, Record
from web.conftest import Visit
from web.player import guest, open_table, post


def on_the_way() -> dict[str, Any]:
    """A game in which the first seat is in the middle of a walk and could stop, and has an Explorer to walk on with."""
    game = games.load("eldorado")
    space = game.space
    for seed in count(1):
        rng = Random(seed)
        record = Record.new(game, 2)
        state = game.start(2, None)
        while len(record.moves) < 150 and state.turn != OVER:
            moves = state.moves()
            if state.turn == 0 and len(moves) > 1 and any(space.kind_of(move).name == "stop" for move in moves):
                after = state.copy()
                after.advance(next(move for move in moves if space.kind_of(move).name == "stop"))
                if {"kind": "play", "card": "explorer"} in [space.json(move) for move in after.moves()]:
                    return dict(msgspec.to_builtins(record))
            record.moves.append(rng.choice(moves))
            state.step(record.moves[-1])
    raise AssertionError("nobody walks")


def test_another_card_ends_the_walk(visit: Visit) -> None:
    """Without a word the power that is left is given up; it can be taken back."""
    page = visit(None)
    guest(page)
    table = str(post(page, "records", record=on_the_way(), bots={"1": "random"})["table"])
    post(page, f"tables/{table}/start")
    open_table(page, table)
    power = page.locator(".state .now")
    expect(power).to_contain_text("Power left")
    card = page.locator('[data-board] [data-facet*=\'"held":"explorer"\']')
    expect(card).to_have_attribute("data-hint", "true")
    card.click()
    expect(power).to_have_count(0)
    expect(card).to_have_attribute("data-picked", "true")
    expect(page.locator("[data-board] [data-can][aria-label*='Costs 1']").first).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("^Undo$")).click()
    expect(power).to_contain_text("Power left")

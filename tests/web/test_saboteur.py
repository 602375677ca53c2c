"""The mountain: how large the maze is drawn, what can be looked at, where the hand lies."""

import msgspec
from playwright.sync_api import Page, expect

from filone import games
from web.conftest import Visit
from web.player import Player, against_bots, finished, gone_on, guest, open_at, open_table, played_well, post


def height(page: Page, selector: str) -> float:
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["height"]


def test_the_cells_of_a_small_maze_are_large(visit: Visit) -> None:
    page = visit(None)
    against_bots(page, "saboteur", 3)
    assert Player(page).wait()
    first = height(page, "[data-facet*=goal] .glow")
    assert first >= 84
    page.set_viewport_size({"width": 1920, "height": 1080})
    page.wait_for_function(
        "first => document.querySelector('[data-facet*=goal] .glow').getBoundingClientRect().height > first", arg=first
    )


def test_a_card_can_be_looked_at_large(visit: Visit) -> None:
    page = visit(None)
    against_bots(page, "saboteur", 3)
    assert Player(page).wait()
    page.locator(".hand .card").first.hover()
    expect(page.locator("[role=tooltip] .picture > svg")).to_be_visible()
    assert height(page, "[role=tooltip] .picture > svg") > 1.5 * height(page, ".hand .card svg")


def test_on_its_side_the_hand_is_beside_the_board(visit: Visit) -> None:
    page = visit(None)
    page.set_viewport_size({"width": 844, "height": 390})
    against_bots(page, "saboteur", 3)
    assert Player(page).wait()
    hand = page.locator(".hand").bounding_box()
    board = page.locator("[data-board]").bounding_box()
    assert hand is not None
    assert board is not None
    assert hand["width"] < 0.3 * board["width"]
    assert hand["height"] > 0.9 * board["height"]


def test_players_have_faces_and_tools(visit: Visit) -> None:
    page = visit(None)
    against_bots(page, "saboteur", 3)
    assert Player(page).wait()
    expect(page.locator(".players .portrait .face")).to_have_count(3)


BREAKS = """() => {
    window.broken = { early: 0, seen: 0 };
    const count = () => document.querySelectorAll(".players .portrait .sign, .players .out").length;
    let before = count();
    const look = () => {
        if (count() > before) window.broken[document.querySelector(".motion .piece") ? "early" : "seen"] += 1;
        before = count();
        requestAnimationFrame(look);
    };
    look();
}"""
"""How often something is shown broken while the card is still on its way, and how often when it is there."""


def test_what_the_others_did_is_told_with_their_faces(visit: Visit) -> None:
    page = visit(None, pace="fast", motion=True)
    against_bots(page, "saboteur", 5)
    player = Player(page)
    assert player.wait()
    player.play()
    assert player.wait()
    expect(page.locator(".since .turn > .face")).to_have_count(4)


def replay_from(page: Page, kind: str) -> None:
    """Opens the replay of a game before its first move of that kind."""
    guest(page)
    record = finished("saboteur", 3)
    space = games.load("saboteur").space
    at = next(i for i, move in enumerate(record["moves"]) if space.kind_of(move).name == kind)
    table = post(page, "records", record=record)["table"]
    open_at(page, f"replay/{table}?at={at}")


def test_a_tool_breaks_when_the_card_has_landed(visit: Visit) -> None:
    page = visit(None, pace="fast", motion=True)
    replay_from(page, "break")
    page.wait_for_selector(".players .portrait")
    page.evaluate(BREAKS)
    page.locator("[data-play]").click()
    page.wait_for_function("() => window.broken.seen + window.broken.early")
    assert page.evaluate("window.broken") == {"seen": 1, "early": 0}


def test_who_does_what_to_whom_is_a_picture(visit: Visit) -> None:
    """Both players and the card between them, where the hand lies, until the next step is told."""
    page = visit(None, pace="fast", motion=True)
    replay_from(page, "break")
    page.locator("[data-play]").click()
    deed = page.locator(".deed:has(.arrow)")
    expect(deed.locator(".person")).to_have_count(2)
    expect(deed.locator(".person .struck")).to_have_count(1)
    expect(deed.locator("p")).to_contain_text("dig until it is repaired")
    expect(deed.locator("small")).to_contain_text("somebody you suspect")
    expect(deed).to_have_count(0)
    expect(page.locator(".deed .person")).to_have_count(1)


def test_players_are_listed_as_their_turns_come(visit: Visit) -> None:
    page = visit(None)
    against_bots(page, "saboteur", 4)
    assert Player(page).wait()
    seats = page.locator(".players li")
    expect(seats.first).to_contain_text("to move")
    expect(seats.nth(1)).to_contain_text("next")


def test_what_came_of_ones_own_card_is_said_until_somebody_else_has_played(visit: Visit) -> None:
    """On the edge of the bench, with one's own face."""
    page, other = visit(None), visit(None)
    guest(page)
    guest(other)
    record = played_well("saboteur", 3)
    space = games.load("saboteur").space
    texts = ((n, state.turn, space.text(move)) for n, state, move in record.positions())
    at, move = next((n, text) for n, turn, text in texts if turn == 0 and text.startswith("place"))
    upto = msgspec.to_builtins(record.upto(at - 1))
    created = post(page, "records", record=upto, bots={"1": "random"})
    table = created["table"]
    post(other, f"tables/{table}/join", invitation=created["invitation"], seat=2)
    post(page, f"tables/{table}/start")
    open_table(page, table)
    open_table(other, table)
    assert Player(page).wait()
    expect(page.locator(".rim svg.face")).to_have_count(0)
    post(page, f"tables/{table}/move", seat=0, version=Player(page).version(), move=move)
    expect(page.locator(".rim .own")).to_contain_text("a door")
    expect(page.locator(".rim svg.face")).to_be_visible()
    assert Player(other).wait()
    Player(other).play()
    expect(page.locator(".rim svg.face")).to_have_count(0)


def test_with_everything_open_it_is_told_what_a_map_shows(visit: Visit) -> None:
    page = visit(None, pace="fast")
    replay_from(page, "map")
    page.locator("[data-play]").click()
    expect(page.locator("[data-telling]")).to_contain_text("and sees")
    expect(page.locator(".deed .meaning p")).to_contain_text("reasure")


def test_what_a_map_shows_is_staged_for_its_player(visit: Visit) -> None:
    page = visit(None, pace="slow")
    record = played_well("saboteur", 3)
    space = games.load("saboteur").space
    maps = (n for n, state, move in record.positions() if state.turn == 0 and space.kind_of(move).name == "map")
    gone_on(page, record, next(maps) - 1)
    assert Player(page).wait()
    page.locator(".hand [data-facet*=MAP]").click()
    door = page.locator("[data-facet*=goal][data-can]").first
    door.click()
    door.click()
    stage = page.locator("[data-moment=look]")
    expect(stage.locator("h2")).to_contain_text("reasure")
    expect(stage.locator("p")).to_contain_text("You know now")
    expect(stage.locator(".dim rect")).to_have_count(1)


def test_the_gold_comes_home_through_the_tunnels(visit: Visit) -> None:
    """Step by step too: how far a card brings the tunnel, then the cart on its way from the door."""
    page = visit(None, pace="fast", motion=True)
    guest(page)
    record = played_well("saboteur", 5)
    space = games.load("saboteur").space
    reveals = (n for n, state, move in record.positions() if space.kind_of(move).name == "reveal")
    table = post(page, "records", record=msgspec.to_builtins(record))["table"]
    open_at(page, f"replay/{table}?at={next(reveals) - 2}")
    page.locator(".controls .buttons button").nth(2).click()
    expect(page.locator(".deed .meaning")).to_contain_text("The tunnel has come to a door!")
    expect(page.locator(".homeward circle").first).to_be_visible()


def test_on_a_phone_the_cards_have_the_width(visit: Visit) -> None:
    page = visit(None, phone=True)
    against_bots(page, "saboteur", 5)
    assert Player(page).wait()
    expect(page.locator(".fold text")).to_contain_text("×")
    boxes = [one.bounding_box() for one in page.locator(".hand .card").all()]
    assert len({round(box["y"]) for box in boxes if box}) == 1
    assert all(box and box["width"] >= 54 for box in boxes)

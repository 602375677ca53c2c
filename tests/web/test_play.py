"""Games through the page: by mouse, with the keys alone, two people at a table, and what may come in between."""

import re

import pytest
from playwright.sync_api import Page, expect

from filone import games
from web.conftest import Visit
from web.player import GAMES, Player, against_bots, every_game, gone_on, guest, open_table, played_well, post

SHORT = {"valdora": {"rounds": 4}, "eldorado": {"rounds": 4, "caves": True}}
"""Options under which a game with a player at random is over soon."""


@pytest.mark.parametrize("game", ["toy", *every_game("valdora")])
def test_a_whole_game_by_clicks(visit: Visit, game: str) -> None:
    page = visit(None)
    seats = max(2, games.load(game).seats[0])
    against_bots(page, game, seats, "random", options=SHORT.get(game, {}))
    finish(page, seats)


@pytest.mark.long
@pytest.mark.parametrize("game", ["saboteur", "caverna"])
def test_a_game_is_played_to_its_end(visit: Visit, game: str) -> None:
    """Those that take long, from where they are nearly over."""
    page = visit(None)
    record = played_well(game, 3)
    gone_on(
        page, record, max(n for n, state, _ in record.positions() if n < len(record.moves) - 20 and state.turn == 0) - 1
    )
    finish(page, 3)


def finish(page: Page, seats: int) -> None:
    Player(page, seed=3).finish()
    dialog = page.locator("dialog[open]")
    expect(dialog.get_by_role("img", name="The score during the game")).to_be_visible()
    expect(dialog.locator(".total td")).to_have_count(seats)
    expect(dialog.get_by_role("button", name="Rematch")).to_be_visible()


@pytest.mark.long
def test_saboteur_in_italian_from_the_lobby_to_the_rematch(visit: Visit) -> None:
    page = visit(lang="it")
    page.get_by_role("link", name="Apri un tavolo di Saboteur").click()
    page.get_by_text("3", exact=True).first.click()
    for seat in (2, 3):
        page.get_by_label(f"I posti: {seat}").select_option("bot:random")
    page.get_by_role("button", name="Gioca", exact=True).click()
    Player(page, seed=3).finish()
    dialog = page.locator("dialog[open]")
    expect(dialog.get_by_role("rowheader", name="Primo giro")).to_be_visible()
    expect(dialog.get_by_role("img", name="Il punteggio nel corso della partita")).to_be_visible()
    before = page.url
    dialog.get_by_role("button", name="Rivincita").click()
    page.wait_for_url(lambda url: url != before)
    expect(page.get_by_role("button", name="Inizia").or_(page.locator(".hand"))).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicks_in_italian(visit: Visit, game: str) -> None:
    page = visit(None, lang="it")
    against_bots(page, game, max(2, games.load(game).seats[0]), "random", options=SHORT.get(game, {}))
    Player(page, seed=3).finish()
    expect(page.locator("dialog[open]").get_by_role("button", name="Rivincita")).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_with_the_keys_alone(visit: Visit, game: str) -> None:
    """The player sees to it that the focus stays at the table."""
    page = visit(None)
    against_bots(page, game, max(2, games.load(game).seats[0]), options=SHORT.get(game, {}))
    Player(page, seed=5, keys=True).finish()
    expect(page.locator("dialog[open] .total")).to_be_visible()


@pytest.mark.parametrize("game", every_game("caverna"))
def test_on_a_phone(visit: Visit, game: str) -> None:
    page = visit(None, phone=True)
    against_bots(page, game, 3)
    player = Player(page, seed=7, touch=True)
    for _ in range(4):
        assert player.wait()
        before = player.version()
        player.play()
        assert player.wait()
        assert player.version() > before
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


COVERED = """() => [...document.querySelectorAll("[data-board] [data-can], [data-place^=city]")].filter((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest(".zoom");
}).map((one) => one.getAttribute("aria-label"))"""
"""What can be picked or looked at, and lies under the buttons that bring the board closer."""


@pytest.mark.parametrize("game", every_game("valdora"))
def test_on_a_phone_on_its_side(visit: Visit, game: str) -> None:
    """Hand, bar and tabs are beside the board, which has the whole height; a drawer leaves the bar free."""
    page = visit(None, side=True, lang="it")
    against_bots(page, game, 3)
    player = Player(page, seed=7, touch=True)
    for _ in range(2):
        assert player.wait()
        player.play()
    assert player.wait()
    board, bar = (page.locator(one).bounding_box() for one in ("[data-board]", ".room > .bar"))
    assert board is not None
    assert bar is not None
    assert board["height"] > 340
    assert bar["x"] >= board["x"] + board["width"]
    assert page.evaluate(COVERED) == []
    page.get_by_role("tab", name="Cronaca").tap()
    drawer = page.locator("#panel").bounding_box()
    assert drawer is not None
    assert drawer["x"] + drawer["width"] <= bar["x"]
    page.go_back()
    expect(page.locator("#panel")).to_be_hidden()


@pytest.mark.long
@pytest.mark.parametrize("side", [False, True], ids=["upright", "side"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_on_a_phone(visit: Visit, game: str, side: bool) -> None:
    page = visit(None, phone=True, side=side, lang="it")
    against_bots(page, game, max(2, games.load(game).seats[0]), options=SHORT.get(game, {}))
    Player(page, seed=9, touch=True).finish()
    dialog = page.locator("dialog[open]")
    expect(dialog.get_by_role("img", name="Il punteggio nel corso della partita")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_board_has_most_of_a_desktop(visit: Visit) -> None:
    page = visit(None)
    against_bots(page, "saboteur", 3)
    box = page.locator("[data-board]").bounding_box()
    assert box is not None
    assert box["width"] * box["height"] >= 0.6 * 1440 * 900


def test_play_now_is_one_click_away(visit: Visit) -> None:
    page = visit(lang="it")
    page.get_by_role("button", name="Gioca subito a Saboteur contro i bot").click()
    expect(page.locator(".hand")).to_be_visible()
    expect(page.get_by_role("list", name="Giocatori").locator("> li")).to_have_count(4)


def test_a_card_is_dragged_onto_the_maze(visit: Visit) -> None:
    page = visit(None)
    against_bots(page, "saboteur", 3)
    assert Player(page).wait()
    for card in page.locator(".hand .card[data-can]").all():
        card.click()
        cell = page.locator("svg [data-can][data-facet*=cell]").first
        if cell.count():
            target = cell.bounding_box()
            page.keyboard.press("Escape")
            start = card.bounding_box()
            break
        page.keyboard.press("Escape")
    else:
        pytest.skip("nothing in this hand goes into the maze")
    assert start is not None
    assert target is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(target["x"] + 5, target["y"] + 5, steps=4)
    page.mouse.move(target["x"] + target["width"] / 2, target["y"] + target["height"] / 2, steps=4)
    page.mouse.up()
    expect(page.locator(".bar .confirm")).to_be_visible()


def test_two_people_meet_by_invitation_and_talk(visit: Visit) -> None:
    host = visit()
    host.get_by_role("link", name="Set up a table: Saboteur").click()
    host.get_by_text("3", exact=True).first.click()
    host.get_by_label("Seats: 3").select_option("bot:random")
    host.get_by_role("button", name="Open the table").click()
    link = host.get_by_label("Invite someone").input_value()

    other = visit(link.split("#/")[1], lang="it")
    other.get_by_role("button", name="Siediti qui").first.click()
    expect(other.get_by_role("button", name="Lascia il posto")).to_be_visible()
    host.get_by_role("button", name="Start").click()

    expect(host.locator(".hand")).to_be_visible()
    expect(other.locator(".hand")).to_be_visible()
    host.get_by_role("tab", name="Chat").click()
    host.get_by_label("Say something").fill("Good luck!")
    host.keyboard.press("Enter")
    other.get_by_role("tab", name="Chat").click()
    expect(other.get_by_text("Good luck!")).to_be_visible()

    for _ in range(4):
        page = next((page for page in (host, other) if page.locator(".bar.mine").count()), None)
        if page is None:
            host.wait_for_timeout(300)
        else:
            Player(page).play()
    other.get_by_role("tab", name="Cronaca").click()
    expect(other.get_by_role("log", name="Cronaca")).to_contain_text(re.compile("posa|passa|rompe|ripara|gioca|frana"))


def hand(page: Page) -> list[str]:
    things: list[str] = page.locator(".hand [data-facet]").evaluate_all("all => all.map(one => one.dataset.facet)")
    return things


def test_a_reload_changes_nothing(visit: Visit) -> None:
    page = visit(None)
    against_bots(page, "saboteur", 3)
    player = Player(page)
    assert player.wait()
    player.play()
    assert player.wait()
    held = hand(page)
    page.reload()
    assert player.wait()
    assert hand(page) == held


def test_a_second_tab_follows(visit: Visit) -> None:
    page = visit(None)
    against_bots(page, "saboteur", 3)
    other = page.context.new_page()
    other.goto(page.url)
    player = Player(page)
    assert player.wait()
    expect(other.locator(".hand")).to_be_visible()
    player.play()
    assert player.wait()
    expect(other.locator(f"[data-version='{player.version()}']")).to_be_visible()


def test_a_table_is_followed_once_whatever_happens_at_it(visit: Visit) -> None:
    page = visit(None)
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    against_bots(page, "saboteur", 3)
    player = Player(page)
    player.wait()
    player.play()
    player.wait()
    assert len([frame for frame in sent if '"watch"' in frame]) == 1


def test_a_lost_connection_comes_back(visit: Visit) -> None:
    page = visit(None)
    against_bots(page, "saboteur", 3)
    player = Player(page)
    assert player.wait()
    page.context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.get_by_text("Connection lost")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    player.play()
    assert player.wait()


def test_what_is_not_allowed_says_why(visit: Visit) -> None:
    page = visit(None)
    against_bots(page, "saboteur", 3)
    player = Player(page)
    for _ in range(20):
        assert player.wait()
        if refused(page):
            break
        player.play()
    else:
        pytest.fail("no card that fits somewhere and not elsewhere in 20 turns")
    toast = page.locator(".toast")
    expect(toast).to_contain_text("Not now")
    button = toast.get_by_role("button", name=re.compile(r"Clause \d+\.\d+"))
    number = button.inner_text().split()[1]
    button.click()
    expect(page.locator(f"dialog [data-clause='{number}']")).to_be_visible()


def refused(page: Page) -> bool:
    """Pick a tunnel card and click on an empty cell that it does not go to."""
    unlit = "svg [data-thing]:not([data-can]):not([data-picked])[aria-label^='Empty']"
    for card in page.locator(".hand .card[data-can]").all():
        if not re.search(r'"card":"(D?[TIL]|D1)', card.get_attribute("data-facet") or ""):
            continue
        card.click()
        if page.locator(unlit).count() and page.locator("svg [data-can]").count():
            page.locator(unlit).first.click(force=True)
            return True
        page.keyboard.press("Escape")
    return False


def test_a_move_can_be_taken_back(visit: Visit) -> None:
    """Two people, so that nobody answers at once; and the plain board, for a game without one of its own."""
    page = visit(None)
    guest(page)
    open_table(page, post(page, "tables", game="toy", seats=2)["table"])
    other = visit(page.url.split("#/")[1])
    other.get_by_role("button", name="Sit here").click()
    page.get_by_role("button", name="Start").click()
    page.locator(".bar.mine .gold").first.click()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".bar.mine .gold")).to_have_count(2)
    expect(page.locator(".plain")).to_be_visible()


def test_a_game_that_the_page_was_built_without_brings_its_words(visit: Visit) -> None:
    page = visit("new/toy", lang="it")
    expect(page.get_by_role("heading", name="Giocattolo")).to_be_visible()
    expect(page.locator("main")).not_to_contain_text(re.compile("option-|game-|set-"))

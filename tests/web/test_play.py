"""Games through the page: by mouse, with the keys alone, two people at a table, and what may come in between."""

import json
import re

import pytest
from web.conftest import Visit
from playwright.sync_api import Page, expect
from web.player import Player

from server.harness import Running


def table_against_bots(page: Page, game: str, seats: int, level: str = "novice", **more: object) -> str:
    """A table of our own with bots in all other seats, made by hand through the page's own session; then opened in the page."""
    made = page.evaluate(
        """async ([game, seats, level, more]) => {
            const post = async (path, body) => (await fetch(`api/${path}`, {
                method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body) })).json();
            const key = () => crypto.randomUUID();
            await post("guest", {name: `Test ${Math.random().toString(36).slice(2, 8)}`, lang: "en"});
            const bots = Object.fromEntries(Array.from({length: seats - 1}, (_, i) => [String(i + 1), level]));
            const {table} = await post("tables", {key: key(), game, seats, bots, open: false, ...more});
            await post(`tables/${table}/start`, {key: key()});
            localStorage.setItem("name", "Test");
            return table;
        }""",
        [game, seats, level, more],
    )
    page.goto(page.url.split("#", maxsplit=1)[0] + f"#/table/{made}")
    page.reload()
    return str(made)


def whole_game(page: Page, player: Player) -> None:
    player.finish()
    dialog = page.locator("dialog[open]")
    expect(dialog.locator("table")).to_be_visible()
    expect(dialog.get_by_role("img", name="The score over the game")).to_be_visible()
    scores = [int(cell) for cell in dialog.locator("tfoot td").all_inner_texts()]
    assert scores == sorted(scores, reverse=True)


def test_saboteur_by_clicks_from_the_lobby_to_the_result(visit: Visit) -> None:
    page = visit(lang="it")
    page.get_by_role("link", name="Apri un tavolo di Saboteur").click()
    page.get_by_text("3", exact=True).first.click()
    for seat in (1, 2):
        page.get_by_label(f"Chi siede dove: {seat + 1}").select_option("bot:random")
    page.get_by_role("button", name="Gioca", exact=True).click()
    player = Player(page, seed=3)
    player.finish()
    dialog = page.locator("dialog[open]")
    expect(dialog.get_by_text("Prima manche")).to_be_visible()
    expect(dialog.get_by_role("img", name="I punti nel corso della partita")).to_be_visible()
    dialog.get_by_role("link", name="Rivedi la partita").click()
    expect(page.get_by_text("Passo 0 di")).to_be_visible()
    page.get_by_role("button", name="Alla fine").click()
    expect(page.locator("[data-board] svg").first).to_be_visible()


def test_saboteur_with_the_keys_alone(visit: Visit) -> None:
    page = visit()
    table_against_bots(page, "saboteur", 3, "random")
    whole_game(page, Player(page, seed=5, keys=True))


def test_saboteur_on_a_phone(visit: Visit) -> None:
    page = visit(phone=True)
    table_against_bots(page, "saboteur", 3, "random")
    player = Player(page, seed=7)
    for _ in range(6):
        assert player.wait()
        player.play()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert player.moves == 6


def test_the_board_has_most_of_a_desktop(visit: Visit) -> None:
    page = visit()
    table_against_bots(page, "saboteur", 3)
    box = page.locator("[data-board]").bounding_box()
    assert box is not None
    assert box["width"] * box["height"] >= 0.6 * 1440 * 900


def test_play_now_is_two_clicks_away(visit: Visit) -> None:
    page = visit(lang="it")
    page.get_by_role("button", name="Gioca subito a Saboteur contro i bot").click()
    expect(page.locator(".hand")).to_be_visible()
    expect(page.get_by_role("list", name="Giocatori").locator("> li")).to_have_count(4)


def test_two_people_meet_by_invitation_and_talk(visit: Visit) -> None:
    host = visit()
    host.get_by_role("link", name="Set up a table of Saboteur").click()
    host.get_by_label("Who sits where: 3").select_option("bot:random")
    host.get_by_text("3", exact=True).first.click()
    host.get_by_role("button", name="Set the table").click()
    link = host.get_by_label("Invite somebody").input_value()

    guest = visit(link.split("#/")[1], lang="it")
    guest.get_by_role("button", name="Siediti qui").first.click()
    expect(guest.get_by_role("button", name="Alzati")).to_be_visible()
    host.get_by_label("Bot: 3").select_option("random") if host.get_by_label("Bot: 3").count() else None
    host.get_by_role("button", name="Start").click()

    expect(host.locator(".hand")).to_be_visible()
    expect(guest.locator(".hand")).to_be_visible()
    host.get_by_role("tab", name="Chat").click()
    host.get_by_label("Say something").fill("Good luck!")
    host.keyboard.press("Enter")
    guest.get_by_role("tab", name="Chat").click()
    expect(guest.get_by_text("Good luck!")).to_be_visible()

    players = [Player(host, 1), Player(guest, 2)]
    for _ in range(4):
        on_turn = next((one for one in players if one.page.locator(".bar.mine").count()), None)
        if on_turn is None:
            host.wait_for_timeout(300)
            continue
        on_turn.play()
    versions = {page.locator("[data-version]").get_attribute("data-version") for page in (host, guest)}
    assert len(versions) <= 2
    guest.get_by_role("tab", name="Cronaca").click()
    expect(guest.get_by_role("log", name="Cronaca")).to_contain_text(re.compile("posa|passa|rompe|ripara|gioca|frana"))


def test_a_reload_changes_nothing(visit: Visit) -> None:
    page = visit()
    table_against_bots(page, "saboteur", 3)
    player = Player(page)
    assert player.wait()
    player.play()
    assert player.wait()
    hand = page.locator(".hand [data-facet]").evaluate_all("things => things.map(thing => thing.dataset.facet)")
    page.reload()
    assert player.wait()
    assert hand == page.locator(".hand [data-facet]").evaluate_all("things => things.map(thing => thing.dataset.facet)")


def test_a_second_tab_follows(visit: Visit) -> None:
    page = visit()
    table = table_against_bots(page, "saboteur", 3)
    other = page.context.new_page()
    other.goto(page.url)
    player = Player(page)
    assert player.wait()
    expect(other.locator(".hand")).to_be_visible()
    player.play()
    assert player.wait()
    expect(other.locator(f"[data-version='{player.version()}']")).to_be_visible()
    assert table in other.url


def test_a_lost_connection_comes_back(visit: Visit) -> None:
    page = visit()
    table_against_bots(page, "saboteur", 3)
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
    page = visit()
    table_against_bots(page, "saboteur", 3)
    player = Player(page)
    for _ in range(20):
        assert player.wait()
        refused = _refuse(page)
        if refused:
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


def _refuse(page: Page) -> bool:
    """Pick a tunnel card and click on an empty cell that it does not go to."""
    for card in page.locator(".hand .card[data-can]").all():
        if not re.search(r'"card":"(D?[TIL]|D1)', card.get_attribute("data-facet") or ""):
            continue
        card.click()
        cell = page.locator("svg [data-thing]:not([data-can]):not([data-picked])[data-facet*='cell'][aria-label^='Empty']")
        if cell.count() and page.locator("svg [data-can]").count():
            cell.first.click(force=True)
            return True
        page.keyboard.press("Escape")
    return False


def test_a_move_can_be_taken_back(visit: Visit, running: Running) -> None:
    page = visit()
    table = table_against_bots(page, "toy", 2, "random")
    page.evaluate("localStorage.setItem('asking', 'never')")
    page.reload()
    people = visit()
    assert table
    # Against a bot there is nothing to take back: it answers at once. Two people at a table of the toy can.
    people.close()
    page.goto(running.address + "/#/")
    page.evaluate(
        """async () => {
            const post = async (path, body) => (await fetch(`api/${path}`, {
                method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body) })).json();
            const {table} = await post("tables", {key: crypto.randomUUID(), game: "toy", seats: 2, open: true});
            location.hash = `#/table/${table}`;
        }"""
    )
    expect(page.get_by_role("button", name="Stand up")).to_be_visible()
    other = visit(page.url.split("#/")[1])
    other.get_by_role("button", name="Sit here").click()
    page.get_by_role("button", name="Start").click()
    page.locator(".bar.mine .gold").first.click()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".bar.mine .gold")).to_have_count(2)
    expect(page.locator(".plain")).to_be_visible()


def test_replay_steps_jumps_and_shares(visit: Visit) -> None:
    page = visit()
    table_against_bots(page, "saboteur", 3, "random")
    Player(page, seed=11).finish()
    page.locator("dialog[open]").get_by_role("link", name="Watch the game again").click()
    expect(page.get_by_text(re.compile(r"Step 0 of \d+"))).to_be_visible()
    page.get_by_role("button", name="One step on").click()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("Step 2 of")).to_be_visible()
    assert "at=2" in page.url
    page.get_by_label("Seen by").select_option("1")
    page.get_by_role("list", name="Log").get_by_role("button").nth(40).click()
    expect(page.get_by_text("Step 41 of")).to_be_visible()
    shared = visit(page.url.split("#/")[1])
    expect(shared.get_by_text("Step 41 of")).to_be_visible()

    with page.expect_download() as download:
        page.evaluate(
            "(() => { const a = document.createElement('a'); a.href = `api/tables/${location.hash.split('/')[2].split('?')[0]}/record`;"
            " a.download = 'game.json'; document.body.append(a); a.click(); a.remove(); })()"
        )
    record = json.loads(download.value.path().read_text())
    assert record["game"] == "saboteur"
    page.goto(page.url.split("#", maxsplit=1)[0] + "#/")
    page.locator("input[type=file]").set_input_files(download.value.path())
    expect(page.get_by_text("Step 0 of")).to_be_visible()

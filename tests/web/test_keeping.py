"""A guest plays, is warned, keeps the name, comes in on a second device, is told, finds the page without a server."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urljoin, urlsplit

import pytest
from playwright.sync_api import Page, expect

from server.harness import Player as Somebody
from server.harness import Running, config
from server.push_service import PushService
from web.conftest import OUTSIDE, Visit, chromium
from web.player import Player, against_bots, home, post
from web.test_screens import check

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
SUBSCRIBED = """(() => {
    const plain = (text) => text.replaceAll("-", "+").replaceAll("_", "/");
    const bytes = (text) => Uint8Array.from(atob(plain(text)), (one) => one.charCodeAt(0)).buffer;
    const made = GIVEN;
    const keys = { p256dh: bytes(made.key), auth: bytes(made.auth) };
    const subscription = { endpoint: made.endpoint, getKey: (name) => keys[name], unsubscribe: async () => true };
    PushManager.prototype.getSubscription = async () => null;
    PushManager.prototype.subscribe = async () => subscription;
})()"""
"""A headless Chromium has no push service: it subscribes at ours. All that comes after is real."""


@pytest.fixture
def club(built: None, tmp_path: Path) -> Iterator[Running]:
    server = Running(config(f"sqlite:///{tmp_path / 'filone.db'}", workers=1, **OUTSIDE))
    yield server
    server.stop()


@pytest.fixture
def service() -> Iterator[PushService]:
    service = PushService()
    yield service
    service.close()


def named(server: Running) -> str:
    """By name: browsers bind no passkey to an address."""
    return f"http://localhost:{urlsplit(server.address).port}"


def button(page: Page, name: str) -> Any:
    return page.get_by_role("button", name=name, exact=True)


def test_a_guest_keeps_the_name_and_comes_in_on_a_second_device(visit: Visit, club: Running) -> None:
    page = visit(at=named(club))
    page.wait_for_selector(".cover")
    against_bots(page, "toy", 2)
    Player(page).finish()
    invitation = page.get_by_role("dialog").get_by_role("link", name="Keep this name")
    name = page.locator("header .me").inner_text()
    invitation.click()

    # Who would lose everything is told so, and how not to.
    button(page, "Sign out").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(f"nobody can be {name} again")
    check(page, "the warning")
    dialog.get_by_role("button", name="Get a recovery code").click()
    recovery = dialog.locator("output").inner_text()
    check(page, "a recovery code")
    button(page, "Stay").click()

    # The second device.
    button(page, "Sign in on another device").click()
    code = page.locator("output").inner_text()
    phone = visit(f"enter/{code}", lang="it", phone=True, at=named(club))
    check(phone, "a link")
    button(phone, "Entra").click()
    phone.wait_for_selector(".cover")
    expect(phone.locator("header .me")).to_have_text(name)

    # A passkey keeps the name, and opens it again.
    browser = page.context.new_cdp_session(page)
    browser.send("WebAuthn.enable")
    browser.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    button(page, "Add a passkey").click()
    expect(page.locator(".page")).to_contain_text(f"You are {name}.")
    check(page, "the profile of who has a passkey")
    button(page, "Sign out").click()
    button(page, "Use a passkey").click()
    expect(page.locator("header .me")).to_have_text(name)

    # Who loses the session hears of it, and comes back by the code.
    phone.context.clear_cookies()
    phone.reload()
    expect(phone.get_by_role("alert")).to_contain_text(f"La sessione di {name} è scaduta")
    check(phone, "no longer signed in")
    phone.get_by_role("alert").get_by_role("link").click()
    phone.get_by_text("Un altro modo per entrare").click()
    check(phone, "ways in")
    phone.get_by_label("Codice").fill(recovery.lower())
    button(phone, "Entra").click()
    expect(phone.locator("header .me")).to_have_text(name)

    # Everything goes.
    button(phone, "Cancella tutto").click()
    check(phone, "before everything goes")
    phone.get_by_role("checkbox", name="Sì, cancella tutto").check()
    phone.get_by_role("dialog").get_by_role("button", name="Cancella tutto").click()
    expect(phone.get_by_text("Non hai ancora effettuato")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text(f"no longer signed in as {name}")


def test_where_nothing_is_sent_the_page_says_so(visit: Visit, built: None, tmp_path: Path) -> None:
    server = Running(config(f"sqlite:///{tmp_path / 'filone.db'}"))
    page = visit("me", at=server.address)
    button(page, "Play as a guest").click()
    expect(page.get_by_text("This server sends no e-mail")).to_be_visible()
    expect(page.get_by_text("This server sends no notifications")).to_be_visible()
    check(page, "a profile where nothing is sent")
    page.close()
    server.stop()


def test_the_page_can_be_installed(visit: Visit) -> None:
    page = visit()
    browser = page.context.new_cdp_session(page)
    app = browser.send("Page.getAppManifest")
    assert not app["errors"]
    assert not browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    for icon in json.loads(app["data"])["icons"]:
        answer = page.request.get(urljoin(app["url"], icon["src"]))
        assert (answer.status, answer.headers["content-type"]) == (200, icon["type"])
        if icon["sizes"] != "any":
            width, height = (int.from_bytes(answer.body()[at : at + 4], "big") for at in (16, 20))
            assert f"{width}x{height}" == icon["sizes"]


def test_a_browser_is_told_of_a_turn_and_opens_the_page_without_a_server(
    visit: Visit, club: Running, service: PushService
) -> None:
    page = visit(at=named(club), worker=True)
    page.context.grant_permissions(["notifications"])
    page.context.add_init_script(SUBSCRIBED.replace("GIVEN", json.dumps(service.subscription("browser"))))
    page.wait_for_selector(".cover")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.request.post(f"{home(page)}api/guest", data={"name": "Ada"})
    page.evaluate("localStorage.setItem('name', 'Ada')")
    page.goto(f"{home(page)}#/me")
    page.reload()
    page.get_by_role("checkbox", name="It’s your turn").click()
    expect(page.get_by_role("checkbox", name="It’s your turn")).to_be_checked()

    ugo = Somebody(club.address, "Ugo")
    table = ugo.new_table("eldorado", 2, name="Evening")
    post(page, f"tables/{table}/join")
    workers = page.context.new_cdp_session(page)
    seen: list[dict[str, Any]] = []
    workers.on("ServiceWorker.workerRegistrationUpdated", lambda event: seen.extend(event["registrations"]))
    workers.send("ServiceWorker.enable")
    page.goto(f"{club.address}/favicon.svg")
    ugo.command(table, "start")
    while (position := ugo.position(table))["table"]["turn"] == position["seat"]:
        ugo.move(position)
    browser, _, note = service.next()
    assert (browser, note["title"], note["body"]) == ("browser", "Your turn", "Evening")
    registration = next(one["registrationId"] for one in seen if one["scopeURL"].startswith(named(club)))
    message = {"origin": named(club), "registrationId": registration, "data": json.dumps(note)}
    shows = "headless-shell" not in chromium()
    (worker,) = page.context.service_workers
    if not shows:  # a browser that shows no notifications: what the worker would show
        worker.evaluate("""() => {
            self.registration.showNotification = async (title, { body, tag, data }) =>
                void (self.shown = { title, body, tag, place: data.place });
        }""")
    workers.send("ServiceWorker.deliverPushMessage", message)
    if not shows:
        worker.evaluate("async () => { while (!self.shown) await new Promise((go) => setTimeout(go, 20)); }")
        assert worker.evaluate("self.shown") == note
    page.goto(f"{named(club)}/")
    if shows:
        shown = page.wait_for_function(
            """async () => (await (await navigator.serviceWorker.ready).getNotifications())
                .map(({ title, body, tag, data }) => ({ title, body, tag, place: data.place }))[0]"""
        )
        assert shown.json_value() == note

    # Nothing that the server answered is kept: the page opens, and says that it is alone.
    ugo.close()
    club.stop()
    page.reload()
    expect(page.locator("header .mark")).to_be_visible()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    kept = page.evaluate(
        """async () => (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys())))
            .flat().map((request) => new URL(request.url).pathname)"""
    )
    assert "/" in kept
    assert not [path for path in kept if path.startswith("/api")]

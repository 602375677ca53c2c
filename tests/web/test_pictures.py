"""The main screens look as they did: each compared with a picture of it, which `make screens` takes anew."""

from base64 import b64decode, b64encode
from pathlib import Path
from tempfile import gettempdir

import pytest
from playwright.sync_api import Page

from web.conftest import DESKTOP, PHONE, SIDE, Visit
from web.player import Player, every_game, home, open_table, post, rest, show

PICTURES = Path(__file__).with_name("pictures")
SIZES = {"desktop": DESKTOP, "phone": PHONE, "side": SIDE}
SEATS = {"saboteur": 4, "valdora": 3, "eldorado": 3, "caverna": 2}
"""With how many seats."""
MOVES = 3
WIDTH = 480
"""Of the pictures that are kept: enough to see what a screen looks like, small enough to be kept."""
BLOCKS = 48
"""So many blocks across a picture are compared, each by its mean colour: a few pixels of a letter do not count."""
MOST = 0.02
"""This part of the blocks may differ."""
PEN = """
    const drawn = async (source, across) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const canvas = new OffscreenCanvas(across, Math.round(across * image.height / image.width));
        const pen = canvas.getContext("2d");
        pen.imageSmoothingQuality = "high";
        pen.drawImage(image, 0, 0, canvas.width, canvas.height);
        return { canvas, data: pen.getImageData(0, 0, canvas.width, canvas.height).data };
    };"""
SMALL = f"""async ([source, width]) => {{{PEN}
    const {{ canvas }} = await drawn(source, width);
    const blob = await canvas.convertToBlob({{ type: "image/webp", quality: 0.7 }});
    return btoa(String.fromCharCode(...new Uint8Array(await blob.arrayBuffer())));
}}"""
DIFFERENCE = f"""async ([one, other, across]) => {{{PEN}
    const [a, b] = [(await drawn(one, across)).data, (await drawn(other, across)).data];
    if (a.length !== b.length) return 1;
    let different = 0;
    for (let at = 0; at < a.length; at += 4)
        different += [0, 1, 2].some((colour) => Math.abs(a[at + colour] - b[at + colour]) > 28);
    return different / (a.length / 4);
}}"""


@pytest.fixture
def rewrite(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--rewrite-screens"))


def compare(page: Page, name: str, rewrite: bool) -> None:
    show(page)
    page.mouse.move(0, 0)
    page.evaluate("() => document.fonts.ready.then(() => document.activeElement?.blur())")
    page.wait_for_selector("[data-painting]", state="detached")
    page.wait_for_timeout(700)
    rest(page)
    taken = f"data:image/png;base64,{b64encode(page.screenshot(scale='css')).decode()}"
    small = str(page.evaluate(SMALL, [taken, WIDTH]))
    path = PICTURES / f"{name}.webp"
    if rewrite:
        path.write_bytes(b64decode(small))
        return
    kept = b64encode(path.read_bytes()).decode()
    both = [f"data:image/webp;base64,{picture}" for picture in (kept, small)]
    different = page.evaluate(DIFFERENCE, [*both, BLOCKS])
    if different > MOST:
        seen = Path(gettempdir(), path.name)
        seen.write_bytes(b64decode(small))
        pytest.fail(f"{name}: {different:.1%} of it looks different, see {seen}; `make screens` if it is meant to")


@pytest.mark.parametrize("game", every_game("valdora"))
def test_a_table_looks_as_it_did(visit: Visit, rewrite: bool, game: str) -> None:
    page = visit(None)
    page.request.post(f"{home(page)}api/guest", data={"name": f"Ada {game}", "lang": "en"})
    bots = {str(seat): "random" for seat in range(1, SEATS[game])}
    table = str(post(page, "tables", game=game, seats=SEATS[game], bots=bots, open=False)["table"])
    post(page, f"tables/{table}/start")
    open_table(page, table)
    player = Player(page, seed=5)
    for _ in range(MOVES):
        assert player.wait()
        player.play()
    assert player.wait()
    for name, size in SIZES.items():
        page.set_viewport_size(size)
        page.reload()
        assert player.wait()
        compare(page, f"{game}-{name}", rewrite)


@pytest.mark.parametrize(("path", "name"), [("", "lobby"), ("new/caverna", "new"), ("rules/valdora", "rules")])
def test_a_page_looks_as_it_did(visit: Visit, rewrite: bool, path: str, name: str) -> None:
    page = visit(path, lang="it", dark=name == "new")
    page.wait_for_selector(".cover, form, [data-clause]")
    page.evaluate("document.querySelector('.welcome input')?.setAttribute('hidden', '')")
    for size in ("desktop", "phone"):
        page.set_viewport_size(SIZES[size])
        compare(page, f"{name}-{size}", rewrite)

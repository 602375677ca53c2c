"""Somebody who plays any game through the page: clicks on what is lit until the game is over."""

from random import Random

from playwright.sync_api import Page

LIT = "[data-board] [data-can]:visible, .players [data-can]:visible"


class Player:
    """By mouse, or with the keys alone."""

    def __init__(self, page: Page, seed: int = 1, keys: bool = False) -> None:
        self.page = page
        self.rng = Random(seed)
        self.keys = keys
        self.moves = 0

    def over(self) -> bool:
        return self.page.locator("dialog[open]").count() > 0

    def wait(self) -> bool:
        """Until it is our turn (true) or the game is over."""
        self.page.wait_for_selector(".bar.mine, dialog[open]", timeout=60_000)
        return not self.over()

    def version(self) -> int:
        return int(self.page.locator("[data-version]").get_attribute("data-version") or 0)

    def play(self) -> None:
        """One move: things are picked at random until one move is left, and that is confirmed."""
        before = self.version()
        for _ in range(12):
            if self.version() != before or not self.page.locator(".bar.mine").count():
                break
            confirm = self.page.locator(".bar .confirm")
            buttons = self.page.locator(".bar .gold")
            if confirm.count():
                self._press(confirm)
                self.page.wait_for_selector(f"[data-version]:not([data-version='{before}'])")
            elif buttons.count():
                self._press(buttons.nth(self.rng.randrange(buttons.count())))
            else:
                self._pick()
        self.moves += 1

    def finish(self, most: int = 2000) -> None:
        for _ in range(most):
            if not self.wait():
                return
            self.play()
        raise AssertionError("the game does not end")

    def _press(self, button) -> None:  # type: ignore[no-untyped-def]
        if self.keys:
            button.focus()
            self.page.keyboard.press("Enter")
        else:
            button.click()

    def _pick(self) -> None:
        end = self.page.locator(".round-end button")
        if end.count():
            self._press(end)
            return
        lit = self.page.locator(LIT)
        count = lit.count()
        if not count:
            self.page.wait_for_timeout(50)
            return
        thing = lit.nth(self.rng.randrange(count))
        if self.keys:
            self.page.keyboard.press(self.rng.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
            self.page.keyboard.press("Enter")
        else:
            thing.click()

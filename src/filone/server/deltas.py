"""What is different between two bodies, as JSON; `messages.Change` tells how it is read.

Values are compared as they are, and only what differs is ever written.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec
from msgspec.structs import astuple

from filone.kernel import View
from filone.server.messages import Body
from filone.server.positions import encode


class Written:
    """A body, and the view that it was written from: the next one is compared with that."""

    def __init__(self, body: Body, view: View | None) -> None:
        self.body = body
        self.view = view
        self._text: bytes | None = None

    @property
    def text(self) -> bytes:
        """Written when somebody gets all of it: most are sent what changed."""
        if self._text is None:
            self._text = encode(self.body)
        return self._text


class Differences:
    """Between bodies of some editions and those of one that came after. Most of what changes is the same to all who
    look, so each is found once; the values are kept with it, or else their ids could become those of others."""

    def __init__(self) -> None:
        self._found: dict[tuple[int, int], tuple[Any, Any, Any]] = {}

    def change(self, old: Written, new: Written) -> dict[str, Any]:
        """What leads from one body to another, to be encoded."""
        changes = _fields(old.body, new.body, self._between, but=("table", "view"))
        changes["table"] = _fields(old.body.table, new.body.table, self._between)
        if old.view is not None and new.view is not None:
            changes["view"] = _fields(old.view, new.view, self._between)
        elif old.view is not new.view:
            changes["view"] = [new.body.view]
        return changes

    def _between(self, old: Any, new: Any) -> Any:
        key = id(old), id(new)
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = old, new, difference(old, new)
        return found[2]


def difference(old: Any, new: Any) -> Any:
    """What leads from one value to another that is not the same."""
    kind = type(new)
    if type(old) is kind:
        if kind is list or kind is tuple:
            return _along(old, new)
        if kind is dict:
            return _inside(old, new)
        if isinstance(new, msgspec.Struct) and not new.__struct_config__.omit_defaults:
            return _fields(old, new, difference)
    return [new]


def _fields(
    old: msgspec.Struct, new: msgspec.Struct, between: Callable[[Any, Any], Any], but: Iterable[str] = ()
) -> dict[str, Any]:
    """Of two structs that leave nothing out when they are written."""
    return {
        name: between(was, now)
        for name, was, now in zip(new.__struct_encode_fields__, astuple(old), astuple(new), strict=True)
        if was is not now and was != now and name not in but
    }


def _inside(old: dict[Any, Any], new: dict[Any, Any]) -> dict[Any, Any]:
    changes: dict[Any, Any] = {key: None for key in old if key not in new}
    for key, now in new.items():
        if key not in old:
            changes[key] = [now]
        elif old[key] != now:
            changes[key] = difference(old[key], now)
    return changes


def _along(old: Sequence[Any], new: Sequence[Any]) -> Any:
    """Number by number, unless that would be more than half of it."""
    numbers = [number for number, (was, now) in enumerate(zip(old, new, strict=False)) if was != now]
    if 2 * len(numbers) > len(new):
        return [new]
    changes = {str(number): difference(old[number], new[number]) for number in numbers}
    changes.update({str(number): [new[number]] for number in range(len(old), len(new))})
    if len(new) < len(old):
        changes["length"] = [len(new)]
    return changes

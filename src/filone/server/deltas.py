"""What is different between two values in JSON; `messages.Change` tells how it is read.

The values are compared as they are written: what is the same is never decoded. What changes at a table changes for
all who look on, each in a body of their own, so what was compared once is remembered.
"""

from functools import cached_property
from typing import Any, TypeAlias

import msgspec

OBJECT, ARRAY = b"{["
SHORT = 30
"""Nothing is saved by looking into what is no longer than this."""
INSIDE = ("table", "view")
"""Of a body: what is never the same, and must be looked into every time."""
Known: TypeAlias = dict[tuple[bytes, bytes], Any]
_members = msgspec.json.Decoder(dict[str, msgspec.Raw]).decode
_items = msgspec.json.Decoder(list[msgspec.Raw]).decode


class Written:
    """A body as it was sent: the next one is compared with it, so it is taken apart once for both."""

    def __init__(self, text: bytes) -> None:
        self.text = text

    @cached_property
    def parts(self) -> dict[str, Any]:
        parts: dict[str, Any] = _members(self.text)
        for name in INSIDE:
            if memoryview(parts[name])[0] == OBJECT:
                parts[name] = _members(parts[name])
        return parts


def difference(old: Any, new: Any, known: Known) -> Any:
    """What leads from one to another, to be encoded. A value is `Raw`, or an object taken apart into its members."""
    if isinstance(new, dict):
        return _inside(old, new, known) if isinstance(old, dict) else [new]
    if isinstance(old, dict):
        return [new]
    pair = bytes(old), bytes(new)
    if pair not in known:
        known[pair] = _compare(old, new, known)
    return known[pair]


def _compare(old: msgspec.Raw, new: msgspec.Raw, known: Known) -> Any:
    text = memoryview(new)
    if len(text) > SHORT and text[0] == memoryview(old)[0]:
        if text[0] == OBJECT:
            return _inside(_members(old), _members(new), known)
        if text[0] == ARRAY:
            return _along(_items(old), _items(new), new, known)
    return [new]


def _inside(old: dict[str, Any], new: dict[str, Any], known: Known) -> dict[str, Any]:
    changes: dict[str, Any] = {key: None for key in old if key not in new}
    for key, now in new.items():
        if key not in old:
            changes[key] = [now]
        elif old[key] != now:
            changes[key] = difference(old[key], now, known)
    return changes


def _along(old: list[msgspec.Raw], new: list[msgspec.Raw], whole: msgspec.Raw, known: Known) -> Any:
    """Number by number, unless that would be more than half of it."""
    numbers = [number for number, (was, now) in enumerate(zip(old, new, strict=False)) if was != now]
    if 2 * len(numbers) > len(new):
        return [whole]
    changes = {str(number): difference(old[number], new[number], known) for number in numbers}
    changes.update({str(number): [new[number]] for number in range(len(old), len(new))})
    if len(new) < len(old):
        changes["length"] = [len(new)]
    return changes

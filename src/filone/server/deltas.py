"""What is different between two bodies, as JSON; `messages.Change` tells how it is read.

Members are compared as they are, and only those that differ are written and looked into. What changes at a table
changes for all who look on, each in a body of their own, so what was compared once is remembered.
"""

from typing import Any, TypeAlias

import msgspec
from msgspec.structs import astuple

from filone.kernel import View
from filone.server.messages import Body
from filone.server.positions import encode

OBJECT, ARRAY = b"{["
SHORT = 30
"""Nothing is saved by looking into what is no longer than this."""
Known: TypeAlias = dict[tuple[bytes, bytes], Any]
_members = msgspec.json.Decoder(dict[str, msgspec.Raw]).decode
_items = msgspec.json.Decoder(list[msgspec.Raw]).decode


class Written:
    """A body as it was sent, and what it was written from: the next one is compared with that."""

    def __init__(self, body: Body, view: View | None) -> None:
        self.text = encode(body)
        self.body = body
        self.view = view


def change(old: Written, new: Written, known: Known) -> dict[str, Any]:
    """What leads from one body to another, to be encoded."""
    changes = _fields(old.body, new.body, known, but=("table", "view"))
    changes["table"] = _fields(old.body.table, new.body.table, known)
    if old.view is not None and new.view is not None:
        changes["view"] = _fields(old.view, new.view, known)
    elif old.view is not new.view:
        changes["view"] = [new.body.view]
    return changes


def _fields(old: msgspec.Struct, new: msgspec.Struct, known: Known, but: tuple[str, ...] = ()) -> dict[str, Any]:
    """What is different between two structs that leave nothing out when they are written."""
    return {
        name: difference(encode(was), encode(now), known)
        for name, was, now in zip(new.__struct_fields__, astuple(old), astuple(new), strict=True)
        if was != now and name not in but
    }


def difference(old: bytes, new: bytes, known: Known) -> Any:
    """What leads from one value to another, both as they are written."""
    if len(new) <= SHORT or new[0] != old[0] or new[0] not in (OBJECT, ARRAY):
        return [msgspec.Raw(new)]
    pair = old, new
    if pair not in known:
        inside = new[0] == OBJECT
        known[pair] = _inside(_members(old), _members(new), known) if inside else _along(old, new, known)
    return known[pair]


def _inside(old: dict[str, msgspec.Raw], new: dict[str, msgspec.Raw], known: Known) -> dict[str, Any]:
    changes: dict[str, Any] = {key: None for key in old if key not in new}
    for key, now in new.items():
        if key not in old:
            changes[key] = [now]
        elif old[key] != now:
            changes[key] = difference(bytes(old[key]), bytes(now), known)
    return changes


def _along(old: bytes, new: bytes, known: Known) -> Any:
    """Number by number, unless that would be more than half of it."""
    before, after = _items(old), _items(new)
    numbers = [number for number, (was, now) in enumerate(zip(before, after, strict=False)) if was != now]
    if 2 * len(numbers) > len(after):
        return [msgspec.Raw(new)]
    changes = {str(number): difference(bytes(before[number]), bytes(after[number]), known) for number in numbers}
    changes.update({str(number): [after[number]] for number in range(len(before), len(after))})
    if len(after) < len(before):
        changes["length"] = [len(after)]
    return changes

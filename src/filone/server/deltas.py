"""What is different between two values in JSON; `messages.Change` tells how it is read.

The values are compared as they are written: what is the same is never decoded.
"""

from typing import Any

import msgspec

OBJECT, ARRAY = b"{["
SHORT = 30
"""Nothing is saved by looking into what is no longer than this."""
_members = msgspec.json.Decoder(dict[str, msgspec.Raw]).decode
_items = msgspec.json.Decoder(list[msgspec.Raw]).decode


def difference(old: msgspec.Raw, new: msgspec.Raw) -> Any:
    """What leads from one to another, to be encoded."""
    text = memoryview(new)
    if len(text) > SHORT and text[0] == memoryview(old)[0]:
        if text[0] == OBJECT:
            return _inside(_members(old), _members(new))
        if text[0] == ARRAY:
            return _along(_items(old), _items(new), new)
    return [new]


def _inside(old: dict[str, msgspec.Raw], new: dict[str, msgspec.Raw]) -> dict[str, Any]:
    changes: dict[str, Any] = {key: None for key in old if key not in new}
    for key, now in new.items():
        if key not in old:
            changes[key] = [now]
        elif old[key] != now:
            changes[key] = difference(old[key], now)
    return changes


def _along(old: list[msgspec.Raw], new: list[msgspec.Raw], whole: msgspec.Raw) -> Any:
    """Number by number, unless that would be more than half of it."""
    numbers = [number for number, (was, now) in enumerate(zip(old, new, strict=False)) if was != now]
    if 2 * len(numbers) > len(new):
        return [whole]
    changes = {str(number): difference(old[number], new[number]) for number in numbers}
    changes.update({str(number): [new[number]] for number in range(len(old), len(new))})
    if len(new) < len(old):
        changes["length"] = [len(new)]
    return changes

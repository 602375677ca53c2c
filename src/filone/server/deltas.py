"""What people see of a table, in parts, and what is different between two of them, as `messages.Change` tells it.

Most of it is the same to all who look: that is written and compared once.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from hashlib import sha256
from itertools import count
from operator import itemgetter
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import astuple

encode = msgspec.json.Encoder().encode
encode_sorted = msgspec.json.Encoder(order="sorted").encode
"""For views: what is the same gives the same bytes, whoever puts it together."""
_numbers = count()


class _Fields(NamedTuple):
    """Of a sort of structs, by name."""

    names: tuple[str, ...]
    heads: tuple[bytes, ...]
    """How each begins when it is written."""
    places: dict[str, int]
    sort: "itemgetter[Any]"


@cache
def _fields_of(kind: type[msgspec.Struct]) -> _Fields:
    given = kind.__struct_encode_fields__
    names = tuple(sorted(given))
    return _Fields(
        names,
        tuple(b'"%b":' % name.encode() for name in names),
        {name: place for place, name in enumerate(names)},
        itemgetter(*(given.index(name) for name in names)),
    )


class Shared:
    """A struct as everybody sees it, but for what is somebody's own. What is as it was `before` is written already."""

    def __init__(self, struct: msgspec.Struct, before: "Shared | None") -> None:
        self.fields = _fields_of(type(struct))
        self.values: tuple[Any, ...] = self.fields.sort(astuple(struct))
        if before is None or before.fields is not self.fields:
            self.parts = [head + encode_sorted(now) for head, now in zip(self.fields.heads, self.values, strict=True)]
        else:
            self.parts = [
                part if now is was else head + encode_sorted(now)
                for head, now, was, part in zip(
                    self.fields.heads, self.values, before.values, before.parts, strict=True
                )
            ]
        self.number = next(_numbers)
        self._digest = b""
        self._changes: dict[int, dict[str, bytes]] = {}

    @property
    def digest(self) -> bytes:
        """Of all of it, made once."""
        if not self._digest:
            self._digest = sha256(b",".join(self.parts)).digest()
        return self._digest

    def changes(self, old: "Shared") -> dict[str, bytes]:
        """What leads here from another one, by field, found once for all who look."""
        found = self._changes.get(old.number)
        if found is None:
            found = self._changes[old.number] = {
                name: head + encode(difference(was, now))
                for name, head, was, now in zip(
                    self.fields.names, self.fields.heads, old.values, self.values, strict=True
                )
                if was is not now and was != now
            }
        return found


class Seen:
    """What somebody sees: what everybody does, but for some fields of their `own`."""

    def __init__(self, shared: Shared, own: dict[str, Any]) -> None:
        self.shared = shared
        self.own = own
        self._text = b""
        self._hash = ""

    @property
    def text(self) -> bytes:
        if not self._text:
            self._write()
        return self._text

    @property
    def hash(self) -> str:
        """What looks the same has the same one. Most of it is worked out once for all who look."""
        if not self._hash:
            self._write()
        return self._hash

    def _write(self) -> None:
        fields, parts, own = self.shared.fields, self.shared.parts[:], []
        for name, value in self.own.items():
            place = fields.places[name]
            parts[place] = part = fields.heads[place] + encode_sorted(value)
            own.append(part)
        self._text = b"{" + b",".join(parts) + b"}"
        self._hash = sha256(self.shared.digest + b",".join(own)).hexdigest()[:32]

    def change(self, old: "Seen") -> bytes:
        """What leads here from what they saw before."""
        was, now, fields = old.own, self.own, self.shared.fields
        if was.keys() != now.keys():
            was, now = old.beside(now), self.beside(was)
        parts = [part for name, part in self.shared.changes(old.shared).items() if name not in now]
        for name, value in now.items():
            before = was[name]
            if before is not value and before != value:
                parts.append(fields.heads[fields.places[name]] + encode(difference(before, value)))
        return b"{" + b",".join(parts) + b"}"

    def beside(self, others: Iterable[str]) -> dict[str, Any]:
        """What is their own, and what is another's."""
        shared, places = self.shared.values, self.shared.fields.places
        return {name: shared[places[name]] for name in others} | self.own


def difference(old: Any, new: Any) -> Any:
    """What leads from one value to another that is not the same."""
    kind = type(new)
    if type(old) is kind:
        if kind is list or kind is tuple:
            return _along(old, new)
        if kind is dict:
            return _inside(old, new)
        if isinstance(new, msgspec.Struct) and not new.__struct_config__.omit_defaults:
            return between(old, new)
    return [new]


def between(old: msgspec.Struct, new: msgspec.Struct) -> dict[str, Any]:
    """Of two structs that leave nothing out when they are written."""
    return {
        name: difference(was, now)
        for name, was, now in zip(new.__struct_encode_fields__, astuple(old), astuple(new), strict=True)
        if was is not now and was != now
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

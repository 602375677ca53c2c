"""A class of a position declares its fields once, as the annotated names of its body. The rest follows from that:
pickle, equality and `repr` by reading the declaration, and the copy, which is hot, by source made from it."""

from __future__ import annotations

from types import GetSetDescriptorType
from typing import Any, Final

from mypy_extensions import mypyc_attr

from filone.kernel.pickling import rebuild_from

_NAMES: Final[dict[type, tuple[str, ...]]] = {}


def field_names(cls: type) -> tuple[str, ...]:
    """The fields of a class and its parents, parents first; compiled classes keep them as descriptors."""
    if cls not in _NAMES:
        names: dict[str, None] = {}
        for parent in reversed(cls.__mro__):
            names.update(dict.fromkeys(getattr(parent, "__annotations__", {})))
            for name, member in vars(parent).items():
                if isinstance(member, GetSetDescriptorType) and not name.startswith("__"):
                    names[name] = None
        _NAMES[cls] = tuple(names)
    return _NAMES[cls]


def field_values(thing: object) -> dict[str, Any]:
    """The fields that are set, by name; `_names` are caches and no part of the thing."""
    names = (*field_names(type(thing)), *getattr(thing, "__dict__", ()))
    return {name: getattr(thing, name) for name in names if name[0] != "_" and hasattr(thing, name)}


@mypyc_attr(allow_interpreted_subclasses=True)
class Declared:  # noqa: PLW1641  (what changes has no hash)
    """Pickle, equality and `repr` of a thing with fields."""

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuild_from(self)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and field_values(self) == field_values(other)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in field_values(self).items())})"

"""Compiled classes have no `__dict__`, so pickle needs to be told where their attributes are."""

import copyreg
from types import GetSetDescriptorType
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64


def rebuild_from(thing: object) -> tuple[Any, ...]:
    """A `__reduce__` for compiled and interpreted classes alike.

    A compiled class also needs `@mypyc_attr(allow_interpreted_subclasses=True)`: without it `__new__` calls `__init__`.
    """
    attributes: dict[str, Any] = dict(getattr(thing, "__dict__", {}))
    for parent in type(thing).__mro__:
        for name, member in vars(parent).items():
            if isinstance(member, GetSetDescriptorType) and not name.startswith("__") and hasattr(thing, name):
                attributes[name] = getattr(thing, name)
    return _rebuild, (type(thing), attributes)


def _rebuild(cls: Any, attributes: dict[str, Any]) -> Any:
    thing = cls.__new__(cls)
    for name, value in attributes.items():
        setattr(thing, name, value)
    return thing


def _rebuild_vec(numbers: list[int]) -> vec[i64]:
    return vec[i64](numbers)


copyreg.pickle(type(vec[i64]()), lambda numbers: (_rebuild_vec, (list(numbers),)))

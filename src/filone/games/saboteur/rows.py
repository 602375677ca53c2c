"""Plain numbers in a row, and as a list: compiled, both ways are much faster than by `list` and `vec`."""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

MOST_KEPT: Final = 1 << 14
KEPT: Final[list[Any]] = [-1] * MOST_KEPT
"""Numbers that were listed last, each in its place. Python keeps small ones ready and makes all others anew."""


def listed(row: vec[i64]) -> list[int]:
    return [kept(number) for number in row]


def kept(number: i64) -> Any:
    """A number as Python has it."""
    one = KEPT[number & MOST_KEPT - 1]
    known: i64 = one
    if known != number:
        one = int(number)
        KEPT[number & MOST_KEPT - 1] = one
    return one


def numbers(row: list[int]) -> vec[i64]:
    found = vec[i64](capacity=len(row))
    for number in row:
        found = append(found, number)
    return found


def find(row: vec[i64], number: i64) -> i64:
    """Where a number is, or belongs, in a row in order; compiled it is much faster than `bisect`."""
    low: i64 = 0
    high: i64 = len(row)
    while low < high:
        middle = (low + high) >> 1
        if row[middle] < number:
            low = middle + 1
        else:
            high = middle
    return low


def is_among(row: vec[i64], number: i64) -> bool:
    """Whether a number is in a row in order."""
    at = find(row, number)
    return at < len(row) and row[at] == number


def insert(row: vec[i64], at: i64, number: i64) -> vec[i64]:
    """The same numbers with another one before that at `at`."""
    longer = append(row, number)
    place: i64 = len(longer) - 1
    while place > at:
        longer[place] = longer[place - 1]
        place -= 1
    longer[at] = number
    return longer

"""Drawing by weight: what falls, when everything is as likely as its weight says."""

from __future__ import annotations

from random import Random

from mypy_extensions import i64


def index_at(weights: list[int], point: i64) -> int:
    """The index whose stretch a point falls on, when the weights lie side by side from 0."""
    weight: i64
    for index, weight in enumerate(weights):
        point -= weight
        if point < 0:
            return index
    raise ValueError("no weight above zero")


def pick(weights: list[int], fraction: float) -> int:
    """The index that a fraction from 0 up to 1 falls on, each index as likely as its weight says."""
    total: i64 = 0
    weight: i64
    for weight in weights:
        total += weight
    return index_at(weights, int(fraction * float(total)))


def draw_index(weights: list[float], rng: Random) -> int:
    """An index, each as often as its weight says."""
    point = rng.random() * sum(weights)
    for index in range(len(weights)):
        point -= weights[index]
        if point < 0.0:
            return index
    return len(weights) - 1


def draw_move(legal: list[int], weights: list[float], rng: Random) -> int:
    """One of the moves, each as often as its weight says."""
    return legal[draw_index(weights, rng)]


def draw_near_best(legal: list[int], weights: list[float], rng: Random) -> int:
    """Mostly the move with the highest weight, sometimes one that comes near it."""
    best = 0
    highest = -1.0
    for i in range(len(legal)):
        chosen = weights[i] * rng.random()
        if chosen > highest:
            best, highest = i, chosen
    return legal[best]

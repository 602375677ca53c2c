"""Golden transcripts: what the whole contract answers along one random game, as text that a person can diff."""

from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from filone import testing
from filone.bots.playout import random_move
from filone.kernel import CHANCE, OVER, SPECTATOR, Game, State
from filone.kernel.decisions import name_of
from filone.kernel.features import Encoder, encoder_of, row_of
from filone.kernel.position import Position

CLOSE_LOOKS = 12
"""Positions that are told in full, spread evenly over the game."""
OF_EACH = 2
"""Refusals that are told of each sort: the same question, the same kind of move, the same clause."""


def path(game: str, seats: int) -> Path:
    return testing.tests / "golden" / f"{game}-{seats}.txt"


def rows_path(game: str) -> Path:
    return testing.tests / "golden" / f"{game}-rows.txt"


def rows(game: Game) -> str:
    """What a learner is shown along the game of the middle number of seats: the features, and some rows of them.

    Whoever changes it raises the `VERSION` of the game's features, by which environments are named.
    """
    seats = game.seats[(len(game.seats) - 1) // 2]
    state = game.start(seats, game.simulation)
    encoder = encoder_of(game.package, state)
    version = import_module(f"{game.package}.features").VERSION
    lines = [
        f"{game.name}, {seats} seats, version {game.rules}.{version}, {encoder.actions} moves, {encoder.width} wide"
    ]
    lines += [f"feature {one.name}: {len(one.labels)} up to {one.most}, {one.about}" for one in encoder.features]
    moves = random_game(game, seats)
    close = {len(moves) * look // CLOSE_LOOKS for look in range(CLOSE_LOOKS)}
    for number, move in enumerate(moves):
        if number in close:
            seat = max(state.turn, 0)
            lines += ["", f"before {number + 1}, as {who(seat)} knows it", *told_row(encoder, state, seat)]
            if state.turn >= 0:
                numbers = [int(encoder.number(state, legal)) for legal in state.legal()]
                lines.append(f"legal {short(numbers)}: {json(numbers[:20])}")
        state.step(move)
    return "\n".join(lines) + "\n"


def told_row(encoder: Encoder, state: State, seat: int) -> Iterator[str]:
    """Everything in a row that is not nothing."""
    row = iter(row_of(encoder, state, seat))
    for feature in encoder.features:
        values = {label: value for label, value in zip(feature.labels, row, strict=False) if value}
        if values:
            told = ", ".join(f"{label} {value}".strip() for label, value in values.items())
            yield f"{feature.name}: {told}"


def transcript(game: Game, seats: int) -> str:
    """One random game, with the default options as far as they let it end: every move, and some positions in full."""
    moves = random_game(game, seats)
    close = {len(moves) * look // CLOSE_LOOKS for look in range(CLOSE_LOOKS)}
    lines = [f"{game.name}, rules {game.rules}, {seats} seats, {game.space.size} moves in the space"]
    state = game.start(seats, game.simulation)
    lines += facts(game, state)
    told: Counter[tuple[str, str, str]] = Counter()
    for number, move in enumerate(moves):
        if number in close:
            lines += position(game, state)
        lines += [f"refused {game.text(state, refused)}: {clause}" for refused, clause in refusals(state, number, told)]
        lines.append(f"{number + 1} {who(state.turn)}: {game.text(state, move)}")
        state.step(move)
    lines += position(game, state)
    lines.append(f"outcome {json(state.outcome())}")
    return "\n".join(lines) + "\n"


def random_game(game: Game, seats: int) -> list[int]:
    rng = Random(seats)
    state = game.start(seats, game.simulation)
    moves = []
    while state.turn != OVER:
        move = random_move(state, rng)
        moves.append(move)
        state.step(move)
    return moves


def refusals(state: State, number: int, told: Counter[tuple[str, str, str]]) -> Iterator[tuple[int, str]]:
    """Moves that a seat may not make now, with the clause, of every sort that was not `told` often enough."""
    if state.turn < 0:
        return
    rng = Random(number)
    legal = set(state.legal())
    for move in sorted({*strangers(state, rng), *neighbours(state, rng)}):
        if state.space().meant(move) in legal:
            continue
        clause = state.refuse(move)
        sort = (what_is_open(state), state.space().kind_of(move).name, clause)
        if told[sort] < OF_EACH:
            told[sort] += 1
            yield move, clause


def what_is_open(state: State) -> str:
    return name_of(type(state.open)) if isinstance(state, Position) else state.ask()


def strangers(state: State, rng: Random) -> Iterator[int]:
    """A few moves of every kind."""
    for kind in state.space().kinds:
        for _ in range(1 if kind.chance else 4):
            yield int(kind.base) + int(rng.random() * kind.size)


def neighbours(state: State, rng: Random) -> Iterator[int]:
    """Moves that differ from a legal one in one thing: most of what is said against them is said last."""
    legal = state.legal()
    for move in rng.sample(legal, min(12, len(legal))):
        kind = state.space().kind_of(move)
        for at, arg in enumerate(kind.args):
            indices = kind.indices(move)
            # Next to it more often than anywhere.
            step = rng.choice((-1, 1)) if rng.random() < 0.5 else int(rng.random() * arg.size)
            indices[at] = (indices[at] + step) % arg.size
            yield kind.code(indices)


def facts(game: Game, state: State) -> Iterator[str]:
    for option in game.options:
        yield f"option {option.name}: {option.type}, {json(option.default)} of {option.allowed}"
    yield f"census {json(state.census())}"


def position(game: Game, state: State) -> Iterator[str]:
    yield ""
    yield f"turn {who(state.turn)} {state.ask()}".rstrip()
    texts = [game.text(state, move) for move in state.moves()]
    yield f"moves {len(texts)} {short(texts)}: {', '.join(texts[:20])}{', ...' if len(texts) > 20 else ''}"
    if state.turn == CHANCE:
        yield f"weights {short(state.weights())}: {json(state.weights()[:40])}"
    for seat, score in enumerate(state.scores()):
        yield f"score {seat}: {score} {json(state.breakdown(seat))}"
    for seat in [*range(state.seats), SPECTATOR]:
        yield f"view {who(seat)}: {short(state.view(seat))}"
    yield f"view {who(max(state.turn, 0))} in full: {state.view(max(state.turn, 0)).json().decode()}"
    yield ""


def who(seat: int) -> str:
    return {CHANCE: "chance", OVER: "over", SPECTATOR: "spectator"}.get(seat, f"seat {seat}")


def json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def short(value: Any) -> str:
    return sha256(msgspec.json.encode(value)).hexdigest()[:12]

"""Golden transcripts: what the whole contract answers along one random game, as text that a person can diff."""

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from filone.bots.playout import random_move
from filone.kernel import CHANCE, OVER, SPECTATOR, Game, State

FOLDER = Path(__file__).parents[1] / "golden"
CLOSE_LOOKS = 12
"""Positions that are told in full, spread evenly over the game."""


def path(game: str, seats: int) -> Path:
    return FOLDER / f"{game}-{seats}.txt"


def transcript(game: Game, seats: int) -> str:
    """One random game, with the default options as far as they let it end: every move, and some positions in full."""
    moves = random_game(game, seats)
    close = {len(moves) * look // CLOSE_LOOKS for look in range(CLOSE_LOOKS)}
    lines = [f"{game.name}, rules {game.rules}, {seats} seats, {game.space.size} moves in the space"]
    state = game.start(seats, game.simulation)
    lines += facts(game, state)
    for number, move in enumerate(moves):
        if number in close:
            lines += position(game, state)
        lines.append(f"{number + 1} {who(state.turn)}: {game.text(state, move)}")
        state.advance(move)
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
        state.advance(move)
    return moves


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

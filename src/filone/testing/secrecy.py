"""Checks of secrecy: a seat knows what the table shows it, and not a byte more."""

from random import Random
from typing import Any

import msgspec
import pytest

from filone.bots.playout import Playout
from filone.kernel import CHANCE, OVER, SPECTATOR, Game, IllegalMove, State
from filone.kernel.advice import say_advice
from filone.kernel.dice import Dice
from filone.kernel.texts import LANGUAGES
from filone.table.play import Play
from filone.teaching.coach import MOST, coach
from filone.testing.catalogue import on_walks
from filone.testing.walk import Walk, answers, illegal_moves


@on_walks
def views_are_what_the_game_declares(walk: Walk) -> None:
    for state in walk.samples(5):
        for seat in walk.viewers():
            view = state.view(seat)
            assert walk.game.view_beside(state, seat, state.view(SPECTATOR)) == view
            assert type(view) is walk.game.view
            assert (view.game, view.rules, view.seats) == (walk.game.name, walk.game.rules, walk.seats)
            assert (view.seat, view.turn, view.ask) == (seat, state.turn, state.ask())
            assert walk.options.items() <= view.options.items()
            again = msgspec.json.decode(view.json(), type=walk.game.view)
            assert again == view
            assert again.json() == view.json()


@on_walks
def imagined_states_fit_the_view(walk: Walk) -> None:
    rng = walk.rng("imagine")
    for state in walk.samples(5):
        for seat in walk.viewers():
            view = msgspec.json.decode(state.view(seat).json(), type=walk.game.view)
            imagined = walk.game.imagine(view, rng)
            assert imagined.view(seat).json() == view.json()
            assert imagined.census() == state.census()
            if seat == state.turn:
                assert imagined.moves() == state.moves()


@on_walks
def imagined_states_can_be_played(walk: Walk) -> None:
    rng = walk.rng("imagine and play")
    for state in walk.samples(2):
        imagined = walk.game.imagine(state.view(rng.choice(walk.viewers())), rng)
        Playout(imagined, rng)
        assert imagined.census() == state.census()
        imagined.outcome()


def worlds(state: State, seat: int, rng: Random) -> tuple[State, State]:
    """A position and another that the seat cannot tell from it."""
    other = state.copy()
    other.redeal(seat, rng)
    return state.copy(), other


@on_walks
def redealt_worlds_look_alike(walk: Walk) -> None:
    rng = walk.rng("alike")
    for state in walk.samples(8):
        for seat in walk.viewers():
            one, other = worlds(state, seat, rng)
            assert other.view(seat).json() == one.view(seat).json()
            assert other.census() == one.census()
            assert other.turn == one.turn
            if seat == state.turn:
                assert other.moves() == one.moves()
                for move in one.moves():
                    assert walk.game.describe(other, move, seat) == walk.game.describe(one, move, seat)


@on_walks
def redealt_worlds_are_coached_alike(walk: Walk) -> None:
    """The coach is shown a view; what it says can be said in every language, and is the same in both worlds."""
    rng = walk.rng("coach")
    for state in walk.samples(8):
        if state.turn in (OVER, CHANCE):
            continue
        one, other = worlds(state, state.turn, rng)
        advice = coach(walk.game, one.view(state.turn))
        assert coach(walk.game, other.view(state.turn)) == advice
        for lang in LANGUAGES:
            assert all(say_advice(walk.game, lang, advice))
        assert len(advice) <= MOST
        assert coach(walk.game, one.view(SPECTATOR)) == []


@on_walks
def redealt_worlds_refuse_alike(walk: Walk) -> None:
    rng = walk.rng("refuse alike")
    for state in walk.samples(8):
        if state.turn in (OVER, CHANCE):
            continue
        one, other = worlds(state, state.turn, rng)
        for move in illegal_moves(one, rng, 30):
            assert refusal(other, move) == refusal(one, move)


def refusal(state: State, move: int) -> list[str]:
    with pytest.raises(IllegalMove) as error:
        state.play(move)
    return [error.value.clause, *(error.value.sentence(lang) for lang in LANGUAGES)]


@on_walks
def redealt_worlds_stay_alike(walk: Walk) -> None:
    """Until the end, whatever happens in both worlds and is told the seat in the same words looks the same to it."""
    rng = walk.rng("stay alike")
    for state in walk.samples(4):
        for seat in walk.viewers():
            one, other = worlds(state, seat, rng)
            for _ in range(6):
                common = sorted(set(one.moves()) & set(other.moves()))
                if not common:
                    break
                move = rng.choice(common)
                assert walk.game.describe(one, move, seat) == walk.game.describe(other, move, seat)
                one.step(move)
                other.step(move)
                if one.turn == other.turn == OVER:
                    break  # everything is laid open
                assert other.view(seat).json() == one.view(seat).json(), walk.game.text(state, move)


class Parted(Exception):
    """The worlds are no longer alike: what fell in one cannot fall in the other."""


class Push:
    """What a table tells at once: a move and the chance that follows, up to whoever is asked next."""

    def __init__(self, play: Play, state: State) -> None:
        self.game: Game = play.game
        play.state = state
        self.play = play.copy()

    def told(self, seat: int) -> list[tuple[int, dict[str, Any], list[dict[str, Any]]]]:
        return [(step.seat, step.seen_by(seat), step.told_to(seat)) for step in self.play.steps]

    def move_told_as(self, told: dict[str, Any], seat: int) -> int:
        """A move of this world that the seat would be told in these words."""
        state, space = self.play.state, self.game.space
        for move in state.legal():
            if space.kind_of(move).name == told["kind"] and self.game.describe(state, move, seat) == told:
                return move
        raise Parted

    def make(self, move: int, dice: Dice) -> None:
        self.play.play(self.play.state.turn, move, 0.0, 0, dice)


class Echo(Dice):
    """Chance that falls as a seat was told of another push."""

    def __init__(self, push: Push, told: list[tuple[int, dict[str, Any], list[dict[str, Any]]]], seat: int) -> None:
        super().__init__()
        self.push = push
        self.told = told
        self.seat = seat

    def roll(self, step: int, state: State) -> int:
        at = len(self.push.play.steps)
        assert at < len(self.told), "one world goes on where the other asks"
        turn, told, _ = self.told[at]
        assert turn == CHANCE, "one world takes a choice where the other draws"
        return self.push.move_told_as(told, self.seat)


@on_walks
def pushes_tell_nothing(walk: Walk) -> None:
    """What is told together is the same, step for step, in every world that a seat cannot tell apart.

    Else the push itself tells what others hold: a choice that nobody made, say, because it was the only one.
    """
    rng = walk.rng("pushes")
    play = Play(walk.game, walk.seats, walk.options)
    for state, move in walk.positions():
        if state.turn < 0:
            continue
        here = Push(play, state)
        here.make(move, Dice(rng.randbytes(32)))
        for seat in walk.viewers():
            told = here.told(seat)
            there = Push(play, state)
            there.play.state.redeal(seat, rng)
            try:
                there.make(there.move_told_as(told[0][1], seat), Echo(there, told, seat))
            except Parted:
                continue
            assert there.told(seat) == told
            assert there.play.state.turn == here.play.state.turn, f"after {walk.game.text(state, move)}"


@on_walks
def moves_told_alike_look_alike(walk: Walk) -> None:
    """Two moves that differ only in what a seat is not told leave that seat with the same view, until the end.

    Nor is it told anything else that came of them.
    """
    rng = walk.rng("told alike")
    for state in walk.samples(8):
        moves = state.moves()
        for seat in walk.viewers():
            if seat == state.turn:
                continue
            seen: dict[bytes, tuple[bytes, list[dict[str, Any]]]] = {}
            for move in rng.sample(moves, min(12, len(moves))):
                after = state.copy()
                told = msgspec.json.encode(walk.game.describe(state, move, seat))
                after.step(move)
                if after.turn == OVER:
                    continue
                known = after.view(seat).json(), [one.seen_by(seat) for one in walk.game.told(state, move)]
                assert seen.setdefault(told, known) == known, f"{seat} can tell {walk.game.text(state, move)}"


@on_walks
def secrets_told_are_remembered(walk: Walk) -> None:
    """Whoever is told a secret has it in the view from then on; so nobody is told what the view would hide."""
    rng = walk.rng("remembered")
    for state in walk.samples(8):
        moves = state.moves()
        for seat in walk.viewers():
            seen: dict[bytes, tuple[bytes, int]] = {}
            for move in rng.sample(moves, min(12, len(moves))):
                secret = {arg.name for arg in walk.game.space.kind_of(move).args if arg.secret}
                if not secret <= walk.game.describe(state, move, seat).keys() or not secret:
                    continue
                public = {name: value for name, value in walk.game.describe(state, move).items() if name not in secret}
                after = state.copy()
                after.step(move)
                view, told = after.view(seat).json(), msgspec.json.encode(public)
                other, twin = seen.setdefault(told, (view, move))
                assert move == twin or view != other, f"{seat} is told {walk.game.text(state, move)}, and forgets it"


@on_walks
def witnesses_are_seats(walk: Walk) -> None:
    for state, move in walk.positions():
        witnesses = state.witnesses(move)
        assert -1 <= witnesses < 1 << walk.seats
        if state.turn >= 0:
            described = walk.game.describe(state, move, state.turn)
            assert described == walk.game.describe(state, move), "who moves knows the move"


@on_walks
def hidden_things_are_redealt(walk: Walk) -> None:
    """Guards the guards: if a redeal never changed anything, the checks above would see nothing."""
    if not any(arg.secret for kind in walk.game.space.kinds for arg in kind.args):
        return
    rng = walk.rng("redeal")
    for state in walk.samples(30):
        for seat in walk.viewers():
            one, other = worlds(state, seat, rng)
            if answers(one) != answers(other):
                return
    pytest.fail(f"no redeal of {walk} changed anything")


@on_walks
def spectators_are_told_what_everybody_is(walk: Walk) -> None:
    for state, move in walk.positions():
        told = walk.game.describe(state, move, SPECTATOR)
        assert all(told.items() <= walk.game.describe(state, move, seat).items() for seat in range(walk.seats))

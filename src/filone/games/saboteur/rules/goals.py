"""Section 5: a goal is turned up; and 7.4, when the round is over."""

from typing import Final

from filone.games.saboteur import moves
from filone.games.saboteur.content.cards import TREASURE
from filone.games.saboteur.position import Position
from filone.games.saboteur.rules.round_end import end_round
from filone.games.saboteur.rules.turn import end_turn
from filone.kernel.objections import Code


def first(goals: int) -> int:
    """Of a set of goals the topmost (5.8)."""
    return 0 if goals & 1 else 1 if goals & 2 else 2


def list_reached(position: Position) -> list[int]:
    goal = first(position.maze.reached)
    return [moves.REVEAL.of(goal, face) for face in position.faces(goal)]


def list_still_down(position: Position) -> list[int]:
    goal = first(~position.up)
    return [moves.REVEAL.of(goal, face) for face in position.faces(goal)]


def turn_up(position: Position, move: int) -> tuple[int, int]:
    goal = moves.REVEAL.goal.of(move)
    face = moves.REVEAL.shown.of(move)
    position.goals[goal] = face
    position.up |= 1 << goal
    return goal, TREASURE + face


def reveal(position: Position, seat: int, move: int) -> None:
    """Reached by the tunnel (section 5)."""
    goal, card = turn_up(position, move)
    position.maze.turn_up(goal, card, position.placed)
    if card == TREASURE:
        position.finder = seat
        end_round(position, seat)
    elif not position.maze.reached:
        end_turn(position, seat)


def show_goal(position: Position, seat: int, move: int) -> None:
    """Shown when the round is over (7.4)."""
    turn_up(position, move)
    end_round(position, seat)


# What speaks against a move


def not_the_first_reached(position: Position, move: int) -> bool:
    return moves.REVEAL.goal.of(move) != first(position.maze.reached)


def not_the_first_down(position: Position, move: int) -> bool:
    return moves.REVEAL.goal.of(move) != first(~position.up)


def is_another_card(position: Position, move: int) -> bool:
    return moves.REVEAL.shown.of(move) not in position.faces(moves.REVEAL.goal.of(move))


REVEAL: Final[Code] = Code("5.1", {moves.REVEAL: [("5.1", not_the_first_reached), ("5.1", is_another_card)]})
SHOW_GOALS: Final[Code] = Code("7.4", {moves.REVEAL: [("7.4", not_the_first_down), ("7.4", is_another_card)]})

"""Section 6: broken tools and repairs, rockfalls, maps."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from filone.games.saboteur import moves
from filone.games.saboteur.content.cards import FIRST_BREAK, FIRST_REPAIR, MAP, ROCKFALL, TOOLS_OF
from filone.games.saboteur.pieces import card_of
from filone.games.saboteur.position import Position, has
from filone.kernel.objections import Code, Objection
from filone.kernel.sets import count


def list_actions(position: Position, card: i64, listed: vec[i64]) -> vec[i64]:
    """And what an action card can be played for."""
    if card < FIRST_REPAIR:
        return list_breaks(position, card - FIRST_BREAK, listed)
    if card < ROCKFALL:
        return list_repairs(position, card, listed)
    if card == ROCKFALL:
        for cell in position.maze.laid:
            listed = append(listed, moves.ROCKFALL.of(cell))
    else:
        goal: i64
        for goal in range(3):
            if not position.is_up(goal):
                listed = append(listed, moves.MAP.of(goal))
    return listed


def count_actions(position: Position, card: i64) -> i64:
    """How many plays there are to list for an action card."""
    if card < FIRST_REPAIR:
        return count_breaks(position, card - FIRST_BREAK)
    if card < ROCKFALL:
        return count_repairs(position, card)
    return len(position.maze.laid) if card == ROCKFALL else 3 - count(position.up)


# Tools


def list_breaks(position: Position, tool: i64, listed: vec[i64]) -> vec[i64]:
    seat: i64
    for seat in range(position.seats):
        if not has(position.broken[seat], tool) and (position.agreed.may_break_own or seat != position.turn):
            listed = append(listed, moves.BREAK.of(tool, seat))
    return listed


def count_breaks(position: Position, tool: i64) -> i64:
    number: i64 = 0
    broken: i64
    for broken in position.broken:
        if not has(broken, tool):
            number += 1
    may_break_own = position.agreed.may_break_own or position.is_broken(position.turn, tool)
    return number if may_break_own else number - 1


def break_tool(position: Position, move: i64) -> None:
    tool = moves.BREAK.tool.of(move)
    position.broken[moves.BREAK.target.of(move)] |= 1 << tool


def list_repairs(position: Position, card: i64, listed: vec[i64]) -> vec[i64]:
    tools: i64 = TOOLS_OF[card]
    seat: i64
    tool: i64
    for seat in range(position.seats):
        broken: i64 = position.broken[seat]
        if broken & tools:
            for tool in range(3):
                if has(broken & tools, tool):
                    listed = append(listed, moves.REPAIR.of(card - FIRST_REPAIR, seat, tool))
    return listed


def count_repairs(position: Position, card: i64) -> i64:
    tools: i64 = TOOLS_OF[card]
    number: i64 = 0
    broken: i64
    for broken in position.broken:
        if broken & tools:
            number += count(broken & tools)
    return number


def repair(position: Position, move: i64) -> None:
    """Both the repair and the broken tool are discarded (6.6)."""
    tool = moves.REPAIR.tool.of(move)
    position.broken[moves.REPAIR.target.of(move)] &= ~(1 << tool)
    position.spent[FIRST_REPAIR + moves.REPAIR.card.of(move)] += 1
    position.spent[FIRST_BREAK + tool] += 1


# Rockfalls and maps


def collapse(position: Position, move: i64) -> None:
    position.spent[ROCKFALL] += 1
    position.spent[position.maze.collapse(moves.ROCKFALL.cell.of(move))] += 1


def read_map(position: Position, move: i64) -> None:
    position.spent[MAP] += 1
    position.goal = moves.MAP.goal.of(move)


def list_looks(position: Position, seat: int) -> list[int]:
    return [moves.LOOK.of(seat, position.goal, face) for face in position.faces(position.goal)]


def look(position: Position, seat: int, move: int) -> None:
    position.goals[position.goal] = moves.LOOK.shown.of(move)
    position.lookers[position.goal] |= 1 << seat


# What speaks against a move


def breaks_nobodys(position: Position, move: int) -> bool:
    return moves.BREAK.target.of(move) >= position.seats


def already_broken(position: Position, move: int) -> bool:
    return position.is_broken(moves.BREAK.target.of(move), moves.BREAK.tool.of(move))


def breaks_own(position: Position, move: int) -> bool:
    return moves.BREAK.target.of(move) == position.turn and not position.agreed.may_break_own


def repairs_nobodys(position: Position, move: int) -> bool:
    return moves.REPAIR.target.of(move) >= position.seats


def cannot_repair_it(position: Position, move: int) -> bool:
    return not has(TOOLS_OF[FIRST_REPAIR + moves.REPAIR.card.of(move)], moves.REPAIR.tool.of(move))


def is_whole(position: Position, move: int) -> bool:
    return not position.is_broken(moves.REPAIR.target.of(move), moves.REPAIR.tool.of(move))


def cell_is_empty(position: Position, move: int) -> bool:
    return moves.ROCKFALL.cell.of(move) not in position.maze.pieces


def is_start_or_goal(position: Position, move: int) -> bool:
    return card_of(position.maze.pieces[moves.ROCKFALL.cell.of(move)]) >= FIRST_BREAK


def goal_is_up(position: Position, move: int) -> bool:
    return position.is_up(moves.MAP.goal.of(move))


def another_looks(position: Position, move: int) -> bool:
    return moves.LOOK.target.of(move) != position.open.seat


def another_goal(position: Position, move: int) -> bool:
    return moves.LOOK.goal.of(move) != position.goal


def is_another_card(position: Position, move: int) -> bool:
    return moves.LOOK.shown.of(move) not in position.faces(position.goal)


BREAK: Final[list[Objection]] = [
    ("6.2", breaks_nobodys),
    ("6.3", already_broken),
    ("6.5", breaks_own),
]
REPAIR: Final[list[Objection]] = [
    ("6.6", repairs_nobodys),
    ("6.6", cannot_repair_it),
    ("6.7", is_whole),
]
ROCKFALLS: Final[list[Objection]] = [("6.9", cell_is_empty), ("6.10", is_start_or_goal)]
MAPS: Final[list[Objection]] = [("6.13", goal_is_up)]
LOOK: Final[Code] = Code(
    "6.12", {moves.LOOK: [("6.12", another_looks), ("6.12", another_goal), ("6.12", is_another_card)]}
)

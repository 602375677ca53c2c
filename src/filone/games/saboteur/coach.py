"""What is worth looking at: broken tools, where the treasure is, how far the tunnel has to go."""

from random import Random

from filone.games.saboteur.bot.beliefs import Beliefs
from filone.games.saboteur.bot.weights import Weights
from filone.games.saboteur.content.cards import REPAIRS
from filone.games.saboteur.content.numbers import GOALS, SABOTEUR
from filone.games.saboteur.moves import BREAK, DISCARD, MAP, PLACE, REPAIR
from filone.games.saboteur.state import Saboteur
from filone.games.saboteur.view import Goal, SaboteurView, imagine, place_of
from filone.kernel.advice import Advice

GOLD = "GOAL_GOLD"


def advise(view: SaboteurView) -> list[Advice]:
    return [*tools(view), *treasure(view), *distance(view), *deck(view)] if view.ask == "card" else []


def tools(view: SaboteurView) -> list[Advice]:
    """A broken tool that the hand can mend; otherwise how many are broken, and which if it is one."""
    broken = view.broken[view.seat]
    mendable = [tool for tool in broken if any(mends(card, tool) for card in view.hand)]
    if mendable:
        return [Advice("coach-mend", {"tool": f"tool-{mendable[0]}"})]
    return [Advice("coach-broken", {"tools": len(broken), "tool": f"tool-{broken[0]}"})] if broken else []


def mends(card: str, tool: str) -> bool:
    return card in REPAIRS and tool.upper() in card.split("_")


def treasure(view: SaboteurView) -> list[Advice]:
    """Where it is, if the player knows; otherwise that a map would tell."""
    here = where(view)
    if len(here) == 1:
        return [Advice("coach-treasure", {"goal": f"goal-{GOALS[here[0]]}"})]
    return [Advice("coach-map", {"goals": len(here)})] if "MAP" in view.hand else []


def where(view: SaboteurView) -> list[int]:
    """The goals that may be the treasure, as far as the player knows."""
    sure = [number for number, goal in enumerate(view.goals) if goal.card == GOLD]
    return sure or [number for number, goal in enumerate(view.goals) if goal.card is None]


def distance(view: SaboteurView) -> list[Advice]:
    """At least so many cards lead from the tunnel to where the treasure may be."""
    goals = [view.goals[number] for number in where(view)]
    cards = min((steps(piece.cell, goal) for piece in view.maze if piece.linked for goal in goals), default=0)
    return [Advice("coach-distance", {"cards": cards})] if cards else []


def steps(cell: tuple[int, int], goal: Goal) -> int:
    """Cards between a cell and a goal, none of them counted."""
    return abs(cell[0] - goal.cell[0]) + abs(cell[1] - goal.cell[1]) - 1


def deck(view: SaboteurView) -> list[Advice]:
    return [] if view.deck else [Advice("coach-deck", {"cards": sum(view.hands)})]


# What speaks for a move


def reasons(view: SaboteurView, move: int) -> list[Advice]:
    if PLACE.has(move):
        return nearer(view, place_of(PLACE.cell.of(move)))
    if BREAK.has(move):
        return suspicion(view, BREAK.target.of(move))
    if REPAIR.has(move):
        return suspicion(view, REPAIR.target.of(move)) or mended(view)
    if DISCARD.has(move) and view.deck:
        return [Advice("coach-why-redraw", {"broken": len(view.broken[view.seat])})]
    return [Advice("coach-why-map", {"goals": len(where(view))})] if MAP.has(move) else []


def nearer(view: SaboteurView, cell: tuple[int, int]) -> list[Advice]:
    goals = [view.goals[number] for number in where(view)]
    before = min((steps(piece.cell, goal) for piece in view.maze if piece.linked for goal in goals), default=0)
    after = min((steps(cell, goal) for goal in goals), default=before)
    return [Advice("coach-why-nearer", {"cards": before - after})] if after < before else []


def suspicion(view: SaboteurView, seat: int) -> list[Advice]:
    """For how likely a saboteur the plays of the round make somebody else."""
    return [Advice("coach-why-suspect", {"percent": suspects(view)[seat]})] if seat != view.seat else []


def mended(view: SaboteurView) -> list[Advice]:
    """With the last broken tool a player's hands are free again."""
    return [Advice("coach-why-mend")] if len(view.broken[view.seat]) == 1 else []


# Who could know whom


def suspects(view: SaboteurView) -> list[int]:
    """For how likely a saboteur the seat of the view can hold everybody, in a hundred."""
    beliefs = Beliefs(imagine(view, Random(0)), view.seat, Weights())
    likely = [0.0] * view.seats
    for roles, weight in zip(beliefs.castings, beliefs.weights, strict=True):
        for seat, role in enumerate(roles):
            likely[seat] += weight if role == SABOTEUR else 0.0
    return [round(100 * mine / (sum(beliefs.weights) or 1.0)) for mine in likely]


def culprits(state: Saboteur) -> list[bool]:
    """Who is a saboteur: told when the game is over."""
    return [role == SABOTEUR for role in state.roles]

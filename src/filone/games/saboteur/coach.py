"""What is worth looking at: broken tools, where the treasure is, how far the tunnel has to go."""

from filone.games.saboteur.content.cards import REPAIRS
from filone.games.saboteur.content.numbers import GOALS
from filone.games.saboteur.view import Goal, SaboteurView
from filone.kernel.advice import Advice

GOLD = "GOAL_GOLD"


def advise(view: SaboteurView) -> list[Advice]:
    return [*tools(view), *treasure(view), *distance(view), *deck(view)] if view.ask == "card" else []


def tools(view: SaboteurView) -> list[Advice]:
    """The first broken tool; one that the hand can mend first."""
    broken = view.broken[view.seat]
    mendable = [tool for tool in broken if any(mends(card, tool) for card in view.hand)]
    if mendable:
        return [Advice("coach-mend", {"tool": f"tool-{mendable[0]}"})]
    return [Advice("coach-broken", {"tool": f"tool-{broken[0]}"})] if broken else []


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

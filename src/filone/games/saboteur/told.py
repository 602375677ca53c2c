"""What comes of a step: the deal, the gold drawn, who has won the round, where the treasure lay, who got how much."""

from filone.games.saboteur import moves
from filone.games.saboteur.content.numbers import DIGGER, GOALS, ROLES, SABOTEUR
from filone.games.saboteur.decisions import Hands, Roles, under_way
from filone.games.saboteur.position import NOBODY
from filone.games.saboteur.state import Saboteur
from filone.kernel.state import OVER
from filone.kernel.told import Tale, Told

DEAL = Tale("deal", run=True)
VALUES = ("ones", "twos", "threes")
GOLD = Tale("gold", {"target": "seat", "cards": "", **dict.fromkeys(VALUES, "")}, secret=VALUES, run=True)
FOUND = Tale("found", {"finder": "seat"})
NOT_FOUND = Tale("not_found")
ROUNDS = tuple(Tale(f"{role}s_round", {"round": "", "goal": "goal"}) for role in ROLES)
SHARE = Tale("share", {"target": "seat", "cards": "", "nuggets": ""}, secret=("nuggets",))
PAID = Tale("paid", {"target": "seat", "nuggets": ""})
TALES = (DEAL, GOLD, FOUND, NOT_FOUND, *ROUNDS, SHARE, PAID)


def told(before: Saboteur, move: int, after: Saboteur) -> list[Told]:
    if isinstance(before.open, (Roles, Hands)):
        return [Told(DEAL)]
    if moves.GOLD.has(move):
        drawn = {value: int(moves.GOLD.nuggets.of(move) == place) for place, value in enumerate(VALUES)}
        return [Told(GOLD, {"target": moves.GOLD.target.of(move), "cards": 1, **drawn}, before.witnesses(move))]
    if before.round != after.round or after.turn == OVER:
        return round_told(before, after)
    if under_way(before.open) and not under_way(after.open):
        return [Told(NOT_FOUND) if after.finder == NOBODY else Told(FOUND, {"finder": after.finder})]
    return []


def round_told(before: Saboteur, after: Saboteur) -> list[Told]:
    """The whole round: what a saboteur is paid everybody knows, what a digger keeps only the digger (8.2, 8.8)."""
    round, gold = before.round, after.gold
    winners = SABOTEUR if before.finder == NOBODY else DIGGER
    treasure = GOALS[before.goals.index(0)]
    picks = [who for when, who, _ in gold.picks if when == round]
    paid = [payment[1] for payment in gold.payments if payment[0] == round]
    return [
        Told(ROUNDS[winners], {"round": round + 1, "goal": treasure}),
        *(
            Told(SHARE, {"target": seat, "cards": picks.count(seat), "nuggets": gold.nuggets(seat, round)}, 1 << seat)
            for seat in sorted(set(picks))
        ),
        *(Told(PAID, {"target": seat, "nuggets": gold.nuggets(seat, round)}) for seat in paid),
    ]

"""Section 7: how a round ends; the goals, the roles and the role that was left over are shown."""

from typing import Final

from filone.games.saboteur import moves
from filone.games.saboteur.content.numbers import DIGGER, SABOTEUR
from filone.games.saboteur.decisions import Consent, Play, ShowGoals, ShowRoles, ShowSpare
from filone.games.saboteur.position import ALL_GOALS, Position
from filone.kernel.objections import Code, Objection


def end_round(position: Position, seat: int) -> None:
    """The treasure is found or the cards are gone: what is hidden is shown, the goals first (7.4)."""
    if position.up == ALL_GOALS:
        position.ask_instead(ShowRoles(seat))
    else:
        position.ask_instead(ShowGoals(seat))


def propose(position: Position, seat: int) -> None:
    """Everybody else is asked, in the order of turns (7.5)."""
    position.proposer = seat
    position.ask_instead(Consent((seat + position.agreed.onward) % position.seats))


def consent(position: Position, seat: int, move: int) -> None:
    """The opener counts as the last to play if nobody has played a card (9.3)."""
    after = (seat + position.agreed.onward) % position.seats
    if moves.DECLINE.has(move):
        position.ask_instead(Play(position.proposer))
    elif after == position.proposer:
        if not len(position.plays) and not position.passed:
            position.last = after
        end_round(position, after)
    else:
        position.ask_instead(Consent(after))


def list_unmaskings(position: Position) -> list[int]:
    return [moves.UNMASK.of(position.shown, position.roles[position.shown])]


def unmask(position: Position, seat: int) -> None:
    position.shown += 1
    if position.shown == position.seats:
        position.ask_instead(ShowSpare(seat))


def list_spares(position: Position) -> list[int]:
    return [moves.SPARE.of(SABOTEUR if position.roles_left()[SABOTEUR] else DIGGER)]


# What speaks against a move


def plays_to_the_end(position: Position, move: int) -> bool:
    return not position.agreed.may_propose


def has_proposed(position: Position, move: int) -> bool:
    return position.proposer == position.turn


def is_not_their_role(position: Position, move: int) -> bool:
    return move not in list_unmaskings(position)


def is_not_the_spare(position: Position, move: int) -> bool:
    return move not in list_spares(position)


PROPOSE: Final[list[Objection]] = [("7.3", plays_to_the_end), ("7.5", has_proposed)]
CONSENT: Final[Code] = Code("7.5", {moves.AGREE: [], moves.DECLINE: []})
SHOW_ROLES: Final[Code] = Code("7.4", {moves.UNMASK: [("7.4", is_not_their_role)]})
SHOW_SPARE: Final[Code] = Code("7.4", {moves.SPARE: [("7.4", is_not_the_spare)]})

"""A game of Saboteur: which rule answers which decision, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from filone.games.saboteur import moves
from filone.games.saboteur.decisions import (
    Consent,
    Draw,
    Gold,
    HandOn,
    Hands,
    Keep,
    Look,
    Opening,
    Payment,
    Play,
    Reveal,
    Roles,
    ShowGoals,
    ShowRoles,
    ShowSpare,
)
from filone.games.saboteur.gold import AT_RANDOM, HIDDEN
from filone.games.saboteur.position import NOBODY, NOTHING_FOUND, Agreed, Position
from filone.games.saboteur.rows import is_among, listed
from filone.games.saboteur.rules import actions, goals, gold, round_end, setting_up, turn
from filone.games.saboteur.rules.next_round import nuggets_by_round
from filone.kernel.decisions import Decision
from filone.kernel.objections import Code
from filone.kernel.space import MoveSpace
from filone.kernel.state import EVERYONE

if TYPE_CHECKING:
    from filone.games.saboteur.view import SaboteurView

CODES: Final[dict[type[Decision], Code]] = {
    Opening: setting_up.OPENING,
    Roles: setting_up.ROLES,
    Hands: setting_up.HANDS,
    Play: turn.PLAY,
    Consent: round_end.CONSENT,
    Look: actions.LOOK,
    Reveal: goals.REVEAL,
    Draw: turn.DRAW,
    ShowGoals: goals.SHOW_GOALS,
    ShowRoles: round_end.SHOW_ROLES,
    ShowSpare: round_end.SHOW_SPARE,
    Gold: gold.GOLD,
    Keep: gold.KEEP,
    HandOn: gold.HAND_ON,
    Payment: gold.PAYMENT,
}


@mypyc_attr(allow_interpreted_subclasses=True)
class Saboteur(Position):
    """A game of Saboteur: the rules answer what is open in the position."""

    def space(self) -> MoveSpace:
        return moves.SPACE

    def copy(self) -> Saboteur:
        twin = Saboteur(self.seats, self.agreed)
        self.copy_into(twin)
        self.copy_fields(twin)
        return twin

    def moves(self) -> list[int]:
        """Mostly without keeping a copy: whether one of them is meant is told by what they were listed from."""
        open = self.open
        if type(open) is Play:
            return listed(self.find_plays())
        return self.find_moves() if type(open) is Draw or type(open) is Hands else super().moves()

    def allows(self, move: int) -> bool:
        open = self.open
        if type(open) is Play:
            return is_among(self.find_plays(), move)
        if type(open) is Draw or type(open) is Hands:
            return is_among(self.in_deck, move - moves.DRAW.of(open.seat, 0))
        return super().allows(move)

    def find_plays(self) -> vec[i64]:
        """What the seat on turn can play: found once until something changes."""
        if not len(self._found):
            self._found = turn.find_plays(self, self.open.seat)
        return self._found

    def forget(self) -> None:
        super().forget()
        self._found = NOTHING_FOUND

    def find_moves(self) -> list[int]:
        open = self.open
        seat = open.seat
        if self.turn >= 0:
            if type(open) is Play:
                return listed(self.find_plays())
            return gold.list_choices(self) if type(open) is Keep else [moves.AGREE.of(), moves.DECLINE.of()]
        if type(open) is Draw or type(open) is Hands:
            return setting_up.list_cards(self, seat)
        if type(open) is Opening:
            return setting_up.list_openings(self)
        if type(open) is Roles:
            return setting_up.list_roles(self, seat)
        if type(open) is Look:
            return actions.list_looks(self, seat)
        if type(open) is Reveal:
            return goals.list_reached(self)
        if type(open) is ShowGoals:
            return goals.list_still_down(self)
        if type(open) is ShowRoles:
            return round_end.list_unmaskings(self)
        if type(open) is ShowSpare:
            return round_end.list_spares(self)
        if type(open) is Gold:
            return gold.list_nuggets(self, seat)
        if type(open) is HandOn:
            return gold.list_handed_on(self, seat)
        return gold.list_payments(self, seat)

    def weights(self) -> list[int]:
        open = self.open
        if type(open) is Draw or type(open) is Hands:
            return setting_up.weigh_cards(self)
        if type(open) is Roles:
            return [count for count in self.roles_left() if count]
        if type(open) is Gold:
            return [count for count in self.gold.deck if count]
        if type(open) is Payment and self.agreed.pays == AT_RANDOM:
            return gold.weigh_payments(self)
        return [1] * len(self.legal())

    def draw(self, fraction: float) -> int:
        open = self.open
        if type(open) is Draw or type(open) is Hands:
            return setting_up.draw_card(self, open.seat, fraction)
        return super().draw(fraction)

    def choose(self, fraction: float) -> int:
        open = self.open
        return turn.choose_play(self, open.seat, fraction) if type(open) is Play else super().choose(fraction)

    def is_forced(self) -> bool:
        open = self.open
        return not (type(open) is Play and turn.has_choice(self, open.seat)) and super().is_forced()

    def apply(self, move: int) -> None:
        open = self.open
        seat = open.seat
        if self.turn >= 0:
            if type(open) is Play:
                self._found = NOTHING_FOUND
                turn.play(self, seat, move)
            elif type(open) is Keep:
                gold.keep(self, seat, move)
            else:
                round_end.consent(self, seat, move)
        elif type(open) is Draw:
            turn.draw(self, seat, move)
        elif type(open) is Hands:
            setting_up.deal_card(self, seat, move)
        elif type(open) is Opening:
            setting_up.open_with(self, move)
        elif type(open) is Roles:
            setting_up.deal_role(self, seat, move)
        elif type(open) is Look:
            actions.look(self, seat, move)
            turn.end_turn(self, seat)
        elif type(open) is Reveal:
            goals.reveal(self, seat, move)
        elif type(open) is ShowGoals:
            goals.show_goal(self, seat, move)
        elif type(open) is ShowRoles:
            round_end.unmask(self, seat)
        elif type(open) is ShowSpare:
            gold.share_out(self)
        elif type(open) is Gold:
            gold.draw_gold(self, seat, move)
        elif type(open) is HandOn:
            self.ask_instead(Keep(seat))
        else:
            gold.pay(self, seat, move)

    def refuse(self, move: int) -> str:
        return CODES[type(self.open)].against(moves.SPACE, self, move)

    def scores(self) -> list[int]:
        return [sum(self.breakdown(seat).values()) for seat in range(self.seats)]

    def breakdown(self, seat: int) -> dict[str, int]:
        return nuggets_by_round(self, seat)

    def standing(self, seat: int) -> tuple[int, ...]:
        return (sum(self.breakdown(seat).values()),)

    def ask(self) -> str:
        if self.turn < 0:
            return ""
        return "keep" if type(self.open) is Keep else "consent" if type(self.open) is Consent else "card"

    def witnesses(self, move: int) -> int:
        """Whatever is secret is seen by the one it concerns; but pay is in the open if so agreed (8.12, 8.13)."""
        seat = self.open.seat
        if type(self.open) is Payment and self.agreed.pays != HIDDEN:
            return EVERYONE
        return EVERYONE if seat == NOBODY else 1 << seat

    def view(self, seat: int) -> SaboteurView:
        from filone.games.saboteur.view import see  # noqa: PLC0415  (the view is built on the state)

        return see(self, seat)


def begin(seats: int, options: dict[str, Any]) -> Saboteur:
    state = Saboteur(seats, Agreed(seats, options))
    state.begin()
    return state

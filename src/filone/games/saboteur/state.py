"""The rules, from the deal to the end of the third round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from filone.games.saboteur import space
from filone.games.saboteur.cards import (
    CELLS,
    DIGGER,
    EDGES,
    FIRST_BREAK,
    FIRST_REPAIR,
    HAND_SIZE,
    KINDS,
    MAP,
    MOST_GOLD,
    MOST_SEATS,
    PAY,
    ROCKFALL,
    ROUNDS,
    SABOTEUR,
    TOOLS_OF,
    TREASURE,
    turned_over,
)
from filone.games.saboteur.gold import Gold
from filone.games.saboteur.layout import (
    DRAW,
    GOLD,
    HAND_ON,
    HANDS,
    KEEP,
    LOOK,
    NOBODY,
    OPENING,
    PAYMENT,
    PLAY,
    REVEAL,
    ROLES,
    SHOW_GOALS,
    SHOW_ROLES,
    SHOW_SPARE,
    UNDECIDED,
    Layout,
)
from filone.games.saboteur.maze import find
from filone.kernel.space import MoveSpace
from filone.kernel.state import CHANCE, EVERYONE, OVER

if TYPE_CHECKING:
    from filone.games.saboteur.view import SaboteurView

PHASE_CLAUSES: Final = [
    "2.8",
    "2.2",
    "2.6",
    "3.1",
    "6.12",
    "5.1",
    "3.4",
    "7.4",
    "7.4",
    "7.4",
    "8.1",
    "8.2",
    "8.2",
    "8.7",
]


@mypyc_attr(allow_interpreted_subclasses=True)
class Saboteur(Layout):
    """What may be done with the things of the layout, told in the order of the rulebook."""

    def space(self) -> MoveSpace:
        return space.SPACE

    def copy(self) -> Saboteur:
        twin = Saboteur(self.seats, self.options)
        self.copy_into(twin)
        return twin

    # The moves

    def find_moves(self) -> list[int]:
        if self.phase == PLAY:
            return self._turn_moves()
        if self.phase == DRAW or self.phase == HANDS:
            return self._card_moves()
        if self.phase == KEEP:
            return [space.KEEP + value for value in range(3) if self.gold.pool[value]]
        return self._rare_moves()

    def _card_moves(self) -> list[int]:
        base: i64 = space.DRAW + self.actor * KINDS
        return [base + card for card in self.in_deck]

    def _rare_moves(self) -> list[int]:
        actor = self.actor
        phase = self.phase
        if phase == OPENING:
            return [space.START + seat for seat in range(self.seats)]
        if phase == ROLES:
            left = self.roles_left()
            return [space.ROLE + actor * 2 + role for role in range(2) if left[role]]
        if phase == LOOK:
            return [space.LOOK + (actor * 3 + self.goal) * 3 + face for face in self._faces(self.goal)]
        if phase in (REVEAL, SHOW_GOALS):
            goals = self.maze.reached if phase == REVEAL else ~self.up
            goal = 0 if goals & 1 else 1 if goals & 2 else 2
            return [space.REVEAL + goal * 3 + face for face in self._faces(goal)]
        if phase == SHOW_ROLES:
            return [space.UNMASK + self.shown * 2 + self.roles[self.shown]]
        if phase == SHOW_SPARE:
            return [space.SPARE + (SABOTEUR if self.roles_left()[SABOTEUR] else DIGGER)]
        if phase == GOLD:
            return [space.GOLD + actor * 3 + value for value in range(3) if self.gold.deck[value]]
        if phase == HAND_ON:
            pool = self.gold.pool
            return [space.HAND + ((actor * 10 + pool[0]) * 10 + pool[1]) * 10 + pool[2]]
        value = PAY[self.roles.count(SABOTEUR)]
        ones, twos, threes = self.gold.change(value)
        loose = value - ones - 2 * twos - 3 * threes
        return [space.PAY + (((actor * 5 + ones) * 5 + twos) * 5 + threes) * 5 + loose]

    def weights(self) -> list[int]:
        if self.phase == DRAW or self.phase == HANDS:
            return self.left[:]
        if self.phase == ROLES:
            return [count for count in self.roles_left() if count]
        if self.phase == GOLD:
            return [count for count in self.gold.deck if count]
        return [1] * len(self.legal())

    def _turn_moves(self) -> list[int]:
        moves: list[int] = []
        hand = self.hands[self.actor]
        if not self.broken[self.actor]:
            self._tunnel_moves(hand, moves)
        previous = -1
        for card in hand:
            if card != previous and card >= FIRST_BREAK:
                if card < FIRST_REPAIR:
                    self._break_moves(card, moves)
                elif card < ROCKFALL:
                    self._repair_moves(card, moves)
                elif card == ROCKFALL:
                    for cell in self.maze.tunnels():
                        moves.append(space.ROCKFALL + cell)
                else:
                    for goal in range(3):
                        if not self.up >> goal & 1:
                            moves.append(space.MAP + goal)
            previous = card
        previous = -1
        for card in hand:
            if card != previous:
                moves.append(space.DISCARD + card)
            previous = card
        return moves

    def _tunnel_moves(self, hand: list[int], moves: list[int]) -> None:
        """Every tunnel card in hand, both ways up, wherever it fits (4.2 to 4.13)."""
        previous = -1
        for card in hand:
            if card >= FIRST_BREAK:
                return
            if card != previous:
                edges = EDGES[card]
                base = space.PLACE + card * 2 * CELLS
                self.maze.list_fits(edges, base, moves)
                if turned_over(edges) != edges:
                    self.maze.list_fits(turned_over(edges), base + CELLS, moves)
            previous = card

    def _break_moves(self, card: int, moves: list[int]) -> None:
        tool: i64 = card - FIRST_BREAK
        base: i64 = space.BREAK + tool * MOST_SEATS
        seat: i64
        for seat in range(self.seats):
            broken: i64 = self.broken[seat]
            if not broken >> tool & 1 and (self.may_break_own or seat != self.actor):
                moves.append(base + seat)

    def _repair_moves(self, card: int, moves: list[int]) -> None:
        base: i64 = space.REPAIR + (card - FIRST_REPAIR) * MOST_SEATS * 3
        tools: i64 = TOOLS_OF[card]
        seat: i64
        tool: i64
        for seat in range(self.seats):
            broken: i64 = self.broken[seat]
            if broken & tools:
                for tool in range(3):
                    if broken & tools & 1 << tool:
                        moves.append(base + seat * 3 + tool)

    def _faces(self, goal: int) -> list[int]:
        """What a goal can turn out to be."""
        if self.goals[goal] != UNDECIDED:
            return [self.goals[goal]]
        return [face for face in range(3) if face not in self.goals]

    # What they do

    def apply(self, move: int) -> None:
        if move < space.PLACE:
            self._take((move - space.DRAW) % KINDS)
        elif move < space.KEEP:
            self._play_card(move)
        elif move < space.START:
            self._keep(move - space.KEEP + 1)
        else:
            self._apply_rare(move)

    def _apply_rare(self, move: int) -> None:
        if move < space.ROLE:
            self.actor = move - space.START
            self.last = self.actor
            self.phase = ROLES
        elif move < space.LOOK:
            self._deal_role((move - space.ROLE) % 2)
        elif move < space.REVEAL:
            self._look((move - space.LOOK) % 3)
        elif move < space.UNMASK:
            self._reveal((move - space.REVEAL) // 3, (move - space.REVEAL) % 3)
        elif move < space.SPARE:
            self.shown += 1
            if self.shown == self.seats:
                self.phase = SHOW_SPARE
        elif move < space.GOLD:
            self._share_out()
        elif move < space.HAND:
            self.gold.draw((move - space.GOLD) % 3 + 1)
            if sum(self.gold.pool) == min(self.seats, MOST_GOLD):
                self._hold_gold()
        elif move < space.PAY:
            self._hold_gold()
        else:
            self._pay(move - space.PAY)

    def _deal_role(self, role: int) -> None:
        self.roles[self.actor] = role
        self.actor = (self.actor + self.onward) % self.seats
        if self.roles[self.actor] != UNDECIDED:
            self.phase = HANDS

    def _take(self, card: int) -> None:
        """A card from the deck into a hand, which is kept in order: for the first hand (2.6) or after a turn (3.4)."""
        self.deck_size -= 1
        at = find(self.in_deck, card)
        self.left[at] -= 1
        if not self.left[at]:
            del self.in_deck[at]
            del self.left[at]
        hand = self.hands[self.actor]
        hand.insert(find(hand, card), card)
        if self.phase == DRAW:
            self._next_turn()
            return
        self.actor = (self.actor + self.onward) % self.seats
        if len(self.hands[self.actor]) == HAND_SIZE[self.seats]:
            self.phase = PLAY
            self.turn = self.actor

    def _play_card(self, move: int) -> None:
        """One card from the hand (3.1)."""
        actor = self.actor
        hand = self.hands[actor]
        self.last = actor
        if move < space.DISCARD:
            self.plays.append(move * MOST_SEATS + actor)
        if move < space.BREAK:
            self._place(hand, move - space.PLACE)
            return
        if move >= space.DISCARD:
            card = move - space.DISCARD
            hand.remove(card)
            self.passed.append(actor * KINDS + card)
        elif move < space.REPAIR:
            tool = (move - space.BREAK) // MOST_SEATS
            hand.remove(FIRST_BREAK + tool)
            self.broken[(move - space.BREAK) % MOST_SEATS] |= 1 << tool
        elif move < space.ROCKFALL:
            self._repair(hand, move - space.REPAIR)
        elif move < space.MAP:
            hand.remove(ROCKFALL)
            self.spent[ROCKFALL] += 1
            self.spent[self.maze.collapse(move - space.ROCKFALL)] += 1
        else:
            hand.remove(MAP)
            self.spent[MAP] += 1
            self.goal = move - space.MAP
            self.phase = LOOK
            self.turn = CHANCE
            return
        self._draw()

    def _place(self, hand: list[int], code: int) -> None:
        cell = code % CELLS
        card = code // CELLS >> 1
        edges = EDGES[card]
        if code // CELLS & 1:
            edges = turned_over(edges)
        hand.remove(card)
        self.maze.place(cell, card, edges)
        self.placed = cell
        if self.maze.reached:
            self.phase = REVEAL
            self.turn = CHANCE
        else:
            self._draw()

    def _repair(self, hand: list[int], code: int) -> None:
        """Both the repair and the broken tool are discarded (6.6)."""
        tool = code % 3
        card = FIRST_REPAIR + code // 3 // MOST_SEATS
        hand.remove(card)
        self.broken[code // 3 % MOST_SEATS] &= ~(1 << tool)
        self.spent[card] += 1
        self.spent[FIRST_BREAK + tool] += 1

    def _look(self, face: int) -> None:
        self.goals[self.goal] = face
        self.lookers[self.goal] |= 1 << self.actor
        self._draw()

    def _reveal(self, goal: int, face: int) -> None:
        """A goal is turned up: reached by the tunnel (section 5), or shown when the round is over (7.4)."""
        self.goals[goal] = face
        self.up |= 1 << goal
        if self.phase == SHOW_GOALS:
            self._end_round()
            return
        card = TREASURE + face
        self.maze.turn_up(goal, card, self.placed)
        if card == TREASURE:
            self.finder = self.actor
            self._end_round()
        elif not self.maze.reached:
            self._draw()

    def _draw(self) -> None:
        """The end of a turn: a card from the deck while there is one (3.4, 3.5)."""
        if self.deck_size:
            self.phase = DRAW
            self.turn = CHANCE
        else:
            self._next_turn()

    def _next_turn(self) -> None:
        """The next seat that has cards (3.6); if there is none, the round is over (7.1)."""
        seat = self.actor
        for _ in range(self.seats):
            seat = (seat + self.onward) % self.seats
            if self.hands[seat]:
                self.actor = seat
                self.phase = PLAY
                self.turn = seat
                return
        self._end_round()

    def _end_round(self) -> None:
        """Show the goals, the roles, the spare role (7.4)."""
        self.turn = CHANCE
        self.phase = SHOW_ROLES if self.up == 7 else SHOW_GOALS

    def _share_out(self) -> None:
        """Gold for the side that has won (section 8)."""
        if self.finder == NOBODY:
            self.actor = NOBODY
            self._next_payment()
            return
        self.actor = (self.finder + 1) % self.seats
        if self._next_heir():
            self.phase = GOLD
        else:
            self._next_round()

    def _next_heir(self) -> bool:
        """Counter-clockwise to the next digger who gets gold (8.2, 8.4, 8.6)."""
        for _ in range(self.seats):
            self.actor = (self.actor - 1) % self.seats
            if self.roles[self.actor] == DIGGER and not (self.blocked_go_empty and self.broken[self.actor]):
                return True
        return False

    def _hold_gold(self) -> None:
        self.phase = KEEP
        self.turn = self.actor

    def _keep(self, nuggets: int) -> None:
        self.gold.keep(self.round, self.actor, nuggets)
        self.turn = CHANCE
        if sum(self.gold.pool):
            self._next_heir()
            self.phase = HAND_ON
        else:
            self._next_round()

    def _pay(self, code: int) -> None:
        self.gold.pay(self.round, self.actor, code // 125 % 5, code // 25 % 5, code // 5 % 5, code % 5)
        self._next_payment()

    def _next_payment(self) -> None:
        """The next saboteur in the order of the seats (8.8)."""
        for seat in range(self.actor + 1, self.seats):
            if self.roles[seat] == SABOTEUR:
                self.actor = seat
                self.phase = PAYMENT
                return
        self._next_round()

    def _next_round(self) -> None:
        """Opened by the clockwise neighbour of whoever played the last card (9.3)."""
        if self.round == ROUNDS - 1:
            self.turn = OVER
            return
        self.round += 1
        self.set_up()
        self.actor = (self.last + 1) % self.seats
        self.phase = ROLES

    # Why not

    def refuse(self, move: int) -> str:
        if self.turn == CHANCE or self.phase == KEEP:
            return PHASE_CLAUSES[self.phase]
        if move >= space.KEEP:
            return "3.1"
        if move < space.BREAK:
            return self._refuse_tunnel(move - space.PLACE)
        hand = self.hands[self.actor]
        if move < space.REPAIR:
            return self._refuse_break(hand, (move - space.BREAK) // MOST_SEATS, (move - space.BREAK) % MOST_SEATS)
        if move < space.ROCKFALL:
            code = move - space.REPAIR
            card = FIRST_REPAIR + code // 3 // MOST_SEATS
            if card not in hand:
                return "3.1"
            return "6.7" if code // 3 % MOST_SEATS < self.seats and TOOLS_OF[card] >> code % 3 & 1 else "6.6"
        if move < space.MAP:
            if ROCKFALL not in hand:
                return "3.1"
            return "6.10" if move - space.ROCKFALL in self.maze.pieces else "6.9"
        return "6.13" if move < space.DISCARD and MAP in hand else "3.1"

    def _refuse_tunnel(self, code: int) -> str:
        card = code // CELLS >> 1
        if card not in self.hands[self.actor]:
            return "3.1"
        if self.broken[self.actor]:
            return "4.1"
        edges = EDGES[card]
        if code // CELLS & 1:
            if turned_over(edges) == edges:
                return "4.2"
            edges = turned_over(edges)
        return self.maze.why_not(code % CELLS, edges)

    def _refuse_break(self, hand: list[int], tool: int, seat: int) -> str:
        if FIRST_BREAK + tool not in hand:
            return "3.1"
        if seat >= self.seats:
            return "6.2"
        return "6.3" if self.broken[seat] >> tool & 1 else "6.5"

    # Scores

    def scores(self) -> list[int]:
        return [sum(self.breakdown(seat).values()) for seat in range(self.seats)]

    def breakdown(self, seat: int) -> dict[str, int]:
        return {f"round-{round + 1}": self.gold.nuggets(seat, round) for round in range(ROUNDS)}

    # Who knows what

    def ask(self) -> str:
        return "" if self.turn < 0 else "keep" if self.phase == KEEP else "card"

    def witnesses(self, move: int) -> int:
        """Whatever is secret is seen by the one it concerns."""
        return EVERYONE if self.actor == NOBODY else 1 << self.actor

    def view(self, seat: int) -> SaboteurView:
        from filone.games.saboteur.view import see  # noqa: PLC0415  (the view is built on the state)

        return see(self, seat)


def begin(seats: int, options: dict[str, Any]) -> Saboteur:
    """The table before the first round, with all the gold (2.7)."""
    state = Saboteur(seats, options)
    state.gold = Gold()
    state.set_up()
    return state

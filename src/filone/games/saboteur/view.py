"""What a seat may know: the table as everybody sees it, what is its own, and what it remembers."""

from collections import Counter
from functools import cache, lru_cache
from itertools import pairwise
from random import Random
from typing import Any

import msgspec

from filone.games.saboteur.content.cards import CARDS, COUNTS, EDGES, FACES, GOAL_CARDS, KINDS, TOOLS, turned_over
from filone.games.saboteur.content.numbers import GOAL_CELLS, GOLD_CARDS, ROLES, SABOTEUR, WIDTH, XS, YS
from filone.games.saboteur.decisions import DECISIONS, ShowSpare
from filone.games.saboteur.gold import BUNDLES, HIDDEN, worth
from filone.games.saboteur.moves import SPACE
from filone.games.saboteur.pieces import FACE_DOWN, card_of, edges_of, is_live, piece_of
from filone.games.saboteur.position import UNDECIDED
from filone.games.saboteur.state import Saboteur, begin
from filone.kernel.decisions import name_of
from filone.kernel.state import OVER
from filone.kernel.view import View

RULES = 1
"""The version of the rules, for records."""


class Piece(msgspec.Struct, frozen=True):
    """A face-up card of the maze. `linked`: the tunnel from the start runs through it."""

    card: str
    turned: bool
    cell: tuple[int, int]
    linked: bool


class Play(msgspec.Struct, frozen=True):
    """A card played openly, in the notation of its move."""

    seat: int
    move: str


class Goal(msgspec.Struct, frozen=True):
    """A goal: what it shows, as far as the seat knows, whether it is up, and who has looked at it with a map."""

    cell: tuple[int, int]
    card: str | None
    up: bool
    lookers: list[int]


class Pick(msgspec.Struct, frozen=True):
    """A gold card kept by a digger: from which gold cards (ones, twos, threes) and which one, if the seat knows."""

    round: int
    seat: int
    pool: list[int] | None
    nuggets: int | None


class Payment(msgspec.Struct, frozen=True):
    """A saboteur's pay: gold cards by value, if the seat knows them, how many they are, their worth, loose nuggets."""

    round: int
    seat: int
    cards: list[int] | None
    count: int
    worth: int
    loose: int


class SaboteurView(View, kw_only=True, frozen=True):
    """`actor` is whom the phase concerns, `last` played the last card, `proposer` has asked this turn to end the
    round, `finder` found the treasure (-1: nobody).

    `hand`, `role` and `passed` are the seat's own; `roles` are those that everybody has seen. `pool` is the gold that
    the seat holds right now. `nuggets` is what each seat owns, as far as the seat knows.
    """

    round: int
    phase: str
    actor: int
    last: int
    proposer: int
    finder: int
    goal: int
    placed: tuple[int, int]
    maze: list[Piece]
    goals: list[Goal]
    broken: list[list[str]]
    deck: int
    hands: list[int]
    hand: list[str]
    discards: dict[str, int]
    passes: list[int]
    passed: list[str]
    plays: list[Play]
    dealt: list[bool]
    role: str | None
    roles: list[str | None]
    spare: str | None
    gold_deck: int
    gold_pool: int
    gold_cards: list[int]
    pool: list[int] | None
    picks: list[Pick]
    payments: list[Payment]
    nuggets: list[int | None]


def place_of(cell: int) -> tuple[int, int]:
    """The coordinates of a cell."""
    return cell % WIDTH + XS.start, cell // WIDTH + YS.start


def cell_at(place: tuple[int, int]) -> int:
    return (place[1] - YS.start) * WIDTH + place[0] - XS.start


def see(state: Saboteur, seat: int) -> SaboteurView:
    all_shown = state.shown == state.seats
    return SaboteurView(
        game="saboteur",
        rules=RULES,
        seats=state.seats,
        options=state.agreed.options,
        seat=seat,
        turn=state.turn,
        ask=state.ask(),
        round=state.round,
        phase=name_of(type(state.open)),
        actor=state.open.seat,
        last=state.last,
        proposer=state.proposer,
        finder=state.finder,
        goal=state.goal,
        placed=place_of(state.placed),
        maze=[_see_piece(cell, piece) for cell, piece in sorted(state.maze.pieces.items()) if piece != FACE_DOWN],
        broken=[[name for tool, name in enumerate(TOOLS) if broken >> tool & 1] for broken in state.broken],
        deck=state.deck_size,
        hands=[len(hand) for hand in state.hands],
        discards={CARDS[card]: count for card, count in enumerate(state.spent) if count},
        passes=[state.passers.count(other) for other in range(state.seats)],
        plays=[_see_play(who, move) for who, move in zip(state.players, state.plays, strict=True)],
        dealt=[role != UNDECIDED for role in state.roles],
        roles=[_role(role) if other < state.shown else None for other, role in enumerate(state.roles)],
        spare=ROLES[SABOTEUR if state.roles_left()[SABOTEUR] else 0]
        if all_shown and not isinstance(state.open, ShowSpare)
        else None,
        gold_deck=sum(state.gold.deck),
        gold_pool=sum(state.gold.pool),
        gold_cards=[state.gold.cards(other) for other in range(state.seats)],
        **own(state, seat, None),
    )


def own(state: Saboteur, seat: int, _: SaboteurView | None) -> dict[str, Any]:
    """What a seat sees otherwise than a spectator."""
    picks, pool = _gold_memories(state, seat)
    return {
        "goals": [_see_goal(state, seat, goal) for goal in range(3)],
        "hand": [CARDS[card] for card in state.hands[seat]] if seat >= 0 else [],
        "passed": [CARDS[card] for card, who in zip(state.passed, state.passers, strict=True) if who == seat],
        "role": _role(state.roles[seat]) if seat >= 0 else None,
        "pool": pool,
        "picks": picks,
        "payments": _see_payments(state, seat),
        "nuggets": [
            sum(state.breakdown(other).values()) if other == seat or state.turn == OVER else None
            for other in range(state.seats)
        ],
    }


@lru_cache(1 << 14)
def _see_piece(cell: int, piece: int) -> Piece:
    card = card_of(piece)
    return Piece(FACES[card], edges_of(piece) != EDGES[card], place_of(cell), is_live(piece))


@lru_cache(1 << 14)
def _see_play(seat: int, move: int) -> Play:
    return Play(seat, SPACE.text(move))


@cache
def _move(notation: str) -> int:
    return SPACE.parse(notation)


def _role(role: int) -> str | None:
    return None if role == UNDECIDED else ROLES[role]


def _see_goal(state: Saboteur, seat: int, goal: int) -> Goal:
    up, lookers = state.is_up(goal), state.lookers[goal]
    known = up or (seat >= 0 and lookers >> seat & 1)
    return _goal(goal, GOAL_CARDS[state.goals[goal]] if known else None, up, lookers)


@lru_cache(1 << 12)
def _goal(goal: int, card: str | None, up: bool, lookers: int) -> Goal:
    return Goal(
        place_of(GOAL_CELLS[goal]), card, up, [seat for seat in range(lookers.bit_length()) if lookers >> seat & 1]
    )


def _see_payments(state: Saboteur, seat: int) -> list[Payment]:
    payments = []
    for round, who, *cards, loose in state.gold.payments:
        ones, twos, threes = cards
        seen = state.agreed.pays != HIDDEN or who == seat or state.turn == OVER
        worth_paid = worth((ones, twos, threes))
        payments.append(Payment(round, who, cards if seen else None, sum(cards), worth_paid, loose))
    return payments


def _gold_memories(state: Saboteur, seat: int) -> tuple[list[Pick], list[int] | None]:
    """Who kept a card when; of the seat's own picks also what it chose from; after the end everything."""
    picks: list[Pick] = []
    pool = state.gold.pool[:]
    when = state.round
    for round, who, nuggets in reversed(state.gold.picks):
        if round != when:
            pool, when = [0, 0, 0], round
        pool[nuggets - 1] += 1
        seen = who == seat or state.turn == OVER
        picks.append(Pick(round, who, pool[:] if seen else None, nuggets if seen else None))
    picks.reverse()
    return picks, state.gold.pool[:] if state.gold_holder() == seat else None


def imagine(view: SaboteurView, rng: Random) -> Saboteur:
    state = begin(view.seats, view.options)
    state.round = view.round
    state.ask_instead(DECISIONS[view.phase](view.actor))
    state.turn = view.turn
    state.last = view.last
    state.proposer = view.proposer
    state.finder = view.finder
    state.goal = view.goal
    state.placed = cell_at(view.placed)
    state.recall([_move(play.move) for play in view.plays], [play.seat for play in view.plays])
    state.broken = [sum(1 << TOOLS.index(tool) for tool in tools) for tools in view.broken]
    _imagine_maze(state, view)
    _imagine_roles(state, view)
    _imagine_cards(state, view)
    _imagine_gold(state, view)
    state.redeal(view.seat, rng)
    return state


def _imagine_maze(state: Saboteur, view: SaboteurView) -> None:
    for piece in view.maze:
        card = FACES.index(piece.card)
        edges = turned_over(EDGES[card]) if piece.turned else EDGES[card]
        state.maze.pieces[cell_at(piece.cell)] = piece_of(card, edges)
    state.maze.survey()
    for number, goal in enumerate(view.goals):
        state.up |= goal.up << number
        state.lookers[number] = sum(1 << seat for seat in goal.lookers)
        if goal.card is not None:
            state.goals[number] = GOAL_CARDS.index(goal.card)
    for number, goal in enumerate(view.goals):
        if goal.lookers and goal.card is None:
            state.goals[number] = next(face for face in range(3) if face not in state.goals)


def _imagine_roles(state: Saboteur, view: SaboteurView) -> None:
    state.shown = sum(role is not None for role in view.roles)
    known = [view.role if seat == view.seat else role for seat, role in enumerate(view.roles)]
    state.roles = [UNDECIDED if role is None else ROLES.index(role) for role in known]
    for seat, dealt in enumerate(view.dealt):
        if dealt and known[seat] is None:
            state.roles[seat] = SABOTEUR if state.roles_left()[SABOTEUR] else 0


def _imagine_cards(state: Saboteur, view: SaboteurView) -> None:
    for card, count in view.discards.items():
        state.spent[CARDS.index(card)] = count
    seen = [CARDS.index(card) for card in view.hand + view.passed]
    seen += [FACES.index(piece.card) for piece in view.maze if piece.card in CARDS]
    seen += [CARDS.index(f"BREAK_{tool.upper()}") for tools in view.broken for tool in tools]
    unseen = [COUNTS[card] - state.spent[card] - seen.count(card) for card in range(KINDS)]
    cards = [card for card in range(KINDS) for _ in range(unseen[card])]
    for seat, size in enumerate(view.hands):
        own = seat == view.seat
        state.hands[seat] = [CARDS.index(card) for card in view.hand] if own else [cards.pop() for _ in range(size)]
        passed = [CARDS.index(card) for card in view.passed] if own else [cards.pop() for _ in range(view.passes[seat])]
        state.passed += passed
        state.passers += [seat] * len(passed)
    state.stock([cards.count(card) for card in range(KINDS)])


def _imagine_gold(state: Saboteur, view: SaboteurView) -> None:
    """Fill in what others kept: out of the gold that the seat handed on, or else out of the gold that it never saw."""
    gold = state.gold
    unseen = _counter(GOLD_CARDS)
    for payment in view.payments:
        unseen -= _counter(payment.cards or [])
    kept = [pick.nuggets or 0 for pick in view.picks]
    pool = view.pool
    for round in range(view.round + 1):
        sights = [(at, _counter(pick.pool)) for at, pick in enumerate(view.picks) if pick.round == round and pick.pool]
        end = sum(pick.round <= round for pick in view.picks)
        if round == view.round and view.pool is not None:
            sights.append((end, _counter(view.pool)))
        if sights:
            unseen -= sights[0][1]
        for (at, before), (until, after) in pairwise([*sights, (end, Counter())]):
            left = list((before - Counter(kept[at : at + 1]) - after).elements())
            kept[at + 1 : until] = [left.pop() for _ in range(at + 1, until)]
            if round == view.round and left:
                pool = _counts(left)
    for payment in view.payments:
        ones, twos, threes = payment.cards or _any_payment(payment, unseen)
        gold.payments.append((payment.round, payment.seat, ones, twos, threes, payment.loose))
    left = list(unseen.elements())
    gold.picks = [
        (pick.round, pick.seat, nuggets or left.pop()) for pick, nuggets in zip(view.picks, kept, strict=True)
    ]
    if pool is None:
        pool = _counts([left.pop() for _ in range(view.gold_pool)])
    gold.pool = pool[:]
    gold.deck = _counts(left)


def _any_payment(payment: Payment, unseen: Counter[int]) -> tuple[int, int, int]:
    """Cards for a payment that the seat has not seen, out of gold that it has not seen either."""
    for way in BUNDLES[payment.worth]:
        cards = _counter(list(way))
        if sum(way) == payment.count and worth(way) == payment.worth and cards <= unseen:
            unseen -= cards
            return way
    raise AssertionError(payment)


def _counter(counts: list[int]) -> Counter[int]:
    """Gold cards by value."""
    return Counter({value + 1: count for value, count in enumerate(counts)})


def _counts(cards: list[int]) -> list[int]:
    return [cards.count(value) for value in (1, 2, 3)]

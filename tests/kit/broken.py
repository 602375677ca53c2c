"""Toys with one thing wrong each: what every check of the kit must notice."""

from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

import msgspec

from filone.kernel import EVERYONE, OVER, SPECTATOR, Facts, Game, MoveSpace, Outcome, State, View
from filone.kernel.effects import Effects
from filone.kernel.space import Kind0
from filone.kernel.told import Told
from toy import moves
from toy.content.cards import LUCKY
from toy.decisions import Choose
from toy.effects import effects
from toy.game import GAME
from toy.state import Toy
from toy.told import TALES
from toy.told import told as told_by_the_toy
from toy.view import ToyView, imagine

KEEP = moves.KEEP.of()
SWAP = moves.SWAP.of()


def variant(
    cls: type[Toy] = Toy,
    imagined: Callable[[Any, Random], State] = imagine,
    kind: type[Game] = Game,
    package: str = "toy",
    told: Callable[[Any, int], Effects] = effects,
    space: MoveSpace = GAME.space,
    sets: dict[str, dict[str, Any]] = GAME.sets,
    came: Callable[[Any, int, Any], list[Told]] = told_by_the_toy,
    facts: Facts = GAME.facts,
) -> Game:
    """The toy with a part replaced, its words taken from `package`."""

    def begin(seats: int, options: dict[str, Any]) -> State:
        state = cls(seats, options)
        state.begin()
        return state

    begin.__module__ = f"{package}.state"
    return kind(
        name=GAME.name,
        rules=GAME.rules,
        seats=GAME.seats,
        options=GAME.options,
        space=space,
        begin=begin,
        imagine=imagined,
        view=GAME.view,
        asks=GAME.asks,
        categories=GAME.categories,
        facts=facts,
        effects=told,
        sets=sets,
        tales=TALES,
        told=came,
    )


class Calm(Toy):
    """A toy in which a swap is only said."""

    def find_moves(self) -> list[int]:
        return super().find_moves() if self.turn < 0 else [KEEP, SWAP]

    def apply(self, move: int) -> None:
        super().apply(move if moves.DEAL.has(move) else KEEP)


class Endless(Calm):
    def apply(self, move: int) -> None:
        super().apply(move)
        if self.turn == OVER:
            self.ask_instead(Choose(0))


class SeatBeyondTheTable(Calm):
    def apply(self, move: int) -> None:
        super().apply(move)
        if self.turn == 1:
            self.turn = self.seats


class Unsorted(Toy):
    def find_moves(self) -> list[int]:
        return super().find_moves()[::-1]


class PlayerRollsTheDice(Calm):
    def find_moves(self) -> list[int]:
        return super().find_moves() if self.turn < 0 else [KEEP, moves.DEAL.of(0, 0)]

    def apply(self, move: int) -> None:
        super().apply(move if self.turn < 0 else KEEP)


class WeightMissing(Toy):
    def weights(self) -> list[int]:
        return super().weights()[1:] or [1, 1]


class CountsFromTheEnd(Toy):
    def choose(self, fraction: float) -> int:
        return self.legal()[-1 - int(fraction * len(self.legal()))]


class AsksSomethingElse(Toy):
    def ask(self) -> str:
        return "weather"


class SaysTheOther(Game):
    def text(self, state: State, move: Any) -> str:
        return super().text(state, {KEEP: SWAP, SWAP: KEEP}.get(move, move))


class DescribesTheOther(Game):
    def describe(self, state: State, move: Any, seat: Any = None) -> dict[str, Any]:
        return super().describe(state, {KEEP: SWAP, SWAP: KEEP}.get(move, move), seat)


class TellsSpectators(Game):
    def describe(self, state: State, move: Any, seat: Any = None) -> dict[str, Any]:
        return super().describe(state, move, None if seat == SPECTATOR else seat)


GAMES_BEGUN = count()


class Moody(Toy):
    """No two games of it are alike."""

    def __init__(self, seats: int, options: dict[str, bool]) -> None:
        super().__init__(seats, options)
        self.mood = next(GAMES_BEGUN)

    def standing(self, seat: int) -> tuple[int, ...]:
        return ((seat + self.mood) % self.seats,)


class Shy(Toy):
    """Changes when looked at."""

    def view(self, seat: int) -> View:
        self.discards.append(1)
        return super().view(seat)


class SharedHands(Toy):
    def copy(self) -> Toy:
        twin = super().copy()
        twin.hands = self.hands
        return twin


class Forgetful(Toy):
    def __reduce__(self) -> tuple[Any, ...]:
        return GAME.start, (self.seats, self.options)


class WrongClause(Toy):
    def refuse(self, move: int) -> str:
        return "9.9"


class CardTwice(Toy):
    def apply(self, move: int) -> None:
        super().apply(move)
        if moves.DEAL.has(move):
            self.pile.append(9)


class BadSums(Toy):
    def breakdown(self, seat: int) -> dict[str, int]:
        return {"card": self.hands[seat] + 1}


class LastWins(Toy):
    def outcome(self) -> Outcome:
        return msgspec.structs.replace(super().outcome(), winners=[self.seats - 1])


class OneViewForAll(Toy):
    def view(self, seat: int) -> View:
        return super().view(0)


def imagine_anything(view: ToyView, rng: Random) -> Toy:
    state = imagine(view, rng)
    state.hands = state.hands[1:] + state.hands[:1]
    return state


def imagine_unplayable(view: ToyView, rng: Random) -> Toy:
    state = CardTwice(view.seats, view.options)
    fitting = imagine(view, rng)
    fitting.copy_into(state)
    fitting.copy_fields(state)
    return state


KEPT: list[Toy] = []


def imagine_and_keep(view: ToyView, rng: Random) -> Toy:
    KEPT.append(imagine(view, rng))
    return KEPT[-1]


class RedealsEverything(Toy):
    def redeal(self, seat: int, rng: Random) -> None:
        super().redeal(SPECTATOR, rng)


class RedealsNothing(Toy):
    def redeal(self, seat: int, rng: Random) -> None:
        return


class RefusesByOthersHands(Toy):
    def refuse(self, move: int) -> str:
        return f"1.{1 + self.hands[(self.turn + 1) % self.seats] % 2}"


class KeepingShowsTheLastHand(Toy):
    def apply(self, move: int) -> None:
        super().apply(move)
        if move == KEEP:
            self.discards += [1] * self.hands[-1]


class ShowsTheFirstHand(Toy):
    def view(self, seat: int) -> View:
        return msgspec.structs.replace(super().view(seat), discards=self.hands[0])


class TakesTheObvious(Toy):
    """Does not ask whoever cannot swap, so that everybody knows who holds a nine."""

    def find_moves(self) -> list[int]:
        return super().find_moves() if self.turn < 0 or self.hands[self.turn] != LUCKY else [KEEP]

    def carry_out(self, move: int) -> None:
        super().carry_out(move)
        self.settle()


class EveryoneIsTold(Toy):
    def witnesses(self, move: int) -> int:
        return EVERYONE


class WitnessBeyondTheTable(Toy):
    def witnesses(self, move: int) -> int:
        return 1 << self.seats


class ListsTooLittle(Calm):
    def find_moves(self) -> list[int]:
        return super().find_moves()[:-1] or [KEEP]


class ShowsDecisionsByNumber(Toy):
    def view(self, seat: int) -> View:
        return msgspec.structs.replace(super().view(seat), decision="1")


class CopiesWithACardMore(Toy):
    def __deepcopy__(self, memo: dict[int, Any]) -> Toy:
        twin = self.copy()
        twin.discards.append(1)
        return twin


class TakesAnything(Toy):
    def advance(self, move: Any) -> None:
        self.proceed(move)


class Manifold(Game):
    """Every copy of it is another."""

    def __reduce__(self) -> tuple[Any, ...]:
        return variant, ()


class Homesick(Game):
    """Cannot be sent anywhere."""

    def __reduce__(self) -> tuple[Any, ...]:
        return (lambda: GAME), ()


class WrongWay(Kind0):
    def of(self) -> int:
        return self.base + 1


def brings_the_unheard_of(state: Toy, move: int) -> Effects:
    return Effects(brings={"luck": 1})


def tells_the_next_hand(state: Toy, move: int) -> Effects:
    return Effects(brings={"card": state.hands[(state.turn + 1) % state.seats]})


def tells_everybody_what_is_swapped(before: Toy, move: int, after: Toy) -> list[Told]:
    return [Told(one.tale, one.facts) for one in told_by_the_toy(before, move, after)]


BROKEN: dict[str, Game] = {
    "random_games_end": variant(Endless),
    "turn_is_a_seat_or_chance": variant(SeatBeyondTheTable),
    "moves_are_sorted_and_unique": variant(Unsorted),
    "chance_makes_the_moves_of_chance": variant(PlayerRollsTheDice),
    "chance_has_a_weight_for_every_outcome": variant(WeightMissing),
    "a_choice_at_random_is_one_of_the_list": variant(CountsFromTheEnd),
    "open_decisions_are_declared": variant(AsksSomethingElse),
    "texts_lead_back_to_moves": variant(kind=SaysTheOther),
    "json_leads_back_to_moves": variant(kind=DescribesTheOther),
    "records_lead_back_to_positions": variant(Moody),
    "looking_changes_nothing": variant(Shy),
    "copies_are_equal_and_independent": variant(SharedHands),
    "pickles_are_equal": variant(Forgetful),
    "refusals_name_a_clause_and_change_nothing": variant(WrongClause),
    "components_are_conserved": variant(CardTwice),
    "scores_add_up": variant(BadSums),
    "outcomes_rank_the_seats": variant(LastWins),
    "views_are_what_the_game_declares": variant(OneViewForAll),
    "imagined_states_fit_the_view": variant(imagined=imagine_anything),
    "imagined_states_can_be_played": variant(imagined=imagine_unplayable),
    "what_was_imagined_is_let_go": variant(imagined=imagine_and_keep),
    "redealt_worlds_look_alike": variant(RedealsEverything),
    "redealt_worlds_are_coached_alike": variant(RedealsEverything),
    "redealt_worlds_refuse_alike": variant(RefusesByOthersHands),
    "redealt_worlds_stay_alike": variant(KeepingShowsTheLastHand),
    "pushes_tell_nothing": variant(TakesTheObvious),
    "moves_told_alike_look_alike": variant(ShowsTheFirstHand),
    "secrets_told_are_remembered": variant(EveryoneIsTold),
    "witnesses_are_seats": variant(WitnessBeyondTheTable),
    "hidden_things_are_redealt": variant(RedealsNothing),
    "spectators_are_told_what_everybody_is": variant(kind=TellsSpectators),
    "facts_hold": variant(facts=Facts(hidden=False, outcomes=9, longest=20)),
    "resampled_histories_are_told_alike": variant(SharedHands),
    "listed_moves_are_those_nobody_objects_to": variant(ListsTooLittle),
    "sets_of_options_can_be_played": variant(sets={"nine": {"unlucky": True}}),
    "arguments_are_read_as_they_were_made": variant(space=MoveSpace(WrongWay("keep"), Kind0("swap"))),
    "decisions_are_shown_by_name": variant(ShowsDecisionsByNumber),
    "effects_are_told_in_known_names": variant(told=brings_the_unheard_of),
    "redealt_worlds_have_the_same_effects": variant(told=tells_the_next_hand),
    "deep_copies_are_equal": variant(CopiesWithACardMore),
    "games_and_spaces_are_one_of_a_kind": variant(kind=Manifold),
    "bots_think_the_same_after_a_journey": variant(kind=Homesick),
    "numbers_of_arrays_are_taken": variant(TakesAnything),
}
"""By the check that must fail."""

SPOILED: list[tuple[str, str, str, str]] = [
    ("choices_read_differently", "texts/en.ftl", "Swap it", "Keep it"),
    ("everything_that_happens_can_be_told", "texts/it.ftl", "log-keep", "log-hold"),
    ("whatever_comes_of_a_move_can_be_told", "texts/it.ftl", "told-swapped = ", "told-kept = "),
    ("texts_are_neither_missing_nor_unused", "texts/en.ftl", "told-swapped-hidden", "told-swapped-away"),
    ("every_position_can_be_drawn", "draw.py", 'return [[words("draw-card", card=view.card)]]', "return []"),
    ("every_position_can_be_drawn", "texts/it.ftl", "{ $card }.\n", "{ $carta }.\n"),
    ("rows_are_what_is_declared", "features.py", "        row.put(len(state.discards))\n", ""),
    ("rows_are_what_is_declared", "features.py", 'number("card", max(CARDS)', 'number("card", 1'),
    ("rows_tell_what_a_seat_knows", "features.py", "row.put(state.hands[seat])", "row.put(state.hands[0])"),
    ("rows_hide_what_a_seat_is_not_told", "features.py", "row.put(state.hands[seat])", "row.put(state.hands[0])"),
    ("moves_have_numbers", "features.py", "all_moves(SPACE, state.seats)", "[0]"),
    ("rulebooks_have_the_same_numbers", "rulebook/it.md", "**2.1**", "**2.2**"),
    ("rulebooks_have_the_same_numbers", "rulebook/en.md", "## 2 ", "## 3 "),
    ("every_clause_is_cited_by_a_test", "rulebook/en.md", "**2.1**", "**2.2** New.\n\n**2.1**"),
    ("every_clause_is_cited_by_a_test", "rulebook/en.md", "\n\n**2.1** ", " "),
    ("clauses_in_the_code_exist", "rules/play.py", '"1.2"', '"7.7"'),
    ("texts_are_neither_missing_nor_unused", "texts/en.ftl", "move-keep = Keep it\n", ""),
    ("texts_are_neither_missing_nor_unused", "texts/it.ftl", "score-card", "score-luck = Fortuna\nscore-card"),
    ("texts_are_neither_missing_nor_unused", "texts/it.ftl", "draw-card", "draw-luck = Fortuna\ndraw-card"),
    ("texts_are_neither_missing_nor_unused", "draw.py", '"draw-card"', '"draw-cards"'),
    ("texts_use_what_they_are_given", "texts/en.ftl", "log-deal-hidden = ", "log-deal-hidden = { $card } "),
    ("options_are_explained", "texts/it.ftl", ".help", ".aiuto"),
    ("options_are_explained", "texts/en.ftl", "A nine may not be swapped", "A nine may not be swapped (7.7)"),
    ("languages_have_the_same_texts", "texts/en.ftl", "ask-card = ", "ask-card =\n    .help = Think.\n    .why = "),
]
"""Check, file of the folder, what stands there, what is put in its place."""

"""A game of Caverna: which rule answers which decision, and nothing else."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from filone.games.caverna import moves
from filone.games.caverna.decisions import (
    Breed,
    Buy,
    Clear,
    Exchange,
    Feed,
    Finish,
    Food,
    Forge,
    Furnish,
    Imitate,
    Install,
    Lay,
    Loot,
    Opening,
    Part,
    Pay,
    Place,
    Put,
    Reveal,
    Room,
    Round,
    Skip,
    Sow,
    Token,
    Trade,
)
from filone.games.caverna.position import Position
from filone.games.caverna.rules import (
    animals,
    anytime,
    breeding,
    codes,
    exchanges,
    expeditions,
    feeding,
    furnishing,
    harvest,
    imitation,
    market,
    pieces,
    rounds,
    scoring,
    setting_up,
    solo,
    sowing,
    twins,
    weapons,
    work,
)
from filone.kernel.decisions import name_of
from filone.kernel.objections import Code
from filone.kernel.space import MoveSpace
from filone.kernel.view import View

CODES: Final[dict[type, Code]] = {
    Round: codes.OVER,
    Opening: codes.CHANCE,
    Reveal: codes.CHANCE,
    Token: codes.CHANCE,
    Place: anytime.allow(work.PLACE),
    Part: anytime.allow(work.PART),
    Imitate: anytime.allow(imitation.IMITATE),
    Lay: anytime.allow(twins.LAY),
    Put: anytime.PUT,
    Furnish: anytime.allow(furnishing.FURNISH),
    Pay: anytime.allow(furnishing.PAY),
    Install: anytime.allow(furnishing.INSTALL),
    Sow: anytime.allow(sowing.SOW),
    Forge: anytime.allow(weapons.FORGE),
    Loot: anytime.allow(expeditions.LOOT),
    Buy: anytime.allow(market.BUY),
    Trade: anytime.allow(market.TRADE),
    Exchange: anytime.EXCHANGE,
    Food: anytime.FOOD_FOR_GOLD,
    Room: anytime.ROOM,
    Skip: anytime.allow(harvest.SKIP),
    Feed: feeding.FEED,
    Breed: anytime.allow(breeding.BREED),
    Finish: scoring.FINISH,
    Clear: anytime.allow(solo.CLEAR),
}


@mypyc_attr(allow_interpreted_subclasses=True)
class Caverna(Position):
    """The rules of play on top of what lies on the table."""

    def space(self) -> MoveSpace:
        return moves.SPACE

    def copy(self) -> Caverna:
        twin = Caverna(self.seats)
        self.copy_into(twin)
        return twin

    def find_moves(self) -> list[int]:
        listed = self.find_answers()
        return anytime.offer(self, listed) if self.turn >= 0 else listed

    def listed_before(self) -> list[int]:
        """Exchanges could not come in the middle of everything yet."""
        listed = self.legal()
        return listed if anytime.offered_before(self) else [move for move in listed if not moves.EXCHANGE.has(move)]

    def find_answers(self) -> list[int]:
        """What answers the open decision; an exchange may come before."""
        open = self.open
        if type(open) is Place:
            return work.list_places(self)
        if type(open) is Part:
            return work.list_parts(self, open)
        if type(open) is Exchange:
            return anytime.list_menu(self)
        if type(open) is Lay:
            return twins.list_lays(self, open)
        if type(open) is Put:
            return anytime.list_puts(self, open)
        if type(open) is Furnish:
            return furnishing.list_tiles(self, open)
        if type(open) is Pay:
            return furnishing.list_payments(self, open)
        if type(open) is Install:
            return furnishing.list_sites(self, open)
        if type(open) is Sow:
            return sowing.list_crops(self)
        if type(open) is Forge:
            return weapons.list_weapons(self)
        if type(open) is Loot:
            return expeditions.list_items(self, open)
        if type(open) is Imitate:
            return imitation.list_models(self, open)
        if type(open) is Buy:
            return market.list_purchases(self, open)
        if type(open) is Trade:
            return market.list_trades(self, open)
        if type(open) is Food:
            return anytime.list_meals_for_gold(self)
        if type(open) is Room:
            return animals.list_rescues(self)
        if type(open) is Skip:
            return harvest.list_phases()
        if type(open) is Feed:
            return feeding.list_meals(self, open)
        if type(open) is Breed:
            return breeding.list_newborns(self, open)
        if type(open) is Finish:
            return scoring.list_last_exchanges(self)
        if type(open) is Clear:
            return solo.list_saves(self, open)
        if type(open) is Reveal:
            return rounds.list_cards(self)
        if type(open) is Token:
            return rounds.list_tokens(self)
        return setting_up.list_starters(self)

    def weights(self) -> list[int]:
        return rounds.token_weights(self) if type(self.open) is Token else [1] * len(self.legal())

    def apply(self, move: int) -> None:
        self.answer(move)
        rounds.proceed(self)

    def answer(self, move: int) -> None:
        """The move by itself; what follows is the course of the game."""
        open = self.open
        if moves.EXCHANGE.has(move):
            self.ask_first(Exchange(open.seat))
        elif type(open) is Place:
            work.place(self, move)
        elif type(open) is Part:
            work.choose_part(self, open, move)
        elif type(open) is Lay:
            twins.lay(self, open, move)
        elif type(open) is Put:
            pieces.put(self, open, move)
        elif type(open) is Furnish:
            furnishing.furnish(self, open, move)
        elif type(open) is Pay:
            furnishing.pay(self, open, move)
        elif type(open) is Install:
            furnishing.install(self, open, move)
        elif type(open) is Sow:
            sowing.sow(self, move)
        elif type(open) is Forge:
            weapons.forge(self, move)
        elif type(open) is Loot:
            expeditions.loot(self, open, move)
        elif type(open) is Imitate:
            imitation.imitate(self, open, move)
        elif type(open) is Buy:
            market.buy(self, open, move)
        elif type(open) is Trade:
            market.trade(self, move)
        elif type(open) is Exchange or type(open) is Room:
            exchanges.exchange(self, move)
        elif type(open) is Food:
            exchanges.spend_coins(self, move)
        elif type(open) is Skip:
            harvest.skip(self, open, move)
        elif type(open) is Feed:
            feeding.eat(self, open, move)
        elif type(open) is Breed:
            breeding.breed(self, move)
        elif type(open) is Finish:
            scoring.finish(self, move)
        elif type(open) is Clear:
            rounds.clear_or_save(self, open, move)
        elif type(open) is Reveal:
            rounds.reveal(self, move)
        elif type(open) is Token:
            rounds.reveal_token(self, move)
        else:
            setting_up.give_token(self, move)

    def refuse(self, move: int) -> str:
        return CODES[type(self.open)].against(moves.SPACE, self, move)

    def scores(self) -> list[int]:
        return [sum(scoring.lines(home)) for home in self.homes]

    def breakdown(self, seat: int) -> dict[str, int]:
        return dict(zip(scoring.CATEGORIES, scoring.lines(self.homes[seat]), strict=True))

    def ask(self) -> str:
        return name_of(type(self.open)) if self.turn >= 0 else ""

    def view(self, seat: int) -> View:
        from filone.games.caverna.view import see  # noqa: PLC0415 (the view is not compiled)

        return see(self, seat)


def begin(seats: int, options: dict[str, Any]) -> Caverna:
    state = Caverna(seats)
    state.set_up(options)
    rounds.proceed(state)
    return state

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
        if isinstance(open, Place):
            return work.list_places(self)
        if isinstance(open, Part):
            return work.list_parts(self, open)
        if isinstance(open, Exchange):
            return anytime.list_menu(self)
        if isinstance(open, Lay):
            return twins.list_lays(self, open)
        if isinstance(open, Put):
            return anytime.list_puts(self, open)
        if isinstance(open, Furnish):
            return furnishing.list_tiles(self, open)
        if isinstance(open, Pay):
            return furnishing.list_payments(self, open)
        if isinstance(open, Install):
            return furnishing.list_sites(self, open)
        if isinstance(open, Sow):
            return sowing.list_crops(self)
        if isinstance(open, Forge):
            return weapons.list_weapons(self)
        if isinstance(open, Loot):
            return expeditions.list_items(self, open)
        if isinstance(open, Imitate):
            return imitation.list_models(self, open)
        if isinstance(open, Buy):
            return market.list_purchases(self, open)
        if isinstance(open, Trade):
            return market.list_trades(self, open)
        if isinstance(open, Food):
            return anytime.list_meals_for_gold(self)
        if isinstance(open, Room):
            return animals.list_rescues(self)
        if isinstance(open, Skip):
            return harvest.list_phases()
        if isinstance(open, Feed):
            return feeding.list_meals(self, open)
        if isinstance(open, Breed):
            return breeding.list_newborns(self, open)
        if isinstance(open, Finish):
            return scoring.list_last_exchanges(self)
        if isinstance(open, Clear):
            return solo.list_saves(self, open)
        if isinstance(open, Reveal):
            return rounds.list_cards(self)
        if isinstance(open, Token):
            return rounds.list_tokens(self)
        return setting_up.list_starters(self)

    def weights(self) -> list[int]:
        return rounds.token_weights(self) if isinstance(self.open, Token) else [1] * len(self.legal())

    def apply(self, move: int) -> None:
        self.answer(move)
        rounds.proceed(self)

    def answer(self, move: int) -> None:
        """The move by itself; what follows is the course of the game."""
        open = self.open
        if moves.EXCHANGE.has(move):
            self.ask_first(Exchange(open.seat))
        elif isinstance(open, Place):
            work.place(self, move)
        elif isinstance(open, Part):
            work.choose_part(self, open, move)
        elif isinstance(open, Lay):
            twins.lay(self, open, move)
        elif isinstance(open, Put):
            pieces.put(self, open, move)
        elif isinstance(open, Furnish):
            furnishing.furnish(self, open, move)
        elif isinstance(open, Pay):
            furnishing.pay(self, open, move)
        elif isinstance(open, Install):
            furnishing.install(self, open, move)
        elif isinstance(open, Sow):
            sowing.sow(self, move)
        elif isinstance(open, Forge):
            weapons.forge(self, move)
        elif isinstance(open, Loot):
            expeditions.loot(self, open, move)
        elif isinstance(open, Imitate):
            imitation.imitate(self, open, move)
        elif isinstance(open, Buy):
            market.buy(self, open, move)
        elif isinstance(open, Trade):
            market.trade(self, move)
        elif isinstance(open, (Exchange, Room)):
            exchanges.exchange(self, move)
        elif isinstance(open, Food):
            exchanges.spend_coins(self, move)
        elif isinstance(open, Skip):
            harvest.skip(self, open, move)
        elif isinstance(open, Feed):
            feeding.eat(self, open, move)
        elif isinstance(open, Breed):
            breeding.breed(self, move)
        elif isinstance(open, Finish):
            scoring.finish(self, move)
        elif isinstance(open, Clear):
            rounds.clear_or_save(self, open, move)
        elif isinstance(open, Reveal):
            rounds.reveal(self, move)
        elif isinstance(open, Token):
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

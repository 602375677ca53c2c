"""A table: who sits where, how it is played, and the play itself. A command is tried on a copy, which is then kept."""

import secrets
from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

import msgspec

from filone.kernel import OVER, Game, NotYourTurn, Record
from filone.kernel.dice import Dice
from filone.kernel.registry import load
from filone.table.clocks import Clocks, Pace, Slow, read_clocks
from filone.table.errors import Refusal
from filone.table.play import Play, Played
from filone.table.verify import dice_from, verify

Status: TypeAlias = Literal["waiting", "playing", "adjourned", "over"]
Timeout: TypeAlias = Literal["move", "seat"]
UNHURRIED = 14
"""Days for each turn of a rated game, if nothing was said about it."""


class Chair(msgspec.Struct, frozen=True):
    """A seat at the table. Free: neither `account` nor `bot`. Both: a person's seat that was left to a bot."""

    account: str | None = None
    name: str | None = None
    bot: str | None = None
    visiting: bool = False
    """The account is that of a bot from outside."""
    adjourns: bool = False
    hints: int = 0
    """How many hints were taken here."""

    @property
    def free(self) -> bool:
        return self.account is None and self.bot is None

    @property
    def person(self) -> bool:
        return self.account is not None and self.bot is None


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """Everything about a table but its moves: what is stored, besides them."""

    id: str
    version: int
    name: str
    game: str
    rules: int
    options: dict[str, Any]
    status: Status
    chairs: tuple[Chair, ...]
    host: str | None
    pace: Pace
    timeout: Timeout
    open: bool
    scores: bool
    hints: bool = False
    """Whether hints may be taken even where several people play."""
    rated: bool = False
    """Whether the result counts for ratings; whoever sits down has agreed to it."""
    chat: bool = True
    """Whether people may talk here."""
    invitation: str
    secret: str
    dice_from: int
    """The first move whose chance is this table's: not 0 for a game that began elsewhere."""
    brought: int = 0
    """So many moves were brought in a record. Whoever brought them may have chosen all of them, chance included."""
    source: str | None = None
    """The table that these moves were made at, if the game went on from a finished one of this server."""
    created: float
    changed: float
    started: float
    turn: int = OVER
    rematch: str | None = None
    winners: tuple[int, ...] = ()
    final: tuple[int, ...] = ()
    """The scores at the end, by seat; empty, like the winners, for a game that was over before they were kept."""
    challenge: str = ""
    """Which challenge it is played for, if it is: there are no hints, and it cannot go on elsewhere."""
    sealed: float = 0.0
    """Until then nobody but who sits here sees it, and nobody sees more of it than they did while they played."""
    settled: int | None = None
    """How many moves are from when only choices were taken unasked: all there are, on a sheet that does not say."""

    @property
    def agreed(self) -> dict[str, Any]:
        """The options, with those that a table of before had without saying so."""
        return self.options if self.settled is not None else load(self.game).before | self.options

    @property
    def dice(self) -> Dice:
        return Dice(bytes.fromhex(self.secret))

    @property
    def elsewhere(self) -> int:
        """How many moves were made elsewhere; sheets written before there was `brought` tell it by their dice."""
        return max(self.brought, self.dice_from)


def allows_hints(sheet: Sheet) -> bool:
    """Always for one who plays alone against bots, else by agreement; others may still sit down before the start.

    Never where the result counts, for a rating or a challenge: it would be the master's.
    """
    if sheet.rated or sheet.challenge:
        return False
    return sheet.hints or (sheet.status != "waiting" and sum(chair.person for chair in sheet.chairs) == 1)


class Table:
    """A sheet and, from the start on, a play."""

    def __init__(self, sheet: Sheet, moves: list[Played]) -> None:
        settled = len(moves) if sheet.settled is None else sheet.settled
        self.sheet = msgspec.structs.replace(sheet, options=sheet.agreed, settled=settled)
        self.game: Game = load(sheet.game)
        self.play = Play(self.game, len(sheet.chairs), self.sheet.options, settled)
        self.play.replay(moves)
        self.play.fixed = sheet.dice_from
        self._clocks: tuple[int, Clocks] | None = None

    @classmethod
    def new(
        cls,
        *,
        game: str,
        seats: int,
        options: dict[str, Any],
        now: float,
        host: str | None,
        name: str = "",
        pace: Pace = None,
        timeout: Timeout = "move",
        open: bool = True,
        scores: bool = False,
        hints: bool = False,
        rated: bool = False,
        chat: bool = True,
    ) -> "Table":
        """A table that waits for players. Bad seats and options are refused here.

        Where the result counts there is a clock, or who is about to lose would move no more.
        """
        rules = load(game)
        pace = Slow(days=UNHURRIED) if rated and pace is None else pace
        rules.start(seats, options)
        return cls(
            Sheet(
                id=secrets.token_hex(12),
                version=1,
                name=name,
                game=game,
                rules=rules.rules,
                options=options,
                status="waiting",
                chairs=(Chair(),) * seats,
                host=host,
                pace=pace,
                timeout=timeout,
                open=open,
                scores=scores,
                hints=hints,
                rated=rated,
                chat=chat,
                invitation=secrets.token_urlsafe(12),
                secret=Dice().secret.hex(),
                dice_from=0,
                created=now,
                changed=now,
                started=0.0,
                settled=0,
            ),
            [],
        )

    @classmethod
    def of_record(cls, record: Record, **given: Any) -> "Table":
        """A table for a game that was played elsewhere, to replay it or to go on with it by invitation only.

        The dice of a finished game come along, if they are what they claim (`BadDice` otherwise).
        """
        table = cls.new(game=record.game, seats=record.seats, options=record.options, open=False, **given)
        table.change(settled=record.settled)
        table.play.settled = record.settled
        moves = [Played(move, state.turn, 0.0, 1) for _, state, move in record.positions()]
        table.play.replay(moves)
        table.change(dice_from=len(moves), brought=len(moves))
        if table.play.state.turn == OVER:
            names = [*record.players, *[""] * record.seats]
            table.end()
            table.change(chairs=tuple(Chair(name=name or None) for name in names[: record.seats]))
            if record.dice is not None and verify(record) is not None:
                table.change(secret=record.dice["secret"], dice_from=dice_from(record))
        return table

    def copy(self) -> "Table":
        twin: Table = Table.__new__(Table)
        twin.sheet = self.sheet
        twin.game = self.game
        twin.play = self.play.copy()
        twin._clocks = None
        return twin

    def follow(self, sheet: Sheet, moves: Sequence[Played], kept: int) -> "Table":
        """The table as it has become elsewhere: of the moves known here `kept` stand, and these came after them."""
        if kept < len(self.play.moves):
            return Table(sheet, [*self.play.moves[:kept], *moves])
        twin = self.copy()
        twin.sheet = sheet
        twin.play.replay(moves)
        twin.play.fixed = max(twin.play.fixed, sheet.dice_from)
        return twin

    def change(self, **changes: Any) -> None:
        self.sheet = msgspec.structs.replace(self.sheet, **changes)

    def raise_version(self) -> None:
        self.change(version=self.sheet.version + 1)

    def update_sheet(self, now: float) -> None:
        """Write on the sheet what follows from the play, before it is stored."""
        self.change(changed=now, turn=self.turn)

    # Who sits where

    @property
    def turn(self) -> int:
        return self.play.state.turn if self.sheet.status == "playing" else OVER

    def seat_of(self, account: str | None) -> int | None:
        """Where an account sits and plays; a seat left to a bot is no longer played by it."""
        if account is None:
            return None
        for seat, chair in enumerate(self.sheet.chairs):
            if chair.account == account and chair.bot is None:
                return seat
        return None

    def seat_seen_by(self, account: str | None) -> int | None:
        """Whose view an account gets: also that of a seat it left to a bot."""
        for seat, chair in enumerate(self.sheet.chairs):
            if account is not None and chair.account == account:
                return seat
        return None

    def set_chair(self, seat: int, chair: Chair) -> None:
        chairs = list(self.sheet.chairs)
        chairs[seat] = chair
        self.change(chairs=tuple(chairs))

    def sit(self, seat: int | None, chair: Chair) -> None:
        """Fill a free seat before the start: the one asked for, or the first."""
        self.require("waiting")
        if chair.account is not None and self.seat_of(chair.account) is not None:
            raise Refusal("seat_taken")
        free = [number for number, other in enumerate(self.sheet.chairs) if other.free]
        if not free or (seat is not None and seat not in free):
            raise Refusal("seat_taken")
        self.set_chair(free[0] if seat is None else seat, chair)
        if self.sheet.host is None and chair.account is not None:
            self.change(host=chair.account)
        self.raise_version()

    def leave(self, account: str, seat: int | None) -> None:
        """Empty a seat before the start: one's own, or any at one's own table. A host who goes hands the table on."""
        self.require("waiting")
        mine = self.seat_of(account)
        seat = mine if seat is None else seat
        if seat is None or seat >= len(self.sheet.chairs) or self.sheet.chairs[seat].free:
            raise Refusal("not_your_seat")
        if seat != mine and account != self.sheet.host:
            raise Refusal("not_host")
        self.set_chair(seat, Chair())
        if seat == mine and account == self.sheet.host:
            self.change(host=next((chair.account for chair in self.sheet.chairs if chair.account), None))
        self.raise_version()

    def require(self, status: Status) -> None:
        """Raise the refusal that says why the table is not in this status."""
        now = self.sheet.status
        if now == status:
            return
        if status == "waiting":
            raise Refusal("started")
        raise Refusal({"waiting": "not_started", "playing": "not_over", "adjourned": "adjourned", "over": "over"}[now])

    def require_begun(self) -> None:
        if self.sheet.status == "waiting":
            raise Refusal("not_started")

    def require_shown(self, account: str | None, now: float) -> None:
        """While a table is sealed, those who do not sit there would learn what others are dealt elsewhere."""
        if self.sheet.sealed > now and self.seat_seen_by(account) is None:
            raise Refusal("sealed")

    def require_unsealed(self, now: float) -> None:
        if self.sheet.sealed > now:
            raise Refusal("sealed")

    def require_seat(self, account: str, seat: int) -> None:
        if self.seat_of(account) != seat:
            raise Refusal("not_your_seat")

    def require_version(self, version: int) -> None:
        if version != self.sheet.version:
            raise Refusal("stale", version=self.sheet.version)

    # The game

    def start(self, account: str, now: float) -> None:
        self.require("waiting")
        if account != self.sheet.host:
            raise Refusal("not_host")
        if any(chair.free for chair in self.sheet.chairs):
            raise Refusal("seats_free")
        self.raise_version()
        self.change(status="playing", started=now)
        self.play.fixed = len(self.play.moves)
        self._moved_to(self.play.roll(now, self.sheet.version, self.sheet.dice))

    def move(self, account: str, seat: int, version: int, move: dict[str, Any] | str, now: float) -> None:
        self.require_seat(account, seat)
        self.require("playing")
        self.require_version(version)
        self.play_for(seat, self.play.read_move(seat, move), now)

    def play_for(self, seat: int, move: int, now: float) -> None:
        """A legal move, by a player or a bot in the seat."""
        self._moved_to(self.play.play(seat, move, now, self.sheet.version, self.sheet.dice))

    def undo(self, account: str, seat: int, version: int, to: int) -> None:
        self.require_seat(account, seat)
        self.require("playing")
        self.require_version(version)
        self.play.undo(seat, to)
        self.raise_version()

    def resign(self, account: str, seat: int, bot: str) -> None:
        self.require_seat(account, seat)
        self.require("playing")
        self.hand_over(seat, bot)

    def hand_over(self, seat: int, bot: str) -> None:
        """A bot takes a person's seat for the rest of the game."""
        self.set_chair(seat, msgspec.structs.replace(self.sheet.chairs[seat], bot=bot, adjourns=False))
        self.raise_version()

    def vacate(self, account: str, bot: str, name: str | None = None) -> None:
        """Somebody is here no more, at any table: what is played goes on with a bot, what was played keeps the name.

        Unless another `name` is to stand there.
        """
        status = self.sheet.status
        for seat, chair in enumerate(self.sheet.chairs):
            if chair.account == account:
                substitute = chair.bot or (bot if status == "playing" else None)
                self.set_chair(seat, Chair() if status == "waiting" else Chair(name=name or chair.name, bot=substitute))
        if account == self.sheet.host:
            self.change(host=next((chair.account for chair in self.sheet.chairs if chair.account), None))
        self.raise_version()

    def step_back(self, account: str, bot: str) -> None:
        """Somebody cannot come any more, for a while or for ever: gets up where a game has not begun, and where it has
        no clock, which would see to it, leaves the seat to a bot."""
        seat = self.seat_of(account)
        if self.sheet.status == "waiting":
            self.vacate(account, bot)
        elif seat is not None and self.sheet.status == "playing" and self.sheet.pace is None:
            self.hand_over(seat, bot)

    def rename(self, account: str, name: str) -> None:
        """Somebody who sits here, or sat, is called otherwise now."""
        for seat, chair in enumerate(self.sheet.chairs):
            if chair.account == account:
                self.set_chair(seat, msgspec.structs.replace(chair, name=name))
        self.raise_version()

    def adjourn(self, account: str) -> None:
        """Stop here, when everybody at the table wants to, and go on elsewhere with the record. Where the result counts
        nobody does: whoever plays on alone against bots would never lose."""
        self.require("playing")
        seat = self.seat_of(account)
        if seat is None:
            raise Refusal("not_your_seat")
        if self.sheet.challenge or self.sheet.rated:
            raise Refusal("not_elsewhere")
        self.set_chair(seat, msgspec.structs.replace(self.sheet.chairs[seat], adjourns=True))
        if all(chair.adjourns for chair in self.sheet.chairs if chair.person):
            self.change(status="adjourned")
        self.raise_version()

    def take_hint(self, account: str, seat: int, version: int) -> None:
        """A player on turn wants to know what a master would do: everybody is told that, and nothing else."""
        self.require_seat(account, seat)
        self.require("playing")
        self.require_version(version)
        if self.turn != seat:
            raise NotYourTurn()
        if not allows_hints(self.sheet):
            raise Refusal("no_hints")
        chair = self.sheet.chairs[seat]
        self.set_chair(seat, msgspec.structs.replace(chair, hints=chair.hints + 1))
        self.raise_version()

    def next_game(self, account: str, now: float) -> "Table":
        """The next game of the same people: a new table with its bots and with who asks first."""
        self.require("over")
        sheet = self.sheet
        table = Table.new(
            game=sheet.game,
            seats=len(sheet.chairs),
            options=sheet.options,
            now=now,
            host=account,
            name=sheet.name,
            pace=sheet.pace,
            timeout=sheet.timeout,
            open=sheet.open,
            scores=sheet.scores,
            hints=sheet.hints,
            rated=sheet.rated,
            chat=sheet.chat,
        )
        for seat, chair in enumerate(sheet.chairs):
            if chair.account is None and chair.bot is not None:
                table.set_chair(seat, Chair(bot=chair.bot))
        return table

    def _moved_to(self, version: int) -> None:
        self.change(version=version)
        if self.play.state.turn == OVER:
            self.end()

    def end(self) -> None:
        outcome = self.play.state.outcome()
        self.change(status="over", winners=tuple(outcome.winners), final=tuple(outcome.scores))

    # Time

    def clocks(self) -> Clocks | None:
        sheet = self.sheet
        if sheet.pace is None or sheet.status == "waiting":
            return None
        if self._clocks is None or self._clocks[0] != sheet.version:  # for all who look it is one game, however long
            moves = [(played.seat, played.at) for played in self.play.moves]
            read = read_clocks(sheet.pace, len(sheet.chairs), sheet.started, moves, self.play.state.turn)
            self._clocks = sheet.version, read
        return self._clocks[1]

    def deadline(self) -> float | None:
        """When the time of the person on turn is over."""
        seat = self.turn
        clocks = self.clocks()
        if clocks is None or seat < 0 or not self.sheet.chairs[seat].person:
            return None
        return clocks.deadline(seat)

    def next_look(self, bot: float) -> float | None:
        """When somebody must look after the table: at `bot` if a bot is on turn, else when a person's time is over."""
        if self.turn >= 0 and not self.sheet.chairs[self.turn].person:
            return bot
        return self.deadline()

    # Papers

    def names(self) -> list[str]:
        return [chair.name or (f"bot ({chair.bot})" if chair.bot else "") for chair in self.sheet.chairs]

    def record(self) -> Record:
        """The whole record. Whoever hands it out sees to it that the game is over."""
        dice = {
            "commitment": self.sheet.dice.commitment,
            "secret": self.sheet.secret,
            "from": str(self.sheet.dice_from),
        }
        return self.play.record(self.names(), dice)

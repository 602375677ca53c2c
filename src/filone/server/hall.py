"""Where the tables stand: the parts of a running server, put together and set going."""

from collections import Counter

from filone.server.accounts import Accounts
from filone.server.allowances import Allowances
from filone.server.analyses import Analyses
from filone.server.audience import Audience
from filone.server.caretaker import Caretaker
from filone.server.challenges import Finished
from filone.server.commands import Commands
from filone.server.config import Config
from filone.server.database import Database
from filone.server.hooks import Hooks
from filone.server.limits import Buckets
from filone.server.mail import Mailer
from filone.server.mailboxes import Mailboxes
from filone.server.metrics import Metrics
from filone.server.news import News
from filone.server.organising import Organising
from filone.server.passkeys import Passkeys
from filone.server.pools import Pools
from filone.server.presence import Presence
from filone.server.push import Push
from filone.server.room import Room
from filone.server.rooms import Rooms
from filone.server.seeks import Seeking
from filone.server.tasks import Tasks
from filone.server.ways import Ways
from filone.server.workers import Workers

SWEEP = 0.5
HEARTBEAT = 30.0
POLL = 2.0
MINUTE = 60.0
HOUR = 3600.0
HOOK_CALLERS = 16
MAILERS = 2
BOT_GRACE = 2.0
"""After its limit a bot's turn is somebody else's to take up."""


class Hall:
    def __init__(self, config: Config, database: Database, metrics: Metrics, origin: str) -> None:
        self.config = config
        self.database = database
        self.pools = Pools()
        self.accounts = accounts = Accounts(database, self.pools.passwords, origin)
        self.metrics = metrics
        self.buckets = Buckets()
        self.allowances = Allowances(config.limits, self.buckets, database)
        self.hooks = Hooks(self.pools, config.private_hooks, metrics)
        self.ways = Ways(accounts)
        self.passkeys = Passkeys(accounts, self.pools.passwords)
        self.mailer = Mailer(config.smtp, config.mail_from, self.pools, metrics)
        self.mailboxes = Mailboxes(self.mailer, accounts, self.allowances, config.url)
        self.sockets: Counter[str] = Counter()
        """How many WebSockets each account or address has open."""
        self.watched: Counter[str] = Counter()
        """How many tables each account or address watches, on all of them."""
        self.tasks = Tasks()
        self.rooms = Rooms(config, database, accounts, metrics)
        self.audience = Audience(database, self.rooms, origin)
        self.presence = Presence(accounts, self.rooms, metrics)
        self.push = Push(database, self.presence, self.hooks, self.tasks, config.push)
        self.news = News(database, accounts, self.rooms, self.presence, self.hooks, self.push, self.tasks, origin)
        self.news.carriers.append(self.push.carry)
        workers = Workers(config.worker_command, config.workers, config.bot_seconds, metrics)
        bot_limit = max(workers.limit, config.bot_pause) + BOT_GRACE
        self.seeking = Seeking(database, self.news, self.pools, config.quotas, bot_limit)
        self.commands = Commands(
            database,
            self.rooms,
            self.news,
            metrics,
            config.quotas,
            bot_limit=bot_limit,
            look_after=self._look_after,
        )
        self.organising = Organising(self.commands, self.pools)
        self.caretaker = Caretaker(config, self.rooms, self.commands, workers, self.tasks)
        self.finished = Finished()
        self.analyses = Analyses(database, workers, self.tasks)

    async def open(self) -> None:
        await self.caretaker.workers.start()
        self.tasks.start(self.database.listen(self.news.receive, self.rooms.reread_all))
        self.tasks.repeat(POLL, self.rooms.poll)
        if self.database.sqlite:
            self.tasks.repeat(POLL, self.presence.poll)
        self.tasks.repeat(POLL, self.audience.tell)
        self.tasks.repeat(SWEEP, self.caretaker.sweep)
        self.tasks.repeat(MINUTE, self.caretaker.delete_expired)
        self.tasks.repeat(POLL, self.seeking.sweep)
        self.tasks.repeat(MINUTE, self.seeking.delete_expired)
        self.tasks.repeat(POLL, self.organising.sweep)
        self.tasks.repeat(MINUTE, self.organising.delete_expired)
        self.tasks.repeat(HEARTBEAT, self.presence.heartbeat)
        self.tasks.start(self.caretaker.catch_up())
        for _ in range(HOOK_CALLERS):
            self.tasks.start(self.hooks.run())
        if self.mailer.post is not None:
            self.tasks.repeat(HOUR, self.mailboxes.write_digests)
            for _ in range(MAILERS):
                self.tasks.start(self.mailer.run())

    def _look_after(self, room: Room) -> None:
        """Commands know no caretaker, who gives commands."""
        self.caretaker.look_after(room)

    async def close(self) -> None:
        await self.tasks.stop()
        await self.caretaker.workers.close()
        self.pools.stop()

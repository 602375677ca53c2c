"""Who is connected to this server, and telling the tables when somebody comes or goes."""

from time import time

from filone.server.accounts import Accounts
from filone.server.messages import Presence as PresenceMessage
from filone.server.messages import ServerMessage
from filone.server.metrics import Metrics
from filone.server.room import Visitor
from filone.server.rooms import Rooms


class Presence:
    """`visitors` are the connections of each account; those of strangers are under None."""

    def __init__(self, accounts: Accounts, rooms: Rooms, metrics: Metrics) -> None:
        self.accounts = accounts
        self.rooms = rooms
        self.metrics = metrics
        self.visitors: dict[str | None, set[Visitor]] = {}
        self._epoch = 0

    async def enter(self, visitor: Visitor) -> None:
        here = self.visitors.setdefault(visitor.account, set())
        here.add(visitor)
        self.metrics.connections.inc()
        if visitor.account is not None and len(here) == 1:
            await self.accounts.set_connected(visitor.account, time())
            self.update_rooms(visitor.account, True)

    async def leave(self, visitor: Visitor) -> None:
        here = self.visitors.get(visitor.account, set())
        here.discard(visitor)
        self.metrics.connections.dec()
        if not here:
            self.visitors.pop(visitor.account, None)
            if visitor.account is not None:
                await self.accounts.set_connected(visitor.account, 0.0)
                self.update_rooms(visitor.account, False)

    async def heartbeat(self) -> None:
        """Say that those who are connected still are."""
        here = [account for account in self.visitors if account is not None]
        if here:
            await self.accounts.keep_connected(here)

    def account_changed(self, account: str) -> None:
        """Sessions ended or settings changed."""
        self.accounts.forget(account)
        for visitor in self.visitors.get(account, ()):
            visitor.check_session()

    async def poll(self) -> None:
        """On SQLite nobody announces what another process does: see whether it ended sessions."""
        epoch = self.accounts.database.epoch()
        if epoch != self._epoch:
            self._epoch = epoch
            for visitors in self.visitors.values():
                for visitor in visitors:
                    visitor.check_session()

    async def learn(self, account: str) -> None:
        """Another server says that an account came, went or changed; whoever is connected here has not gone."""
        self.account_changed(account)
        here = account in await self.accounts.present([account])
        if not here and account in self.visitors:
            here = True
            await self.accounts.set_connected(account, time())
        self.update_rooms(account, here)

    def update_rooms(self, account: str, here: bool) -> None:
        for room in self.rooms.all():
            for seat, chair in enumerate(room.table.sheet.chairs):
                if chair.account == account and here != (account in room.present):
                    room.set_present(account, here)
                    room.push(PresenceMessage(table=room.table.sheet.id, seat=seat, connected=here))

    def looks(self, account: str) -> bool:
        """Whether somebody looks at a page of this server. Of others it is not known: twice is better than never."""
        return any(visitor.looks for visitor in self.visitors.get(account, ()))

    def push(self, account: str, message: ServerMessage) -> None:
        """To every connection of an account."""
        for visitor in self.visitors.get(account, ()):
            visitor.push(message)

    def push_to_all(self, message: ServerMessage) -> None:
        for visitors in self.visitors.values():
            for visitor in visitors:
                visitor.push(message)

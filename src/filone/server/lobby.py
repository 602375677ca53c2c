"""The lists of tables: those that wait for players, and one's own."""

from filone.server import storage
from filone.server.accounts import Account, Accounts
from filone.server.database import Database
from filone.server.messages import Tables
from filone.server.positions import info


async def list_tables(
    database: Database, accounts: Accounts, account: Account | None, before: float, show: int
) -> Tables:
    """The newest tables, `show` of either list; one more is read, to know whether there are."""
    who = account.id if account is not None else None
    waiting, mine, invited = await database.read(
        lambda connection: (
            storage.waiting_sheets(connection, before, show + 1),
            storage.sheets_of(connection, who, before, show + 1) if who is not None else [],
            storage.sheets_inviting(connection, who) if who is not None else [],
        )
    )
    sitting = {
        chair.account for sheet in waiting + mine + invited for chair in sheet.chairs if chair.account is not None
    }
    present = await accounts.present(sorted(sitting)) if sitting else set()
    return Tables(
        open=[info(sheet, who, present) for sheet in waiting[:show]],
        mine=[info(sheet, who, present) for sheet in mine[:show]],
        invited=[info(sheet, who, present) for sheet in invited],
        more_open=len(waiting) > show,
        more_mine=len(mine) > show,
    )

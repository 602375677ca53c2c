"""The lists of tables: those that wait for players, and one's own."""

from filone.server import storage
from filone.server.accounts import Account, Accounts
from filone.server.database import Database
from filone.server.messages import Tables
from filone.server.positions import info


async def list_tables(database: Database, accounts: Accounts, account: Account | None) -> Tables:
    who = account.id if account is not None else None
    waiting, mine = await database.read(
        lambda connection: (
            storage.waiting_sheets(connection),
            storage.sheets_of(connection, who) if who is not None else [],
        )
    )
    sitting = {chair.account for sheet in waiting + mine for chair in sheet.chairs if chair.account is not None}
    present = await accounts.present(sorted(sitting)) if sitting else set()
    return Tables(
        open=[info(sheet, who, present) for sheet in waiting], mine=[info(sheet, who, present) for sheet in mine]
    )

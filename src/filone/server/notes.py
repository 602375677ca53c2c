"""What browsers are told, in the words of their reader."""

from filone import bots, games
from filone.kernel.texts import words_of
from filone.server.keeping import Note
from filone.server.messages import Lang
from filone.server.storage import Notice
from filone.table import Sheet


def game_name(game: str, lang: Lang) -> str:
    return words_of(games.load(game).package, lang)("game-name")


def turn_note(notice: Notice, lang: Lang) -> Note:
    words = words_of("filone.server", lang)
    about = notice.name or game_name(notice.game, lang)
    return Note(words("note-turn"), about, notice.table, f"/table/{notice.table}")


def invitation_note(sheet: Sheet, inviter: str, lang: Lang) -> Note:
    words = words_of("filone.server", lang)
    title = words("note-invitation", name=inviter, game=game_name(sheet.game, lang))
    return Note(title, sheet.name, sheet.id, f"/table/{sheet.id}?invitation={sheet.invitation}")


def told_note(notice: Notice, lang: Lang) -> Note:
    """A seek became a game, somebody invites to a table or to be friends."""
    words = words_of("filone.server", lang)
    game = game_name(notice.game, lang) if notice.game else ""
    title = words(f"note-{notice.told}", name=notice.who, game=game)
    return Note(title, notice.name, notice.table or notice.who, f"/table/{notice.table}" if notice.table else "/")


def result_note(sheet: Sheet, seat: int, lang: Lang) -> Note:
    words = words_of("filone.server", lang)
    title = words("note-result", game=game_name(sheet.game, lang))
    if seat in sheet.winners:
        body = words("note-result-yours", score=sheet.final[seat])
    else:
        winners = [sheet.chairs[winner] for winner in sheet.winners]
        names = [chair.name or bots.title(chair.bot or "", lang) for chair in winners]
        body = words("note-result-theirs", names=", ".join(names), count=len(names))
    return Note(title, body, sheet.id, f"/table/{sheet.id}")

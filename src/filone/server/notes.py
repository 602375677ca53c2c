"""What browsers are told, in the words of their reader."""

from urllib.parse import quote

from filone import games
from filone.kernel.texts import words_of
from filone.server.keeping import Note
from filone.server.messages import Lang, Told
from filone.server.storage import Notice


def game_name(game: str, lang: Lang) -> str:
    return words_of(games.load(game).package, lang)("game-name")


def turn_note(notice: Notice, lang: Lang) -> Note:
    title = words_of("filone.server", lang)("note-turn")
    return Note(title, notice.name or game_name(notice.game, lang), notice.table, f"/table/{notice.table}")


def told_note(told: Told, lang: Lang) -> Note:
    """Who asks to be friends has no table, but a page; so have reports."""
    game = game_name(told.game, lang) if told.game else ""
    words = words_of("filone.server", lang)
    won = ", ".join(name or words("note-bot") for name in told.winners)
    title = words(f"note-{told.kind}", name=told.who or won, game=game, winners=len(told.winners))
    place = f"/table/{told.table}" if told.table else f"/player/{quote(told.who)}" if told.who else "/order"
    return Note(title, told.name, told.table or told.kind, place)

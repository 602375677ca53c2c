"""Names of people: how they are compared, and which ones nobody may take.

The tables of Unicode are not ours: which characters cannot be seen is known to `precis_i18n` (RFC 8266), which look
alike to `confusable_homoglyphs` (Unicode TS 39).
"""

import unicodedata
from functools import cache

from confusable_homoglyphs.confusables import confusables_data, is_dangerous
from precis_i18n import get_profile

from filone.server.errors import Denial

BLANK = "\u2800\U0001d159"
"""Symbols that show nothing, and count as visible everywhere: Braille without dots, a note without a head."""
MARK = "\u200e"
"""Stands around what is written from right to left in the table of look-alikes, and is no part of it."""

_nickname = get_profile("NicknameCasePreserved")
_ALIKE: dict[str, list[str]] = {
    sign.replace(MARK, ""): [other["c"].replace(MARK, "") for other in others]
    for sign, others in confusables_data.items()
}


def handle_of(name: str) -> str:
    """A name as it is looked up and limited: however it is typed, it is the same. No database is asked for a NUL."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().replace("\0", " ").split())


def skeleton_of(name: str) -> str:
    """What a name looks like: two with the same skeleton could be taken for each other.

    Case does not tell them apart either. I looks like l and is read like i, so all three are one.
    """
    capitals = _skeleton(unicodedata.normalize("NFKC", name).upper())
    return " ".join(_skeleton(capitals.casefold()).split())


def checked(name: str) -> str:
    """A name somebody wants to take, without blanks too many; refused if it hides something or looks like another."""
    try:
        tidy: str = _nickname.enforce(" ".join(name.split()))
    except UnicodeEncodeError as error:
        raise Denial("bad_name") from error
    hides = any(sign in BLANK for sign in tidy) or not any(map(str.isalnum, tidy))
    if hides or is_dangerous(tidy, ["latin"]):
        raise Denial("bad_name")
    return tidy


def _skeleton(text: str) -> str:
    """TS 39, section 4: every sign replaced by the one that stands for all that look like it."""
    signs = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", "".join(map(_prototype, signs)))


@cache
def _prototype(sign: str) -> str:
    """The table pairs each sign with what it looks like, one or several, in both directions: any fixed one will do."""
    alike = {sign}
    new = [sign]
    while new:
        new = [other for other in _ALIKE.get(new.pop(), []) if other not in alike] + new
        alike.update(new)
    found = min(alike, key=lambda other: (-len(other), other))
    return found if len(found) == 1 else "".join(map(_prototype, found))

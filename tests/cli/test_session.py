"""What a person at the terminal is shown of the four games, in both languages."""

import io

import pytest

from cli.conftest import Play
from filone.cli.main import main


def rows(told: str, part: str) -> list[str]:
    """The lines in which a text occurs, with single spaces."""
    return [" ".join(line.split()) for line in told.splitlines() if part in line]


@pytest.mark.parametrize(
    ("lang", "choice"),
    [
        ("en", "Buy the Scout Machete 2. Costs 1."),
        ("it", "Acquista la carta Ricognitore Machete 2. Costa 1."),
    ],
)
def test_power_and_price_stand_beside_a_card(play: Play, lang: str, choice: str) -> None:
    assert any(line.endswith(choice) for line in rows(play("quit", what="eldorado --players 2", lang=lang), choice[:8]))


def test_a_word_finds_what_stands_beside_a_choice(play: Play) -> None:
    first, _, found = play("Costs 1", what="eldorado --players 2").partition("Your move > ")
    assert len(rows(first, "Buy the")) > len(rows(found, "Buy the")) == 1


def test_only_what_has_changed_is_printed_again(play: Play) -> None:
    """Turning a page in Valdora changes the books, not the map and not the players."""
    told = play("go city_a", "turn right", "", "board", what="valdora --players 3")
    before, after, board, _ = told.split("\nWhat do you do here?\n")
    assert "Gems: " in before
    assert "[≈]" in before
    assert "City A: " in after
    assert not any(sign in after for sign in ("Gems: ", "[≈]", "Round "))
    assert all(sign in board for sign in ("Gems: ", "[≈]", "Round ", "City A: "))


def test_undo_shows_what_was_before(play: Play) -> None:
    told = play("go city_a", "undo", what="valdora --players 3")
    asked = told.split("\nWhere do you go?\n")
    assert len(asked) == 3
    assert rows(asked[0], "1 Player 1: the Harbour City")
    assert rows(asked[1], "1 Player 1: City A")
    assert rows(asked[1], "1 Player 1: the Harbour City")


def test_a_purchase_is_told_with_all_that_paid_for_it(play: Play) -> None:
    """What is left of the hand pays unasked, after what the player has paid already."""
    told = play("play explorer", "1", "buy photographer", "pay traveler", "pay explorer", what="eldorado --players 2")
    assert rows(told, "Photographer with") == ["· You buy the Photographer with Traveller, Explorer, Sailor."]


def test_players_are_numbered_as_on_the_board(play: Play) -> None:
    told = play("quit", what="valdora --players 3", lang="it")
    assert all(
        rows(told, f" {number} {name} {number}: ") for number, name in ((1, "Giocatore"), (2, "Bot"), (3, "Bot"))
    )


@pytest.mark.parametrize(
    ("game", "lang", "name", "explanation"),
    [
        ("caverna", "en", "carpenter", "Carpenter: 1 stone; 0 points. "),
        ("caverna", "it", "carpenter", "Carpentiere: 1 pietra; 0 punti. Paghi 1 legno in meno "),
        ("caverna", "it", "CARPENTIERE", "Carpentiere: 1 pietra; 0 punti. "),
        ("caverna", "it", "grotta dell'allevamento", "Grotta dell’Allevamento: "),
        ("caverna", "en", "stubble_room", "Stubble room: 1 wood, 1 ore; 1 point. "),
        ("caverna", "it", "simple dwelling", "Dimora Semplice (4 legni, 2 pietre): "),
        ("caverna", "it", "lavori", "Lavori Domestici: Ottieni 1 cane e/o arreda una caverna."),
        ("eldorado", "it", "Tuttofare", "Tuttofare: ne restano 3. Jolly 1: machete, remo o moneta. Costa 2."),
        ("eldorado", "en", "river", "river: ≈. Entered with paddles"),
        ("saboteur", "it", "frana", "frana: Toglie dal labirinto una galleria"),
        ("saboteur", "en", "vertical junction", "vertical junction: ╠ ╣. Open above"),
        ("valdora", "it", "citta a", "Città A: Compri carte equipaggiamento"),
        ("valdora", "en", "Violet House", "the Violet House: Complete commissions from this patron."),
        ("valdora", "it", "strada tra Città A e il Palazzo blu", "la strada tra Città A e il Palazzo blu: "),
        ("valdora", "en", "ruby", "ruby: 5 points, the Red House"),
    ],
)
def test_things_are_explained_by_name(play: Play, game: str, lang: str, name: str, explanation: str) -> None:
    assert f" > {explanation}" in play(f"? {name}", "quit", what=f"{game} --players 3", lang=lang)


def test_part_of_a_name_will_do(play: Play) -> None:
    told = play("? cave", "quit", what="caverna --players 3")
    assert {"Cooking cave", "Peaceful cave"} <= {
        line.removeprefix("Your move > ").partition(":")[0] for line in told.split("\n")
    }


@pytest.mark.parametrize(
    ("lang", "name", "answer"),
    [
        ("en", "carpentr", "Nothing in this game is called “carpentr”. Did you mean Carpenter"),
        ("it", "carpentire", "In questo gioco non c’è nulla che si chiami «carpentire». Cercavi Carpentiere"),
        ("en", "xyzzy", "Nothing in this game is called “xyzzy”.\n"),
    ],
)
def test_an_unknown_name_gets_the_nearest_ones(play: Play, lang: str, name: str, answer: str) -> None:
    assert f" > {answer}" in play(f"? {name}", "quit", what="caverna --players 3", lang=lang).replace("\n  ", " ")


class Keyboard(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("lang", "welcome"),
    [("en", "Valdora. You are Player 1. "), ("it", "Valdora. Tu sei Giocatore 1. ")],
)
@pytest.mark.parametrize("line", ["play", "play valdora"])
def test_what_is_missing_is_asked(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, lang: str, welcome: str, line: str
) -> None:
    asked = ["99", "Valdora"] if line == "play" else []
    monkeypatch.setattr("sys.stdin", Keyboard("\n".join([*asked, "2", "3", "quit", ""])))
    assert main([*line.split(), "--lang", lang]) == 0
    assert welcome in capsys.readouterr().out


def test_who_does_not_answer_is_told_what_is_missing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for keyboard, line, missing in ((Keyboard(), "play", "GAME"), (io.StringIO("1\n"), "play valdora", "--players")):
        monkeypatch.setattr("sys.stdin", keyboard)
        assert main([*line.split(), "--lang", "en"]) == 2
        assert capsys.readouterr().err == f"filone: missing: {missing}\n"

"""Checks of words: the rulebook, the texts and what they say about a game, in every language."""

import ast
import re
from functools import cache
from importlib import import_module
from importlib.resources import as_file, files
from importlib.resources.abc import Traversable
from pathlib import Path

from filone import testing
from filone.bots.book import pages
from filone.kernel import SPECTATOR, Cell, Game
from filone.kernel.rulebook import rulebook
from filone.kernel.sentences import retell, sentence, way_to
from filone.kernel.texts import LANGUAGES, Value, Words, page, words_of
from filone.testing.catalogue import on_games, on_walks
from filone.testing.fluent import key_patterns, messages
from filone.testing.walk import Walk


@on_games
def rulebooks_have_the_same_numbers(game: Game) -> None:
    books = [rulebook(game.package, lang) for lang in LANGUAGES]
    for book in books:
        assert book.title
        expected = [str(number) for number in range(1, len(book.sections) + 1)]
        assert [section.number for section in book.sections] == expected
        for section in book.sections:
            numbers = [clause.number for clause in section.clauses]
            assert numbers == [f"{section.number}.{number}" for number in range(1, len(numbers) + 1)] != []
    assert [list(book.clauses()) for book in books] == [list(books[0].clauses())] * len(books)


@on_games
def every_clause_is_cited_by_a_test(game: Game) -> None:
    clauses = set(rulebook(game.package, "en").clauses())
    cited = {number for source in tests_of(game).rglob("test_*.py") for number in citations(source)}
    assert cited - clauses == set(), "cited, but not in the rulebook"
    assert clauses - cited == set(), "in the rulebook, but cited by no test"


def tests_of(game: Game) -> Path:
    folder = testing.tests / "games" / game.name
    return folder if folder.exists() else testing.tests


def citations(source: Path) -> set[str]:
    """The clauses named by `pytest.mark.clause(...)`, on a test, a parameter or a whole module."""
    cited: set[str] = set()
    for node in ast.walk(ast.parse(source.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("test_"):
            assert not any("mark.clause" in ast.unparse(mark) for mark in node.decorator_list), f"{node.name}: no test"
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("pytest.mark.clause", "clause"):
            numbers = [argument.value for argument in node.args if isinstance(argument, ast.Constant)]
            assert len(numbers) == len(node.args) > 0, f"{source.name}:{node.lineno}: numbers, as literals"
            cited.update(map(str, numbers))
    return cited


@on_games
def clauses_in_the_code_exist(game: Game) -> None:
    clauses = rulebook(game.package, "en").clauses()
    for source in sources(game):
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and re.fullmatch(r"\d+\.\d+", str(node.value)):
                assert type(node.value) is not str or node.value in clauses, f"{source.name}: clause {node.value}"


def sources(game: Game) -> list[Path]:
    with as_file(files(game.package)) as folder:
        return sorted(folder.rglob("*.py"))


def keys(game: Game) -> dict[str, set[str]]:
    """Every key that a game's declarations ask for, with the variables its text may use."""
    wanted: dict[str, set[str]] = {"game-name": set(), "game-tagline": set()}
    for option in game.options:
        wanted[option.text] = set()
        wanted |= {f"{option.text}-{choice}": set() for choice in option.choices}
    wanted |= {f"set-{name}": set() for name in game.sets}
    wanted |= {f"ask-{ask}": set() for ask in game.asks}
    wanted |= {f"score-{category}": set() for category in game.categories}
    wanted |= {f"finding-{kind}": set() for kind in game.found}
    names = game.names()
    wanted |= {f"{noun}-{name}": set() for noun, name in game.things() if f"{noun}-{name}" not in names}
    wanted |= {str(name["text"]): name.keys() - {"text"} for name in names.values()}
    for kind in game.space.kinds:
        arguments = {arg.name for arg in kind.args}
        for arg in kind.args:
            arguments |= set(way_to(arg.name, (0, 0))) if isinstance(arg, Cell) else set()
        secret = {arg.name for arg in kind.args if arg.secret}
        actor = {"you"} if kind.chance else {"you", "seat"}
        if not kind.chance:
            wanted[f"move-{kind.name}"] = arguments | {"you", *game.whereabouts.get(kind.name, ())}
        wanted[f"log-{kind.name}"] = arguments | actor
        if secret:
            wanted[f"log-{kind.name}-hidden"] = arguments - secret | actor
    for tale in game.tales.values():
        wanted[f"told-{tale.name}"] = {"you", *tale.nouns}
        if tale.secret:
            wanted[f"told-{tale.name}-hidden"] = wanted[f"told-{tale.name}"] - set(tale.secret)
    if pages(game):
        wanted["book-why"] = {"points"}
    return wanted


@on_games
def texts_are_neither_missing_nor_unused(game: Game) -> None:
    wanted = set(keys(game))
    parts = game.start(game.seats[0], {}).view(0).__struct_fields__
    headings = {f"{prefix}-{part}" for prefix in ("view", "seats") for part in parts}
    patterns = [
        pattern
        for source in sources(game)
        for pattern in key_patterns(source, {"draw.py": "draw-", "coach.py": "coach-"}.get(source.name, "wrong-"))
    ]
    for lang in LANGUAGES:
        found = messages(game.package, lang)
        asked = {key for key in found if any(pattern.fullmatch(key) for pattern in patterns)}
        asked |= headings & set(found)  # of the plain board: a game with a board of its own has none
        terms = {term for message in found.values() for term in message.terms}
        assert wanted | asked | terms == set(found)
        for pattern in patterns:
            assert any(pattern.fullmatch(key) for key in found), f"the code asks for {pattern.pattern}"


@on_games
def texts_use_what_they_are_given(game: Game) -> None:
    for lang in LANGUAGES:
        found = messages(game.package, lang)
        for key, variables in keys(game).items():
            assert found[key].variables <= variables, f"{key} in {lang}"


@on_games
def options_are_explained(game: Game) -> None:
    """In every language, and by clauses that there are."""
    for lang in LANGUAGES:
        clauses = rulebook(game.package, lang).clauses()
        for key in [*(option.text for option in game.options), *(f"set-{name}" for name in game.sets)]:
            told = words_of(game.package, lang).help(key)
            assert told, f"{key}.help in {lang}"
            assert set(re.findall(r"\d+\.\d+", told)) <= clauses.keys(), f"{key}.help in {lang}"


@on_games
def sets_of_options_can_be_played(game: Game) -> None:
    for options in game.sets.values():
        assert options.items() <= game.start(game.seats[0], options).view(0).options.items()


@on_games
def languages_have_the_same_texts(game: Game) -> None:
    first, *others = ({key: m.attributes for key, m in messages(game.package, lang).items()} for lang in LANGUAGES)
    assert others == [first] * len(others)


CODED = re.compile(r"\d,-?\d|#\d|\w_\w|[{}$]")
"""Coordinates, numbers of things, ids and keys: what programs call things by, and no sentence to people may have."""


@on_walks
def choices_read_differently(walk: Walk) -> None:
    """A list of choices is what a terminal and a screen reader offer: each must be told from the others, in words."""
    players = [f"player {seat}" for seat in range(walk.seats)]
    for state in walk.samples(8):
        if state.turn < 0:
            continue
        described = [walk.game.describe(state, move) | walk.game.effects(state, move).where for move in state.moves()]
        for lang in LANGUAGES:
            words = walk.game.words(lang, walk.options)
            said: dict[str, int] = {}
            for one, move in zip(described, state.moves(), strict=True):
                choice = sentence(walk.game, words, "move", one, players, reader=state.turn)
                assert not CODED.search(choice), choice
                twin = said.setdefault(choice, move)
                assert twin == move, f"{choice}: {walk.game.text(state, twin)} and {walk.game.text(state, move)}"


@on_walks
def everything_that_happens_can_be_told(walk: Walk) -> None:
    players = [f"player {seat}" for seat in range(walk.seats)]
    told = set()
    for state, move in walk.positions():
        for seat in (state.turn, (state.turn + 1) % walk.seats):
            described = walk.game.describe(state, move, seat)
            if (shape := (described["kind"], len(described))) in told:
                continue
            told.add(shape)
            for lang in LANGUAGES:
                words = walk.game.words(lang, walk.options)
                for reader in (SPECTATOR, seat):
                    line = sentence(walk.game, words, "log", described, players, state.turn, reader)
                    assert line, shape
                    assert not CODED.search(line), line


@on_walks
def whatever_comes_of_a_move_can_be_told(walk: Walk) -> None:
    """In both languages, to those who may know all of it, to the others, and to those it is about."""
    players = [f"player {seat}" for seat in range(walk.seats)]
    seen = set()
    for state, move in walk.positions():
        for told in walk.game.told(state, move):
            assert walk.game.tales[told.tale.name] is told.tale
            assert told.facts.keys() == told.tale.nouns.keys() or told.tale.run, "a run may tell a part"
            for reader in walk.viewers():
                facts = told.seen_by(reader)
                if (shape := (told.tale.name, len(facts), reader == state.turn)) in seen:
                    continue
                seen.add(shape)
                for lang in LANGUAGES:
                    line = retell(walk.game, walk.game.words(lang, walk.options), facts, players, reader)
                    assert line, shape
                    assert not CODED.search(line), line


class StrictWords(Words):
    """Words that do not forgive a variable that nobody gave. What was said is kept: drawings repeat themselves."""

    def __init__(self, folder: Traversable, lang: str) -> None:
        super().__init__(folder, lang)
        self.said: dict[tuple[object, ...], str] = {}

    def __call__(self, key: str, **args: Value) -> str:
        if key in self.names:
            return self.names[key]
        asked = (key, *args.items())
        if asked not in self.said:
            pattern = self._bundle.get_message(key).value
            assert pattern is not None, key
            text, errors = self._bundle.format_pattern(pattern, args)
            assert errors == [], f"{key}: {errors}"
            self.said[asked] = str(text)
        return self.said[asked]


@cache
def strict_words(package: str, lang: str) -> StrictWords:
    return StrictWords(files(package), lang)


@on_walks
def every_position_can_be_drawn(walk: Walk) -> None:
    drawing = import_module(f"{walk.game.package}.draw")
    players = [f"player {seat}" for seat in range(walk.seats)]
    for state in walk.samples(3):
        for seat in walk.viewers():
            view = state.view(seat)
            for lang in LANGUAGES:
                words = strict_words(walk.game.package, lang).renamed(walk.game.names(walk.options))
                assert page(drawing.draw(view, words, players)).strip()
                if state.turn == seat:
                    for noun, name in walk.game.things():
                        assert "\n" not in (drawing.about(view, noun, name, words) or "")
                    for move in walk.rng("beside").sample(state.moves(), min(12, len(state.moves()))):
                        assert "\n" not in drawing.beside(view, move, walk.game.effects(state, move), words)

"""`filone learn`: a lesson in the terminal, on the real game."""

from argparse import Namespace
from textwrap import fill

from filone import games
from filone.cli.arguments import Parser, UsageError
from filone.cli.board import Board
from filone.cli.choices import Choices
from filone.cli.output import width
from filone.cli.play import which_game
from filone.cli.rules import paragraph
from filone.kernel import FiloneError, MalformedMove
from filone.kernel.rulebook import rulebook
from filone.kernel.texts import words_of
from filone.teaching.lesson import Course, lesson_names
from filone.teaching.puzzle import Riddle


def arguments(parser: Parser) -> None:
    parser.add_argument("game", nargs="?", metavar=parser.text("help-game-name"), help=parser.text("help-game"))
    name = parser.text("help-lesson-name")
    parser.add_argument("lesson", nargs="?", metavar=name, help=parser.text("help-lesson"))


def run(args: Namespace) -> int:
    words = words_of("filone.cli", args.lang)
    game = games.load(args.game or which_game(words))
    names = lesson_names(game)
    if not names:
        raise UsageError("wrong-no-lessons", game=game.name)
    course = Course(game, args.lesson or names[0])
    print(f"{course.title(args.lang)}\n")
    try:
        Learner(course, args.lang).learn()
        print(words("learn-more", game=game.name, names=", ".join(names)))
    except EOFError:
        print(words("play-bye"))
    return 0


class Learner:
    """A person at a terminal, taking a lesson or solving a puzzle. `told` is how much of the log was told."""

    def __init__(self, course: Course | Riddle, lang: str) -> None:
        self.course = course
        self.lang = lang
        self.words = words_of("filone.cli", lang)
        self.board = Board(course.game, lang, course.play.options, course.players(lang), course.seat)
        self.told = len(course.play.steps)

    def learn(self) -> None:
        """To the end of the lesson, or to the end of the input."""
        while self.course.step:
            self.show()
            if self.course.step.ask:
                self.ask()
            else:
                self.prompt("learn-next")
                self.course.answer(None)
        self.show()

    def prompt(self, key: str) -> str:
        line = input(f"{self.words(key)} > ").strip()
        if line == "quit":
            raise EOFError
        return line

    def show(self) -> None:
        play, seat = self.course.play, self.course.seat
        news = [(step.seat, step.seen_by(seat), step.told_to(seat)) for step in play.steps[self.told :]]
        self.told = len(play.steps)
        for line in self.board.log(news):
            print(f"· {line}")
        if changes := self.board.draw_changes(play.view(seat)):
            print(f"\n{changes}\n")
        print(fill(self.course.said(self.lang), width()) + "\n")

    def ask(self) -> None:
        state = self.course.state
        moves = [state.space().text(move) for move in state.legal()]
        choices = Choices(self.words, self.board.words(f"ask-{state.ask()}"), self.board.choices(state))
        choices.print_first()
        passed = self.course.passed
        while self.course.passed == passed:
            line = self.prompt("play-choose")
            index = choices.index(line)
            try:
                self.course.answer(line if index is None else moves[index])
            except MalformedMove:
                choices.print_with(line)
            except FiloneError as error:
                self.refuse(error)

    def refuse(self, error: FiloneError) -> None:
        """Why not, kindly, and with the rule."""
        print(error.sentence(self.lang))
        clause = rulebook(self.course.game.package, self.lang).clauses().get(str(error.details.get("clause")))
        if clause:
            print(paragraph(clause))

"""A person at a terminal, playing one game against bots."""

import re
from collections.abc import Sequence
from random import Random
from textwrap import fill

from filone.bots import Bot, Budget
from filone.bots.drive import drive
from filone.cli.board import Board
from filone.cli.choices import Choices
from filone.cli.glossary import Glossary
from filone.cli.output import width
from filone.cli.rules import paragraph
from filone.kernel import OVER, Game, GameOver, IllegalMove, MalformedMove, Record, State, View
from filone.kernel.advice import say_advice
from filone.kernel.rulebook import rulebook
from filone.kernel.sentences import Entry
from filone.kernel.texts import Words, words_of
from filone.table import Play
from filone.teaching.coach import coach
from filone.teaching.hint import Adviser


class Leave(Exception):
    """The player leaves the table."""


class Session:
    """`game_so_far` is what was played, as at any table. `news` is what happened since the player last looked, `begun`
    the steps before it of a run of names, such as what pays for a card: told as a run, it is told from its beginning.

    Nobody else is there to tell anything, so the player's only choices are taken unasked; `chosen` are the numbers of
    the moves that were real choices.
    """

    def __init__(
        self,
        game: Game,
        record: Record,
        seat: int,
        bots: Sequence[Bot],
        lang: str,
        rng: Random,
        coached: bool = False,
    ) -> None:
        self.game = game
        self.players = record.players
        self.seat = seat
        self.bots = bots
        self.adviser = Adviser(game)
        self.lang = lang
        self.rng = rng
        self.coached = coached
        self.words: Words = words_of("filone.cli", lang)
        self.board = Board(game, lang, record.options, record.players, seat)
        self.game_so_far = Play(game, record.seats, record.options, record.settled)
        self.version = 0
        self.chosen: list[int] = []
        self.news: list[Entry] = []
        self.begun: list[Entry] = []
        for _, _, move in record.positions():
            self.carry_out(move)
        self.news = []

    @property
    def state(self) -> State:
        return self.game_so_far.state

    @property
    def view(self) -> View:
        return self.state.view(self.seat)

    def play(self) -> None:
        """To the end, or until the player leaves."""
        try:
            while self.state.turn != OVER:
                if self.state.turn == self.seat:
                    self.decide()
                elif self.can_take_back():
                    self.confirm()
                else:
                    self.let_others_move()
            self.show()
            self.board.print_outcome(self.state.outcome())
            print()
            while line := self.prompt("play-end"):
                self.run_command(line)
        except Leave:
            print(self.words("play-bye"))

    def prompt(self, key: str) -> str:
        try:
            line = input(f"{self.words(key)} > ").strip()
        except EOFError:
            raise Leave from None
        if line == "quit":
            raise Leave
        return line

    def let_others_move(self) -> None:
        """Chance and bots, until the player is asked again."""
        others = drive(
            self.state,
            lambda _, state: state.draw(self.rng.random()),
            lambda view: self.bots[view.seat].choose(view, Budget(), self.rng),
            until=self.seat,
        )
        for move in others:
            self.carry_out(move)

    def carry_out(self, move: int) -> None:
        play = self.game_so_far
        first = len(play.steps)
        if self.state.turn == self.seat and len(self.state.legal()) > 1:
            self.chosen.append(len(play.moves))
        self.version = play.make(self.state.turn, move, 0.0, self.version)
        self.news += [(step.seat, step.seen_by(self.seat), step.told_to(self.seat)) for step in play.steps[first:]]

    def print_news(self) -> None:
        print()
        lines = self.board.log(self.news)
        if self.news[1:] and len(self.board.log(self.news[:2])) == 1:
            lines = self.board.log([*self.begun, *self.news])[-len(lines) :]
        for line in lines:
            print(f"· {line}")
        for entry in self.news:
            self.begun = [*self.begun, entry] if self.names_more(entry) else []
        self.news = []

    def names_more(self, entry: Entry) -> bool:
        """Whether a step is part of a run that only names things: amounts told before would be counted twice."""
        for told in entry[2]:
            tale = self.game.tales[told["tale"]]
            if tale.run:
                return not any(isinstance(fact, int) and not tale.nouns.get(name) for name, fact in told.items())
        return False

    def show(self) -> None:
        self.print_news()
        print()
        if changes := self.board.draw_changes(self.view):
            print(f"{changes}\n")

    def decide(self) -> None:
        """One decision of the player."""
        moves = self.state.moves()
        if len(moves) == 1:
            return self.carry_out(moves[0])
        self.show()
        if self.coached and (advice := say_advice(self.game, self.lang, coach(self.game, self.view))):
            print(fill(" ".join(advice), width()) + "\n")
        choices = Choices(self.words, self.board.words(f"ask-{self.state.ask()}"), self.board.choices(self.state))
        choices.print_first()
        while True:
            line = self.prompt("play-choose")
            if (index := choices.index(line)) is not None:
                return self.carry_out(moves[index])
            if line in ("undo", "board", "hint") or line.startswith(("?", "save ")):
                if self.run_command(line, moves):
                    return None
                if line == "board":
                    choices.print_first()
            elif (move := self.parse_or_search(line, choices)) is not None:
                return self.carry_out(move)

    def confirm(self) -> None:
        """The last moment to take a move back, before chance or the others go on."""
        self.print_news()
        while line := self.prompt("play-confirm"):
            if self.run_command(line):
                return
        self.let_others_move()

    def parse_or_search(self, line: str, choices: Choices) -> int | None:
        """A move in notation, or part of a choice's name to look for."""
        try:
            return self.game.parse(self.state, line)
        except IllegalMove as error:
            print(error.sentence(self.lang))
            self.print_clause(error.clause)
        except MalformedMove:
            choices.print_with(line)
        return None

    def run_command(self, line: str, moves: Sequence[int] = ()) -> bool:
        """Carry out a command; True if the position has changed."""
        if line == "undo":
            return self.take_back()
        if line == "board":
            print(f"\n{self.board.draw(self.view)}\n")
        elif line == "hint" and moves:
            self.hint()
        elif line.startswith("?"):
            self.explain(line[1:].strip(), moves)
        elif line.startswith("save "):
            self.save(line[5:].strip())
        else:
            print(self.words("play-commands"))
        return False

    def can_take_back(self) -> bool:
        """Unless chance or another seat has moved since the player's last choice."""
        return bool(self.chosen) and self.chosen[-1] in self.game_so_far.undoable(self.seat)

    def take_back(self) -> bool:
        if not self.can_take_back():
            print(GameOver().sentence(self.lang) if self.state.turn == OVER else self.words("play-no-undo"))
            return False
        self.game_so_far.undo(self.seat, self.chosen.pop())
        self.news = []
        self.begun = []
        print(f"\n· {self.words('play-undone')}")
        return True

    def hint(self) -> None:
        """What a master would do, and why."""
        for one in self.adviser.hints(self.view, Budget(), self.rng):
            why = " ".join(say_advice(self.game, self.lang, one.why))
            choice = self.board.choice(self.state, one.move, self.game.effects(self.state, one.move))
            told = self.words(f"hint-{one.good}", move=choice)
            print(fill(f"· {told} {why}", width(), subsequent_indent="  "))

    def save(self, file: str) -> None:
        try:
            self.game_so_far.record(self.players, None).save(file)
        except OSError as error:
            print(self.words("wrong-file", file=file, why=error.strerror or str(error)))
        else:
            print(self.words("play-saved", file=file))

    def explain(self, what: str, moves: Sequence[int]) -> None:
        """`?` alone explains the commands; with a number that choice, with a clause the clause, or a thing by name."""
        if what.isdecimal() and 1 <= int(what) <= len(moves):
            move = moves[int(what) - 1]
            print(self.words("play-notation", text=self.game.text(self.state, move)))
            self.print_explained(self.board.explanations(self.view, move))
        elif re.fullmatch(r"[\d.]+", what):
            self.print_clause(what)
        elif what:
            self.explain_name(what)
        else:
            print(self.words("play-commands"))

    def explain_name(self, name: str) -> None:
        """A card, a tile, a space: whatever in this game is called so, or else what has a similar name."""
        glossary = Glossary(self.board, self.view)
        if found := glossary.find(name):
            self.print_explained(found)
        else:
            similar = glossary.similar(name)
            self.print_explained(
                [self.words("play-no-name", name=name, count=len(similar), similar=", ".join(similar))]
            )

    def print_explained(self, explanations: Sequence[str]) -> None:
        for text in explanations:
            print(fill(text, width(), subsequent_indent="  "))

    def print_clause(self, number: str) -> None:
        clause = rulebook(self.game.package, self.lang).clauses().get(number)
        print(self.words("play-no-clause", number=number) if clause is None else paragraph(clause))

"""`filone puzzle`: the puzzle of the day in the terminal, or any other."""

from argparse import Namespace
from datetime import UTC, datetime

from filone import games
from filone.cli.arguments import Parser
from filone.cli.learn import Learner
from filone.cli.play import which_game
from filone.kernel.texts import words_of
from filone.teaching.puzzle import Riddle, puzzle_names, puzzle_on


def arguments(parser: Parser) -> None:
    parser.add_argument("game", nargs="?", metavar=parser.text("help-game-name"), help=parser.text("help-game"))
    name = parser.text("help-puzzle-name")
    parser.add_argument("puzzle", nargs="?", metavar=name, help=parser.text("help-puzzle"))


def run(args: Namespace) -> int:
    words = words_of("filone.cli", args.lang)
    game = games.load(args.game or which_game(words))
    riddle = Riddle(game, args.puzzle or puzzle_on(game, datetime.now(UTC).date()))
    print(f"{riddle.title(args.lang)}\n")
    try:
        Learner(riddle, args.lang).learn()
        print(words("puzzle-more", game=game.name, names=", ".join(puzzle_names(game))))
    except EOFError:
        print(words("play-bye"))
    return 0

"""`filone replay FILE`: a recorded game, at its end or after any of its moves."""

from argparse import Namespace

from filone import games
from filone.cli.arguments import Parser, number, seat_of
from filone.cli.board import Board
from filone.cli.output import print_json
from filone.kernel import OVER, SPECTATOR, Record
from filone.kernel.texts import words_of


def arguments(parser: Parser) -> None:
    parser.add_argument("file", metavar=parser.text("help-file-name"), help=parser.text("help-file"))
    parser.add_argument("--at", type=number, default=None, metavar="N", help=parser.text("help-at"))
    parser.add_argument("--seat", type=number, default=None, metavar="N", help=parser.text("help-view"))
    parser.add_json()


def run(args: Namespace) -> int:
    record = Record.load(args.file)
    game = games.load(record.game)
    seat = SPECTATOR if args.seat is None else seat_of(args.seat, record.seats)
    state = record.state(args.at)
    at = len(record.moves) if args.at is None else args.at
    outcome = state.outcome() if state.turn == OVER else None
    if args.json:
        print_json(
            {
                "game": record.game,
                "players": record.seats,
                "moves": len(record.moves),
                "at": at,
                "last": game.space.text(record.moves[at - 1]) if at else None,
                "view": state.view(seat),
                "outcome": outcome,
            }
        )
        return 0
    words = words_of("filone.cli", args.lang)
    players = record.players or [words("player", seat=seat + 1) for seat in range(record.seats)]
    board = Board(game, args.lang, record.options, players, seat)
    print(words("replay-at", title=board.words("game-name"), at=at, moves=len(record.moves)))
    for step, before, move in record.steps():
        if step == at:
            told = [one.seen_by(seat) for one in game.told(before, move)]
            print(*board.log([(before.turn, game.describe(before, move, seat), told)]))
    print()
    print(board.draw(state.view(seat)))
    print()
    if outcome is not None:
        board.print_outcome(outcome)
    elif state.turn >= 0:
        print(words("turn-of", name=players[state.turn]))
    return 0

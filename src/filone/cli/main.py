"""The way in: `filone COMMAND ...`. Whatever is wrong with the arguments is said in one line, with exit code 2."""

import os
import sys
from collections.abc import Sequence

from filone.cli import (
    admin,
    analyse,
    arena,
    backup,
    bench,
    bot,
    doctor,
    export,
    games,
    learn,
    new_game,
    play,
    replay,
    rules,
    serve,
    sim,
    stats,
    verify,
    version,
)
from filone.cli.arguments import Parser
from filone.cli.extras import missing
from filone.kernel import FiloneError
from filone.kernel.texts import LANGUAGES, words_of

COMMANDS = (
    games, rules, learn, play, serve, sim, replay, analyse, verify, admin, backup, doctor, arena, bot,
    export, stats, bench, new_game, version,
)  # fmt: skip


def language(arguments: Sequence[str]) -> str:
    """The language to speak before the arguments are understood: as asked for, or else as the system is set."""
    line = " ".join(arguments).replace("--lang=", "--lang ")
    for lang in LANGUAGES:
        if f"--lang {lang}" in line:
            return lang
    system = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    return next((lang for lang in LANGUAGES if system.startswith(lang)), LANGUAGES[0])


def parser(lang: str) -> Parser:
    words = words_of("filone.cli", lang)
    top = Parser(words, prog="filone", description=words("filone"))
    commands = top.add_subparsers(title=words("help-commands"), metavar=words("help-command"), required=True)
    for module in COMMANDS:
        name = module.__name__.rpartition(".")[2].replace("_", "-")
        command = commands.add_parser(
            name, words=words, help=words(f"command-{name}"), description=words(f"command-{name}")
        )
        command.add_argument("--lang", choices=LANGUAGES, default=lang, help=words("help-lang"))
        command.set_defaults(run=module.run)
        module.arguments(command)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    arguments = sys.argv[1:] if arguments is None else arguments
    lang = language(arguments)
    args = parser(lang).parse_args(arguments)
    try:
        try:
            code: int = args.run(args)
        except ModuleNotFoundError as error:
            raise missing(error) from error
    except FiloneError as error:
        print(f"filone: {error.sentence(lang)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code


if __name__ == "__main__":
    sys.exit(main())

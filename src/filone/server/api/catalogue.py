"""What there is to play: games, rulebooks, lessons."""

from importlib.resources import files

import msgspec

from filone import bots, games
from filone.kernel import Kind
from filone.kernel.rulebook import rulebook
from filone.server.lessons import lesson_list, lesson_page, puzzle_page
from filone.server.messages import (
    Answers,
    ArgInfo,
    ClauseInfo,
    GameInfo,
    KindInfo,
    Lang,
    LessonInfo,
    LessonPage,
    OptionInfo,
    Rules,
    SectionInfo,
    TaleInfo,
    Texts,
)
from filone.server.routing import Call, Route, language
from filone.teaching.lesson import lesson_names


class InLanguage(msgspec.Struct):
    lang: Lang | None = None


async def list_games(call: Call) -> list[GameInfo]:  # noqa: ARG001
    """The games, their options and bots."""
    found = []
    for name in games.names():
        game = games.load(name)
        options = [
            OptionInfo(
                name=option.name,
                type=option.type,  # type: ignore[arg-type]
                default=option.default,
                choices=list(option.choices),
                limits=(option.limits.start, option.limits.stop - 1) if option.limits else None,
            )
            for option in game.options
        ]
        found.append(
            GameInfo(
                name=name,
                rules=game.rules,
                seats=list(game.seats),
                options=options,
                sets=game.sets,
                bots=bots.names(),
                styles=bots.styles_of(game),
                kinds=[kind_info(kind) for kind in game.space.kinds],
                tales=[
                    TaleInfo(name=tale.name, nouns=tale.nouns, secret=list(tale.secret), run=tale.run)
                    for tale in game.tales.values()
                ],
                open_scores=game.open_scores,
                lessons=lesson_names(game),
            )
        )
    return found


def kind_info(kind: Kind) -> KindInfo:
    """A kind of move as the clients need it, to tell moves in words and to ask why one is not allowed."""
    args = [
        ArgInfo(name=arg.name, type=type(arg).__name__.lower(), noun=arg.noun, secret=arg.secret)  # type: ignore[arg-type]
        for arg in kind.args
    ]
    return KindInfo(name=kind.name, args=args)


async def rules(call: Call) -> Rules:
    """The rulebook of a game."""
    game = games.load(call.request.path_params["game"])
    lang: Lang = call.query.lang or language(call.request, call.visitor)
    book = rulebook(game.package, lang)
    sections = [
        SectionInfo(
            number=section.number,
            title=section.title,
            clauses=[ClauseInfo(number=clause.number, text=clause.text) for clause in section.clauses],
        )
        for section in book.sections
    ]
    return Rules(game=game.name, lang=lang, title=book.title, sections=sections)


async def texts(call: Call) -> Texts:
    """The words of a game: for a page that was built before the game was installed."""
    game = games.load(call.request.path_params["game"])
    lang: Lang = call.query.lang or language(call.request, call.visitor)
    return Texts(game=game.name, lang=lang, fluent=files(game.package).joinpath(f"texts/{lang}.ftl").read_text("utf-8"))


async def lessons(call: Call) -> list[LessonInfo]:
    """The lessons of a game, the first one first."""
    game = games.load(call.request.path_params["game"])
    return lesson_list(game, call.query.lang or language(call.request, call.visitor))


async def lesson(call: Call, body: Answers) -> LessonPage:
    """A lesson after some answers; the last of them is refused if it is wrong."""
    game, name = games.load(call.request.path_params["game"]), call.request.path_params["lesson"]
    lang: Lang = call.query.lang or language(call.request, call.visitor)
    return await call.hall.pools.replays.run(call.sender, lesson_page, game, name, body.answers, lang)


async def puzzle(call: Call, body: Answers) -> LessonPage:
    """A puzzle, before or after its answer: taken like a lesson of one step."""
    game, name = games.load(call.request.path_params["game"]), call.request.path_params["puzzle"]
    lang: Lang = call.query.lang or language(call.request, call.visitor)
    return await call.hall.pools.replays.run(call.sender, puzzle_page, game, name, body.answers, lang)


ROUTES = [
    Route("GET", "/api/games", list_games, answers=(list[GameInfo],)),
    Route("GET", "/api/games/{game}/rules", rules, answers=(Rules,), query=InLanguage),
    Route("GET", "/api/games/{game}/texts", texts, answers=(Texts,), query=InLanguage),
    Route("GET", "/api/games/{game}/lessons", lessons, answers=(list[LessonInfo],), query=InLanguage),
    Route("POST", "/api/games/{game}/lessons/{lesson}", lesson, Answers, (LessonPage,), query=InLanguage, limit="read"),
    Route("POST", "/api/games/{game}/puzzles/{puzzle}", puzzle, Answers, (LessonPage,), query=InLanguage, limit="read"),
]

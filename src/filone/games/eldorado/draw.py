"""The table in a terminal: the route as a hex map, the market, the expeditions, the own hand."""

from filone.games.eldorado import moves
from filone.games.eldorado.content.blocks import BLOCK_TERRAIN, BLOCK_VALUE
from filone.games.eldorado.content.cards import CARDS, COST
from filone.games.eldorado.content.tiles import AROUND, TERRAINS
from filone.games.eldorado.effects import EldoradoEffects, Way
from filone.games.eldorado.view import EldoradoView, Player, Space
from filone.kernel.sentences import counted
from filone.kernel.texts import Words

GLYPHS = {
    "jungle": "♣",
    "river": "≈",
    "village": "$",
    "rubble": "∷",
    "camp": "▲",
    "mountain": "■",
    "start": "○",
}
CAVE = "∩"
FINISH = "★"
WALL = "┃"
PAWNS = ("Aa", "Bb", "Cc", "Dd")
"""The pawns of each seat on the map, first and second."""
ARROWS = "→↗↖←↙↘"
"""In the order of `AROUND`."""


def draw(view: EldoradoView, words: Words, players: list[str]) -> list[list[str]]:
    round_key = "draw-last-round" if view.last_round else "draw-round"
    return [
        [words(round_key, round=view.round)],
        draw_map(view),
        [words("draw-legend")],
        [*draw_blocks(view, words), *draw_caves(view, words)],
        draw_market(view, words),
        [draw_player(view, seat, player, words, players) for seat, player in enumerate(view.players)],
        draw_own(view, words) if view.seat >= 0 else [],
    ]


def beside(view: EldoradoView, move: int, effects: EldoradoEffects, words: Words) -> str:
    """Where a step leads and what it leaves, what a card pays, what a card or token can do."""
    if moves.STEP.has(move) or moves.CLEAR.has(move):
        told = [step(view, effects.ways[0])] if moves.STEP.has(move) else []
        told += [words(f"draw-{thing}-cost", number=number) for thing, number in effects.costs.items()]
        return ", ".join(told)
    if "half_coins" in effects.brings:
        halves = effects.brings["half_coins"]
        return words("draw-worth", halves=halves, coins=coins(halves))
    kind = moves.SPACE.kind_of(move)
    named = [f"{arg.noun}-{arg.json(arg.of(move))}" for arg in kind.args if arg.noun in ("card", "token")]
    return " ".join(words.help(key) for key in named)


def step(view: EldoradoView, way: Way) -> str:
    """The direction and the space, as they are drawn around a pawn."""
    (q, r), (to_q, to_r) = way.start, way.path[0]
    return f"{ARROWS[AROUND.index((to_q - q, to_r - r))]} {sign(places(view)[to_q, to_r]).strip()}"


def about(view: EldoradoView, noun: str, name: str, words: Words) -> str | None:
    """The sign of a terrain, how many of a card are left; without caves there are no tokens."""
    if noun == "terrain":
        return GLYPHS[name]
    if noun == "token" and not view.options["caves"]:
        return None
    left = {pile.card: pile.left for pile in view.market}
    return words("draw-left", number=left[name]) if noun == "card" and name in left else ""


def places(view: EldoradoView) -> dict[tuple[int, int], Space]:
    return {(space.q, space.r): space for space in view.board}


def sign(space: Space) -> str:
    """Two characters: the terrain and its value."""
    if not space.tile:
        return f"{FINISH}{GLYPHS[space.terrain]}"
    if space.terrain == "mountain" and space.number:
        return f"{CAVE}{space.number}"
    return f"{GLYPHS[space.terrain]}{space.value or space.number or ' '}"


def draw_map(view: EldoradoView) -> list[str]:
    """Row by row, each shifted half a hex; a pawn stands before its space, a block between two."""
    pawns = {
        place: PAWNS[seat][which]
        for seat, player in enumerate(view.players)
        for which, place in enumerate(player.pawns)
        if place is not None
    }
    walls = {(min(q1, q2), r1) for seam in view.seams if seam.block for q1, r1, q2, r2 in seam.pairs if r1 == r2}
    left = min(4 * space.q + 2 * space.r for space in view.board)
    rows: dict[int, dict[int, str]] = {}
    for (q, r), space in places(view).items():
        text = f"{pawns.get((q, r), ' ')}{sign(space)}{WALL if (q, r) in walls else ' '}"
        rows.setdefault(r, {})[4 * q + 2 * r - left] = text
    lines = []
    for r in sorted(rows):
        line = ""
        for x, text in sorted(rows[r].items()):
            line = f"{line:<{x}}{text}"
        lines.append(line)
    return lines


def draw_blocks(view: EldoradoView, words: Words) -> list[str]:
    board = places(view)
    lines = []
    for seam in view.seams:
        if seam.block:
            q, r, next_q, next_r = seam.pairs[0]
            tiles = {"one": board[q, r].tile, "other": board[next_q, next_r].tile}
            terrain = words(f"terrain-{TERRAINS[BLOCK_TERRAIN[seam.block]]}")
            value = BLOCK_VALUE[seam.block]
            lines.append(words("draw-block", block=seam.block, terrain=terrain, value=value, **tiles))
    return lines


def draw_caves(view: EldoradoView, words: Words) -> list[str]:
    caves = [space for space in view.board if space.terrain == "mountain" and space.number]
    return [
        words("draw-cave", cave=space.number, tile=space.tile, tokens=tokens)
        for space, tokens in zip(caves, view.cave_tokens, strict=False)
    ]


def draw_market(view: EldoradoView, words: Words) -> list[str]:
    rows: dict[bool, list[str]] = {True: [], False: []}
    for pile in view.market:
        price = COST[CARDS.index(pile.card)] // 2
        rows[pile.in_market].append(f"{words(f'card-{pile.card}')} {price} (×{pile.left})")
    return [
        words("draw-market", cards=", ".join(rows[True]) or "-"),
        words("draw-reserve", cards=", ".join(rows[False]) or "-"),
    ]


def draw_player(view: EldoradoView, seat: int, player: Player, words: Words, players: list[str]) -> str:
    board = places(view)
    away = [
        words("draw-arrived") if place is None else words("draw-away", steps=board[place].steps)
        for place in player.pawns
    ]
    pawns = ", ".join(f"{pawn} ({where})" for pawn, where in zip(PAWNS[seat], away, strict=False))
    parts = [
        words(
            "draw-player",
            player=players[seat],
            pawns=pawns,
            hand=player.hand_size,
            draw=player.draw_size,
            discard=heap(player.discard, "card", words),
        )
    ]
    if player.blocks:
        parts.append(words("draw-blocks", blocks=" ".join(map(str, player.blocks))))
    if player.tokens:
        parts.append(words("draw-tokens", tokens=heap(player.tokens, "token", words)))
    if player.played:
        parts.append(words("draw-played", cards=heap(player.played, "card", words)))
    return f"{'►' if view.turn == seat else ' '} {'; '.join(parts)}"


def draw_own(view: EldoradoView, words: Words) -> list[str]:
    """The own hand, what lies around the own pawns, and what is still to be used or paid."""
    mine = view.players[view.seat]
    board = places(view)
    lines = [words("draw-hand", cards=heap(mine.hand, "card", words))]
    for which, place in enumerate(mine.pawns):
        if place is not None:
            around = []
            for arrow, (dq, dr) in zip(ARROWS, AROUND, strict=True):
                space = board.get((place[0] + dq, place[1] + dr))
                if space is not None:
                    around.append(f"{arrow} {sign(space).strip()}")
            lines.append(f"{PAWNS[view.seat][which]}: {'  '.join(around)}")
    if view.turn == view.seat:
        if view.ask == "move":
            lines.append(words("draw-power", power=view.moving.power))
        elif view.ask == "toll":
            lines.append(words("draw-cards-due", cards=view.paying.cards_due))
        elif view.ask == "price" and view.paying.half_coins_due > 0:
            card = words(f"card-{view.paying.card}")
            lines.append(words("draw-coins-due", card=card, coins=coins(view.paying.half_coins_due)))
    return lines


def heap(things: dict[str, int], noun: str, words: Words) -> str:
    return ", ".join(counted(words(f"{noun}-{name}"), count) for name, count in things.items()) or "-"


def coins(halves: int) -> str:
    whole = str(halves // 2) if halves > 1 else ""
    return whole + ("½" if halves % 2 else "")

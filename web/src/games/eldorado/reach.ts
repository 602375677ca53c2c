/** Where a card, a token or the rest of a move's power can take the pawns of whoever is on turn, and what is left of it there. */
import { BLOCKS, TERRAIN_OF, type Symbol } from "./cards";
import { AROUND, isFinish, keyOf, type Cell } from "./hexes";
import type { EldoradoView, Space } from "./view";

/** A way: the hexes entered one after the other, perhaps a block at its end; what it costs in all and what is left. */
export interface Way {
  readonly second: boolean;
  readonly from: Cell;
  readonly path: readonly Cell[];
  readonly block: number;
  readonly cost: number;
  readonly left: number;
}

export interface Reach {
  readonly hexes: ReadonlyMap<string, Way>;
  readonly blocks: ReadonlyMap<number, Way>;
}

export const NOWHERE: Reach = { hexes: new Map(), blocks: new Map() };

/** `native` takes one step onto anything, or one block. */
export type Means = { readonly symbols: readonly Symbol[]; readonly power: number } | "native";

interface Ground {
  spaces: Map<string, Space>;
  gates: Map<string, number>;
  pawns: Set<string>;
}

function groundOf(view: EldoradoView): Ground {
  const gates = new Map<string, number>();
  for (const seam of view.seams) {
    if (!seam.block) continue;
    for (const [q, r, s, t] of seam.pairs) {
      gates.set(`${q},${r}|${s},${t}`, seam.block);
      gates.set(`${s},${t}|${q},${r}`, seam.block);
    }
  }
  return {
    spaces: new Map(view.board.map((space) => [keyOf([space.q, space.r]), space])),
    gates,
    pawns: new Set(view.players.flatMap((player) => player.pawns.flatMap((cell) => (cell ? [keyOf(cell)] : [])))),
  };
}

/** The pawns that may move: the one of the move under way, or of whoever is on turn the one that is wanted or all. */
function movers(view: EldoradoView, wanted: boolean | undefined): { cell: Cell; second: boolean }[] {
  const pawns = view.players[view.player]?.pawns ?? [];
  const bound = view.ask === "move" && view.moving.pawn >= 0 ? view.moving.pawn % pawns.length : -1;
  const able = pawns.flatMap((cell, i) => (cell && (bound < 0 || bound === i) ? [{ cell, second: i === 1 }] : []));
  const meant = able.filter((one) => one.second === wanted);
  return meant.length ? meant : able;
}

export function reachOf(view: EldoradoView, means: Means, wanted?: boolean): Reach {
  const ground = groundOf(view);
  const hexes = new Map<string, Way>();
  const blocks = new Map<number, Way>();
  const better = (way: Way, known: Way | undefined) => !known || way.left > known.left || (way.left === known.left && way.path.length < known.path.length);
  for (const { cell, second } of movers(view, wanted)) {
    const symbols: readonly (Symbol | undefined)[] = means === "native" ? [undefined] : means.symbols;
    for (const symbol of symbols) {
      const found = walk(view, ground, { second, from: cell, path: [], block: 0, cost: 0, left: means === "native" ? 0 : means.power }, symbol);
      for (const way of found) {
        const end = way.block ? undefined : keyOf(way.path.at(-1)!);
        if (end === undefined) {
          if (better(way, blocks.get(way.block))) blocks.set(way.block, way);
        } else if (better(way, hexes.get(end))) hexes.set(end, way);
      }
    }
  }
  const through = view.options.pass_token === "through";
  for (const end of [...hexes.keys()]) if (ground.pawns.has(end) && (!view.passing || through)) hexes.delete(end);
  return { hexes, blocks };
}

/** Cheapest ways first, over landscape of one symbol; without a symbol, a single step of the Native. */
function walk(view: EldoradoView, ground: Ground, start: Way, symbol: Symbol | undefined): Way[] {
  const found: Way[] = [];
  const best = new Map<string, number>([[keyOf(start.from), start.left]]);
  const open = [start];
  while (open.length) {
    open.sort((a, b) => b.left - a.left || a.path.length - b.path.length);
    const way = open.shift()!;
    const here = way.path.at(-1) ?? way.from;
    if (way.path.length && isFinish(ground.spaces.get(keyOf(here))!)) continue;
    for (const [dq, dr] of AROUND) {
      const cell: Cell = [here[0] + dq, here[1] + dr];
      const key = keyOf(cell);
      const space = ground.spaces.get(key);
      const block = ground.gates.get(`${keyOf(here)}|${key}`);
      if (!space || (!block && (space.terrain === "mountain" || space.terrain === "start"))) continue;
      const asked = block ? BLOCKS[block]! : space;
      if (symbol && (asked.terrain !== TERRAIN_OF[symbol] || asked.value > way.left)) continue;
      const price = symbol ? asked.value : 0;
      const next: Way = { ...way, path: block ? way.path : [...way.path, cell], block: block ?? 0, cost: way.cost + price, left: way.left - price };
      if (block) {
        found.push(next);
        continue;
      }
      if ((best.get(key) ?? -1) >= next.left || (ground.pawns.has(key) && !view.passing)) continue;
      best.set(key, next.left);
      found.push(next);
      if (symbol) open.push(next);
    }
  }
  return found;
}

/** What lies where on a home board. */
import type { Words } from "../../lib/i18n.svelte";
import { wayTo } from "../../lib/places";
import { ENTRY, FINDS } from "./data";
import type { HomeView } from "./view";

export type Cell = readonly [number, number];

export const COLUMNS = 6;
export const ROWS = 4;
/** The column where the mountain begins. */
export const BORDER = 3;

const TOWARD: Readonly<Record<string, Cell>> = { right: [1, 0], down: [0, 1], left: [-1, 0], up: [0, -1] };

/** The halves of a twin tile: what lies on its first cell and on its second. */
export const HALVES: Readonly<Record<string, readonly [string, string]>> = {
  meadow_field: ["meadow", "field"],
  cavern_tunnel: ["cavern", "tunnel"],
  cavern_cavern: ["cavern", "cavern"],
  ore_mine_deep_tunnel: ["ore_mine", "deep_tunnel"],
  large_pasture: ["large_pasture", "large_pasture"],
};

/** Whether it does not matter which half lies where. */
export const alike = (tile = ""): boolean => new Set(HALVES[tile]).size === 1;

export const sameCell = (a: Cell | undefined, b: Cell | undefined): boolean => !!a && !!b && a[0] === b[0] && a[1] === b[1];

export const within = (cells: readonly Cell[] | undefined, cell: Cell): boolean => cells?.some((one) => sameCell(one, cell)) ?? false;

/** Where the second half of a twin tile lies. */
export function second(cell: Cell, toward: string): Cell {
  const [dx, dy] = TOWARD[toward] ?? [0, 0];
  return [cell[0] + dx, cell[1] + dy];
}

/** The argument that stands for a cell under a twin tile, whichever half lies on it. */
export const covers = (cell: Cell): string => `covers ${cell.join(",")}`;

export const onBoard = ([x, y]: Cell): boolean => x >= 0 && x < COLUMNS && y >= 0 && y < ROWS;

/** The kind of land on a cell; `bare` where the board is as it was printed. */
export function landAt(home: HomeView, cell: Cell): string {
  if (sameCell(cell, ENTRY)) return "furnished";
  return Object.keys(home.land).find((kind) => within(home.land[kind], cell)) ?? "bare";
}

/** The furnishing on a cell, unless it is covered. */
export const roomAt = (home: HomeView, cell: Cell) => home.rooms.find((one) => sameCell(one.cell, cell) && !one.covered);

/** All cells of the board, and those beyond its edge that are in use or could be. */
export function cellsOf(home: HomeView, more: readonly Cell[] = []): Cell[] {
  const found: Cell[] = [];
  const add = (cell: Cell) => within(found, cell) || found.push(cell);
  for (let y = 0; y < ROWS; y++) for (let x = 0; x < COLUMNS; x++) add([x, y]);
  for (const cells of Object.values(home.land)) cells.forEach(add);
  more.forEach(add);
  return found;
}

export interface Extent {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function extentOf(cells: readonly Cell[]): Extent {
  const xs = cells.map(([x]) => x);
  const ys = cells.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs) + 1, bottom: Math.max(...ys) + 1 };
}

export const findAt = (cell: Cell) => FINDS.find(([at]) => sameCell(at, cell));

/** What is to be seen on a cell. */
function sightOf(home: HomeView, cell: Cell): string {
  const crops = home.crops.filter((crop) => sameCell(crop.cell, cell)).map(({ good, number }) => [good, number]);
  const herds = home.animals.filter(({ cells }) => within(cells, cell)).map(({ good, number, dogs }) => [good, number, dogs]);
  return JSON.stringify([landAt(home, cell), roomAt(home, cell)?.tile, within(home.stables, cell), crops, herds]);
}

/** The cells that do not look as they did. */
export const changed = (was: HomeView, home: HomeView): Cell[] =>
  was === home ? [] : cellsOf(home).filter((cell) => sightOf(was, cell) !== sightOf(home, cell));

const plainName = (words: Words, tile: string): string => words.say(`tile-${tile}`).split(" (")[0]!;

/** A cell in words: what lies there and what stands on it. */
export function cellName(words: Words, home: HomeView, cell: Cell): string {
  const kind = landAt(home, cell);
  const room = roomAt(home, cell);
  const land = sameCell(cell, ENTRY) ? words.say("draw-entry") : room ? plainName(words, room.tile) : words.say(`draw-land-${kind}`);
  const find = kind === "bare" && findAt(cell);
  const parts = [find ? `${land} (${words.say("board-find", { goods: words.say(`draw-good-${find[1]}`, { number: find[2] }) })})` : land];
  if (within(home.stables, cell)) parts.push(words.say("draw-stable"));
  for (const crop of home.crops) if (sameCell(crop.cell, cell)) parts.push(words.say(`draw-good-${crop.good}`, { number: crop.number }));
  for (const herd of home.animals) {
    if (!within(herd.cells, cell)) continue;
    parts.push(words.say(`draw-good-${herd.good}`, { number: herd.number }));
    if (herd.dogs) parts.push(words.say("draw-good-dog", { number: herd.dogs }));
  }
  return words.say("board-cell", { ...wayTo("cell", cell), what: parts.join(", ") });
}

/** The longer text of what lies on a cell. */
export function cellHelp(words: Words, home: HomeView, cell: Cell): string {
  const kind = landAt(home, cell);
  const room = roomAt(home, cell);
  if (sameCell(cell, ENTRY)) return words.say("board-entry-help");
  if (room) return words.help(`tile-${room.tile}`);
  if (kind !== "bare") return words.help(`land-${kind}`);
  return words.say(cell[0] < BORDER ? "board-forest-help" : "board-mountain-help");
}

/** What the cards look like, as far as the drawing needs it. */

export type Side = "N" | "E" | "S" | "W";

export const WIDTH = 80;
export const HEIGHT = 112;
export const GAP = 4;

export const TOOLS = ["pick", "lantern", "wagon"] as const;
export type Tool = (typeof TOOLS)[number];

const SHAPES: Record<string, string> = {
  X: "NESW",
  T_V: "NES",
  T_H: "NEW",
  I_V: "NS",
  I_H: "EW",
  L_NE: "NE",
  L_NW: "NW",
  DX: "NESW",
  DT_V: "NES",
  DT_H: "NEW",
  DI_V: "NS",
  DI_H: "EW",
  DL_NE: "NE",
  DL_NW: "NW",
  D1_V: "N",
  D1_H: "E",
  START: "NESW",
  GOAL_GOLD: "NESW",
  GOAL_STONE_1: "NE",
  GOAL_STONE_2: "NW",
};
const OPPOSITE: Record<Side, Side> = { N: "S", S: "N", E: "W", W: "E" };

/** The open sides of a tunnel card as it lies; none for an action card. */
export function openings(card: string, turned = false): Side[] {
  const sides = [...(SHAPES[card] ?? "")] as Side[];
  return turned ? sides.map((side) => OPPOSITE[side]) : sides;
}

export function isTunnel(card: string): boolean {
  return card in SHAPES;
}

export function isDeadEnd(card: string): boolean {
  return card in SHAPES && card.startsWith("D");
}

/** The tools that an action card breaks or mends. */
export function toolsOf(card: string): Tool[] {
  return TOOLS.filter((tool) => card.split("_").includes(tool.toUpperCase()));
}

export interface Stack {
  readonly card: string;
  readonly count: number;
}

/** Equal cards of a hand in one stack: tunnels first, as they are held. */
export function stacks(hand: readonly string[]): Stack[] {
  const counts = new Map<string, number>();
  for (const card of hand) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => ({ card, count }));
}

export const left = (x: number) => x * (WIDTH + GAP);
export const top = (y: number) => y * (HEIGHT + GAP);

const NEIGHBOURS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** The empty cells beside cards that lie face up: where a player may think of placing something. */
export function borders(taken: readonly (readonly number[])[], blocked: readonly (readonly number[])[]): [number, number][] {
  const full = new Set([...taken, ...blocked].map(String));
  const found = new Map<string, [number, number]>();
  for (const [x, y] of taken)
    for (const [dx, dy] of NEIGHBOURS) {
      const cell: [number, number] = [x! + dx, y! + dy];
      if (!full.has(String(cell))) found.set(String(cell), cell);
    }
  return [...found.values()];
}

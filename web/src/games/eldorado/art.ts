/** The signs and colours of everything that lies on the table. */
import { CARDS, type Symbol } from "./data";

/** Around its middle, 16 across: what opens a hex, cards that are given or lost, and what the cave tokens do. */
const MACHETE = `<path d="M-6.5 5.5-4.8 3.8-3.5 5-5.3 6.7zM-4.5 3.2Q1-3 6.8-6.8 7-1-1.8 5z" fill="currentColor"/>`;
const PADDLE = `<path d="M-6.5 6.5 2.2-2.2M2-1.8Q1-5.5 6.5-6.5 5.5-1 1.8-2z" fill="currentColor" stroke="currentColor" stroke-width="1.7"/>`;
const COIN = `<circle r="5.8" fill="none" stroke="currentColor" stroke-width="2"/><circle r="2.2" fill="currentColor"/>`;
const CARD = `<path d="M-6.5-3.5 1-6l3 9-7.5 2.5z" fill="currentColor"/>`;
export const SIGNS: Readonly<Record<string, string>> = {
  machete: MACHETE,
  paddle: PADDLE,
  coin: COIN,
  jungle: MACHETE,
  river: PADDLE,
  village: COIN,
  rubble: `${CARD}<path d="M5-3l2.5 6.5L0 6.5" stroke="currentColor" stroke-width="1.6" fill="none"/>`,
  camp: `${CARD}<path d="M2 1l5 5M7 1 2 6" stroke="currentColor" stroke-width="1.8"/>`,
  draw: `<path d="M-6-4h7v10h-7zM-3-4v-2h7v10H1" fill="none" stroke="currentColor" stroke-width="1.6"/>`,
  remove: `<path d="M-6-5h8V6h-8z" fill="none" stroke="currentColor" stroke-width="1.6"/><path d="M0 1l6 6M6 1 0 7" stroke="currentColor" stroke-width="1.8"/>`,
  replace: `<path d="M-7-5h6V5h-6zM1-2h5L4-4.5M7 2H2l2 2.5" fill="none" stroke="currentColor" stroke-width="1.6"/>`,
  keep_item: `<path d="M-2.5-7h5L1.5-4q5 3 4.5 7Q5.5 7 0 7t-6-4q-.5-4 4.5-7z" fill="currentColor"/>`,
  pass: `<path d="M-5-7q3-1 3 3 0 3-1.5 3.5T-6-3t1-4zM-5 1.5h3v2q-1.5 1.5-3 0zM3-4q3-1 3 3 0 3-1.5 3.5T2 0t1-4zM3 4.5h3v2q-1.5 1.5-3 0z" fill="currentColor"/>`,
  native: `<path d="M-5-6Q0-8 5-6q1 8-2 11-3 3-6 0-3-3-2-11zM-3.5-2.5h2.5V-1h-2.5zM1-2.5h2.5V-1H1zM-2 3h4v1.5h-4z" fill="currentColor" fill-rule="evenodd"/>`,
  change_symbol: `<path d="M-6-3H5L2-6M6 3H-5l3 3" fill="none" stroke="currentColor" stroke-width="1.8"/>`,
};

export const TERRAIN_PAINT: Record<string, { fill: string; edge: string; ink: string }> = {
  jungle: { fill: "#7fa052", edge: "#a8d468", ink: "#17290d" },
  river: { fill: "#74aecb", edge: "#7fd0ec", ink: "#0b2735" },
  village: { fill: "#e3c877", edge: "#f2d27a", ink: "#3c2a06" },
  rubble: { fill: "#aaa59c", edge: "#cfc8ba", ink: "#26231f" },
  camp: { fill: "#c8785f", edge: "#f0957a", ink: "#32100a" },
};

export interface Paint {
  readonly ground: string;
  /** What can be read on the ground. */
  readonly edge: string;
  readonly ink: string;
}
const PAINTS: Record<string, Paint> = {
  machete: { ground: "#2f5d2a", edge: "#a8d468", ink: "#10200a" },
  paddle: { ground: "#1f5f80", edge: "#7fd0ec", ink: "#071f2c" },
  coin: { ground: "#8a5d0e", edge: "#f2d27a", ink: "#2f2104" },
  joker: { ground: "#4a4f52", edge: "#fff8e4", ink: "#33291a" },
  action: { ground: "#54406e", edge: "#e6d8f6", ink: "#1e0f2e" },
};

export function paintOf(card: string): Paint {
  const { symbols } = CARDS[card]!;
  return PAINTS[symbols.length > 1 ? "joker" : (symbols[0] ?? "action")]!;
}

export function symbolPaint(symbol: Symbol): Paint {
  return PAINTS[symbol]!;
}

export function tokenPaint(symbol: Symbol | undefined): Paint {
  return PAINTS[symbol ?? "action"]!;
}

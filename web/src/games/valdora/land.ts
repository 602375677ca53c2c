/** Drawing the land: roads as curves, and what grows where nothing else is. */
import type { Box } from "../../ui/PanZoom.svelte";
import type { Point } from "./valley";

const TRIES = 700;

/** A smooth curve through points, as the `d` of a path. */
export function curve(points: readonly Point[]): string {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))]!;
  let path = `M${at(0).join(" ")}`;
  for (let i = 0; i + 1 < points.length; i++) {
    const [before, here, there, beyond] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const out = [0, 1].map((k) => here[k]! + (there[k]! - before[k]!) / 6);
    const into = [0, 1].map((k) => there[k]! - (beyond[k]! - here[k]!) / 6);
    path += `C${[...out, ...into, ...there].map((n) => Math.round(n)).join(" ")}`;
  }
  return path;
}

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = length ? Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length)) : 0;
  return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay));
}

export interface Growth {
  readonly x: number;
  readonly y: number;
  readonly kind: "tree" | "hill" | "field";
  readonly size: number;
}

/** What grows in the open country: the same every time, away from the lines (roads and shores) that are given with the room they need. */
export function growth(box: Box, lines: readonly { points: readonly Point[]; room: number }[]): Growth[] {
  let seed = 7;
  const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const found: Growth[] = [];
  for (let tries = 0; tries < TRIES; tries++) {
    const at: Point = [box.x + 25 + random() * (box.width - 50), box.y + 25 + random() * (box.height - 50)];
    const roll = random();
    const kind = roll < 0.66 ? "tree" : roll < 0.84 ? "hill" : "field";
    const own = kind === "tree" ? 14 : 30;
    const free = lines.every(({ points, room }) => points.every((point, i) => distance(at, point, points[i + 1] ?? point) > room + own));
    if (!free || found.some((other) => Math.hypot(other.x - at[0], other.y - at[1]) < own + (other.kind === "tree" ? 12 : 34))) continue;
    found.push({ x: Math.round(at[0]), y: Math.round(at[1]), kind, size: 0.8 + random() * 0.5 });
  }
  return found.sort((a, b) => a.y - b.y);
}

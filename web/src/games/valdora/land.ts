/** Drawing the land: roads as curves, and what grows where nothing else is. */
import type { Box } from "../../ui/PanZoom.svelte";
import { seeded } from "../../art/random";
import type { Point } from "./valley";

const TRIES = 1600;

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
  /** Of a tree: two that keep their needles, one green, one in autumn. */
  readonly sort: number;
}

/** How much room each needs, and how far it keeps from its like. */
const ROOM = { tree: [16, 11], hill: [40, 90], field: [36, 90] } as const;

/** What grows in the open country: the same every time, away from the lines (roads and shores) that are given with the room they need. Trees stand in woods. */
export function growth(box: Box, lines: readonly { points: readonly Point[]; room: number }[]): Growth[] {
  const random = seeded(7);
  const found: Growth[] = [];
  let wood: Point = [0, 0];
  for (let tries = 0; tries < TRIES; tries++) {
    if (tries % 24 === 0) wood = [box.x + random() * box.width, box.y + 60 + random() * (box.height - 60)];
    const kind = tries % 24 === 1 ? "hill" : tries % 24 === 2 ? "field" : "tree";
    const at: Point = [wood[0] + (random() + random() - 1) * 80, wood[1] + (random() + random() - 1) * 46];
    const [own, apart] = ROOM[kind];
    const free = lines.every(({ points, room }) => points.every((point, i) => distance(at, point, points[i + 1] ?? point) > room + own));
    const inside = at[0] > box.x && at[0] < box.x + box.width && at[1] > box.y + 90 && at[1] < box.y + box.height;
    if (!free || !inside || found.some((other) => other.kind === kind && Math.hypot(other.x - at[0], other.y - at[1]) < apart)) continue;
    found.push({ x: Math.round(at[0]), y: Math.round(at[1]), kind, size: 0.75 + random() * 0.4, sort: Math.floor(random() * 4) });
  }
  const layer = (one: Growth) => (one.kind === "tree" ? 1 : 0);
  return found.sort((a, b) => layer(a) - layer(b) || a.y - b.y);
}

/** Drawing the land: roads as curves, and what grows where nothing else is. */
import type { Box } from "../../ui/PanZoom.svelte";
import { seeded } from "../../art/random";
import type { Point } from "./valley";

const TRIES = 1600;

/** A stretch of a curve: where it begins, two points that it leans towards, where it ends. */
export type Bend = readonly [Point, Point, Point, Point];

/** A smooth curve through points, stretch by stretch. */
export function bends(points: readonly Point[]): Bend[] {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))]!;
  const lean = (here: Point, from: Point, to: Point): Point => [here[0] + (to[0] - from[0]) / 6, here[1] + (to[1] - from[1]) / 6];
  return points.slice(1).map((there, i) => [at(i), lean(at(i), at(i - 1), there), lean(there, at(i + 2), at(i)), there]);
}

/** Stretches that follow each other, as the `d` of a path. */
export function drawn(stretches: readonly Bend[]): string {
  const [first] = stretches;
  return first ? `M${first[0].join(" ")}${stretches.map((bend) => `C${bend.slice(1).flat().map(Math.round).join(" ")}`).join("")}` : "";
}

export const curve = (points: readonly Point[]): string => drawn(bends(points));

/** The middle of a stretch, and whither one looks there, in degrees. */
export function middle([a, b, c, d]: Bend): { readonly at: Point; readonly angle: number } {
  const along = (k: 0 | 1) => (a[k] + 3 * b[k] + 3 * c[k] + d[k]) / 8;
  const slope = (k: 0 | 1) => d[k] + c[k] - b[k] - a[k];
  return { at: [along(0), along(1)], angle: (Math.atan2(slope(1), slope(0)) * 180) / Math.PI };
}

function distance([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = length ? Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length)) : 0;
  return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay));
}

export interface Growth {
  readonly x: number;
  readonly y: number;
  readonly kind: "tree" | "hill" | "field" | "hamlet";
  readonly size: number;
  /** Of a tree: two that keep their needles, one green, one in autumn. */
  readonly sort: number;
}

/** How much room each needs, and how far it keeps from its like. */
const ROOM = { tree: [16, 11], hill: [40, 90], field: [36, 90], hamlet: [26, 190] } as const;
/** What else a wood brings along: these come first, and trees after them. */
const RARE = ["tree", "hill", "field", "hamlet"] as const;

/** What grows in the open country: the same every time, away from the lines (roads and shores) that are given with the room they need. Trees stand in woods. */
export function growth(box: Box, lines: readonly { points: readonly Point[]; room: number }[]): Growth[] {
  const random = seeded(7);
  const found: Growth[] = [];
  let wood: Point = [0, 0];
  for (let tries = 0; tries < TRIES; tries++) {
    if (tries % 24 === 0) wood = [box.x + random() * box.width, box.y + 60 + random() * (box.height - 60)];
    const kind = RARE[tries % 24] ?? "tree";
    const at: Point = [wood[0] + (random() + random() - 1) * 80, wood[1] + (random() + random() - 1) * 46];
    const [own, apart] = ROOM[kind];
    const free = lines.every(({ points, room }) => points.every((point, i) => distance(at, point, points[i + 1] ?? point) > room + own));
    const inside = at[0] > box.x && at[0] < box.x + box.width && at[1] > box.y + 90 && at[1] < box.y + box.height;
    if (!free || !inside || found.some((other) => other.kind === kind && Math.hypot(other.x - at[0], other.y - at[1]) < apart)) continue;
    // What is nearer to whoever looks is larger.
    const near = 0.66 + 0.5 * ((at[1] - box.y) / box.height);
    found.push({ x: Math.round(at[0]), y: Math.round(at[1]), kind, size: near * (0.85 + random() * 0.4), sort: Math.floor(random() * 4) });
  }
  const layer = (one: Growth) => (one.kind === "hill" || one.kind === "field" ? 0 : 1);
  return found.sort((a, b) => layer(a) - layer(b) || a.y - b.y);
}

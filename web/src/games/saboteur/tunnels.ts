/**
 * The shapes of a tunnel card. An opening is always in the middle of its side and of one width, and nothing on the edge is left to chance:
 * whatever lies side by side meets without a seam.
 */
import { seeded, short, type Random } from "../../art/random";
import { HEIGHT, WIDTH } from "./cards";
import type { Side } from "./data";

/** The middle of the tunnels, half the width of one that runs up and of one that runs across, how far arms run over the edge. */
export const CX = WIDTH / 2;
export const CY = 60;
export const UP = 25;
export const ACROSS = 24;
const OUT = 22;
/** The wall that is seen under the northern edge of a tunnel. */
export const FACE = 13;

/** A corner of an outline; `true` keeps it where it is. */
type Point = readonly [x: number, y: number, fixed?: true];

/** Chiselled: long stretches are broken up, and no corner stays where it was. */
function chisel(points: readonly Point[], random: Random, most: number): string {
  const off = () => (random() - 0.5) * most;
  const out: string[] = [];
  points.forEach(([x, y, fixed], i) => {
    const [nextX, nextY, nextFixed] = points[(i + 1) % points.length]!;
    out.push(fixed ? `${x} ${y}` : `${short(x + off())} ${short(y + off())}`);
    if (fixed && nextFixed) return;
    const pieces = Math.max(1, Math.round(Math.hypot(nextX - x, nextY - y) / 10));
    for (let k = 1; k < pieces; k++) out.push(`${short(x + ((nextX - x) * k) / pieces + off())} ${short(y + ((nextY - y) * k) / pieces + off())}`);
  });
  return `M${out.join("L")}Z`;
}

/** Where an arm leaves the card, clockwise. */
const ENDS: Readonly<Record<Side, readonly Point[]>> = {
  N: [[CX - UP, 0, true], [CX - UP, -OUT, true], [CX + UP, -OUT, true], [CX + UP, 0, true]], // prettier-ignore
  E: [[WIDTH, CY - ACROSS, true], [WIDTH + OUT, CY - ACROSS, true], [WIDTH + OUT, CY + ACROSS, true], [WIDTH, CY + ACROSS, true]], // prettier-ignore
  S: [[CX + UP, HEIGHT, true], [CX + UP, HEIGHT + OUT, true], [CX - UP, HEIGHT + OUT, true], [CX - UP, HEIGHT, true]], // prettier-ignore
  W: [[0, CY + ACROSS, true], [-OUT, CY + ACROSS, true], [-OUT, CY - ACROSS, true], [0, CY - ACROSS, true]], // prettier-ignore
};

/** Where an arm that leads nowhere ends, from its right side to its left. */
const STUMPS: Readonly<Record<Side, readonly Point[]>> = {
  N: [[CX + UP - 3, 20], [CX + 8, 33], [CX - 8, 33], [CX - UP + 3, 20]], // prettier-ignore
  E: [[WIDTH - 18, CY + ACROSS - 3], [WIDTH - 27, CY + 8], [WIDTH - 27, CY - 8], [WIDTH - 18, CY - ACROSS + 3]], // prettier-ignore
  S: [[CX - UP + 3, HEIGHT - 18], [CX - 8, HEIGHT - 28], [CX + 8, HEIGHT - 28], [CX + UP - 3, HEIGHT - 18]], // prettier-ignore
  W: [[18, CY - ACROSS + 3], [27, CY - 8], [27, CY + 8], [18, CY + ACROSS - 3]], // prettier-ignore
};

/** The corners of the middle, clockwise: between which sides, and which way is out. */
const CORNERS: readonly (readonly [Side, Side, 1 | -1, 1 | -1])[] = [
  ["N", "E", 1, -1],
  ["E", "S", 1, 1],
  ["S", "W", -1, 1],
  ["W", "N", -1, -1],
];

/** Two tunnels leave a spur of rock between them, two walls a rounded corner. */
function corner([before, after, dx, dy]: (typeof CORNERS)[number], open: ReadonlySet<Side>): Point[] {
  const [x, y] = [CX + dx * UP, CY + dy * ACROSS];
  if (open.has(before) !== open.has(after)) return [[x, y]];
  const [far, near] = open.has(before) ? [9, 3] : [-13, -3.5];
  const points: Point[] = [[x, y + dy * far], [x + dx * near, y + dy * near], [x + dx * far, y]]; // prettier-ignore
  const upFirst = (before === "N" || before === "S") === open.has(before);
  return upFirst ? points : points.toReversed();
}

/** The edge of everything that is dug out. */
export function outline(sides: readonly Side[], dead: boolean, seed: number): string {
  const random = seeded(seed);
  if (dead) return sides.map((side) => chisel([...ENDS[side], ...STUMPS[side]], random, 4)).join("");
  const open = new Set(sides);
  return chisel(
    CORNERS.flatMap((one) => [...(open.has(one[0]) ? ENDS[one[0]] : []), ...corner(one, open)]),
    random,
    4.2,
  );
}

type Spot = readonly [number, number];
const MIDDLE: Spot = [CX, CY + 6];
const TRACKS: Readonly<Record<Side, Spot>> = { N: [CX, -2], S: [CX, HEIGHT + 2], W: [-2, CY + 6], E: [WIDTH + 2, CY + 6] };

/** Tracks as straight lines and as curves through the middle: what lies opposite is joined straight, the rest bends into it. */
function tracks(sides: readonly Side[], dead: boolean): Spot[][] {
  const straight = (["NS", "WE"] as const).map((pair) => [...pair] as Side[]).filter((pair) => pair.every((side) => sides.includes(side)));
  const alone = sides.filter((side) => !straight.some((pair) => pair.includes(side)));
  if (dead)
    return sides.map((side) => {
      const [x, y] = TRACKS[side];
      const part = side === "N" || side === "S" ? 0.36 : 0.42;
      return [[x, y], [x + (MIDDLE[0] - x) * part, y + (MIDDLE[1] - y) * part]]; // prettier-ignore
    });
  const ends = straight[0] ?? alone.slice(1);
  return [
    ...straight.map((pair) => pair.map((side) => TRACKS[side])),
    ...alone.slice(0, 1).flatMap((side) => ends.map((end) => [TRACKS[side], MIDDLE, TRACKS[end]])),
  ];
}

function along(line: readonly Spot[], t: number): Spot {
  const [a, b, c] = line as [Spot, Spot, Spot | undefined];
  const at = (i: 0 | 1) => (c ? (1 - t) ** 2 * a[i] + 2 * t * (1 - t) * b[i] + t * t * c[i] : a[i] + (b[i] - a[i]) * t);
  return [at(0), at(1)];
}

const STEPS = 40;

/** Sleepers and rails as two paths. */
export function rails(sides: readonly Side[], dead: boolean): { sleepers: string; rails: string } {
  let sleepers = "";
  let steel = "";
  const lines = tracks(sides, dead);
  for (const [at, line] of lines.entries()) {
    /** Where two ways part, the sleepers of one lie on those of the other. */
    const bare = lines.length === 1 ? STEPS : at === 1 ? 0.42 * STEPS : 0;
    const spots = Array.from({ length: STEPS + 1 }, (_, i) => along(line, i / STEPS));
    const both: [string[], string[]] = [[], []];
    let length = 0;
    let next = 5.2;
    spots.forEach(([x, y], i) => {
      const [fromX, fromY] = spots[Math.max(0, i - 1)]!;
      const [toX, toY] = spots[Math.min(STEPS, i + 1)]!;
      const step = Math.hypot(toX - fromX, toY - fromY) || 1;
      const [nx, ny] = [-(toY - fromY) / step, (toX - fromX) / step];
      const beside = (far: number) => `${short(x + nx * far)} ${short(y + ny * far)}`;
      if (i) length += Math.hypot(x - spots[i - 1]![0], y - spots[i - 1]![1]);
      if (i % (line.length === 2 ? STEPS : 4) === 0) [6.5, -6.5].forEach((far, k) => both[k]!.push(beside(far)));
      if (length < next || (i > bare && line.length > 2)) return;
      next += 10.2;
      sleepers += `M${beside(11)}L${beside(-11)}`;
    });
    steel += both.map((points) => `M${points.join("L")}`).join("");
  }
  return { sleepers, rails: steel };
}

/** A stone of flat faces: its outline, and its faces from the darkest to the lightest, lit from the upper left. */
export interface Stone {
  readonly edge: string;
  readonly faces: readonly [string, string, string];
}

export function stone(x: number, y: number, size: number, random: Random): Stone {
  const count = 6 + Math.floor(random() * 2);
  const corners = Array.from({ length: count }, (_, i): Spot => {
    const angle = (i / count) * 2 * Math.PI + random() * 0.5;
    const far = size * (0.82 + random() * 0.3);
    return [short(x + Math.cos(angle) * far), short(y + Math.sin(angle) * far * 0.82)];
  });
  const peak = `${short(x - size * 0.15)} ${short(y - size * 0.3)}`;
  const faces: [string, string, string] = ["", "", ""];
  corners.forEach((a, i) => {
    const b = corners[(i + 1) % count]!;
    const light = (y - (a[1] + b[1]) / 2 + (x - (a[0] + b[0]) / 2) * 0.45) / size;
    const tone = light > 0.5 ? 2 : light > 0.05 ? 1 : light < -0.5 ? 0 : undefined;
    if (tone !== undefined) faces[tone] += `M${a.join(" ")}L${b.join(" ")} ${peak}Z`;
  });
  return { edge: `M${corners.map((one) => one.join(" ")).join("L")}Z`, faces };
}

/** Several stones, back to front: place and size. */
export function stones(heap: readonly (readonly [number, number, number])[], random: Random): Stone[] {
  return heap.map(([x, y, size]) => stone(x, y, size, random));
}

/** Small stones in the corners of a card, as one stone of many parts: they never touch. */
export function scree(dead: boolean, seed: number): Stone {
  const random = seeded(seed * 13 + 1);
  const heap = [[13, 17], [85, 17], [13, 100], [85, 100]].flatMap(([x, y]) =>
    Array.from({ length: dead ? 1 : 2 }, () => stone(x! + (random() - 0.5) * 14, y! + (random() - 0.5) * 13, 3.5 + random() * 4.5, random)),
  ); // prettier-ignore
  const joined = (part: (one: Stone) => string) => heap.map(part).join("");
  return { edge: joined((one) => one.edge), faces: [joined((one) => one.faces[0]), joined((one) => one.faces[1]), joined((one) => one.faces[2])] };
}

/** Pebbles on the floor, dark and light, and the cuts of the chisel in the wall. */
export function marks(seed: number): { dark: string; light: string; cuts: string } {
  const random = seeded(seed * 7 + 3);
  const found = { dark: "", light: "", cuts: "" };
  for (let i = 0; i < 16; i++)
    found[i % 2 ? "dark" : "light"] += `M${short(6 + random() * (WIDTH - 12))} ${short(8 + random() * (HEIGHT - 10))}h${short(0.5 + random() * 2)}`;
  for (let x = -4; x < WIDTH + 6; x += 9) found.cuts += `M${short(x + random() * 5)} 0l${short(2 + random() * 4)} ${HEIGHT}`;
  return found;
}

/** Where a lantern hangs: on a wall, so that it hides no rail. */
export function hook(sides: readonly Side[]): Spot {
  if (!sides.includes("N")) return [CX, 29];
  if (!sides.includes("W")) return [24, 58];
  if (!sides.includes("E")) return [74, 58];
  return [76, 31];
}

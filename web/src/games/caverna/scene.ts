/** The place of a home: a forest before a mountain, in the morning. The sun is at the upper left, every shadow falls to the right. */
import { mix } from "../../art/colours";
import { hash, seeded, short } from "../../art/random";
import { circle, ellipse, line, path, place, rect, soft } from "../../art/shapes";
import { ENTRY } from "./data";
import { BORDER, COLUMNS, ROWS, type Cell } from "./home";

export const U = 100;
/** The brook between forest and mountain. */
export const GAP = 12;
/** What is seen above the topmost cells. */
export const SKY = 66;
export const left = (x: number): number => x * U + (x >= BORDER ? GAP : 0);
const [WIDTH, HEIGHT] = [COLUMNS * U + GAP, ROWS * U];

type Corner = readonly [x: number, y: number, height: number];
/** One rock of lit facets, with snow on its ridge. */
function rock(): string {
  const next = seeded(11);
  const [x0, x1, foot] = [left(BORDER) - GAP, WIDTH + 5, HEIGHT + 5];
  const [columns, rows] = [13, 17];
  const peak = (at: number, from: number, steep: number) => Math.max(0, 1 - Math.abs(at - from) * steep);
  const ridge = (x: number) => {
    const at = (x - x0) / (x1 - x0);
    return -4 - 56 * peak(at, 0.56, 2.1) - 26 * peak(at, 0.2, 5.5) - 22 * peak(at, 0.9, 6);
  };
  const net = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (_, i): Corner => {
      const x = x0 + ((x1 - x0) * i) / columns + (i > 0 && i < columns ? (next() - 0.5) * 20 : 0);
      const top = ridge(x);
      return [x, top + (foot - top) * (row / rows) ** 0.92 + (row > 0 && row < rows ? (next() - 0.5) * 18 : 0), next() * 26];
    }),
  );
  const tone = ([a, b, c]: readonly Corner[], deep: number) => {
    const [ux, uy, uz, vx, vy, vz] = [b![0] - a![0], b![1] - a![1], b![2] - a![2], c![0] - a![0], c![1] - a![1], c![2] - a![2]];
    const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx] as const;
    const size = (Math.hypot(...normal) || 1) * (normal[2] < 0 ? -1 : 1);
    const light = (normal[0] * -0.55 + normal[1] * -0.6 + normal[2] * 0.58) / size;
    return mix(mix("#39425a", "#2b3346", deep), mix("#e8dcc4", "#8a93a2", deep), Math.max(0, Math.min(1, light * 0.72 + 0.2)));
  };
  let facets = "";
  for (let row = 0; row < rows; row++)
    for (let i = 0; i < columns; i++) {
      const [a, b, c, d] = [net[row]![i]!, net[row]![i + 1]!, net[row + 1]![i]!, net[row + 1]![i + 1]!];
      const snow = row <= 2 && (a[1] + d[1]) / 2 < -22 - ((i * 37) % 5) * 4;
      for (const facet of (i + row) % 2
        ? [
            [a, b, c],
            [b, d, c],
          ]
        : [
            [a, b, d],
            [a, d, c],
          ]) {
        // prettier-ignore
        const plain = tone(facet, row / rows);
        const colour = snow ? mix(plain, "#fffaf0", 0.72) : plain;
        facets += `<path d="M${facet.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}z" fill="${colour}" stroke="${colour}" stroke-width=".6"/>`;
      }
    }
  return facets + path(`M${x0} -4H${x1}V${foot}H${x0}z`, "url(#cav-depth)");
}

function valley(): string {
  const next = seeded(4);
  const edge = left(BORDER) - GAP;
  let drawn = rect(-5, -SKY, WIDTH + 10, SKY + 60, "url(#cav-sky)");
  drawn += circle(92, -38, 90, "url(#cav-sun)") + circle(92, -38, 13, "#fff3cf");
  drawn += path(`M-5-16Q60-44 120-26T250-40T${WIDTH}-20V40H-5z`, "#8fa9a6") + path(`M-5-4Q70-28 150-14T${edge + 20}-20V40H-5z`, "#63877a");
  for (let i = 0; i < 28; i++) drawn += place("cav-t1", i * 11.4 - 2, ((i * 7) % 5) - 2, 0.5, `opacity=".75"`);
  drawn += rock() + rect(-5, -4, edge + 5, HEIGHT + 9, "url(#cav-floor)");
  for (let i = 0; i < 80; i++)
    drawn += ellipse(next() * edge, next() * HEIGHT, 4 + next() * 9, 1.6 + next() * 2, next() < 0.5 ? "#567944" : "#1b3524", `opacity=".3"`);
  drawn += rect(-5, -22, edge + 5, 44, "url(#cav-mist)");
  const brook = `M${edge + 6}-10q-4 48 1 106t-2 150 1 ${HEIGHT - 241}`;
  drawn += line(brook, "#262f3c", 15) + line(brook, "#2f6d86", 10) + line(brook, "#7fc0d0", 6);
  for (const [dash, aside] of [
    ["9 26 4 31", -3],
    ["5 34 12 19", 0],
    ["3 22 7 38", 2.5],
  ] as const)
    // prettier-ignore
    drawn += line(brook, "#f2fbf8", 1.2, `stroke-dasharray="${dash}" opacity=".8" transform="translate(${aside} 0)"`);
  for (let k = 0; k < 14; k++) drawn += place("cav-stone", edge + 6 + (k % 2 ? 8 : -8), 8 + k * 29 + next() * 9, 0.42 + next() * 0.2);
  return drawn + place("cav-bridge", edge + 6, ENTRY[1] * U + 74);
}
export const VALLEY = valley();

/** The trees of a cell that nobody has cleared, from back to front; a glade where something is kept among them. */
export function treesOf([column, row]: Cell, glade: boolean): string {
  const next = seeded(hash(column + 9, row + 9, 51));
  let drawn = "";
  for (let j = 0; j < 4; j++)
    for (let i = 0; i < 4; i++) {
      const [x, y, which] = [12 + i * 25 + (j % 2 ? 10 : 0) + next() * 9 - 6, 26 + j * 23 + next() * 7, next()];
      if (next() < 0.1 || (glade && x > 26 && y > 30)) continue;
      drawn += place(which < 0.36 ? "cav-t1" : which < 0.66 ? "cav-t2" : which < 0.86 ? "cav-t3" : "cav-t4", Math.min(x, 93), y, 0.86 + which * 0.34);
    }
  return drawn;
}

/** A clearing of so many cells: a soft outline, never a box. */
function outline(width: number, height: number, seed: number): string {
  const next = seeded(seed);
  const [x0, y0, x1, y1] = [3, 3, width - 3, height - 3];
  const points: [number, number][] = [];
  const wave = () => next() * 5 - 2.5;
  for (let x = x0 + 9; x < x1 - 8; x += 26) points.push([x, y0 + wave()]);
  for (let y = y0 + 9; y < y1 - 8; y += 26) points.push([x1 + wave(), y]);
  for (let x = x1 - 9; x > x0 + 8; x -= 26) points.push([x, y1 + wave()]);
  for (let y = y1 - 9; y > y0 + 8; y -= 26) points.push([x0 + wave(), y]);
  return soft(points, 0.62);
}
const shade = `transform="translate(0 2.5)" opacity=".6"`;

export function meadowOf(width = U, height = U, seed = 21): string {
  const next = seeded(seed);
  const shape = outline(width, height, seed);
  let drawn = path(shape, "#20351f", shade) + path(shape, "url(#cav-meadow-light)", `stroke="#5c7c3a" stroke-width="1.6"`);
  for (let i = 0; i < (width * height) / 1700; i++)
    drawn += place(next() < 0.72 ? "cav-tuft" : "cav-flowers", 14 + next() * (width - 28), 18 + next() * (height - 28), 0.8 + next() * 0.4);
  return drawn + place("cav-stump", width - 24, 40) + place("cav-stump", 24, height - 26, 0.8);
}

export function fieldOf(seed = 41): string {
  const shape = outline(U, U, seed);
  let drawn = path(shape, "#20351f", shade) + path(shape, "url(#cav-soil)", `stroke="#3f2616" stroke-width="1.6"`);
  for (let k = 0; k < 7; k++)
    drawn += line(`M8 ${15 + k * 12}q42-5 84 0`, "#3f2616", 2.6, `opacity=".65"`) + line(`M8 ${18 + k * 12}q42-5 84 0`, "#a9774b", 1.4, `opacity=".6"`);
  return drawn;
}

/** Three rows, of which as many stand as there are goods left. */
export function cropsOf(good: string, number: number): string {
  const next = seeded(number);
  let drawn = "";
  for (let k = 0; k < 3; k++) {
    const [y, stands] = [34 + k * 27, k >= 3 - number];
    if (good === "grain") {
      if (stands) drawn += path(`M8 ${y + 2}q1-16 9-17 33-6 66 0 8 2 9 17-42-6-84 0z`, "#8f6d2c", `opacity=".75"`);
      for (let i = 0; i < 18; i++)
        drawn += place(stands ? "cav-stalk" : "cav-stubble", 10 + i * 4.7 + next() * 2, y + next() * 3, stands ? 1 + next() * 0.25 : 1);
    } else for (let i = 0; i < 4; i++) drawn += place(stands ? "cav-pumpkin" : "cav-sprout", 17 + i * 22 + next() * 4, y + 2, 0.95 + next() * 0.15);
  }
  return drawn;
}

/** The fence of a pasture: its back and sides, or its front. */
export function fenceOf(width: number, height: number, front: boolean): string {
  const [x0, y0, x1, y1] = [9, 17, width - 9, height - 8];
  const post = (x: number, y: number) =>
    rect(x - 2, y - 13, 4, 15, "#8a5c36", 1, `stroke="#3d2512" stroke-width=".8"`) + rect(x - 2, y - 13, 1.6, 14, "#c79460", 0.6);
  const row = (y: number) => {
    const posts = Math.round((x1 - x0) / 22);
    const rails = line(`M${x0} ${y - 9.4}H${x1}M${x0} ${y - 4}H${x1}`, "#3d2512", 3.4) + line(`M${x0} ${y - 9.8}H${x1}M${x0} ${y - 4.4}H${x1}`, "#b27f4c", 2);
    return rails + Array.from({ length: posts + 1 }, (_, i) => post(x0 + ((x1 - x0) * i) / posts, y)).join("");
  };
  if (front) return row(y1);
  let drawn = row(y0);
  for (const x of [x0, x1]) {
    drawn += line(`M${x} ${y0 - 8}V${y1 - 9}M${x} ${y0 - 3}V${y1 - 4}`, "#3d2512", 3) + line(`M${x} ${y0 - 8}V${y1 - 9}`, "#b27f4c", 1.6);
    for (let y = y0 + 24; y < y1; y += 22) drawn += post(x, y);
  }
  return drawn;
}

/** Where the animals of a herd stand; of very many only the first are drawn, and their number says the rest. */
export function herdPlaces(width: number, height: number, number: number): { x: number; y: number; flip: boolean }[] {
  const next = seeded(number * 31 + width + height * 3);
  const shown = Math.min(number, (8 * width * height) / (2 * U * U) + 2);
  const columns = width > U ? 4 : shown > 1 ? 2 : 1;
  const rows = Math.ceil(shown / columns);
  return Array.from({ length: shown }, (_, i) => {
    const [row, column] = [Math.floor(i / columns), i % columns];
    const step = (width - 30) / columns;
    return {
      x: 17 + step * (column + 0.5) + (row % 2 ? 5 : -3) + next() * 6,
      y: Math.min(height - 18, 62 + (rows > 1 ? ((height - 84) * row) / (rows - 1) : (height - 100) / 2) + next() * 4 + column * 4),
      flip: (i + row) % 3 === 1,
    };
  });
}

/** What lies behind an action space, 130 by 70: each kind of work has its own place. */
export const BACKDROPS: Readonly<Record<string, string>> = {
  forest: ground(
    "#2f4d36",
    "#486b45",
    Array.from({ length: 13 }, (_, k) => place(k % 3 ? "cav-t1" : "cav-t2", 3 + k * 10.5, 44 + ((k * 7) % 5), 0.55 + ((k * 5) % 4) / 18)).join(""),
  ),
  rock: ground(
    "#59616f",
    "#6b7484",
    path("M0 48 14 26 26 36 44 16 60 38 78 22 96 40 112 24 130 44V60H0z", "#8b95a5") +
      path("M14 26 26 36 18 60H0V48zM44 16 60 38 40 60 30 36zM78 22 96 40 80 60 68 36zM112 24l18 20-20 16z", "#3c4454", `opacity=".75"`),
  ),
  farm: ground("#bcd0b4", "#a2b65c", path("M0 34Q30 16 62 30T130 22V60H0z", "#8caf63") + circle(108, 18, 16, "url(#cav-sun)")),
  home: ground(
    "#5a3b28",
    "#a0744e",
    line("M0 12H130M0 26H130M30 0V12M80 12V26M50 26V44M104 0V12", "#432a1b", 1.4) + ellipse(100, 26, 44, 30, "url(#cav-lamp)", `opacity=".6"`),
  ),
  quest: ground("#8a93b5", "#5c6d8c", path("M0 44 24 20 40 34 66 12 92 36 108 24 130 40V60H0z", "#4d5a7c")),
  forge: ground("#47302e", "#6a4a44", ellipse(26, 46, 60, 38, "url(#cav-fire)", `opacity=".55"`)),
};
function ground(far: string, near: string, scenery: string): string {
  return rect(0, 0, 130, 70, far) + scenery + path("M0 46Q39 32 72 38T130 35V70H0z", near) + path("M0 58Q52 52 130 58V70H0z", mix(near, "#fff1c4", 0.12));
}

/**
 * The rock around the tunnels: facets of stone, cold where nobody is, warm where people have dug. It repeats, so that one tile of cold rock covers
 * everything and only what is lit is painted again when the maze changes.
 */
import { hash, seeded, short } from "../../art/random";

const STEP = 16;
const COLUMNS = 48;
const ROWS = 38;
export const TILE = { width: COLUMNS * STEP, height: ROWS * STEP };

export interface Light {
  readonly x: number;
  readonly y: number;
  readonly strength: number;
  readonly reach: number;
}
export interface Picture {
  readonly href: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const modulo = (number: number, by: number) => ((number % by) + by) % by;
const smooth = (t: number) => t * t * (3 - 2 * t);

/** Noise that repeats every `wide` by `high` squares. */
function noise(x: number, y: number, wide: number, high: number, seed: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const at = (dx: number, dy: number) => hash(modulo(i + dx, wide), modulo(j + dy, high), seed) / 4294967296;
  const [u, v] = [smooth(x - i), smooth(y - j)];
  return (at(0, 0) * (1 - u) + at(1, 0) * u) * (1 - v) + (at(0, 1) * (1 - u) + at(1, 1) * u) * v;
}

function height(x: number, y: number): number {
  const [u, v] = [x / TILE.width, y / TILE.height];
  const layers = Math.abs(Math.sin(Math.PI * (6 * v + 2 * u + noise(u * 8, v * 7, 8, 7, 5))));
  return noise(u * 7, v * 8, 7, 8, 1) * 64 + noise(u * 19, v * 19, 19, 19, 2) * 28 + noise(u * 48, v * 40, 48, 40, 3) * 12 + layers * 11;
}

type Vertex = readonly [x: number, y: number, z: number];
const vertices = new Map<number, Vertex>();

/** A corner of the facets; even rows are set half a step to the side. */
function vertex(column: number, row: number): Vertex {
  const [i, j] = [modulo(column, COLUMNS), modulo(row, ROWS)];
  let known = vertices.get(i * ROWS + j);
  if (!known) {
    const random = seeded(hash(i, j, 9));
    const x = (i + (j % 2) / 2 + (random() - 0.5) * 0.8) * STEP;
    const y = (j + (random() - 0.5) * 0.8) * STEP;
    known = [x, y, height(x, y)];
    vertices.set(i * ROWS + j, known);
  }
  return [known[0] + (column - i) * STEP, known[1] + (row - j) * STEP, known[2]];
}

/** Every facet of a stretch of rock. */
function facets(left: number, top: number, right: number, bottom: number, each: (a: Vertex, b: Vertex, c: Vertex) => void): void {
  for (let j = Math.floor(top / STEP) - 1; j <= Math.ceil(bottom / STEP); j++)
    for (let i = Math.floor(left / STEP) - 1; i <= Math.ceil(right / STEP); i++) {
      const [a, b, c, d] = [vertex(i, j), vertex(i + 1, j), vertex(i, j + 1), vertex(i + 1, j + 1)];
      each(a, b, modulo(j, 2) ? d : c);
      each(modulo(j, 2) ? a : b, d, c);
    }
}

function canvas(width: number, height: number): CanvasRenderingContext2D | null {
  const element = document.createElement("canvas");
  element.width = width;
  element.height = height;
  return element.getContext("2d");
}

/** A facet's colour: `warmth` of the light that falls on it from the side of `gx`, `gy`. */
function colour([a, b, c]: readonly [Vertex, Vertex, Vertex], warmth: number, gx: number, gy: number): string {
  const [ux, uy, uz, vx, vy, vz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2], c[0] - a[0], c[1] - a[1], c[2] - a[2]];
  const long = Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx) || 1;
  const up = Math.sign(ux * vy - uy * vx) || 1;
  const [nx, ny, nz] = [((uy * vz - uz * vy) * up) / long, ((uz * vx - ux * vz) * up) / long, ((ux * vy - uy * vx) * up) / long];
  const cold = Math.max(0, nz * 0.72 - nx * 0.28 - ny * 0.5);
  const warm = Math.max(0, nz * 0.62 + ((nx * gx + ny * gy) / (Math.hypot(gx, gy) + 0.04)) * 0.85);
  /** Where little light falls the stone is not grey, but a darker brown. */
  const part = Math.min(0.93, warmth * 1.5);
  const lit = warm * (0.4 + 0.6 * warmth);
  /** No two faces of stone are quite alike. */
  const grain = 0.88 + ((a[2] * 37) % 1) * 0.24;
  const mix = (from: number, add: number, to: number, more: number) => Math.round(((from + add * cold) * (1 - part) + (to + more * lit) * part) * grain);
  return `rgb(${mix(14, 40, 30, 158)} ${mix(19, 48, 20, 96)} ${mix(25, 54, 14, 56)})`;
}

function fill(pen: CanvasRenderingContext2D, style: string, a: Vertex, b: Vertex, c: Vertex): void {
  pen.fillStyle = pen.strokeStyle = style;
  pen.beginPath();
  pen.moveTo(a[0], a[1]);
  pen.lineTo(b[0], b[1]);
  pen.lineTo(c[0], c[1]);
  pen.closePath();
  pen.fill();
  pen.stroke();
}

/** What was painted, as an address; it is packed beside the page's own work. */
function picture(pen: CanvasRenderingContext2D): Promise<string> {
  return new Promise((done) =>
    pen.canvas.toBlob(
      (blob) => {
        const reader = new FileReader();
        reader.onload = () => done(String(reader.result));
        if (blob) reader.readAsDataURL(blob);
        else done("");
      },
      "image/webp",
      0.8,
    ),
  );
}

let tile: Promise<string> | undefined;

/** Rock where nobody is, as a picture that repeats. */
export const coldRock = (): Promise<string> => (tile ??= paintCold());

async function paintCold(): Promise<string> {
  const pen = canvas(TILE.width, TILE.height);
  if (!pen) return "";
  facets(-STEP, -STEP, TILE.width + STEP, TILE.height + STEP, (a, b, c) => fill(pen, colour([a, b, c], 0, 0, 0), a, b, c));
  const random = seeded(4);
  pen.lineCap = "round";
  for (let i = 0; i < 22; i++) {
    let [x, y, angle] = [random() * TILE.width, random() * TILE.height, random() * 6.3];
    pen.strokeStyle = `rgb(6 9 11 / ${short(0.3 + random() * 0.3)})`;
    pen.beginPath();
    for (let k = 0; k < 6; k++) {
      pen.lineTo(x, y);
      angle += (random() - 0.5) * 1.3;
      x += Math.cos(angle) * 15;
      y += Math.sin(angle) * 12;
    }
    pen.stroke();
  }
  return picture(pen);
}

/** Rock that is lit, without what lies in the dark. */
export async function litRock(lights: readonly Light[]): Promise<Picture | undefined> {
  if (!lights.length) return undefined;
  const far = (one: Light) => one.reach * 2.3;
  const x = Math.floor(Math.min(...lights.map((one) => one.x - far(one))));
  const y = Math.floor(Math.min(...lights.map((one) => one.y - far(one))));
  const right = Math.max(...lights.map((one) => one.x + far(one)));
  const bottom = Math.max(...lights.map((one) => one.y + far(one)));
  const [width, height] = [Math.ceil(right - x), Math.ceil(bottom - y)];
  const pen = canvas(width, height);
  if (!pen) return undefined;
  pen.translate(-x, -y);
  pen.lineWidth = 0.7;
  const known = new Map<Vertex[2], number>();
  const light = ([px, py, z]: Vertex) => {
    const key = z + Math.round(px) * 131 + Math.round(py) * 7919;
    let found = known.get(key);
    if (found === undefined) {
      let sum = 0;
      for (const one of lights) {
        const d = ((px - one.x) ** 2 + (py - one.y) ** 2) / one.reach ** 2;
        if (d < 6) sum += one.strength * Math.exp(-d);
      }
      known.set(key, (found = 1 - Math.exp(-sum * 0.8)));
    }
    return found;
  };
  facets(x, y, right, bottom, (a, b, c) => {
    const [la, lb, lc] = [light(a), light(b), light(c)];
    const mean = (la + lb + lc) / 3;
    if (mean < 0.015) return;
    const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]) || 1;
    const gx = (((lb - la) * (c[1] - a[1]) - (lc - la) * (b[1] - a[1])) / area) * 28;
    const gy = (((lc - la) * (b[0] - a[0]) - (lb - la) * (c[0] - a[0])) / area) * 28;
    fill(pen, colour([a, b, c], mean, gx, gy), a, b, c);
  });
  return { href: await picture(pen), x, y, width, height };
}

/** The country of a route, as the text of a drawing. It never changes in a game, so that it is drawn once and kept (see `kept`). */
import { mix } from "../../art/colours";
import { hash, seeded, short } from "../../art/random";
import { AROUND, isFinish, keyOf, RADIUS, type Cell, type Plan, type Point } from "./hexes";
import { LIGHTS, PIECES } from "./pieces";
import type { Space } from "./view";

export const GROUND: Readonly<Record<string, string>> = {
  jungle1: "#93b257",
  jungle2: "#5d8a3e",
  jungle3: "#28552f",
  river: "#a3b664",
  village: "#d9b868",
  rubble: "#aaa18f",
  camp: "#b9825e",
  mountain: "#6d7a52",
  start: "#cdb886",
};
export const groundOf = ({ terrain, value }: Space): string => GROUND[terrain === "jungle" ? `jungle${value}` : terrain]!;

/** How many plants a hex has by its cost, how large and how far apart they are, and which (the number says how often). */
const GROWTH = [
  { plants: 9, size: 0.62, apart: 12.5 },
  { plants: 15, size: 0.82, apart: 10.5 },
  { plants: 19, size: 1, apart: 10 },
] as const;
const THICKETS: readonly (readonly string[])[][] = [
  [
    ["fern", "fern", "palm1", "thin1", "thin2", "flowers1"],
    ["fern", "thin1", "thin1", "thin2", "thin2", "flowers2"],
    ["fern", "fern", "fern", "flowers3", "thin2", "palm1", "palm1"],
  ],
  [
    ["palm2", "thick1", "thick1", "thick2", "thick2"],
    ["thick1", "thick2", "thick2", "thick2", "thin1"],
  ],
  [["palm3", "dense1", "dense1", "dense1", "dense2", "dense2", "dense2"]],
];
/** Where the houses of a village stand by its cost, and how large they are. */
const HOUSES: readonly (readonly (readonly [number, number, number])[])[] = [
  [[-15, -12, 1], [12, -16, 0.9]],
  [[-20, -8, 1], [0, -19, 0.95], [19, -9, 1]],
  [[-22, -6, 1], [-9, -21, 0.95], [11, -21, 1], [23, -6, 0.95]],
  [[-25, -4, 1], [-16, -21, 1], [2, -26, 1.15], [18, -19, 1], [26, -3, 1]],
]; // prettier-ignore
/** The river is one line, stroked from its bank to its middle. */
const WATER = [
  [10, "#6f8440", 0.55],
  [3, "#e0cd92", 1],
  [-5, "#79c1bf", 1],
  [-11, "#4a9fbd", 1],
  [-23, "#3a8bb0", 0.75],
] as const;
const BED = RADIUS * 1.32;

const write = ([x, y]: Point) => `${short(x)} ${short(y)}`;
export const use = (piece: string, x: number, y: number, scale = 1) =>
  `<use href="#${piece}" transform="translate(${short(x)} ${short(y)}) scale(${Math.round(scale * 100) / 100})"/>`;
export const defs = `<defs>${LIGHTS}${Object.entries(PIECES)
  .map(([name, body]) => `<g id="${name}">${body}</g>`)
  .join("")}</defs>`;

/** All that stands is drawn from back to front over the whole land, so that it overlaps and hides the hexes. */
class Land {
  ground = "";
  water = "";
  deep = "";
  flow = "";
  falls = "";
  rim = "";
  seams = "";
  readonly #standing: [number, string][] = [];
  readonly spaces: ReadonlyMap<string, Space>;

  constructor(
    board: readonly Space[],
    readonly plan: Plan,
  ) {
    this.spaces = new Map(board.map((space) => [keyOf([space.q, space.r]), space]));
  }

  stand(piece: string, x: number, y: number, scale = 1) {
    this.#standing.push([y, use(piece, x, y, scale)]);
  }

  get standing(): string {
    return this.#standing
      .toSorted(([a], [b]) => a - b)
      .map(([, drawn]) => drawn)
      .join("");
  }

  beside(cell: Cell, i: number): Cell {
    return [cell[0] + AROUND[i]![0], cell[1] + AROUND[i]![1]];
  }

  /** The border of two hexes: not straight, and the same from both sides. */
  border(one: Cell, other: Cell): Point[] {
    const swap = one[0] > other[0] || (one[0] === other[0] && one[1] > other[1]);
    const [[ax, ay], [bx, by]] = this.plan.edge(swap ? other : one, swap ? one : other);
    const next = seeded(hash(one[0] + other[0], one[1] + other[1]));
    const points = [1, 2, 3, 4].map((i): Point => {
      const aside = ((next() - 0.5) * 7) / RADIUS;
      return [ax + ((bx - ax) * i) / 5 - (by - ay) * aside, ay + ((by - ay) * i) / 5 + (bx - ax) * aside];
    });
    return swap ? points.reverse() : points;
  }

  add(space: Space) {
    const cell: Cell = [space.q, space.r];
    const at = this.plan.at(cell);
    const next = seeded(hash(space.q + 50, space.r + 50, 7));
    const outline: Point[] = [];
    AROUND.forEach((_, i) => {
      const beyond = this.beside(cell, i);
      const [a, b] = this.plan.edge(cell, beyond);
      const other = this.spaces.get(keyOf(beyond));
      outline.push(a);
      if (!other) this.rim += `M${write(a)}L${write(b)}`;
      else {
        const border = this.border(cell, beyond);
        outline.push(...border);
        if (other.tile !== space.tile && i < 3) this.seams += `M${[a, ...border, b].map(write).join("L")}`;
      }
    });
    const tone = mix(groundOf(space), next() > 0.5 ? "#ffffff" : "#000000", next() * 0.06);
    this.ground += `<path d="M${outline.map(write).join("L")}z" fill="${tone}" stroke="${tone}"/>`;
    if (isFinish(space)) this.ground += `<path d="M${outline.map(write).join("L")}z" fill="#ffe9a6" opacity=".35"/>`;
    this.#furnish(space, at, next);
  }

  #furnish(space: Space, [x, y]: Point, next: () => number) {
    const { terrain, value } = space;
    if (terrain === "jungle") this.#grow(value, x, y, next);
    else if (terrain === "river") this.#flow(space, [x, y], next);
    else if (terrain === "village") {
      let furrows = "";
      for (let i = -3; i < 4; i++) furrows += `M${short(x - 26 + i)} ${short(y + i * 7)}q13-${3 + value} 26 0t26 0`;
      this.ground += `<path d="${furrows}" stroke="#a9843a" stroke-width="1.3" opacity=".5" fill="none"/>`;
      HOUSES[value - 1]!.forEach(([dx, dy, scale], i) => this.stand(`house${1 + ((((i + value + space.q) % 3) + 3) % 3)}`, x + dx, y + dy, scale * 1.05));
      if (next() > 0.3) this.stand("palm1", x + (next() > 0.5 ? 30 : -30), y + 8, 0.6);
    } else if (terrain === "rubble") {
      for (let i = 0; i < 5 + value * 3; i++) {
        const [angle, far] = [next() * 2 * Math.PI, RADIUS * (0.3 + next() * 0.5)];
        const [dx, dy] = [Math.cos(angle) * far, Math.sin(angle) * far * 0.9];
        if (!underBadge(dx, dy)) this.stand("rock", x + dx, y + dy, 0.5 + next() * 0.55);
      }
    } else if (terrain === "camp") {
      this.ground += `<ellipse cx="${short(x)}" cy="${short(y - 2)}" rx="30" ry="24" fill="#d9a878" opacity=".5"/>`;
      this.stand("tent", x - 11, y - 8, 0.9);
      if (value > 1) this.stand("tent", x + 14, y - 14, 0.8);
      this.stand("fire", x + 17, y + 2);
    } else if (terrain === "mountain") {
      this.stand("peak", x - 3, y + 14, 1.02);
      this.stand("peak", x + 16, y + 25, 0.62);
      this.stand("peak", x - 19, y + 26, 0.55);
      if (space.number) this.stand("mouth", x, y + 26, 0.95);
    } else this.stand("stone", x, y);
  }

  /** The more it costs, the darker and the closer; cost 1 keeps its middle free. */
  #grow(value: number, x: number, y: number, next: () => number) {
    const { plants, size, apart } = GROWTH[value - 1]!;
    const thickets = THICKETS[value - 1]!;
    const thicket = thickets[Math.floor(next() * thickets.length)]!;
    for (let i = 0; i < 5 && value < 3; i++) {
      const [angle, far] = [next() * 2 * Math.PI, next() * RADIUS * 0.6];
      this.ground += `<ellipse cx="${short(x + Math.cos(angle) * far)}" cy="${short(y + Math.sin(angle) * far)}" rx="${short(6 + next() * 9)}" ry="${short(4 + next() * 5)}" fill="${i % 2 ? "#c3d27a" : "#4f7a34"}" opacity=".22"/>`;
    }
    const places: Point[] = [];
    for (let tries = 0; tries < 400 && places.length < plants; tries++) {
      const [angle, far] = [next() * 2 * Math.PI, Math.sqrt(next()) * RADIUS * 0.9];
      const [dx, dy] = [Math.cos(angle) * far, Math.sin(angle) * far * 0.94];
      if ((value < 3 && underBadge(dx, dy)) || (value === 1 && far < RADIUS * 0.42)) continue;
      if (places.every(([px, py]) => Math.hypot(px - dx, py - dy) > apart)) places.push([dx, dy]);
    }
    for (const [dx, dy] of places) {
      const piece = thicket[Math.floor(next() * thicket.length)]!;
      this.stand(piece, x + dx, y + dy, /fern|flowers/.test(piece) ? 0.9 : size * (0.85 + next() * 0.35));
    }
  }

  /** A river runs on through its neighbours, and over the rim of the land; one that is alone is a lake. */
  #flow(space: Space, at: Point, next: () => number) {
    const [x, y] = at;
    const cell: Cell = [space.q, space.r];
    const links = AROUND.map((_, i) => i).filter((i) => this.spaces.get(keyOf(this.beside(cell, i)))?.terrain === "river");
    this.water += `M${write(at)}h.2`;
    if (space.value > 1)
      this.deep += `<circle cx="${short(x)}" cy="${short(y)}" r="${RADIUS * 0.86}" fill="url(#deep)" opacity="${space.value > 2 ? 1 : 0.65}"/>`;
    for (const i of links.filter((one) => one < 3)) {
      const end = this.plan.at(this.beside(cell, i));
      const [dx, dy] = [end[0] - x, end[1] - y];
      const aside = (next() - 0.5) * 0.22;
      this.water += `M${write(at)}Q${write([x + dx / 2 - dy * aside, y + dy / 2 + dx * aside])} ${write(end)}`;
      for (const off of [-0.18, -0.03, 0.14]) {
        const from = 0.12 + next() * 0.3;
        this.flow += `M${write([x - dy * off + dx * from, y + dx * off + dy * from])}q${write([dx * 0.11 - dy * 0.05, dy * 0.11 + dx * 0.05])} ${write([dx * 0.22, dy * 0.22])}t${write([dx * 0.2, dy * 0.2])}`;
      }
    }
    const out = links.length < 3 && !isFinish(space) ? this.#mouth(cell, at, next) : false;
    if (!links.length && !out) {
      const turn = next() * 2 * Math.PI;
      for (const bay of [0, 2.3, 4.3]) this.water += `M${write(at)}l${write([Math.cos(turn + bay) * 11, Math.sin(turn + bay) * 11])}`;
      for (let i = 0; i < 5; i++) {
        const angle = Math.PI * (1 + next());
        this.stand("reeds", x + Math.cos(angle) * RADIUS * 0.74, y + Math.sin(angle) * RADIUS * 0.7);
      }
    }
    if (!links.length || space.value > 1) for (let i = 0; i < 3; i++) this.flow += `M${write([x - 18 + next() * 10, y - 16 + i * 12])}q6-5 12 0t12 0`;
    for (let i = 0; i < space.value && space.value > 1; i++) this.stand("rapid", x - 18 + i * 17 + next() * 6, y - 14 + next() * 10);
  }

  /** Where a river leaves the land: as a fall, if its edge faces the reader. */
  #mouth(cell: Cell, at: Point, next: () => number): boolean {
    const free = AROUND.map((_, i) => this.beside(cell, i)).filter((beyond) => !this.spaces.has(keyOf(beyond)));
    const out = free.toSorted((a, b) => this.plan.at(b)[1] - this.plan.at(a)[1])[0];
    if (!out) return false;
    const end = this.plan.at(out);
    this.water += `M${write(at)}L${write([at[0] + (end[0] - at[0]) * 0.59, at[1] + (end[1] - at[1]) * 0.59])}`;
    if (end[1] - at[1] < RADIUS) return true;
    const [a, b] = this.plan.edge(cell, out);
    const along = (part: number): Point => [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
    const [left, right, foot] = [along(0.14), along(0.86), along(0.5)];
    this.falls += `<path d="M${write(left)}L${write(right)}v17L${write([foot[0], foot[1] + 20])}L${write([left[0], left[1] + 17])}z" fill="#7cc4d6"/><path d="`;
    for (let part = 0.2; part < 0.86; part += 0.14) this.falls += `M${write(along(part))}v${short(12 + next() * 7)}`;
    this.falls += `" stroke="#f2fcff" stroke-width="2.2" opacity=".85" stroke-linecap="round"/><ellipse cx="${short(foot[0])}" cy="${short(foot[1] + 19)}" rx="16" ry="5" fill="#e6f6f8" opacity=".35"/>`;
    return true;
  }
}

/** Where the cost of a hex is written. */
function underBadge(dx: number, dy: number): boolean {
  return Math.abs(dx) < 20 && dy > 2 && dy < 26;
}

/** The land on its cliff, without anything around it. */
export function landOf(board: readonly Space[], plan: Plan): string {
  const land = new Land(board, plan);
  for (const space of board) land.add(space);
  const shape = (radius: number) => board.map((space) => `M${plan.outline(plan.at([space.q, space.r]), radius)}z`).join("");
  const [base, grid] = [shape(RADIUS * 1.02), shape(RADIUS)];
  const lines = (path: string, stroke: string, width: number, opacity: number, more = "") =>
    `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}" opacity="${opacity}" ${more}/>`;
  const river = WATER.map(([wider, tone, opacity]) => lines(land.water, tone, BED + wider, opacity, `stroke-linecap="round" stroke-linejoin="round"`)).join("");
  return `${defs}<clipPath id="land"><path d="${base}"/></clipPath>
<path d="${base}" fill="#060d0c" opacity=".5" transform="translate(6 20)" stroke="#060d0c" stroke-width="16" stroke-linejoin="round"/><path d="${base}" fill="#3a2f20" transform="translate(0 11)"/><path d="${base}" fill="#55442c" transform="translate(0 6)"/>
${land.ground}<g clip-path="url(#land)">${river}${land.deep}${lines(land.flow, "#e9fbff", 1.7, 0.6, `stroke-linecap="round"`)}${lines(land.rim, "#fff3c4", 5, 0.28)}</g>${land.falls}
${lines(grid, "#10200f", 1.1, 0.26)}${lines(land.seams, "#20170c", 2.2, 0.6, `stroke-dasharray="1 5" stroke-linecap="round"`)}${land.standing}
<path d="${base}" fill="url(#slope)" style="mix-blend-mode:soft-light"/>${lines(grid, "#081208", 1.6, 0.34)}${lines(grid, "#f4ffd8", 0.8, 0.22, `transform="translate(0 1.2)"`)}`;
}

/** The forest all around, which goes on for ever: a square of it that fits itself on all sides. */
export const WILD = 520;
export function wildOf(): string {
  const next = seeded(5);
  const trees: [number, string][] = [];
  const step = WILD / 20;
  for (let row = 0; row < 20; row++)
    for (let i = 0; i < 20; i++) {
      const [x, y, size, light] = [i * step + (next() - 0.5) * 24, row * step + (next() - 0.5) * 24, 0.8 + next() * 0.9, next()];
      const patch = Math.sin((x / WILD) * 4 * Math.PI + Math.sin((y / WILD) * 2 * Math.PI) * 1.7) + Math.sin((y / WILD) * 4 * Math.PI);
      const piece = size > 1.55 ? "wildpalm" : patch / 2 + light - 0.5 > 0.4 ? "wild3" : patch / 2 + light - 0.5 > -0.15 ? "wild1" : "wild2";
      for (const dx of [-WILD, 0, WILD])
        for (const dy of [-WILD, 0, WILD]) if (near(x + dx) && near(y + dy)) trees.push([y + dy, use(piece, x + dx, y + dy, size * 1.2)]);
    }
  return `${defs}<path fill="#0f211c" d="M0 0h${WILD}v${WILD}H0z"/>${trees
    .toSorted(([a], [b]) => a - b)
    .map(([, drawn]) => drawn)
    .join("")}<ellipse cx="190" cy="200" rx="180" ry="90" fill="url(#mist)"/><ellipse cx="360" cy="400" rx="150" ry="70" fill="url(#mist)"/>`;
}
const near = (place: number) => place > -40 && place < WILD + 40;

/** What shines at the end of it all, around its middle: its light reaches so far. */
export const CITY = 215;
export function cityOf(): string {
  const step = (y: number, half: number, height: number) =>
    `<path d="M${-half} ${y}l7-${height}H${half - 7}l7 ${height}z" fill="url(#gold)"/><path d="M${half * 0.35} ${y}v-${height}H${half - 7}l7 ${height}z" fill="#8a5512" opacity=".5"/><path d="M${7 - half} ${y - height}H${half - 7}" stroke="#fff6cf" stroke-width="2"/><path d="M${4 - half} ${y - height * 0.45}H${half - 4}" stroke="#9a6418" opacity=".6"/>`;
  const rays = Array.from({ length: 18 }, (_, i) => {
    const [cos, sin, far] = [Math.cos((i * Math.PI) / 9), Math.sin((i * Math.PI) / 9), i % 2 ? 130 : 104];
    return `M${write([cos * 64, sin * 60 - 10])}L${write([cos * far, sin * far * 0.94 - 10])}`;
  }).join("");
  const towers = [-64, 64]
    .map(
      (x) =>
        `<g transform="translate(${x} 34) scale(.52)">${step(6, 42, 16)}${step(-10, 31, 15)}${step(-25, 20, 14)}<path d="M-9-39h18v-12H-9z" fill="url(#gold)"/><path d="M-14-51h28l-6-9H-8z" fill="#fff0b5"/></g>`,
    )
    .join("");
  const garden = [
    ["thick1", -92, 40], ["palm2", -76, 48], ["thick2", -50, 52], ["thin1", -28, 54],
    ["thick1", 30, 54], ["palm2", 52, 52], ["thick2", 74, 48], ["thick1", 94, 40],
  ] as const; // prettier-ignore
  return `<ellipse rx="210" ry="170" cy="-4" fill="url(#sun)"/><path d="${rays}" stroke="#ffe9a6" stroke-width="5" opacity=".22" stroke-linecap="round"/><ellipse cy="40" rx="92" ry="17" fill="#0a1408" opacity=".55"/>${towers}${step(40, 66, 17)}${step(23, 54, 16)}${step(7, 42, 16)}${step(-9, 30, 15)}<path d="M-17-24h34v-17h-34z" fill="url(#gold)"/><path d="M6-24h11v-17H6z" fill="#8a5512" opacity=".5"/><path d="M-5-24v-11h10v11z" fill="#4a2606"/><path d="M-23-41h46l-8-12h-30z" fill="#fff0b5"/><path d="M-12 40-6-24H6l6 64z" fill="#f9dd8e"/><path d="M-11 33h22M-10.5 26h21M-10 19h20M-9.500 12h19M-9 5h18M-8.5-2h17M-7.5-9h15M-7-16h14" stroke="#a56a17" stroke-width="1.8"/><circle cy="-66" r="9" fill="#fff6cf" stroke="#e2a93a" stroke-width="2"/><circle cy="-66" r="17" fill="url(#sun)"/>${garden.map(([piece, x, y]) => use(piece, x, y, 1.05)).join("")}`;
}

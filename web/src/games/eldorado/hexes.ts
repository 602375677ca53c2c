/** Where the hexes of a route lie on the page. The route is turned so that it fills the room it has. */
import type { Box } from "../../ui/PanZoom.svelte";
import type { Space } from "./view";

export type Cell = readonly [number, number];
export type Point = readonly [number, number];

export const RADIUS = 42;
/** The six neighbours, one after the other around a hex. */
export const AROUND: readonly Cell[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];
const WAYS = 12;
const ROOT = Math.sqrt(3);

export const keyOf = (cell: readonly number[]): string => cell.join();

export function isFinish(space: Space): boolean {
  return space.tile === "";
}

export class Plan {
  readonly #cos: number;
  readonly #sin: number;
  /** The corners of a hex around its middle. */
  readonly corners: string;

  constructor(readonly turns: number) {
    const angle = (turns * 2 * Math.PI) / WAYS;
    this.#cos = Math.cos(angle);
    this.#sin = Math.sin(angle);
    this.corners = this.polygon(RADIUS);
  }

  polygon(radius: number): string {
    return this.outline([0, 0], radius);
  }

  outline([x, y]: Point, radius: number): string {
    return Array.from({ length: 6 }, (_, i) => {
      const angle = ((2 * i + 1) * Math.PI) / 6 + (this.turns * 2 * Math.PI) / WAYS;
      return `${(x + radius * Math.cos(angle)).toFixed(1)},${(y + radius * Math.sin(angle)).toFixed(1)}`;
    }).join(" ");
  }

  at([q, r]: readonly number[]): Point {
    const [x, y] = [RADIUS * ROOT * (q! + r! / 2), RADIUS * 1.5 * r!];
    return [x * this.#cos - y * this.#sin, x * this.#sin + y * this.#cos];
  }

  /** The edge that two neighbours share. */
  edge(one: Cell, other: Cell): [Point, Point] {
    const [ax, ay] = this.at(one);
    const [bx, by] = this.at(other);
    const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
    const [dx, dy] = [(by - ay) / (2 * ROOT), (ax - bx) / (2 * ROOT)];
    return [
      [mx + dx, my + dy],
      [mx - dx, my - dy],
    ];
  }

  box(cells: readonly Cell[], margin: number): Box {
    const points = cells.map((cell) => this.at(cell));
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
    return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
  }
}

/** The way of laying the route out that shows it largest; of equals the one that leads to the right or upwards. */
export function planOf(board: readonly Space[], width: number, height: number): Plan {
  const cells = board.map((space): Cell => [space.q, space.r]);
  const start = board.findIndex((space) => space.terrain === "start");
  const rank = (plan: Plan) => {
    const box = plan.box(cells, 1.5 * RADIUS);
    const [from, to] = [plan.at(cells[start]!), plan.at(cells.at(-1)!)];
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const onward = Math.abs(dx) > Math.abs(dy) ? dx > 0 : dy < 0;
    return Math.min(width / box.width, height / box.height) * (onward ? 1.001 : 1);
  };
  return Array.from({ length: WAYS }, (_, turns) => new Plan(turns)).reduce((best, plan) => (rank(plan) > rank(best) ? plan : best));
}

/** Short edges end to end as one line; those of a seam zigzag along it. */
export function chain(edges: readonly [Point, Point][]): string {
  return edges.map(([a, b]) => `M${a[0].toFixed(1)} ${a[1].toFixed(1)}L${b[0].toFixed(1)} ${b[1].toFixed(1)}`).join("");
}

/** The middle of a seam, on the edge that is nearest to the middle of all its edges. */
export function middle(edges: readonly [Point, Point][]): Point {
  const points = edges.map(([a, b]): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]);
  const [x, y] = [0, 1].map((axis) => points.reduce((sum, point) => sum + point[axis]!, 0) / points.length) as [number, number];
  const far = ([px, py]: Point) => Math.hypot(px - x, py - y);
  return points.reduce((best, point) => (far(point) < far(best) ? point : best));
}

/** All of one box lies in another. */
export function holds(outer: Box, inner: Box): boolean {
  return inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.width <= outer.x + outer.width && inner.y + inner.height <= outer.y + outer.height;
}

/** A box that reaches as far around a point as well. */
export function around(box: Box, [px, py]: Point, margin: number): Box {
  const [x, y] = [Math.min(box.x, px - margin), Math.min(box.y, py - margin)];
  return { x, y, width: Math.max(box.x + box.width, px + margin) - x, height: Math.max(box.y + box.height, py + margin) - y };
}

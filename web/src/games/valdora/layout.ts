/** Where everything of the valley is drawn. On an upright screen it is laid on its side, the first city still at the top left, and drawn larger on a land that is as wide as a phone. */
import type { Box } from "../../ui/PanZoom.svelte";
import { GEMS } from "./data";
import { hasBook, type Point, type Valley } from "./valley";

const WIDTH = 1000;
const HEIGHT = 700;
/** How far the middle of a book is from its city, inwards and upwards, and of the discard space from the harbour city. */
const BOOK = { wide: [44, 106], upright: [0, 106] } as const;
const RAFT = 106;
/** How far apart the colours lie on the discard space. */
export const RAFT_STEP = 31;
/** So much wider and higher than the valley on its side is the land of an upright screen, and so much larger what stands on it. */
const STRETCH = [1.12, 0.86] as const;
const LARGER = 1.28;

export interface Layout {
  readonly upright: boolean;
  /** How large the places are drawn. */
  readonly size: number;
  readonly places: Readonly<Record<string, Point>>;
  readonly books: Readonly<Record<string, Point>>;
  readonly discard: Point;
  readonly roads: readonly (readonly Point[])[];
  /** Rivers from the edge, past a harbour, to the lake. */
  readonly rivers: readonly (readonly Point[])[];
  readonly lake: { readonly centre: Point; readonly rx: number; readonly ry: number };
  readonly box: Box;
}

export function layoutOf(valley: Valley, upright: boolean): Layout {
  const lay = (x: number, y: number): Point => (upright ? [Math.round(y * STRETCH[0]), Math.round(x * STRETCH[1])] : [x, y]);
  const size = upright ? LARGER : 1;
  const places = Object.fromEntries(Object.entries(valley.spaces).map(([space, [x = 0, y = 0]]) => [space, lay(x, y)]));
  const middle = lay(WIDTH / 2, HEIGHT / 2);
  const [inwards, upwards] = upright ? BOOK.upright : BOOK.wide;
  const books = Object.fromEntries(
    Object.entries(places)
      .filter(([space]) => hasBook(space))
      .map(([space, [x, y]]) => [space, [x + (x < middle[0] ? inwards : -inwards), y + (y < middle[1] ? -upwards : upwards)] as Point]),
  );
  const [cx, cy] = valley.spaces.harbour_city as [number, number];
  const discard = lay(cx, cy + RAFT);
  const harbours = Object.keys(places).filter((space) => /^harbour_\d/.test(space));
  const rivers = harbours.map((space) => {
    const [x, y] = valley.spaces[space] as [number, number];
    const edge = x < cx ? x - 160 : x + 160;
    return [lay(edge, y - 8), lay(x, y), lay((2 * x + cx) / 3, (2 * y + cy) / 3 + 18), lay((x + 2 * cx) / 3, (y + 2 * cy) / 3 + 4), lay(cx, cy + RAFT / 3)];
  });
  const [rx, ry] = lay(128, 118) as [number, number];
  const corners = [
    ...Object.values(places).flatMap(([x, y]) => [
      [x - 48 * size, y - 48 * size],
      [x + 48 * size, y + 52 * size],
    ]),
    ...Object.values(books).flatMap(([x, y]) => [
      [x - 78, y - 52],
      [x + 78, y + 54],
    ]),
  ];
  const [xs, ys] = [corners.map(([x]) => x!), corners.map(([, y]) => y!)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return {
    upright,
    size,
    places,
    books,
    discard,
    roads: valley.roads.map((road) => road.map((space) => places[space]!)),
    rivers,
    lake: { centre: lay(cx, cy + RAFT * 0.45), rx, ry },
    box: { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y },
  };
}

/** In the right half of the land: what stands beside a place there stands on its left. */
export const onTheRight = ({ places, box }: Layout, space: string): boolean => places[space]![0] > box.x + box.width / 2;

/** Where the gems of a colour lie on the raft, with their number. */
export function onRaft({ discard: [x, y], upright }: Layout, gem: string): Box {
  const along = (GEMS.indexOf(gem) - 2) * RAFT_STEP;
  return upright ? { x: x - 24, y: y + along - 14, width: 48, height: 28 } : { x: x + along - 14, y: y - 20, width: 28, height: 42 };
}

/** Everything that nothing may grow on. */
export function taken(layout: Layout): { points: readonly Point[]; room: number }[] {
  const { centre, rx, ry } = layout.lake;
  return [
    ...layout.roads.map((points) => ({ points, room: 22 })),
    ...layout.rivers.map((points) => ({ points, room: 38 })),
    ...Object.values(layout.places).map((point) => ({ points: [point], room: 48 * layout.size })),
    ...Object.values(layout.books).map(([x, y]) => ({
      points: [
        [x - 40, y],
        [x + 40, y],
      ] as Point[],
      room: 58,
    })),
    { points: [centre], room: Math.max(rx, ry) },
  ];
}

/** Where what is wanted hangs at the houses, over them or beside them; and where travellers stand: on the road, or on the ground of their place, beside what is counted there, off books and off each other, and nearer to their own place than to any other. */
import { bends } from "./land";
import { onTheRight, type Layout } from "./layout";
import { isCity, purposeOf, type Point } from "./valley";

/** Left, top, right and bottom. */
type Area = readonly [number, number, number, number];

/** A traveller around the feet, with the name below; above the head of who stands behind their place, where it would lie over what is there. */
const FIGURE: Area = [-19, -60, 19, 20];
const BEHIND: Area = [-19, -74, 19, 4];
export const isBehind = ([, y]: Point) => y < -20;
/** A place around its middle, where it is not one's own. */
const PLACE: Area = [-44, -40, 44, 30];
const BOOK: Area = [-74, -50, 74, 58];
/** How far from the middle of a place one may stand. */
const ACROSS = [0, 24, 42, 58, 74, 92];
const DOWN = [-42, -32, -24, -6, 12, 26, 40, 54];
/** What a unit of way costs, and one off the road, against a square unit that is covered. */
const FAR = 30;
const OFF = 260;
/** The ground of a place, half as wide and half as high, and half of a road. */
const GROUND: Point = [46, 26];
const TOWN: Point = [54, 42];
const ROAD = 9;
/** How far along a stretch of road one may stand. */
const ALONG = [0.15, 0.25, 0.32, 0.38, 0.44, 0.5];
/** One's own place may be covered, but hardly what is to be read, wherever that is. */
const IN_FRONT = 0.25;
const READ = 24;
/** They stand close rather than over that. */
const CLOSE = 2;
/** But so far apart, if that can be. */
const APART = 20;
const NO = 1e6;
/** Another place is so much farther off, and better still so much; what it costs where it is not. */
const NEARER = 1.2;
const CLEAR = 1.6;
const UNCLEAR = 20_000;

/** What is to be read of a place: gems, a coin, a crest, a sign. */
export function readIn(space: string, right: boolean): Area {
  switch (purposeOf(space)) {
    case "road":
      return [-36, -24, 36, 24];
    case "mine":
      return [-16, -40, 46, 26];
    case "house":
      return [-22, -51, 22, -16];
    case "harbour":
      return [-30, -20, 44, 24];
    case "harbour-city":
      return [-54, -46, -22, -14];
    default:
      return right ? [6, -46, 58, -14] : [-58, -46, -6, -14];
  }
}

const at = ([left, top, right, bottom]: Area, [x, y]: Point, size: number): Area => [x + left * size, y + top * size, x + right * size, y + bottom * size];

/** Two tags: over a house, else at its right, at its left, or under it. */
const HUNG: readonly Area[] = [[-40, -107, 40, -51], [26, -54, 106, 2], [-106, -54, -26, 2], [-40, 34, 40, 90]]; // prettier-ignore
const housesOf = (layout: Layout) => Object.entries(layout.places).filter(([space]) => purposeOf(space) === "house");

/** What is to be read, wherever it stands. */
function readOn(layout: Layout): Area[] {
  const { box, size, places, books, discard, upright } = layout;
  const raft: Area = upright ? [-29, -80, 29, 80] : [-80, -26, 80, 26];
  /** The buttons that bring the land closer lie at the middle of its lower edge. */
  const [middle, edge] = [box.x + box.width / 2, box.y + box.height];
  return [
    at(raft, discard, 1),
    [middle - 0.15 * box.width, edge - 0.1 * box.height, middle + 0.15 * box.width, edge],
    ...Object.values(books).map((book) => at(BOOK, book, 1)),
    ...Object.entries(places).map(([space, there]) => at(readIn(space, onTheRight(layout, space)), there, size)),
  ];
}

/** Where the tags of each house hang: there where they hide least. */
export function hungOf(layout: Layout): Readonly<Record<string, Area>> {
  const { box, size } = layout;
  const read = readOn(layout);
  const hung: Record<string, Area> = {};
  for (const [space, there] of housesOf(layout)) {
    const off = (area: Area) => {
      const [left, top, right, bottom] = at(area, there, size);
      const out = Math.max(0, box.x - left, right - box.x - box.width, box.y - top, bottom - box.y - box.height);
      return read.reduce((sum, other) => sum + covered([left, top, right, bottom], other), NO * out);
    };
    hung[space] = HUNG.reduce((best, area) => (off(area) < off(best) ? area : best));
    read.push(at(hung[space], there, size));
  }
  return hung;
}

/** Where the roads from a place lead, as far from its middle as one may stand. */
function roadsFrom({ roads }: Layout, here: Point): Point[] {
  return roads.flatMap((road) =>
    bends(road).flatMap(([a, b, c, d]) =>
      a !== here && d !== here
        ? []
        : ALONG.map((part): Point => {
            const [t, u] = a === here ? [part, 1 - part] : [1 - part, part];
            const along = (k: 0 | 1) => u ** 3 * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t ** 3 * d[k] - here[k];
            return [along(0), along(1)];
          }),
    ),
  );
}

/** How much of an area another covers. */
const covered = (one: Area, other: Area): number =>
  Math.max(0, Math.min(one[2], other[2]) - Math.max(one[0], other[0])) * Math.max(0, Math.min(one[3], other[3]) - Math.max(one[1], other[1]));

/** How far from the middle of their place all travellers stand who are `figure` times as large as drawn. */
export function standsOf(layout: Layout, spaces: readonly string[], figure: number): Point[] {
  const { box, size, places } = layout;
  const read = readOn(layout);
  const hung = Object.entries(hungOf(layout)).map(([space, area]) => at(area, places[space]!, size));
  const standing: (readonly [Area, Point])[] = [];
  return spaces.map((space) => {
    const here = places[space]!;
    const place = at(PLACE, here, size);
    const others = Object.values(places).filter((there) => there !== here);
    const taken = [...hung, ...others.map((there) => at(PLACE, there, size))];
    /** How much farther the next place is than one's own. */
    const clear = ([x, y]: Point) => Math.min(...others.map((there) => Math.hypot(there[0] - here[0] - x, there[1] - here[1] - y))) / Math.hypot(x, y);
    const inside = ([left, top, right, bottom]: Area) => left > box.x && right < box.x + box.width && top > box.y && bottom < box.y + box.height + 12;
    const road = roadsFrom(layout, here);
    const spots = [...road, ...ACROSS.flatMap((x) => DOWN.flatMap((y): Point[] => [[x * size, y * size], [-x * size, y * size]]))]; // prettier-ignore
    const [wide, high] = isCity(space) ? TOWN : GROUND;
    const off = ([x, y]: Point): number => {
      const outside = Math.hypot(x / wide, y / high) / size;
      const beside = Math.min(...road.map((spot) => Math.hypot(spot[0] - x, spot[1] - y))) - ROAD;
      return Math.max(0, Math.min(beside, (1 - 1 / outside) * Math.hypot(x, y)));
    };
    const figureAt = ([x, y]: Point) => at(isBehind([x, y]) ? BEHIND : FIGURE, [here[0] + x, here[1] + y], figure);
    const cost = ([x, y]: Point): number => {
      const area = figureAt([x, y]);
      if (!inside(area) || clear([x, y]) < NEARER) return Infinity;
      const hides = (areas: readonly Area[]) => areas.reduce((sum, other) => sum + covered(area, other), 0);
      const hidden = READ * hides(read) + hides(taken) + IN_FRONT * covered(area, place);
      const crowded = standing.reduce(
        (sum, [other, [left, top]]) => sum + CLOSE * covered(area, other) + (Math.hypot(here[0] + x - left, here[1] + y - top) < APART * figure ? NO : 0),
        0,
      );
      return hidden + crowded + FAR * Math.hypot(x, y) + OFF * off([x, y]) + UNCLEAR * Math.max(0, CLEAR - clear([x, y]));
    };
    const best = spots.map((spot) => [cost(spot), spot] as const).reduce((one, other) => (other[0] < one[0] ? other : one))[1];
    standing.push([figureAt(best), [here[0] + best[0], here[1] + best[1]]]);
    return best;
  });
}

/** Where travellers stand: on the road, or on the ground of their place, beside what is counted there, off books and off each other, and nearer to their own place than to any other. */
import { bends } from "./land";
import { onTheRight, type Layout } from "./layout";
import { isCity, purposeOf, type Point } from "./valley";

/** Left, top, right and bottom. */
type Area = readonly [number, number, number, number];

/** A traveller around the feet, with the arrow above whose turn it is and the name below. */
const FIGURE: Area = [-19, -60, 19, 20];
/** A place around its middle, where it is not one's own. */
const PLACE: Area = [-44, -40, 44, 30];
const BOOK: Area = [-74, -50, 74, 58];
/** How far from the middle of a place one may stand. */
const ACROSS = [0, 24, 42, 58, 74, 92];
const DOWN = [-42, -24, -6, 12, 26, 40, 54];
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
/** Another place is so much farther off. */
const NEARER = 1.2;

/** What is to be read of a place: gems, a coin, a crest with what is wanted there, a sign. */
export function readIn(space: string, right: boolean): Area {
  switch (purposeOf(space)) {
    case "road":
      return [-36, -24, 36, 24];
    case "mine":
      return [-16, -40, 46, 26];
    case "house":
      return [-30, -80, 30, -16];
    case "harbour":
      return [-30, -20, 44, 24];
    case "harbour-city":
      return [-54, -46, -22, -14];
    default:
      return right ? [6, -46, 58, -14] : [-58, -46, -6, -14];
  }
}

const at = ([left, top, right, bottom]: Area, [x, y]: Point, size: number): Area => [x + left * size, y + top * size, x + right * size, y + bottom * size];

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
  const { box, size, places, books, discard, upright } = layout;
  const raft: Area = upright ? [-29, -80, 29, 80] : [-80, -26, 80, 26];
  /** The buttons that bring the land closer lie at the middle of its lower edge. */
  const [middle, edge] = [box.x + box.width / 2, box.y + box.height];
  const buttons: Area = [middle - 0.15 * box.width, edge - 0.1 * box.height, middle + 0.15 * box.width, edge];
  const read = [
    at(raft, discard, 1),
    buttons,
    ...Object.values(books).map((book) => at(BOOK, book, 1)),
    ...Object.entries(places).map(([space, there]) => at(readIn(space, onTheRight(layout, space)), there, size)),
  ];
  const standing: Area[] = [];
  return spaces.map((space) => {
    const here = places[space]!;
    const place = at(PLACE, here, size);
    const others = Object.values(places).filter((there) => there !== here);
    const taken = others.map((there) => at(PLACE, there, size));
    const own = ([x, y]: Point) => others.every((there) => Math.hypot(there[0] - here[0] - x, there[1] - here[1] - y) > NEARER * Math.hypot(x, y));
    const inside = ([left, top, right, bottom]: Area) => left > box.x && right < box.x + box.width && top > box.y && bottom < box.y + box.height + 12;
    const road = roadsFrom(layout, here);
    const spots = [...road, ...ACROSS.flatMap((x) => DOWN.flatMap((y): Point[] => [[x * size, y * size], [-x * size, y * size]]))]; // prettier-ignore
    const [wide, high] = isCity(space) ? TOWN : GROUND;
    const off = ([x, y]: Point): number => {
      const outside = Math.hypot(x / wide, y / high) / size;
      const beside = Math.min(...road.map((spot) => Math.hypot(spot[0] - x, spot[1] - y))) - ROAD;
      return Math.max(0, Math.min(beside, (1 - 1 / outside) * Math.hypot(x, y)));
    };
    const cost = ([x, y]: Point): number => {
      const area = at(FIGURE, [here[0] + x, here[1] + y], figure);
      if (!inside(area) || !own([x, y])) return Infinity;
      const hides = (areas: readonly Area[]) => areas.reduce((sum, other) => sum + covered(area, other), 0);
      const hidden = READ * hides(read) + hides(taken) + IN_FRONT * covered(area, place);
      const crowded = standing.reduce(
        (sum, other) => sum + CLOSE * covered(area, other) + (Math.hypot(area[0] - other[0], area[1] - other[1]) < APART * figure ? NO : 0),
        0,
      );
      return hidden + crowded + FAR * Math.hypot(x, y) + OFF * off([x, y]);
    };
    const best = spots.map((spot) => [cost(spot), spot] as const).reduce((one, other) => (other[0] < one[0] ? other : one))[1];
    standing.push(at(FIGURE, [here[0] + best[0], here[1] + best[1]], figure));
    return best;
  });
}

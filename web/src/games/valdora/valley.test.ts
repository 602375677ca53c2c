import { describe, expect, it } from "vitest";
import { turned } from "./book";
import { curve, growth } from "./land";
import { layoutOf, taken } from "./layout";
import { feeOf, isCity, madeFor, met, patronOf, valleyOf, wayBetween } from "./valley";
import type { Card, OpenBook, ValdoraView } from "./view";

const valley = valleyOf({ map: null });
const card = (face: string, back: string | null = null): Card => ({ face, back, city: "city_c" });
const book = (left: Card[], right: Card[], unseen: number): OpenBook => ({ left, right, unseen, fronts: {}, backs: {} });

describe("the valley", () => {
  it("is the table's own if it has one", () => {
    expect(valleyOf({ map: { ring: ["red"] } }).ring).toEqual(["red"]);
    expect(valley.ring).toHaveLength(7);
  });

  it("knows what spaces, cards and items are for", () => {
    expect(["city_b", "harbour_city", "harbour_2", "house_red"].map(isCity)).toEqual([true, true, false, false]);
    expect(patronOf(valley, "ruby")).toEqual({ colour: "red", points: 5 });
    expect([madeFor(valley, "pan"), madeFor(valley, "hammer"), madeFor(valley, "cart")]).toEqual(["gold", "amethyst", undefined]);
    expect([feeOf(valley, "pan"), feeOf(valley, "cart")]).toEqual([0, 2]);
  });

  it("finds the way along the roads", () => {
    expect(wayBetween(valley, "harbour_city", "road_9")).toEqual(["harbour_city", "house_blue", "road_9"]);
    expect(wayBetween(valley, "city_a", "city_a")).toEqual(["city_a"]);
  });
});

describe("a page", () => {
  it("is seen turning forwards and backwards", () => {
    const before = book([], [card("coin")], 5);
    const after = book([card("ruby", "coin")], [card("gold")], 4);
    expect(turned(before, after)).toEqual({ from: "right", before: card("coin"), after: card("ruby", "coin"), under: undefined });
    expect(turned(after, book([], [card("gold"), card("coin", "ruby")], 4))).toMatchObject({ from: "left", under: card("gold") });
  });

  it("is not turned when a card is bought or returned", () => {
    const before = book([card("ruby")], [card("coin")], 5);
    expect(turned(before, book([], [card("coin")], 5))).toBeUndefined();
    expect(turned(before, book([card("ruby"), card("gold")], [card("coin")], 5))).toBeUndefined();
    expect(turned(before, before)).toBeUndefined();
  });
});

describe("the drawing", () => {
  it("lies on its side where the screen is upright", () => {
    const [wide, upright] = [layoutOf(valley, false), layoutOf(valley, true)];
    const [from, to] = [wide, upright].map(({ places }) => places.city_c![0] - places.city_a![0]);
    expect(from).toBeGreaterThan(0);
    expect(to).toBe(0);
    expect(upright.places.city_c![1]).toBeGreaterThan(upright.places.city_a![1]);
    expect(wide.box.width).toBeGreaterThan(wide.box.height);
    expect(upright.box.height).toBeGreaterThan(upright.box.width);
  });

  it("grows nothing on roads and in books, and the same every time", () => {
    const layout = layoutOf(valley, false);
    const plants = growth(layout.box, taken(layout));
    expect(plants.length).toBeGreaterThan(30);
    for (const [x, y] of [...Object.values(layout.places), ...Object.values(layout.books)])
      for (const plant of plants) expect(Math.hypot(plant.x - x, plant.y - y)).toBeGreaterThan(48);
    expect(growth(layout.box, taken(layout))).toEqual(plants);
  });

  it("draws a curve through all points", () => {
    expect(
      curve([
        [0, 0],
        [30, 0],
        [60, 30],
      ]),
    ).toMatch(/^M0 0C.*30 0C.*60 30$/);
  });
});

it("those who are met are paid from the left round, as far as the coins go", () => {
  const players = ["city_a", "city_b", "city_a", "city_a"].map((space) => ({ space })) as ValdoraView["players"];
  expect(met({ players, seat: 2 }, "city_a", 2)).toEqual([3, 0]);
  expect(met({ players, seat: 2 }, "city_a", 1)).toEqual([3]);
});

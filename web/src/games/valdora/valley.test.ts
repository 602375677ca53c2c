import { describe, expect, it } from "vitest";
import { turned } from "./book";
import { deliverable, tollOf, worthwhile } from "./journey";
import { curve, growth } from "./land";
import { layoutOf, taken } from "./layout";
import { feeOf, gemsOf, madeFor, patronOf, purposeOf, shipsOf, valleyOf, wayBetween } from "./valley";
import type { Adventurer, Card, OpenBook, ValdoraView } from "./view";

const valley = valleyOf({ map: null });
const nothing = { gold: 0, ruby: 0, sapphire: 0, amethyst: 0, emerald: 0 };

const adventurer = (changes: Partial<Adventurer> = {}): Adventurer => ({
  space: "harbour_city",
  coins: 2,
  provisions: false,
  equipment: { pan: null },
  open: [],
  completed: {},
  points: 0,
  craftsmen: {},
  bonus: 0,
  score: 0,
  ...changes,
});
const view = (mover: Partial<Adventurer>, more: Partial<ValdoraView> = {}) =>
  ({
    mover: 0,
    players: [adventurer(mover), adventurer({ space: "city_a" }), adventurer({ space: "city_a" })],
    roads: {},
    discard: nothing,
    ...more,
  }) as ValdoraView;
const card = (face: string, back: string | null = null): Card => ({ face, back, city: "city_c" });
const book = (left: Card[], right: Card[], unseen: number): OpenBook => ({ left, right, unseen, fronts: {}, backs: {} });

describe("the valley", () => {
  it("is the table's own if it has one", () => {
    expect(valleyOf({ map: { ring: ["red"] } }).ring).toEqual(["red"]);
    expect(valley.ring).toHaveLength(7);
  });

  it("knows what spaces, cards and items are for", () => {
    expect(["city_b", "city_d", "harbour_city", "harbour_2", "road_3", "mine_1", "house_red"].map(purposeOf)).toEqual([
      "catalogue",
      "commissions",
      "harbour-city",
      "harbour",
      "road",
      "mine",
      "house",
    ]);
    expect(["harbour_1", "harbour_2", "harbour_city", "road_1"].map(shipsOf)).toEqual([1, 2, 1, 0]);
    expect(patronOf(valley, "ruby")).toEqual({ colour: "red", points: 5 });
    expect([gemsOf("coin"), gemsOf("gold_ruby_emerald")]).toEqual([[], ["gold", "ruby", "emerald"]]);
    expect([madeFor(valley, "pan"), madeFor(valley, "hammer"), madeFor(valley, "cart")]).toEqual(["gold", "amethyst", undefined]);
    expect([feeOf(valley, "pan"), feeOf(valley, "cart")]).toEqual([0, 2]);
  });

  it("finds the way along the roads", () => {
    expect(wayBetween(valley, "harbour_city", "road_9")).toEqual(["harbour_city", "house_blue", "road_9"]);
    expect(wayBetween(valley, "city_a", "city_a")).toEqual(["city_a"]);
  });
});

describe("a destination", () => {
  it("costs a coin for every pawn that stands there, but not in a mine", () => {
    expect([tollOf(view({}), "city_a"), tollOf(view({ coins: 1 }), "city_a"), tollOf(view({}), "city_b")]).toEqual([2, 1, 0]);
    const crowd = view({});
    crowd.players[1]!.space = "mine_1";
    expect(tollOf(crowd, "mine_1")).toBe(0);
  });

  it("is worthwhile on a road if something there can be loaded", () => {
    const roads = { road_1: { ...nothing, ruby: 1 } };
    expect(worthwhile(view({}, { roads }), valley, "road_1")).toBe(false);
    expect(worthwhile(view({ equipment: { pan: null, pick: null } }, { roads }), valley, "road_1")).toBe(true);
    expect(worthwhile(view({ equipment: { pick: "ruby" } }, { roads }), valley, "road_1")).toBe(false);
    expect(worthwhile(view({ equipment: { cart: "gold" } }, { roads }), valley, "road_1")).toBe(true);
    expect(worthwhile(view({ equipment: { cart: "gold" }, coins: 1 }, { roads }), valley, "road_1")).toBe(false);
    expect(worthwhile(view({ equipment: { cart: "ruby" } }, { roads }), valley, "road_1")).toBe(false);
  });

  it("is worthwhile at a patron whose commission can be delivered", () => {
    const open = [card("ruby"), card("coin")];
    expect(worthwhile(view({ open, equipment: { pick: "ruby" } }), valley, "house_red")).toBe(true);
    expect(worthwhile(view({ open }), valley, "house_red")).toBe(false);
    expect(worthwhile(view({ open }), valley, "house_silver")).toBe(true);
    expect(worthwhile(view({ open, coins: 0 }), valley, "house_silver")).toBe(false);
    expect(deliverable(adventurer({ equipment: { pan: "gold", cart: "gold" } }), 0, "gold_gold_ruby")).toBe(false);
  });

  it("is worthwhile in a city for its provisions or its book", () => {
    const books = { city_a: book([], [], 0), city_b: book([card("cart")], [], 0) };
    expect(worthwhile(view({}, { books }), valley, "city_a")).toBe(true);
    expect(worthwhile(view({ provisions: true }, { books }), valley, "city_a")).toBe(false);
    expect(worthwhile(view({ provisions: true }, { books }), valley, "city_b")).toBe(true);
    expect(worthwhile(view({ provisions: true }), valley, "harbour_city")).toBe(false);
  });

  it("is never worthwhile in a mine, where the turn ends by itself", () => {
    expect(worthwhile(view({}), valley, "mine_2")).toBe(false);
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
    expect(upright.places.city_c).toEqual([...wide.places.city_c!].reverse());
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

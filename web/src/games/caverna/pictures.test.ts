import { describe, expect, it } from "vitest";
import { FURNISHINGS, GOODS, LOOT, SPACES } from "./data";
import { LOOT_SIGNS } from "./art";
import { DEEDS, PIECES } from "./pieces";
import { ROOMS } from "./rooms";
import { BACKDROPS, cropsOf, fenceOf, herdPlaces, meadowOf, treesOf, VALLEY } from "./scene";

const LAND = ["meadow", "field", "small_pasture", "large_pasture"];

describe("pictures", () => {
  it("there is a room for every furnishing, each its own", () => {
    const drawn = FURNISHINGS.map(({ name }) => ROOMS[name]);
    expect(drawn).not.toContain(undefined);
    expect(new Set(drawn).size).toBe(FURNISHINGS.length);
  });

  it("every good, deed and piece of loot is a thing", () => {
    for (const good of GOODS) expect(PIECES).toHaveProperty(good);
    const plain = ["take", "gain", "per_ore_mine", "for_ruby_mines", "lay", "put"];
    for (const { does } of SPACES.flatMap(({ parts }) => parts.flatMap(({ steps }) => steps))) if (!plain.includes(does)) expect(DEEDS).toHaveProperty(does);
    for (const { name } of LOOT)
      expect({ ...PIECES, ...DEEDS, ...ROOMS, ...Object.fromEntries(LAND.map((kind) => [kind, 1])) }).toHaveProperty(LOOT_SIGNS[name]![0]);
  });

  it("nothing is used that is not drawn", () => {
    const all = [VALLEY, meadowOf(), fenceOf(200, 100, false), cropsOf("grain", 2), cropsOf("vegetable", 1), treesOf([0, 0], false)];
    const text = [...all, ...Object.values({ ...ROOMS, ...PIECES, ...DEEDS, ...BACKDROPS })].join("");
    for (const [, name] of text.matchAll(/href="#cav-([a-z0-9-]+)"/g)) expect(PIECES).toHaveProperty(name!);
    expect(text).not.toMatch(/NaN|undefined/);
  });

  it("a herd stands on its land, however large it is", () => {
    for (const [width, height] of [
      [100, 100],
      [200, 100],
      [100, 200],
    ] as const)
      // prettier-ignore
      for (let number = 1; number < 20; number++)
        for (const { x, y } of herdPlaces(width, height, number)) {
          expect(x).toBeGreaterThan(0);
          expect(x).toBeLessThan(width);
          expect(y).toBeGreaterThan(30);
          expect(y).toBeLessThan(height);
        }
  });
});

import { expect, it } from "vitest";
import type { View } from "../contract";
import { columns, panels, title } from "./panels";

const view = { game: "toy", seats: 2, options: {}, seat: 0, turn: 0, ask: "card", round: 3, pile_size: 4, hands: [1, 2], none: null } as View;

it("shows what is the game's own, single values together", () => {
  const wordless = { has: () => false, say: (key: string) => key };
  expect(panels(view, wordless)).toEqual([
    { name: "", title: "", value: { Round: 3, "Pile size": 4 }, bySeat: false },
    { name: "hands", title: "Hands", value: [1, 2], bySeat: true },
  ]);
});

it("shows what the game has headings for, under them", () => {
  const headings = new Map([
    ["view-round", "Il giro"],
    ["view-hands", "La tua mano"],
  ]);
  const words = { has: (key: string) => headings.has(key), say: (key: string) => headings.get(key)! };
  expect(panels(view, words)).toEqual([
    { name: "", title: "", value: { "Il giro": 3 }, bySeat: false },
    { name: "hands", title: "La tua mano", value: [1, 2], bySeat: false },
  ]);
});

it("reads names as words", () => {
  expect(title("gold_deck")).toBe("Gold deck");
});

it("sets alike things as rows", () => {
  expect(
    columns([
      { a: 1, b: [2] },
      { a: 3, b: [] },
    ]),
  ).toEqual(["a", "b"]);
  expect(columns([{ a: 1 }, { b: 2 }])).toBeUndefined();
  expect(columns([{ a: { x: 1 } }, { a: { x: 2 } }])).toBeUndefined();
});

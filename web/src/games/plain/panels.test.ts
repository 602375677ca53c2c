import { expect, it } from "vitest";
import type { View } from "../contract";
import { columns, panels, title } from "./panels";

const view = { game: "toy", seats: 2, options: {}, seat: 0, turn: 0, ask: "card", round: 3, pile_size: 4, hands: [1, 2], none: null } as View;

it("shows what is the game's own, single values together", () => {
  expect(panels(view)).toEqual([
    { title: "", value: { round: 3, pile_size: 4 } },
    { title: "Hands", value: [1, 2] },
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

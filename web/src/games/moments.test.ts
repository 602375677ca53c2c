import { describe, expect, it } from "vitest";
import type { LogEntry } from "../lib/messages";
import { moments as caverna } from "./caverna/moments";
import { whenTold } from "./moments";
import { moments as saboteur } from "./saboteur/moments";

type Line = [seat: number, kind: string, move?: object, ...told: Record<string, unknown>[]];
const log = (...lines: Line[]): LogEntry[] => lines.map(([seat, kind, move, ...told], number) => ({ number, seat, move: { kind, ...move }, told }));
const found = (all: readonly { name: string; entries: readonly LogEntry[] }[]) => all.map(({ name, entries }) => [name, entries.map((entry) => entry.number)]);

describe("moments", () => {
  it("are the steps that tell of them, from one number on", () => {
    const steps = log([0, "step", {}, { tale: "arrival", seat: 0 }], [1, "step"], [1, "step", {}, { tale: "way" }, { tale: "arrival", seat: 1 }]);
    expect(found(whenTold(steps, 0, "arrival"))).toEqual([
      ["arrival", [0]],
      ["arrival", [2]],
    ]);
    expect(found(whenTold(steps, 1, "arrival"))).toEqual([["arrival", [2]]]);
  });
});

describe("a round of Saboteur", () => {
  const steps = log(
    [1, "discard", {}, { tale: "not_found" }],
    [-1, "reveal", { goal: "top", shown: "GOAL_GOLD" }],
    [-1, "unmask", { target: 0, role: "digger" }],
    [-1, "unmask", { target: 1, role: "saboteur" }],
    [-1, "spare", { role: "digger" }],
    [-1, "pay", { target: 1 }, { tale: "saboteurs_round", round: 1 }, { tale: "paid", target: 1, nuggets: 4 }],
    [-1, "role", { target: 0, role: "digger" }, { tale: "deal" }],
    [-1, "role", { target: 1 }, { tale: "deal" }],
  );

  it("ends with the treasure, the masks and the gold; then comes the reader's own role", () => {
    expect(found(saboteur(steps, 0, 0))).toEqual([
      ["treasure", [1]],
      ["masks", [2, 3, 4]],
      ["gold", [5]],
      ["role", [6]],
    ]);
  });

  it("opens the doors though the last card was shown before", () => {
    expect(found(saboteur(steps.slice(0, 1), 0, 0))).toEqual([]);
    expect(found(saboteur(steps.slice(0, 2), 1, 0))).toEqual([["treasure", [1]]]);
  });

  it("says over the bar what has the stage, and not what that is about to show", () => {
    expect(saboteur(steps, 1, 0).map(({ title }) => title)).toEqual(["board-moment-doors", "board-moment-masks", "board-moment-gold", undefined]);
  });

  it("opens the doors with the card that reached the treasure", () => {
    const reached = log(
      [1, "place", { cell: [7, 0] }],
      [-1, "reveal", { shown: "GOAL_COAL" }],
      [-1, "reveal", { shown: "GOAL_GOLD" }, { tale: "found", finder: 1 }],
    );
    expect(found(saboteur(reached, 0, 0))).toEqual([["treasure", [0, 2]]]);
  });

  it("tells nobody another's role", () => {
    expect(found(saboteur(steps, 6, 1))).toEqual([]);
    expect(found(saboteur(steps, 6, -3))).toEqual([]);
  });
});

describe("Caverna's", () => {
  const steps = log(
    [0, "use"],
    [0, "loot", { item: "wood" }],
    [0, "loot", { item: "dog" }, { tale: "home", seat: 0, strength: 3 }],
    [1, "use", {}, { tale: "harvest", round: 3 }, { tale: "reaped", seat: 1, goods: { grain: 1 } }],
    [0, "feed"],
    [1, "feed"],
    [0, "breed", { sheep: true }, { tale: "born", seat: 0, young: { sheep: 1 } }],
    [-1, "reveal"],
  );

  it("expedition ends with all its loot, for those who did not go", () => {
    expect(found(caverna(steps.slice(0, 3), 2, 1))).toEqual([["home", [1, 2]]]);
    expect(caverna(steps.slice(0, 3), 2, 0)).toEqual([]);
  });

  it("harvest begins in the fields and ends when the next round begins", () => {
    expect(found(caverna(steps, 3, 0))).toEqual([
      ["harvest", [3]],
      ["gathered", [4, 5, 6]],
    ]);
    expect(caverna(steps, 3, 0).at(-1)).toMatchObject({ told: steps[6]!.told });
    expect(caverna(steps.with(6, steps[4]!), 3, 0).at(-1)).toMatchObject({ title: "board-moment-gathered", told: [] });
  });

  it("harvest ends before the first dwarf of a round without a new space, and what is eaten in that is none of it", () => {
    const next = log(
      [-1, "start"],
      [0, "use"],
      [1, "use", {}, { tale: "harvest", round: 3 }, { tale: "reaped", seat: 0, goods: { grain: 1 } }],
      [0, "feed"],
      [1, "feed"],
      [0, "use"],
      [1, "use"],
      [0, "feed"],
      [-1, "reveal"],
    );
    expect(found(caverna(next, 0, 0))).toEqual([
      ["harvest", [2]],
      ["gathered", [3, 4]],
    ]);
  });

  it("harvest without corn, births or beggars has no stage", () => {
    expect(
      caverna(log([0, "use", {}, { tale: "harvest", round: 3 }], [0, "feed"], [0, "breed", {}, { tale: "barren", seat: 0 }], [-1, "reveal"]), 0, 0),
    ).toEqual([]);
  });
});

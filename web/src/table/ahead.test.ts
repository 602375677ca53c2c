import { describe, expect, it } from "vitest";
import type { Moment } from "../games/contract";
import type { LogEntry } from "../lib/messages";
import { ahead } from "./ahead";

const entry = (number: number, seat: number, kind: string): LogEntry => ({ number, seat, move: { kind, card: "x" }, told: [] });
const LOG = [entry(0, 0, "play"), entry(1, 0, "step"), entry(2, 0, "step"), entry(3, 0, "end"), entry(4, -1, "draw"), entry(5, 1, "play")];
const client = { understood: ["end"], goesOn: (_: LogEntry, { move }: LogEntry) => move.kind === "step" };
const moment = (...numbers: number[]): Moment => ({ name: "arrival", entries: numbers.map((number) => LOG[number]!), told: [] });
const told = (at: number, end = LOG.length, unit: "step" | "turn" | "round" = "step", moments: Moment[] = []) => {
  const [steps, to] = ahead(LOG, at, end, unit, moments, client);
  return [steps.map(({ entry, turn, moment }) => moment?.name ?? (turn ?? [entry]).map(({ number }) => number)), to];
};

describe("what a replay tells next", () => {
  it("is joined as at a table, and does without what goes without saying", () => {
    expect(told(0)).toEqual([[[0, 1, 2]], 3]);
    expect(told(3)).toEqual([[[4]], 5]);
  });
  it("is one step where only that is asked for", () => {
    expect(told(1, 2)).toEqual([[[1]], 2]);
    expect(told(3, 4)).toEqual([[], 4]);
  });
  it("is staged where it matters, in every unit", () => {
    expect(told(0, 6, "step", [moment(2)])).toEqual([[[0, 1, 2], "arrival"], 3]);
    expect(told(2, 3, "step", [moment(2)])).toEqual([[[2], "arrival"], 3]);
    expect(told(0, 6, "turn", [moment(2)])).toEqual([[[0, 1, 2], "arrival"], 5]);
    expect(told(2, 6, "turn", [moment(2)])).toEqual([[[2], "arrival"], 5]);
    expect(told(0, 6, "round", [moment(2)])).toEqual([[[0, 1, 2, 3], "arrival"], 5]);
  });
  it("has with it what chance brings without a word, but nobody's own steps, nor what is staged", () => {
    const drawn = [entry(0, 0, "play"), entry(1, -1, "draw"), entry(2, -1, "draw"), entry(3, 0, "end"), entry(4, -1, "draw")];
    const to = (...moments: Moment[]) => ahead(drawn, 0, 5, "step", moments, { understood: ["draw", "end"] })[1];
    expect(to()).toBe(3);
    expect(to(moment(2))).toBe(1);
  });
  it("never stands still: a moment that has begun already ends later", () => {
    expect(told(4, 6, "step", [moment(2, 4)])).toEqual([["arrival"], 5]);
  });
  it("is by turns every deed that matters, each with what follows it", () => {
    const kinds = ["deal", "go", "turn", "buy", "stop", "draw"];
    const log = kinds.map((kind, number) => entry(number, ["deal", "turn", "draw"].includes(kind) ? -1 : 1, kind));
    const bought = { ...moment(0), entries: [log[3]!] };
    const deeds = (at: number, client: Parameters<typeof ahead>[5]): unknown[] => {
      const [steps, to] = ahead(log, at, log.length, "turn", [bought], client);
      return [[steps.map((step) => [step.entry.number, !!step.moment]), to], ...(to === log.length ? [] : deeds(to, client))];
    };
    expect(deeds(0, { understood: ["stop"] })).toEqual([
      [[[1, false]], 3],
      [[[3, false], [3, true]], 6],
    ]); // prettier-ignore
    expect(deeds(4, { understood: ["stop"] })).toEqual([[[], 6]]);
    // What a moment tells is no step of its own, and not on the table before it.
    expect(deeds(0, { onStage: ["buy"] })).toEqual([
      [[[1, false]], 3],
      [[[3, true]], 4],
      [[[4, false]], 6],
    ]); // prettier-ignore
  });
});

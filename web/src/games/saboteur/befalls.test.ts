import { expect, it } from "vitest";
import type { LogEntry } from "../../lib/messages";
import { befalls, brokenOf, isSeen } from "./befalls";

const step = (kind: string, seat = 1) => ({ number: 1, seat, move: { kind, target: 0, tool: "pick" }, told: [] }) as LogEntry;
const nothing = { telling: undefined, landed: undefined, recent: [], seat: 2 };
const told = (entry: LogEntry) => ({ ...nothing, telling: entry });
const landed = (entry: LogEntry) => ({ ...nothing, telling: entry, landed: entry });

it("a card befalls whom it was played on, once it has landed there", () => {
  expect([befalls(landed(step("break")), 0), befalls(landed(step("repair")), 0)]).toEqual(["break", "repair"]);
  expect([befalls(landed(step("break")), 1), befalls(landed(step("map")), 0), befalls(told(step("break")), 0)]).toEqual([undefined, undefined, undefined]);
});

it("what the reader did befalls at once, what others did is told first", () => {
  expect(befalls({ ...nothing, recent: [step("break", 2)] }, 0)).toBe("break");
  expect(befalls({ ...nothing, recent: [step("break", 1)] }, 0)).toBeUndefined();
  expect(befalls({ ...told(step("map")), recent: [step("break", 2)] }, 0)).toBeUndefined();
});

it("what comes of a step is said when its card has landed", () => {
  for (const entry of [step("break"), step("place")])
    expect([told(entry), landed(entry), nothing].map((play) => isSeen(play, entry))).toEqual([false, true, true]);
});

it("a tool is broken from the landing on, whatever the position knows", () => {
  const [whole, broken] = [{ broken: [["wagon"]] }, { broken: [["pick", "wagon"]] }];
  for (const view of [whole, broken]) {
    expect(brokenOf({ ...told(step("break")), view }, 0)).toEqual(["wagon"]);
    expect(brokenOf({ ...landed(step("break")), view }, 0)).toEqual(["wagon", "pick"]);
    expect(brokenOf({ ...told(step("repair")), view }, 0)).toEqual(["wagon", "pick"]);
    expect(brokenOf({ ...landed(step("repair")), view }, 0)).toEqual(["wagon"]);
    expect(brokenOf({ ...nothing, view }, 0)).toBe(view.broken[0]);
  }
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LogEntry } from "../lib/messages";
import type { Moment } from "../games/contract";
import { Events, LONGEST, PATIENCE, STAGED, runsOf, stepsOf, byTurns } from "./events.svelte";

const entry = (number: number, seat: number, kind = "go"): LogEntry => ({ number, seat, move: { kind, space: "city" }, told: [] });
/** One entry for each seat; the reader is seat 0. */
const log = (...seats: number[]): LogEntry[] => seats.map((seat, number) => entry(number, seat));
const steps = (...seats: number[]) => stepsOf(log(...seats), 0);

function table(pace = 1000) {
  const shown: string[] = [];
  const events = new Events<string>(
    (news) => shown.push(news),
    () => pace,
  );
  return { events, shown, seat: () => events.step?.entry.seat };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the steps of a change", () => {
  it("are those of the log, in order; a long run of chance of one kind is one of them", () => {
    const deal = Array.from({ length: 9 }, (_, i) => entry(2 + i, -1, "draw"));
    const all = stepsOf([entry(0, 1), entry(1, -1, "reveal"), ...deal, entry(11, 2)], 0);
    expect(all.map((step) => [step.entry.number, step.more])).toEqual([
      [0, 0],
      [1, 0],
      [2, 8],
      [11, 0],
    ]);
  });

  it("are none if the reader made it", () => {
    expect(steps(0, -1)).toEqual([]);
    expect(steps(0, -1, 1)).toHaveLength(3);
  });
});

describe("events", () => {
  it("are shown one after the other, each change before its position", () => {
    const { events, shown, seat } = table();
    events.push(steps(1, -1), "first");
    events.push(steps(2), "second");
    expect([seat(), shown, events.busy]).toEqual([1, [], true]);
    vi.advanceTimersByTime(1000);
    expect([seat(), shown]).toEqual([-1, []]);
    vi.advanceTimersByTime(600);
    expect([seat(), shown]).toEqual([2, ["first"]]);
    vi.advanceTimersByTime(1000);
    expect([seat(), shown, events.busy]).toEqual([undefined, ["first", "second"], false]);
  });

  it("go on after a pause in the order in which they came", () => {
    const { events, shown } = table();
    events.push(steps(1), "first");
    vi.advanceTimersByTime(5000);
    events.push([], "own move");
    events.push(steps(2), "second");
    expect(shown).toEqual(["first", "own move"]);
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual(["first", "own move", "second"]);
  });

  it("can be skipped, and are said all the same", () => {
    const { events, shown } = table();
    events.push(steps(1, 2), "first");
    events.push(steps(3), "second");
    events.skip();
    expect([shown, events.busy, events.step]).toEqual([["second"], false, undefined]);
    expect(events.told.map((step) => step.entry.seat)).toEqual([2, 3]);
    vi.advanceTimersByTime(9000);
    expect(shown).toEqual(["second"]);
  });

  it("wait for nothing at no pace", () => {
    const { events, shown } = table(0);
    events.push(steps(1, 2), "first");
    expect([shown, events.busy, events.told.length]).toEqual([["first"], false, 2]);
  });

  it("follow the reader's pace", () => {
    const { events, shown } = table(400);
    events.push(steps(1, 2), "first");
    vi.advanceTimersByTime(799);
    expect(shown).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual(["first"]);
  });

  it("offer to be skipped if they take more than three seconds, also where it comes to that by and by", () => {
    const { events } = table(PATIENCE / 3);
    events.push(steps(1, 2), "first");
    events.push(steps(3), "second");
    expect(events.long).toBe(false);
    events.push(steps(1), "third");
    expect(events.long).toBe(true);
    vi.advanceTimersByTime(PATIENCE);
    expect(events.long).toBe(true);
    vi.advanceTimersByTime(PATIENCE);
    expect([events.long, events.busy]).toEqual([false, false]);
  });

  it("are hurried if there are too many", () => {
    const { events, shown } = table();
    for (let i = 0; i < 30; i++) events.push(steps(1), String(i));
    vi.advanceTimersByTime(LONGEST / 2);
    expect(shown.length).toBeGreaterThan(10);
    vi.advanceTimersByTime(LONGEST / 2 + 1000);
    expect(shown).toHaveLength(30);
  });

  it("wait for a reader who does not look, as one change", () => {
    const { events, shown } = table();
    events.hold(true);
    events.push(steps(1), "first");
    events.push(steps(2), "second");
    vi.advanceTimersByTime(60_000);
    expect([shown, events.step, events.busy]).toEqual([[], undefined, true]);
    events.hold(false);
    vi.advanceTimersByTime(2000);
    expect(shown).toEqual(["second"]);
  });
});

describe("a moment that matters", () => {
  const moment = (...entries: LogEntry[]): Moment => ({ name: "harvest", entries, told: [] });

  it("has the stage in place of its steps, for longer, even if the reader brought it about", () => {
    const entries = log(0, -1, -1, 1);
    const { events, shown } = table();
    const all = stepsOf(entries, 0, [moment(entries[1]!, entries[2]!)]);
    expect(all.map((step) => [step.entry.number, !!step.moment])).toEqual([
      [0, false],
      [1, true],
      [3, false],
    ]);
    events.push(stepsOf(entries.slice(0, 3), 0, [moment(entries[1]!, entries[2]!)]), "first");
    expect(events.step?.moment?.name).toBe("harvest");
    vi.advanceTimersByTime(STAGED * 1000 - 1);
    expect(shown).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual(["first"]);
  });

  it("is where a skip stops, and is itself skipped; whoever acts passes over it", () => {
    const entries = log(1, 1, 2, -1, 2);
    const { events, shown } = table();
    events.push(stepsOf(entries.slice(0, 1), 0), "first");
    events.push(stepsOf(entries.slice(1), 0, [moment(entries[3]!)]), "second");
    events.skip();
    expect([shown, events.step?.entry.number, events.told.map((step) => step.entry.number)]).toEqual([["first"], 3, [1, 2, 3]]);
    events.skip();
    expect([shown, events.busy]).toEqual([["first", "second"], false]);
    events.push(stepsOf(entries, 0, [moment(entries[3]!)]), "third");
    events.finish();
    expect([shown.at(-1), events.busy]).toEqual(["third", false]);
  });

  it("stays when everything else is told by turns", () => {
    const entries = log(1, 1, 1, 1, 1, -1, 2, 2, 2, 2, 2);
    const { events } = table();
    events.push(stepsOf(entries, 0, [moment(entries[5]!)]), "now");
    vi.advanceTimersByTime(1000);
    expect(events.step?.moment?.name).toBe("harvest");
  });
});

describe("what steps tell", () => {
  const numbers = (...all: Parameters<typeof runsOf>[0]) => runsOf(all).map(({ entries, more }) => [entries.map(({ number }) => number), more]);
  const [first, second, third] = log(1, 1, 2) as [LogEntry, LogEntry, LogEntry];

  it("ends with each that stands for more of its like", () => {
    expect(numbers({ entry: first, more: 4 }, { entry: second, more: 0 }, { entry: third, more: 0 })).toEqual([
      [[0], 4],
      [[1, 2], 0],
    ]);
  });

  it("is told once, also where a moment begins with it", () => {
    const moment: Moment = { name: "expedition", entries: [first, second], told: [] };
    expect(numbers({ entry: first, more: 0 }, { entry: first, more: 0, moment })).toEqual([[[0, 1], 0]]);
  });
});

describe("who comes back after a day", () => {
  it("sees what the others did by turns, and not too many of them", () => {
    expect(byTurns(log(0, 1, 1, -1, 2, 1), 0).map((step) => [step.entry.number, step.more])).toEqual([
      [1, 1],
      [4, 0],
      [5, 0],
    ]);
    const weeks = Array.from({ length: 300 }, (_, number) => entry(number, 1 + (number % 3)));
    expect(byTurns(weeks, 0).at(-1)?.entry.number).toBe(299);
    expect(byTurns(weeks, 0)).toHaveLength(12);
  });

  it("sees it within seconds, even if the page was open all the time", () => {
    const { events, shown, seat } = table();
    events.push(stepsOf(log(1, 1, 1, -1, 1, 1, 2, 2, 2, 2, 3), 0), "now");
    expect([seat(), events.step?.more]).toEqual([1, 4]);
    vi.advanceTimersByTime(3000);
    expect(shown).toEqual(["now"]);
  });
});

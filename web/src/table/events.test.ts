import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LogEntry } from "../lib/messages";
import type { Moment } from "../games/contract";
import { byTurns, Events, HURRIED, LONGEST, PATIENCE, runsOf, STAGED, stepsOf } from "./events.svelte";

const entry = (number: number, seat: number, kind = "go"): LogEntry => ({ number, seat, move: { kind, space: "city" }, told: [] });
/** One entry for each seat; the reader is seat 0. */
const log = (...seats: number[]): LogEntry[] => seats.map((seat, number) => entry(number, seat));
const steps = (...seats: number[]) => stepsOf(log(...seats), 0);

const goesOn = (before: LogEntry, next: LogEntry) => before.seat === next.seat && next.move.kind === "walk";

function table(pace = 1000) {
  const shown: string[] = [];
  const events = new Events<string>(
    (news) => shown.push(news),
    () => pace,
    undefined,
    goesOn,
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

  it("are none of the reader's own, nor what goes on with them; but whatever else came of them", () => {
    const numbers = (client = {}) => stepsOf([entry(0, 0), entry(1, -1, "card"), entry(2, -1, "round")], 0, [], client).map((step) => step.entry.number);
    expect(steps(0)).toEqual([]);
    expect(numbers()).toEqual([1, 2]);
    expect(numbers({ goesOn: (_: LogEntry, { move }: LogEntry) => move.kind === "card" })).toEqual([2]);
    expect(numbers({ understood: ["card", "round"] })).toEqual([]);
    expect(steps(0, -1, 1)).toHaveLength(3);
  });

  it("are the reader's own move too where the board as it was would never show it", () => {
    const entries = log(0, -1);
    const moment = { name: "treasure", entries: [entries[1]!], told: [], old: true };
    expect(stepsOf(entries, 0, [moment]).map((step) => [step.entry.number, !!step.moment])).toEqual([
      [0, false],
      [1, true],
    ]);
  });

  it("are not what goes without saying", () => {
    const all = stepsOf([entry(0, 1, "discard"), entry(1, -1, "draw")], 0, [], { understood: ["draw"] });
    expect(all.map((step) => step.entry.number)).toEqual([0]);
  });

  it("are what goes without saying too where something came of it that no moment tells", () => {
    const told = [{ tale: "taken" }];
    const client = { understood: ["part"], matters: ({ told }: LogEntry) => told.length > 0 };
    const entries = [entry(0, 1, "part"), { ...entry(1, 1, "part"), told }];
    const numbers = (moments: Moment[]) => stepsOf(entries, 0, moments, client).flatMap((step) => (step.moment ? [] : step.entry.number));
    expect([numbers([]), numbers([{ name: "child", entries: [entries[1]!], told }])]).toEqual([[1], []]);
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

  it("have landed when what they carry is there: then their position is on the table", () => {
    const { events, shown, seat } = table();
    events.push(steps(1), "first");
    events.push(steps(2), "second");
    vi.advanceTimersByTime(500);
    expect([events.landed, shown]).toEqual([false, []]);
    events.land(events.step!, 0.5);
    expect([events.landed, shown, seat()]).toEqual([true, ["first"], 1]);
    vi.advanceTimersByTime(500);
    expect([events.landed, seat()]).toEqual([false, 2]);
  });

  it("are shown as one if they go on with what waits", () => {
    const { events, shown } = table();
    const numbers = () => (events.step?.turn ?? [events.step?.entry]).map((one) => one?.number);
    const push = (number: number, seat: number, kind: string) => events.push(stepsOf([entry(number, seat, kind)], 0), String(number));
    push(0, 1, "play");
    push(1, 1, "walk"); // what is shown already goes on alone
    push(2, 1, "walk");
    push(3, 2, "walk");
    push(4, 2, "play");
    push(5, 2, "walk");
    const seen = [numbers()];
    while (events.busy) {
      vi.advanceTimersByTime(events.time);
      if (events.step) seen.push(numbers());
    }
    expect(seen).toEqual([[0], [1, 2], [3], [4, 5]]);
    expect(shown).toEqual(["0", "2", "3", "5"]);
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

  it("have the reader's own position before anything that came of it is told", () => {
    const { events, shown, seat } = table();
    events.push(steps(0, -1), "first", true);
    expect([shown, seat()]).toEqual([["first"], -1]);
  });

  it("let the log be read up to what is shown, and to the end when all of it was", () => {
    const { events } = table();
    expect(events.ahead).toBe(Infinity);
    events.push(steps(1, -1, 2), "first");
    const read = [events.ahead];
    while (events.busy) {
      vi.advanceTimersByTime(events.time);
      read.push(events.ahead);
    }
    expect(read).toEqual([1, 2, Infinity, Infinity]);
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
    for (let i = 0; i < 24; i++) events.push(steps(1), String(i));
    vi.advanceTimersByTime(LONGEST / 2);
    expect(shown.length).toBeGreaterThan(8);
    vi.advanceTimersByTime(LONGEST / 2 + 1000);
    expect(shown).toHaveLength(24);
  });

  it("are shown by turns if they would be too fast, each turn before the position at its end", () => {
    const { events, shown } = table(2 * (LONGEST / HURRIED / 12));
    const all = log(1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3);
    for (const one of all) events.push(stepsOf([one], 0), String(one.number));
    const seen: [number, number | undefined, string | undefined][] = [];
    while (events.busy) {
      seen.push([events.step!.entry.number, events.step!.turn?.length, shown.at(-1)]);
      vi.advanceTimersByTime(events.time);
    }
    expect(seen).toEqual([
      [0, undefined, undefined], // what was being shown goes on
      [1, 3, "0"],
      [4, 4, "3"],
      [8, 4, "7"],
    ]);
    expect(shown).toEqual(["0", "3", "7", "11"]);
  });

  it("are put together only as far as their sentence has room, each part before the position at its end", () => {
    const { events, shown } = table(LONGEST / 6);
    events.letters = ({ turn = [0] }) => 50 * turn.length;
    events.hold(true);
    for (const one of log(1, 1, 1, 1, 1, 2)) events.push(stepsOf([one], 0), String(one.number));
    events.hold(false);
    const seen: [number[], string | undefined][] = [];
    while (events.busy) {
      const { entry, turn = [entry] } = events.step!;
      seen.push([turn.map(({ number }) => number), shown.at(-1)]);
      vi.advanceTimersByTime(events.time);
    }
    expect(seen).toEqual([
      [[0, 1], undefined],
      [[2, 3], "1"],
      [[4], "3"],
      [[5], "4"],
    ]);
  });

  it("wait for a reader who does not look, each with its position", () => {
    const { events, shown } = table();
    events.hold(true);
    events.push(steps(1), "first");
    events.push(steps(2), "second");
    vi.advanceTimersByTime(60_000);
    expect([shown, events.step, events.busy]).toEqual([[], undefined, true]);
    events.hold(false);
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual(["first"]);
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual(["first", "second"]);
  });
});

describe("an event and what moves on the board", () => {
  /** A board where something is on its way until it is let arrive. */
  function moving() {
    let resolve = () => {};
    const promise = new Promise<void>((done) => (resolve = done));
    const shown: string[] = [];
    const events = new Events<string>(
      (news) => shown.push(news),
      () => 1000,
      () => promise,
    );
    return { events, shown, arrive: () => (resolve(), vi.advanceTimersByTimeAsync(0)) };
  }

  it("come together: its position is on the table as soon as what it carries has landed, or at once", () => {
    const { events, shown } = table();
    events.push(steps(1), "first");
    vi.advanceTimersByTime(500);
    expect(shown).toEqual([]);
    events.land(events.step!, 0.4);
    expect([shown, events.busy]).toEqual([["first"], true]);
    vi.advanceTimersByTime(399);
    expect(events.busy).toBe(true);
    vi.advanceTimersByTime(1);
    expect([shown, events.busy]).toEqual([["first"], false]);
  });

  it("end together: the next one waits until everything stands, however slow the machine is", async () => {
    const { events, arrive } = moving();
    events.push(steps(1), "first");
    events.push(steps(2), "second");
    events.land(events.step!);
    await vi.advanceTimersByTimeAsync(7000);
    expect(events.step?.entry.seat).toBe(1);
    expect(events.long).toBe(true);
    await arrive();
    expect(events.step?.entry.seat).toBe(2);
  });

  it("are over at once when they are skipped", async () => {
    const { events, shown, arrive } = moving();
    events.push(steps(1, 2), "first");
    events.land(events.step!);
    await vi.advanceTimersByTimeAsync(2000);
    events.skip();
    await arrive();
    expect([shown.at(-1), events.busy, events.step]).toEqual(["first", false, undefined]);
  });
});

describe("a moment that matters", () => {
  const moment = (...entries: LogEntry[]): Moment => ({ name: "harvest", entries, told: [] });
  const old = (...entries: LogEntry[]): Moment => ({ ...moment(...entries), old: true });

  it("has the stage for longer once what brought it about was seen, in place of the chance in it", () => {
    const entries = log(1, -1, -1, 2);
    const { events, shown } = table();
    const all = stepsOf(entries, 0, [moment(entries[0]!, entries[1]!, entries[2]!)]);
    expect(all.map((step) => [step.entry.number, !!step.moment])).toEqual([
      [0, false],
      [0, true],
      [3, false],
    ]);
    events.push(all.slice(0, 2), "first");
    expect(events.step?.moment).toBe(undefined);
    events.land(events.step!);
    vi.advanceTimersByTime(1000);
    expect([events.step?.moment?.name, shown]).toEqual(["harvest", ["first"]]);
    vi.advanceTimersByTime(STAGED * 1000 - 1);
    expect(events.busy).toBe(true);
    vi.advanceTimersByTime(1);
    expect(events.busy).toBe(false);
  });

  it("comes after the position that the reader brought about", () => {
    const entries = log(0, -1);
    const { events, shown } = table();
    events.push(stepsOf(entries, 0, [moment(entries[0]!)]), "first", true);
    expect([shown, events.step?.moment?.name]).toEqual([["first"], "harvest"]);
  });

  it("is said as soon as what brought it about is on the table", () => {
    const events = new Events<string>(
      vi.fn(),
      () => 1000,
      () => new Promise(() => undefined),
    );
    events.push(stepsOf(log(0, -1), 0, [moment(entry(0, 0))]), "first", true);
    expect([events.step, events.said?.moment?.name]).toEqual([undefined, "harvest"]);
  });

  it("is seen on the board as it was where the next round comes of it", () => {
    const entries = log(1, -1, -1, -1);
    const { events, shown } = table();
    events.push(stepsOf(entries, 0, [old(entries[1]!), old(entries[2]!)]), "first");
    events.land(events.step!);
    vi.advanceTimersByTime(1000 + STAGED * 1000);
    expect([events.step?.entry.number, events.step?.moment?.name, shown]).toEqual([2, "harvest", []]);
    vi.advanceTimersByTime(STAGED * 1000);
    events.land(events.step!);
    expect([events.step?.entry.number, shown]).toEqual([3, ["first"]]);
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
    const { events } = table(LONGEST / 4);
    events.push(stepsOf(entries, 0, [moment(entries[5]!)]), "now");
    vi.advanceTimersByTime(events.time);
    expect(events.step?.moment?.name).toBe("harvest");
  });

  it("has the board that it is to be seen on when the changes before it are told by turns", () => {
    const entries = log(1, 1, 1, 1, 1, 1, 1, -1);
    const { events, shown } = table(LONGEST / 3);
    for (const one of entries.slice(0, 6)) events.push(stepsOf([one], 0), String(one.number));
    events.push(stepsOf(entries.slice(6), 0, [old(entries[7]!)]), "next round");
    while (!events.step?.moment) vi.advanceTimersByTime(events.time);
    expect(shown.at(-1)).toBe("5");
    vi.advanceTimersByTime(events.time);
    expect(shown.at(-1)).toBe("next round");
  });
});

describe("what steps tell", () => {
  const [first, second, third] = log(1, 1, 2) as [LogEntry, LogEntry, LogEntry];

  it("goes on from one to the next; what stands for more, a turn and a moment are told by themselves", () => {
    const moment: Moment = { name: "expedition", entries: [first, second], told: [] };
    const one = { entry: second, more: 0 };
    const all = runsOf([{ entry: first, more: 4 }, one, { entry: third, more: 0 }, { entry: first, more: 0, turn: [first, second] }, one, { ...one, moment }]);
    expect(all.map(({ entries, more }) => [entries.map(({ number }) => number), more])).toEqual([
      [[0], 4],
      [[1, 2], 0],
      [[0, 1], 0],
      [[1], 0],
      [[0, 1], 0],
    ]);
  });
});

describe("who comes back after a day", () => {
  it("sees what the others did by turns, and not too many of them", () => {
    expect(byTurns(log(0, 1, 1, -1, 2, 1), 0).map((step) => step.turn?.map(({ number }) => number))).toEqual([[1, 2], [4], [5]]);
    const weeks = Array.from({ length: 300 }, (_, number) => entry(number, 1 + (number % 3)));
    expect(byTurns(weeks, 0).at(-1)?.entry.number).toBe(299);
    expect(byTurns(weeks, 0)).toHaveLength(12);
  });

  it("sees it within seconds, even if the page was open all the time", () => {
    const { events, shown, seat } = table(LONGEST / 4);
    events.push(stepsOf(log(1, 1, 1, -1, 1, 1, 2, 2, 2, 2, 3), 0), "now");
    expect([seat(), events.step?.turn?.length]).toEqual([1, 5]);
    vi.advanceTimersByTime(LONGEST);
    expect(shown).toEqual(["now"]);
  });

  it("does not see all that was done in weeks, but what is told on the board that it was done on", () => {
    const { events, shown } = table();
    events.hold(true);
    for (let number = 0; number < 300; number++) events.push(stepsOf([entry(number, 1 + (number % 3))], 0), String(number));
    events.hold(false);
    const seen = [events.step!.entry.number];
    expect(shown.at(-1)).toBe(String(seen[0]! - 1));
    while (events.busy) {
      vi.advanceTimersByTime(events.time);
      if (events.step) seen.push(events.step.entry.number);
    }
    expect(seen.at(-1)).toBe(299);
    expect(seen.length).toBeLessThan(LONGEST / HURRIED / 1000);
  });
});

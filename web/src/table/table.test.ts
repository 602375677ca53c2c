import { beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../lib/api";
import { live, type Listener } from "../lib/live.svelte";
import type { Moment } from "../games/contract";
import type { LogEntry, Position } from "../lib/messages";
import { Table } from "./table.svelte";

const prefs = vi.hoisted(() => ({ pace: "now" }));
const game = vi.hoisted((): { understood: string[]; moments: (log: readonly LogEntry[], from: number) => Moment[] } => ({
  understood: ["pass"],
  moments: () => [],
}));
vi.mock("../games/contract", () => ({ clientOf: () => game }));
vi.mock("../lib/i18n.svelte", () => ({}));
vi.mock("../lib/prefs.svelte", () => ({ PACES: { now: 0, normal: 1000 }, prefs }));

const entry = (number: number): LogEntry => ({ number, seat: 1, move: { kind: "end" }, told: [] });
const LOG = [0, 1, 2, 3, 4].map(entry);
const at = (version: number, start: number) =>
  ({
    type: "position",
    version,
    hash: `${version}`,
    seat: 0,
    view: {},
    table: { id: "here", game: "any", seats: [] },
    log: { start, entries: LOG.slice(start, version) },
  }) as unknown as Position;

let push: Listener;

function following(first: Position, drawn = true): Table {
  vi.spyOn(live, "listen").mockImplementation((listener) => ((push = listener), () => true));
  vi.spyOn(live, "watch").mockReturnValue(() => undefined);
  vi.spyOn(api, "position").mockResolvedValue(first);
  vi.spyOn(api, "chat").mockResolvedValue({ lines: [] } as never);
  const table = new Table("here");
  if (drawn) table.drawn();
  table.follow((error) => expect.unreachable(String(error)));
  return table;
}

beforeEach(() => {
  prefs.pace = "now";
  game.moments = (log, from) => (log.slice(from).forEach((entry) => log[entry.number]!.move), []);
  vi.restoreAllMocks();
  vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal("document", { hidden: false, addEventListener: () => undefined });
});

it("asks for the log before a position that comes too early for what is known", async () => {
  const log = vi.spyOn(api, "log").mockResolvedValue({ start: 0, entries: LOG });
  const table = following(at(4, 3));
  await vi.waitFor(() => expect(table.log).toEqual(LOG.slice(0, 4)));
  push(at(5, 4));
  await vi.waitFor(() => expect(table.log).toEqual(LOG));
  expect(log).toHaveBeenCalledOnce();
});

it("takes the newer of two positions that both came too early", async () => {
  vi.spyOn(api, "log").mockResolvedValue({ start: 0, entries: LOG });
  const table = following(at(4, 3));
  push(at(5, 4));
  await vi.waitFor(() => expect(table.log).toEqual(LOG));
  expect(table.newest?.version).toBe(5);
});

it("leaves a position whose log is no longer there: one without those moves is on its way", async () => {
  vi.spyOn(api, "log").mockResolvedValue({ start: 0, entries: LOG.slice(0, 2) });
  const table = following(at(4, 3));
  push(at(5, 0));
  await vi.waitFor(() => expect(table.log).toEqual(LOG));
});

it("does not say what goes without saying before what is still to be shown", async () => {
  const table = following(at(2, 0));
  await vi.waitFor(() => expect(table.newest?.version).toBe(2));
  prefs.pace = "normal";
  push(at(3, 2));
  await vi.waitFor(() => expect(table.events.told.map((step) => step.entry.number)).toEqual([2]));
  push({ ...at(4, 3), log: { start: 3, entries: [{ ...entry(3), move: { kind: "pass" } }] } });
  await vi.waitFor(() => expect(table.newest?.version).toBe(4));
  expect(table.events.told.map((step) => step.entry.number)).toEqual([2]);
  table.events.drop();
});

it("has the reader's own move on the table at once, and tells what came of it after that", async () => {
  const played = (version: number, start: number) =>
    ({
      ...at(version, start),
      view: { at: version },
      log: {
        start,
        entries: [
          { ...entry(0), seat: 0 },
          { ...entry(1), seat: -1, move: { kind: "round" } },
        ].slice(start, version),
      },
    }) as Position;
  const table = following(played(0, 0));
  await vi.waitFor(() => expect(table.position).toBeDefined());
  prefs.pace = "normal";
  vi.stubGlobal("document", { hidden: false, getAnimations: () => [] });
  let stand = () => {};
  vi.stubGlobal("requestAnimationFrame", (then: () => void) => (stand = then));
  const numbers = () => table.events.told.map((step) => step.entry.number);
  push(played(2, 0));
  await vi.waitFor(() => expect(table.position?.view).toEqual({ at: 2 }));
  expect([table.events.step, numbers(), table.events.ahead]).toEqual([undefined, [0], 1]);
  stand();
  await vi.waitFor(() => expect(numbers()).toEqual([1]));
  table.events.drop();
});

it("has no game over before its end was told", async () => {
  const table = following(at(1, 0));
  await vi.waitFor(() => expect(table.position).toBeDefined());
  prefs.pace = "normal";
  vi.stubGlobal("document", { hidden: false, getAnimations: () => [] });
  vi.stubGlobal("requestAnimationFrame", (then: () => void) => setTimeout(then, 0));
  vi.spyOn(api, "past").mockResolvedValue({ seat: 0, positions: [{ at: 2, turn: 1, change: [{}], scores: null }] });
  push({ ...at(3, 1), outcome: { placement: [] } } as unknown as Position);
  await vi.waitFor(() => expect(table.events.step).toBeDefined());
  expect([table.position?.outcome, !!table.newest?.outcome]).toEqual([null, true]);
  table.events.finish();
  expect(table.position?.outcome).toBeTruthy();
});

describe("whoever comes to a table that is being played", () => {
  /** Seat 0, the reader's, moves; two others do, and chance follows the first of them. */
  const SEATS = [0, 1, -1, 2, 0];
  const log = SEATS.map((seat, number) => ({ ...entry(number), seat, move: { kind: "go" } }));
  const played = (version: number, start = 0) =>
    ({ ...at(version, start), view: { at: version }, log: { start, entries: log.slice(start, version) } }) as Position;
  const past = (...numbers: number[]) => ({
    seat: 0,
    positions: numbers.map((number, i) => ({ at: number, turn: SEATS[number]!, change: i ? { at: [number] } : [{ at: number }], scores: null })),
  });
  const shown = (table: Table) => [table.position?.view, table.events.step?.entry.number];

  beforeEach(() => {
    prefs.pace = "normal";
    vi.stubGlobal("document", { hidden: false, addEventListener: () => undefined, getAnimations: () => [] });
    vi.stubGlobal("requestAnimationFrame", (then: () => void) => setTimeout(then, 0));
  });

  it("sees it as it was after their own move, and then each change with what came of it", async () => {
    const asked = vi.spyOn(api, "past").mockResolvedValue(past(1, 3));
    const table = following(played(4));
    await vi.waitFor(() => expect(shown(table)).toEqual([{ at: 1 }, 1]));
    expect(asked).toHaveBeenCalledWith("here", 1, 4);
    expect([table.log.length, table.position?.table.turn, table.position?.moves, table.mine]).toEqual([1, 1, null, false]);
    table.events.land(table.events.step!, 1);
    expect([table.position?.view, table.log.length, table.recent.map(({ number }) => number)]).toEqual([{ at: 3 }, 3, [1, 2]]);
    table.events.skip();
    expect([table.position, table.events.busy]).toEqual([table.newest, false]);
  });

  it("sees it before anything is told, and nothing is told before it is drawn", async () => {
    game.moments = (all, from) => all.slice(from).flatMap((one) => (one.number ? [] : { name: "role", entries: [one], told: [] }));
    vi.spyOn(api, "past").mockResolvedValue(past(1, 2));
    const table = following({ ...played(3), seat: 3 } as Position, false);
    await vi.waitFor(() => expect(shown(table)).toEqual([{ at: 1 }, undefined]));
    expect(table.events.busy).toBe(true);
    table.drawn();
    await vi.waitFor(() => expect(table.events.step?.moment?.name).toBe("role"));
    table.events.drop();
  });

  it("sees what this tab has not shown yet", async () => {
    vi.stubGlobal("sessionStorage", { getItem: () => "3", setItem: () => undefined });
    const asked = vi.spyOn(api, "past").mockResolvedValue(past(3));
    const table = following(played(4));
    await vi.waitFor(() => expect(shown(table)).toEqual([{ at: 3 }, 3]));
    expect(asked).toHaveBeenCalledWith("here", 3, 4);
    table.events.drop();
  });

  it("sees what comes meanwhile after it, in order", async () => {
    let answer: (of: ReturnType<typeof past>) => void = () => undefined;
    vi.spyOn(api, "past").mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const table = following(played(2));
    await vi.waitFor(() => expect(api.past).toHaveBeenCalledOnce());
    push(played(3, 2));
    push(played(4, 3));
    expect(table.position).toBe(undefined);
    answer(past(0, 1));
    await vi.waitFor(() => expect(table.newest?.version).toBe(4));
    const views: unknown[] = [];
    while (table.events.busy) {
      table.events.land(table.events.step!, 0);
      views.push(table.position?.view);
      const { step } = table.events;
      await vi.waitFor(() => expect(table.events.step).not.toBe(step));
    }
    expect(views).toEqual([{ at: 2 }, { at: 3 }, { at: 4 }]);
  });

  it("sees nothing again if it was the reader who moved last, or at no pace", async () => {
    const asked = vi.spyOn(api, "past");
    expect(shown(await settled(following(played(5))))).toEqual([{ at: 5 }, undefined]);
    prefs.pace = "now";
    expect(shown(await settled(following(played(4))))).toEqual([{ at: 4 }, undefined]);
    expect(asked).not.toHaveBeenCalled();
  });

  it("has what was missed told where the past cannot be had", async () => {
    vi.spyOn(api, "past").mockRejectedValue(new Error("busy"));
    const table = await settled(following(played(4)));
    expect([table.position?.view, table.events.told.map((step) => step.entry.number)]).toEqual([{ at: 4 }, [1]]);
    table.events.drop();
  });

  it("sees it too if only the connection was away", async () => {
    const table = await settled(following(played(1)));
    const asked = vi.spyOn(api, "past").mockResolvedValue(past(1, 3));
    push(played(4, 1));
    await vi.waitFor(() => expect(shown(table)).toEqual([{ at: 1 }, 1]));
    expect(asked).toHaveBeenCalledWith("here", 1, 4);
    table.events.drop();
  });

  async function settled(table: Table): Promise<Table> {
    await vi.waitFor(() => expect(table.position).toBeDefined());
    return table;
  }
});

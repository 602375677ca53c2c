import { describe, expect, it } from "vitest";
import type { LogEntry } from "../../lib/messages";
import { befalls, brokenOf } from "./ahead";
import type { OpenView } from "./open";

const step = (kind: string, number = 1) => ({ number, seat: 1, move: { kind, target: 0, tool: "pick" }, told: [] }) as LogEntry;
const broken = (tools: string[], telling?: LogEntry) => brokenOf({ view: { broken: [tools] } as unknown as OpenView, telling, log: [step("draw", 0)] }, 0);

describe("the tools of a player", () => {
  it("break and are whole again as soon as that is told", () => {
    expect(broken(["wagon"], step("break"))).toEqual(["wagon", "pick"]);
    expect(broken(["wagon", "pick"], step("repair"))).toEqual(["wagon"]);
    expect(broken(["wagon"], step("map"))).toEqual(["wagon"]);
  });

  it("are those of the position where the step is part of it", () => {
    expect(broken([], step("break", 0))).toEqual([]);
    expect(broken(["pick"])).toEqual(["pick"]);
  });

  it("concern only whom the card was played on", () => {
    expect([befalls(step("break"), 0), befalls(step("break"), 1), befalls(undefined, 0)]).toEqual(["break", undefined, undefined]);
  });
});

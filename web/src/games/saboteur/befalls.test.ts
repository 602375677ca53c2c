import { expect, it } from "vitest";
import type { LogEntry } from "../../lib/messages";
import { befalls } from "./befalls";

const step = (kind: string) => ({ number: 1, seat: 1, move: { kind, target: 0, tool: "pick" }, told: [] }) as LogEntry;

it("a card befalls whom it was played on, once it has landed there", () => {
  expect([befalls({ landed: step("break") }, 0), befalls({ landed: step("repair") }, 0)]).toEqual(["break", "repair"]);
  expect([befalls({ landed: step("break") }, 1), befalls({ landed: step("map") }, 0), befalls({ landed: undefined }, 0)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

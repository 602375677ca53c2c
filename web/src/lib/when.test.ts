import { expect, it, vi } from "vitest";

vi.hoisted(() => {
  vi.stubGlobal("localStorage", { getItem: () => "en" });
  vi.stubGlobal("document", { documentElement: {} });
});
const { i18n, listed } = await import("./i18n.svelte");
const { hour, span, weekday } = await import("./when");
await i18n.start();

const MONDAY = new Date(2026, 10, 16, 0, 0).getTime() / 1000;

it("writes times as in Britain, by twenty-four hours", () => {
  expect(weekday(MONDAY)).toMatch(/^Monday.* 00:00$/);
  expect(hour(MONDAY)).toBe("00:00");
});

it("says how long in the unit that people would use", () => {
  expect([30, 60, 720, 1440, 10080].map(span)).toEqual(["30 minutes", "1 hour", "12 hours", "1 day", "7 days"]);
});

it("joins what is counted up without a comma before the last", async () => {
  expect(listed(["2 wood", "1 stone", "3 gold"])).toBe("2 wood, 1 stone and 3 gold");
  await i18n.start("it");
  expect(listed(["2 legni", "1 pietra", "3 ori"])).toBe("2 legni, 1 pietra e 3 ori");
  expect(listed(["machete", "remo", "moneta"], "disjunction")).toBe("machete, remo o moneta");
});

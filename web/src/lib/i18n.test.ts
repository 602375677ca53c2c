import { expect, it, vi } from "vitest";

vi.hoisted(() => {
  vi.stubGlobal("localStorage", { getItem: () => "it" });
  vi.stubGlobal("document", { documentElement: {} });
});
const { capital, counted, figure, i18n, who } = await import("./i18n.svelte");

it("never tells readers of themselves by name, and of them first", async () => {
  const told = (reader: number, ...seats: number[]) => who(["Ada", "Ugo", "Pia"], reader, seats);
  await i18n.start("en");
  expect([told(1, 0, 1, 2), told(1, 1), told(-3, 0, 1)]).toEqual(["you, Ada and Pia", "you", "Ada and Ugo"]);
  await i18n.start("it");
  expect(told(1, 0, 1)).toBe("tu e Ada");
});

it("begins a title with a capital, counts one way, and has a minus for points below nought", () => {
  expect([capital("è tuo"), capital("the Harbour City"), capital("")]).toEqual(["È tuo", "The Harbour City", ""]);
  expect([counted("Scout", 1), counted("Scout", 2)]).toEqual(["Scout", "2 × Scout"]);
  expect([figure(12), figure(-28)]).toEqual(["12", "−28"]);
});

import { expect, it } from "vitest";
import type { LogEntry } from "../../lib/messages";
import { gearOf } from "./gear";

it("lies in the order in which it was bought, after the pan that everybody begins with, however it is sent", () => {
  const buy = (seat: number, item: string) => ({ seat, move: { kind: "buy_item", side: "left", item } }) as unknown as LogEntry;
  const log = [buy(0, "horse"), buy(1, "cart"), buy(0, "chisel"), buy(1, "horse")];
  const order = (seat: number, ...items: string[]) =>
    gearOf({ equipment: Object.fromEntries(items.map((item) => [item, null])) }, seat, log).map(([item]) => item);
  expect(order(0, "chisel", "horse", "pan")).toEqual(["pan", "horse", "chisel"]);
  expect(order(0, "pan", "chisel", "horse")).toEqual(["pan", "horse", "chisel"]);
  expect(order(1, "cart", "horse", "pan")).toEqual(["pan", "cart", "horse"]);
});

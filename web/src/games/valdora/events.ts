/** What others do, as it goes over the table. Travellers walk by themselves. */
import type { Sound } from "../../ui/sound";
import type { Course } from "../contract";

const TAKEN: Course = { from: "pawn", to: "seat" };
const GIVEN: Course = { from: "seat", to: "pawn" };

export const courses: Readonly<Record<string, Course>> = {
  go: { to: "space" },
  buy_item: TAKEN,
  buy_commission: TAKEN,
  load: TAKEN,
  return: GIVEN,
  deliver: GIVEN,
  turn: { to: "pawn" },
  reveal_item: { to: "city" },
  reveal_commission: { to: "city" },
};

export const sounds: Readonly<Record<string, Sound>> = {
  buy_item: "coin",
  buy_commission: "coin",
  load: "coin",
  deliver: "coin",
  turn: "card",
  return: "card",
};

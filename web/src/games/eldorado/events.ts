/** What others do, as it goes over the table. Explorers walk by themselves, and the map that follows them shows where to. */
import type { Sound } from "../../ui/sound";
import type { Course } from "../contract";

export const courses: Readonly<Record<string, Course>> = {
  step: { to: "map" },
  clear: { from: "block", to: "seat" },
  buy: { from: "ware", to: "discard" },
  take: { from: "ware", to: "discard" },
  explore: { to: "map" },
};

export const sounds: Readonly<Record<string, Sound>> = {
  buy: "coin",
  take: "coin",
  pay: "coin",
  play: "card",
  discard: "card",
  clear: "stone",
  explore: "stone",
};

/** What others do, as it goes over the table. Explorers walk by themselves, and the map that follows them shows where to. */
import type { Sound } from "../../ui/sound";
import type { LogEntry } from "../../lib/messages";
import type { Course } from "../contract";

export const courses: Readonly<Record<string, Course>> = {
  step: { to: "map" },
  clear: { from: "block", to: "seat" },
  buy: { from: "ware", to: "discard" },
  take: { from: "ware", to: "discard" },
  explore: { to: "map" },
};

/** The end of a turn goes without saying, unless nothing was done in it. */
export const matters = ({ told }: LogEntry): boolean => told.some(({ tale }) => tale === "idle");

export const sounds: Readonly<Record<string, Sound>> = {
  buy: "coin",
  take: "coin",
  pay: "coin",
  play: "card",
  clear: "stone",
  explore: "stone",
};

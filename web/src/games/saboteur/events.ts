/** What others do, as it goes over the table. */
import type { Sound } from "../../ui/sound";
import type { Course } from "../contract";

export const courses: Readonly<Record<string, Course>> = {
  draw: { from: "deck", to: "target" },
  place: { from: "seat", to: "cell" },
  break: { from: "seat", to: "target" },
  repair: { from: "seat", to: "target" },
  discard: { from: "seat", to: "discard" },
  rockfall: { from: "seat", to: "cell" },
  map: { from: "seat", to: "goal" },
  look: { from: "goal", to: "target" },
  reveal: { to: "goal" },
  keep: { from: "treasure", to: "seat" },
  pay: { from: "treasure", to: "target" },
};

export const sounds: Readonly<Record<string, Sound>> = {
  place: "stone",
  rockfall: "stone",
  break: "stone",
  reveal: "stone",
  gold: "coin",
  keep: "coin",
  pay: "coin",
};

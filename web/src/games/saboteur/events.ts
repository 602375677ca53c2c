/** What others do, as it goes over the table: cards out of the picture of the deed (`Deed`), on a player where that is drawn. */
import type { Sound } from "../../ui/sound";
import type { Course } from "../contract";

export const courses: Readonly<Record<string, Course>> = {
  draw: { from: "deck", to: "target" },
  place: { from: "deed", to: "cell" },
  break: { from: "deed", to: "aim" },
  repair: { from: "deed", to: "aim" },
  discard: { from: "deed", to: "discard" },
  rockfall: { from: "deed", to: "cell" },
  map: { from: "deed", to: "goal" },
  look: { to: "goal" },
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

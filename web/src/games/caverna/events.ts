/** What others do, as it goes over the table. Dwarfs and goods travel by themselves. */
import type { Sound } from "../../ui/sound";
import type { Course } from "../contract";

export const courses: Readonly<Record<string, Course>> = {
  use: { to: "space" },
  imitate: { to: "space" },
  save: { to: "space" },
  furnish: { from: "tile", to: "seat" },
};

export const sounds: Readonly<Record<string, Sound>> = { lay: "stone", install: "stone", forge: "stone", trade: "coin", buy: "coin", coins: "coin" };

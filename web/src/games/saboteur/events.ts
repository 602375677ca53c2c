/** What others do, as it goes over the table. */
import type { Course } from "../contract";

export const courses: Readonly<Record<string, Course>> = {
  draw: { from: "deck", to: "target" },
  place: { from: "seat", to: "cell" },
  break: { from: "seat", to: "target" },
  repair: { from: "seat", to: "target" },
  rockfall: { from: "seat", to: "cell" },
  map: { from: "seat", to: "goal" },
  look: { from: "goal", to: "target" },
  reveal: { to: "goal" },
};

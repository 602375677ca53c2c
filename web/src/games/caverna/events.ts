/** What others do, as it goes over the table. Dwarfs and goods travel by themselves. */
import type { Course } from "../contract";

export const courses: Readonly<Record<string, Course>> = {
  use: { to: "space" },
  imitate: { to: "space" },
  save: { to: "space" },
  furnish: { from: "tile", to: "seat" },
};

/** What others do, as it goes over the table. Explorers walk by themselves. */
import type { Course } from "../contract";

export const courses: Readonly<Record<string, Course>> = {
  step: { to: "cell" },
  clear: { to: "block" },
  buy: { from: "ware", to: "seat" },
  take: { from: "ware", to: "seat" },
  explore: { to: "cave" },
};

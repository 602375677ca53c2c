import { expect, test } from "vitest";
import { longer } from "./solved";

test("a streak grows from one day to the next, and begins again after a gap", () => {
  let streak = { day: "2026-02-27", days: 3, best: 3 };
  streak = longer(streak, "2026-02-28");
  expect(longer(streak, "2026-02-28")).toEqual(streak);
  streak = longer(streak, "2026-03-01");
  expect(streak).toEqual({ day: "2026-03-01", days: 5, best: 5 });
  expect(longer(streak, "2026-03-03")).toEqual({ day: "2026-03-03", days: 1, best: 5 });
});

import { expect, it } from "vitest";
import { categoriesOf } from "./count";

it("nothing is counted that nobody has", () => {
  expect(
    categoriesOf([
      { animals: 3, begging: 0, unused: 0 },
      { animals: 0, begging: 0, unused: -2, rubies: 1 },
    ]),
  ).toEqual(["animals", "unused", "rubies"]);
});

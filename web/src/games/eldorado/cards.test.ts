import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CARDS, tokenPrint } from "./cards";

const words = readFileSync(new URL("../../../../src/filone/games/eldorado/texts/en.ftl", import.meta.url), "utf-8");
const help = (key: string) => new RegExp(`^${key} = .*\\n    \\.help = (.*)$`, "m").exec(words)![1]!;

describe("cards", () => {
  it("are printed as their texts say", () => {
    for (const [name, print] of Object.entries(CARDS)) {
      const text = help(`card-${name}`);
      expect([name, Number(/Costs (\d)/.exec(text)?.[1] ?? 0)]).toEqual([name, print.cost]);
      expect([name, /^Item/.test(text)]).toEqual([name, print.item]);
      const [, symbol, power] = /(machete|paddle|coin|joker) (\d)/i.exec(text) ?? [];
      expect([name, Number(power ?? 0)]).toEqual([name, print.power]);
      if (symbol) expect([name, print.symbols.length > 1 ? "joker" : print.symbols[0]]).toEqual([name, symbol.toLowerCase()]);
    }
  });

  it("tell a token that moves a pawn from one that does not", () => {
    expect(tokenPrint("machete_3")).toEqual({ symbol: "machete", power: 3 });
    expect(tokenPrint("keep_item")).toBeUndefined();
  });
});

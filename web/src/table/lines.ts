/** The log in lines: steps that tell one run, such as a purchase and its payments, are one. */
import type { GameClient } from "../games/contract";
import type { LogEntry, TaleInfo } from "../lib/messages";

type Told = LogEntry["told"][number];

export interface Line {
  readonly steps: LogEntry[];
  /** What the steps tell together, where there are several. */
  run: Told | undefined;
}

type Amounts = Readonly<Record<string, number>>;
const sums = (some: Amounts, more: Amounts): Amounts =>
  Object.fromEntries(Object.keys({ ...some, ...more }).map((one) => [one, (some[one] ?? 0) + (more[one] ?? 0)]));

/** A run with what the next step tells of it; the same rules as `continued` in `filone.kernel.told`. */
function continued(tale: TaleInfo, told: Told, more: Told): Told | undefined {
  const joined = { ...told };
  for (const [name, fact] of Object.entries(more)) {
    const known = told[name];
    if (known === undefined) joined[name] = fact;
    else if (Array.isArray(fact)) joined[name] = [...(known as unknown[]), ...(fact as unknown[])];
    else if (typeof fact === "number" && !tale.nouns[name]) joined[name] = (known as number) + fact;
    else if (typeof fact === "object") joined[name] = sums(known as Amounts, fact as Amounts);
    else if (known !== fact) return undefined;
  }
  return joined;
}

/** The run that a step tells, if any. */
const runOf = (tales: readonly TaleInfo[], entry: LogEntry): [TaleInfo, Told] | undefined => {
  for (const told of entry.told) {
    const tale = tales.find((one) => one.name === told.tale);
    if (tale?.run) return [tale, told];
  }
  return undefined;
};

/** A line never reaches over the step where the reader was last seen, `since`. */
export function linesOf(tales: readonly TaleInfo[], log: readonly LogEntry[], since = -1): Line[] {
  const lines: Line[] = [];
  for (const entry of log) {
    const last = lines.at(-1);
    const run = runOf(tales, entry);
    const joined = run && last?.run && entry.number !== since ? continued(run[0], last.run, run[1]) : undefined;
    if (last && joined) {
      last.steps.push(entry);
      last.run = joined;
    } else lines.push({ steps: [entry], run: run?.[1] });
  }
  return lines;
}

/** What a game says of the kinds of move that go without saying. */
export type Unsaid = Pick<GameClient, "understood" | "matters">;
/** How a line is told: whole, if anything in it is to be said; by what came of it alone; or not at all, where that goes without saying too. */
export function saying({ understood = [], matters }: Unsaid, steps: readonly LogEntry[]): "whole" | "outcome" | "nothing" {
  if (!steps.every(({ move }) => understood.includes(String(move.kind)))) return "whole";
  return matters && steps.some(matters) ? "outcome" : "nothing";
}

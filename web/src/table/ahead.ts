/** What a replay tells next. */
import type { GameClient, Moment } from "../games/contract";
import type { LogEntry } from "../lib/messages";
import { SPECTATOR } from "../lib/seats";
import { byTurns, joined, staged, stepsOf, type Step } from "./events.svelte";
import { saying } from "./lines";
import { turnEnd, type Unit } from "./turns";

const startOf = ({ entry, moment }: Step): number => (moment?.entries[0] ?? entry).number;
const endOf = ({ entry, more, turn = [entry], moment }: Step): number => (moment ? moment.entries : turn).at(-1)!.number + more + 1;
/** A step that is told alone is told as the log has it, whatever it goes on with. */
const alone = (step: Step): Step => (step.turn || step.moment || step.more || step.entry.seat < 0 ? step : { ...step, turn: [step.entry] });

/**
 * What comes after `at` steps, before the turn is over or there are `end` of them, and how many there are then. Step by step as a table shows it; by turns too, but
 * each with the chance that follows it; by rounds the whole turn in one sentence. With each of them the `moments` of the whole log that it brings about.
 */
export function ahead(
  log: readonly LogEntry[],
  at: number,
  end: number,
  unit: Unit,
  moments: readonly Moment[],
  client: Pick<GameClient, "understood" | "onStage" | "matters" | "goesOn">,
): [Step[], number] {
  const until = Math.min(end, turnEnd(log, at));
  const entries = log.slice(at, until);
  const within = (from: number, to: number) => moments.filter(({ entries }) => entries.at(-1)!.number >= from && entries.at(-1)!.number < to);
  const own = within(at, until);
  if (unit === "round") {
    const turns = byTurns(entries);
    const begin = turns[0]?.entry.number ?? until;
    return [[...staged([], within(at, begin)), ...turns, ...staged([], within(begin, until))], until];
  }
  const steps = joined(stepsOf(entries, SPECTATOR, own, client), client.goesOn ?? (() => false)).filter(
    ({ entry, moment }) => unit === "step" || moment || entry.seat >= 0,
  );
  const first = steps[0] ? endOf(steps[0]) : until;
  let to = unit === "step" ? first : Math.min(until, ...steps.map(startOf).filter((start) => start >= first));
  /** Without a word, and not on the stage either. */
  const quiet = (entry: LogEntry) => saying(client, [entry]) === "nothing" && own.every(({ entries }) => entries.at(-1)!.number < entry.number);
  // What chance brings with it, such as the cards that are drawn, is there with it.
  while (to < until && log[to]!.seat < 0 && quiet(log[to]!)) to += 1;
  return [steps.filter((step) => endOf(step) <= to).map(alone), to];
}

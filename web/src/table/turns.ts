/** The log by turns, to be told in few words. */
import type { LogEntry } from "../lib/messages";
import type { Line } from "./lines";

export interface Turn {
  readonly seat: number;
  readonly steps: LogEntry[];
}

/** How many steps there are by the end of the turn that is under way after `at` of them, with the chance that follows it. */
export function turnEnd(log: readonly LogEntry[], at: number): number {
  const seat = log.slice(at).find((entry) => entry.seat >= 0)?.seat;
  const end = log.findIndex((entry, i) => i >= at && entry.seat >= 0 && entry.seat !== seat);
  return end < 0 ? log.length : end;
}

/** The same of the round that is under way: until somebody is next who has had a turn in it. */
export function roundEnd(log: readonly LogEntry[], at: number): number {
  const seated = new Set<number>();
  let end = at;
  for (;;) {
    const seat = log.slice(end).find((entry) => entry.seat >= 0)?.seat;
    if (seat === undefined) return log.length;
    if (seated.has(seat)) return end;
    seated.add(seat);
    end = turnEnd(log, end);
  }
}

/** What a replay can go by. */
export const UNITS = ["step", "turn", "round"] as const;
export type Unit = (typeof UNITS)[number];
const ENDS = { step: (_: readonly LogEntry[], at: number) => at + 1, turn: turnEnd, round: roundEnd };

/** How many steps there are wherever one of them ends, from the beginning on. */
export function stopsOf(log: readonly LogEntry[], unit: Unit): number[] {
  const stops = [0];
  while (stops.at(-1)! < log.length) stops.push(ENDS[unit](log, stops.at(-1)!));
  return stops;
}

/** The turns of the others than the reader, in the order in which they were taken; chance is left out. */
export function turnsOf(log: readonly LogEntry[], reader: number): Turn[] {
  const turns: Turn[] = [];
  for (const entry of log) {
    if (entry.seat < 0 || entry.seat === reader) continue;
    const last = turns.at(-1);
    if (last?.seat === entry.seat) last.steps.push(entry);
    else turns.push({ seat: entry.seat, steps: [entry] });
  }
  return turns;
}

export interface Told {
  readonly seat: number;
  readonly lines: Line[];
}

/** The lines of the log by turns, chance with the turn that it follows, if any; like a line, a turn never reaches over `since`. */
export function byTurns(lines: readonly Line[], since = -1): Told[] {
  const turns: Told[] = [];
  for (const line of lines) {
    const { seat, number } = line.steps[0]!;
    const last = turns.at(-1);
    if (last && last.seat >= 0 && number !== since && (seat < 0 || last.seat === seat)) last.lines.push(line);
    else turns.push({ seat, lines: [line] });
  }
  return turns;
}

/** Sentences, and how often each was said. */
export type Said = readonly (readonly [string, number])[];

/** Sentences, the same again and again once, with its number in it and beside it. */
export function counted(sentences: readonly string[]): Said {
  const runs: [string, number][] = [];
  for (const sentence of sentences) {
    const last = runs.at(-1);
    if (last?.[0] === sentence) last[1] += 1;
    else runs.push([sentence, 1]);
  }
  return runs.map(([sentence, times]) => [times > 1 ? `${sentence.replace(/\.$/, "")} ×${times}.` : sentence, times]);
}

/** Sentences about somebody, those that follow each other as one that names them once; what is told of others stands for itself. */
export function inOne(sentences: readonly string[], subject: readonly string[]): string {
  const chains: string[][] = [];
  let open: string | undefined;
  for (const [sentence] of counted(sentences)) {
    const name = subject.find((one) => sentence.startsWith(`${one} `));
    const text = name === undefined ? sentence : sentence.replace(/\.$/, "");
    if (name !== undefined && name === open) chains.at(-1)!.push(text.slice(name.length + 1));
    else chains.push([text]);
    open = /[!?]$/.test(text) ? undefined : name;
  }
  return chains
    .map((parts) => parts.join(parts.some((part) => /[,;:]/.test(part)) ? "; " : ", "))
    .map((text) => (/[.!?]$/.test(text) ? text : `${text}.`))
    .join(" ");
}

/** How many sentences of each turn are left when so many of all are cut: the last ones of those who have several, the longest first, and only then the only ones. */
export function keptOf(turns: readonly Said[], cut: number): number[] {
  const kept = turns.map((said) => said.length);
  const letters = (i: number) => turns[i]!.slice(0, kept[i]).reduce((sum, [text]) => sum + text.length, 0);
  for (let i = 0; i < cut; i++) {
    const several = kept.some((n) => n > 1);
    const open = [...kept.keys()].filter((at) => kept[at]! > Number(several));
    const longest = Math.max(...open.map(letters));
    kept[open.findLast((at) => letters(at) === longest)!]! -= 1;
  }
  return kept;
}

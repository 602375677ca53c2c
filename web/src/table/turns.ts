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

/** Sentences about somebody as one that names them once, and again after something else; whoever else of `names` one begins with stays there. */
export function inOne(sentences: readonly string[], subject: readonly string[], names: readonly string[]): string {
  const begins = (text: string, some: readonly string[]) => some.find((name) => text.startsWith(`${name} `));
  const parts = sentences.map((sentence, i) => {
    const text = sentence.replace(/\.$/, "");
    const said = begins(text, subject);
    if (!i) return text;
    if (said && begins(sentences[i - 1]!, subject)) return text.slice(said.length + 1);
    return begins(text, names) ? text : text.charAt(0).toLowerCase() + text.slice(1);
  });
  return `${parts.join(parts.some((part) => /[,;:]/.test(part)) ? "; " : ", ")}.`;
}

/** The line that says most of a turn: of the first of these kinds that it has, the longest one; else its first. */
export function mostTelling(lines: readonly Line[], kinds: readonly string[] = []): Line {
  for (const kind of kinds) {
    const told = lines.filter(({ steps }) => steps[0]!.move.kind === kind);
    if (told.length) return told.reduce((best, line) => (line.steps.length > best.steps.length ? line : best));
  }
  return lines[0]!;
}

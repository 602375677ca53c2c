/** What is said of steps while they are shown, and where they can be seen. */
import { t } from "../lib/i18n.svelte";
import type { LogEntry } from "../lib/messages";
import type { Move } from "../lib/narrow";
import { endsOf, type Ends } from "../ui/places";
import { runsOf, type Run, type Step } from "./events.svelte";
import { linesOf } from "./lines";
import type { AnyPlay } from "./play.svelte";

/** A step without what a moment that comes of it is to tell. */
function unstaged({ client, log, seat }: AnyPlay, entry: LogEntry): LogEntry {
  if (entry.number > log.length) return entry;
  const staged = client.moments?.([...log.slice(0, entry.number), entry], entry.number, seat).flatMap(({ told }) => told) ?? [];
  return staged.length ? { ...entry, told: entry.told.filter((told) => !staged.includes(told)) } : entry;
}

/** Of a moment the chance and the moves that it tells in place of steps; what else players did has been told. */
function tell(play: AnyPlay, { entries, more, turn, moment }: Run): string {
  if (turn) return play.sum(turn[0]!.seat, linesOf(play.tales, turn));
  const untold = (entry: LogEntry) => entry.seat < 0 || !!play.client.onStage?.includes(String(entry.move.kind));
  if (moment) return play.recount(entries.filter(untold)) || moment.told.map((told) => play.retell(told)).join(" ") || play.recount(entries);
  const text = play.recount(entries.map((entry) => unstaged(play, entry)));
  return more ? t("events-all", { text, n: more + 1 }) : text;
}

/** What stands over the board while a step is shown: all of the run that it goes on with, such as a purchase with what has been paid so far; a turn or a moment as it is told. */
export function caption(play: AnyPlay, step: Step): string {
  const { entry, more, turn, moment } = step;
  if (moment?.title) return play.words.say(moment.title);
  if (more || turn || moment || entry.seat < 0) return tellSteps(play, [step]);
  const before = play.log.slice(0, entry.number);
  const other = before.findLastIndex(({ seat }) => seat !== entry.seat);
  return play.sum(entry.seat, linesOf(play.tales, [...before.slice(other + 1), unstaged(play, entry)]).slice(-1));
}

/** What is done in a step, deed by deed. */
export function deeds(play: AnyPlay, { entry, turn }: Step): LogEntry[] {
  return turn ? play.worth(entry.seat, linesOf(play.tales, turn)).map(({ steps }) => steps[0]!) : [entry];
}

/** Whose a step is, by the last of its deeds; a moment that tells of several, or of chance, is nobody's. */
export function doer(play: AnyPlay, step: Step): LogEntry | undefined {
  const { entry, moment } = step;
  const own = ({ seat = entry.seat }: { seat?: unknown }) => seat === entry.seat;
  return !moment || (entry.seat >= 0 && moment.entries.every(own) && moment.told.every(own)) ? deeds(play, step).at(-1) : undefined;
}

export function tellSteps(play: AnyPlay, steps: readonly Step[]): string {
  return runsOf(steps)
    .map((run) => tell(play, run))
    .filter(Boolean)
    .join(" ");
}

/** Where a step goes, as far as it is in sight. */
export function ends(play: AnyPlay, entry: LogEntry): Ends {
  const move = entry.move as Move;
  const { courses, read } = play.client;
  const args = play.kinds.find((kind) => kind.name === move.kind)?.args ?? [];
  return endsOf(courses?.[move.kind], entry, read?.(move, {}) ?? move, args);
}

/** What happened, to be shown step by step at the reader's pace, and only then the position that came of it. */
import type { Moment } from "../games/contract";
import type { LogEntry } from "../lib/messages";
import { turnsOf } from "./turns";

/** A step of the log to show; `more` of its like are told with it. A moment that matters has the stage instead. */
export interface Step {
  readonly entry: LogEntry;
  readonly more: number;
  readonly moment?: Moment;
}

/** A longer run of chance of one kind, such as the deal, is one step. */
const LONG = 5;
const BRIEF = 0.6;
/** A moment is to be looked at for longer, and is never hurried. */
export const STAGED = 3.5;
/** Nobody watches for longer than this: what waits is shown faster. */
export const LONGEST = 8000;
/** Whose turn it is need not wait for longer than this without being asked. */
export const PATIENCE = 3000;
const MOST_TURNS = 12;
const SPECTATOR = -3;

/** The steps of a change that are to be shown to a reader: none but its moments if the reader made it. */
export function stepsOf(entries: readonly LogEntry[], reader: number, moments: readonly Moment[] = []): Step[] {
  return staged(entries.findLast((entry) => entry.seat >= 0)?.seat === reader ? [] : folded(entries), moments);
}

/** Steps with moments in place of those that they are made of. */
export function staged(steps: readonly Step[], moments: readonly Moment[]): Step[] {
  const part = ({ number }: LogEntry) => moments.some(({ entries }) => number >= entries[0]!.number && number <= entries.at(-1)!.number);
  const all: Step[] = [...steps.filter((step) => !part(step.entry)), ...moments.map((moment) => ({ entry: moment.entries[0]!, more: 0, moment }))];
  return all.sort((a, b) => a.entry.number - b.entry.number);
}

export function folded(entries: readonly LogEntry[]): Step[] {
  const runs: LogEntry[][] = [];
  for (const entry of entries) {
    const last = runs.at(-1)?.[0];
    if (entry.seat < 0 && last && last.seat < 0 && last.move.kind === entry.move.kind) runs.at(-1)!.push(entry);
    else runs.push([entry]);
  }
  return runs.flatMap((run) => (run.length > LONG ? [{ entry: run[0]!, more: run.length - 1 }] : run.map((entry) => ({ entry, more: 0 }))));
}

/** What the others did in a long time, by turns. */
export function byTurns(entries: readonly LogEntry[], reader = SPECTATOR): Step[] {
  return turnsOf(entries, reader)
    .slice(-MOST_TURNS)
    .map(({ steps }) => ({ entry: steps[0]!, more: steps.length - 1 }));
}

/** What steps tell, up to each that stands for more of its like. A moment may begin with what was shown before it: that is told once. */
export function runsOf(steps: readonly Step[]): { entries: readonly LogEntry[]; more: number }[] {
  const runs: { entries: LogEntry[]; more: number }[] = [{ entries: [], more: 0 }];
  for (const { entry, more, moment } of steps) {
    const run = runs.at(-1)!;
    run.entries.push(...(moment?.entries ?? [entry]).filter(({ number }) => !run.entries.some((told) => told.number === number)));
    run.more = more;
    if (more) runs.push({ entries: [], more: 0 });
  }
  return runs;
}

/** Too much to be shown step by step: by turns, and every moment as it is. */
function shortened(steps: readonly Step[]): Step[] {
  const others = steps.filter((step) => !step.moment).map((step) => step.entry);
  return staged(
    byTurns(others),
    steps.flatMap(({ moment }) => moment ?? []),
  );
}

interface Group<News> {
  steps: readonly Step[];
  news: News;
}

/** Chance, and moves that name nothing, such as the end of a turn, are soon seen. */
const brief = ({ seat, move }: LogEntry): boolean => seat < 0 || Object.keys(move).length === 1;
const weight = (steps: readonly Step[]): number => steps.reduce((sum, { entry, moment }) => sum + (moment ? 0 : brief(entry) ? BRIEF : 1), 0);

export class Events<News> {
  /** What is shown now, and for how many milliseconds. */
  step: Step | undefined = $state.raw();
  time = 0;
  /** What is to be said aloud: the step, everything that was skipped, or what came of the reader's own move. */
  told: readonly Step[] = $state.raw([]);
  /** So much was to come that whoever waits for their turn is offered to skip it. */
  long: boolean = $state(false);
  #groups: readonly Group<News>[] = $state.raw([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #held = false;
  #tempo = 1;

  /** `reveal` puts the news on the table; `pace` is the time of a step in milliseconds, 0 for none. */
  constructor(
    private readonly reveal: (news: News) => void,
    private readonly pace: () => number,
  ) {}

  get busy(): boolean {
    return this.#groups.length > 0;
  }

  /** A change: its steps, and then its news. Changes are shown one after the other, what comes while nobody looks as one; a long one by turns. */
  push(steps: readonly Step[], news: News): void {
    const last = this.#held ? this.#groups.at(-1) : undefined;
    let all = last ? [...last.steps, ...steps] : steps;
    if (weight(all) * this.pace() > LONGEST) all = shortened(all);
    this.#groups = [...this.#groups.slice(0, last ? -1 : undefined), { steps: all, news }];
    if (!this.pace()) return this.finish();
    const left = this.#groups.reduce((sum, group) => sum + weight(group.steps), 0) * this.pace();
    this.#tempo = Math.min(1, LONGEST / left);
    this.long ||= left > PATIENCE;
    if (!this.step && (!this.#held || !this.#groups.some((group) => group.steps.length))) this.#show();
  }

  /** Straight to what is on the table now, or to the next moment that matters. */
  skip(): void {
    const shown = this.step;
    const at = this.#groups.findIndex((group) => group.steps.some((step) => step.moment && step !== shown));
    if (at < 0) return this.finish();
    const { steps, news } = this.#groups[at]!;
    const next = steps.findIndex((step) => step.moment && step !== shown);
    const passed = [...this.#groups.slice(0, at).flatMap((group) => group.steps), ...steps.slice(0, next)];
    if (at > 0) this.reveal(this.#groups[at - 1]!.news);
    this.#groups = [{ steps: steps.slice(next), news }, ...this.#groups.slice(at + 1)];
    this.#show(passed.filter((step) => step !== shown));
  }

  /** Straight to what is on the table now. */
  finish(): void {
    const left = this.#groups;
    if (!left.length) return;
    const said = this.step ? 1 : 0;
    this.drop();
    this.told = left.flatMap((group) => group.steps).slice(said);
    this.reveal(left.at(-1)!.news);
  }

  /** Nothing more, not even the news. */
  drop(): void {
    this.#groups = [];
    this.#show();
  }

  /** Nothing is shown to somebody who does not look. */
  hold(held: boolean): void {
    this.#held = held;
    if (held) clearTimeout(this.#timer);
    else this.#show();
  }

  /** The first step that waits; the news of changes that were shown go on the table. What was `passed` over is said with it. */
  #show(passed: readonly Step[] = []): void {
    clearTimeout(this.#timer);
    for (let group = this.#groups[0]; group && !group.steps.length; group = this.#groups[0]) {
      this.#groups = this.#groups.slice(1);
      this.reveal(group.news);
    }
    this.step = this.#groups[0]?.steps[0];
    this.long &&= this.busy;
    if (!this.step) return;
    this.told = [...passed, this.step];
    this.time = this.pace() * (this.step.moment ? STAGED : weight([this.step]) * this.#tempo);
    this.#timer = setTimeout(() => this.#next(), this.time);
  }

  #next(): void {
    const [group, ...others] = this.#groups;
    if (group) this.#groups = [{ ...group, steps: group.steps.slice(1) }, ...others];
    this.#show();
  }
}

/** What those see of it who show it. */
export type Showing = Pick<Events<unknown>, "step" | "time" | "told" | "long" | "busy" | "skip">;

/** What happened, to be shown step by step at the reader's pace, and with each change the position that came of it. */
import type { GameClient, Moment } from "../games/contract";
import type { LogEntry } from "../lib/messages";
import { SPECTATOR } from "../lib/seats";
import { saying, type Unsaid } from "./lines";
import { turnsOf } from "./turns";

/** A step of the log to show; `more` of its like, or the steps of `turn` that it begins, are told with it. A moment that matters has the stage instead. */
export interface Step {
  readonly entry: LogEntry;
  readonly more: number;
  readonly turn?: readonly LogEntry[];
  readonly moment?: Moment;
}

/** A longer run of chance of one kind, such as the deal, is one step. */
const LONG = 5;
const BRIEF = 0.6;
/** A turn in one sentence is more to read. */
const WHOLE = 1.6;
/** A moment is to be looked at for longer, and is never hurried. */
export const STAGED = 3.5;
/** A sentence takes so many steps' time to read, and so much more for each letter. */
const READ = 0.8;
const LETTER = 0.027;
/** Nobody watches for longer than this: what waits is shown faster, down to so much of its time that it can still be seen; if that is too long, several deeds at once. */
export const LONGEST = 20000;
export const HURRIED = 0.5;
/** As many as their sentence has room for, in letters. */
const ROOM = 130;
/** Whose turn it is need not wait for longer than this without being asked. */
export const PATIENCE = 3000;
/** So many of these, the last ones. */
const MOST = 12;

/** What a game says of the kinds of move that are not shown as steps of their own. */
type Unshown = Unsaid & Pick<GameClient, "onStage" | "goesOn">;
/** One that is not shown, because nothing is said of it or because a moment tells it. */
const unshown = (client: Unshown, entry: LogEntry): boolean => saying(client, [entry]) === "nothing" || !!client.onStage?.includes(String(entry.move.kind));

/** Whose change it is: chance follows whoever moved. */
export const madeBy = (entries: readonly LogEntry[]): number | undefined => entries.findLast((entry) => entry.seat >= 0)?.seat;

/**
 * The steps of a change that are to be shown to a reader, none of those that go without saying or that moments tell. If the reader made it, its moments and what
 * does not go on with the reader's own moves, such as a new round; but the moves too where a moment is to be seen on the board as it was, for else nobody would
 * ever see what was done.
 */
export function stepsOf(entries: readonly LogEntry[], reader: number, moments: readonly Moment[] = [], client: Unshown = {}): Step[] {
  const own = madeBy(entries) === reader;
  const old = moments.some((moment) => moment.old);
  const known = (entry: LogEntry, i: number) => own && (entry.seat === reader ? !old : i > 0 && !!client.goesOn?.(entries[i - 1]!, entry));
  const onStage = moments.flatMap(({ told }) => told);
  const left = entries.map((entry) => (onStage.length ? { ...entry, told: entry.told.filter((told) => !onStage.includes(told)) } : entry));
  return staged(folded(left.filter((entry, i) => !known(entry, i) && !unshown(client, entry))), moments);
}

/** Steps, and each moment after what it is made of: in place of the chance in that, and once the moves of players have been seen. */
export function staged(steps: readonly Step[], moments: readonly Moment[]): Step[] {
  const first = ({ entries }: Moment) => entries[0]!.number;
  const last = ({ entries }: Moment) => entries.at(-1)!.number;
  const part = ({ number, seat }: LogEntry) => seat < 0 && moments.some((moment) => number >= first(moment) && number <= last(moment));
  const end = ({ entry, turn = [entry], moment }: Step) => (moment ? last(moment) : turn.at(-1)!.number);
  const all: Step[] = [...steps.filter((step) => !part(step.entry)), ...moments.map((moment) => ({ entry: moment.entries[0]!, more: 0, moment }))];
  return all.sort((a, b) => end(a) - end(b));
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

/** Whether a step goes on with the one before it (`GameClient`). */
type GoesOn = (before: LogEntry, entry: LogEntry) => boolean;

/** Steps that go on with the one before them are shown with it. */
export function joined(steps: readonly Step[], goesOn: GoesOn): Step[] {
  const all: Step[] = [];
  for (const step of steps) {
    const last = all.at(-1);
    const before = last?.turn ?? (last && [last.entry]);
    const alone = !last || !!(last.more || step.more || last.moment || step.moment || step.turn);
    if (!alone && goesOn(before!.at(-1)!, step.entry)) all[all.length - 1] = { ...last, turn: [...before!, step.entry] };
    else all.push(step);
  }
  return all;
}

/** What the others did in a long time, by turns. */
export function byTurns(entries: readonly LogEntry[], reader = SPECTATOR): Step[] {
  return turnsOf(entries, reader)
    .slice(-MOST)
    .map(({ steps }) => ({ entry: steps[0]!, more: 0, turn: steps }));
}

/** What is told in one go: steps one after the other, up to one that stands for `more` of its like; a turn; a moment. */
export interface Run extends Pick<Step, "more" | "turn" | "moment"> {
  readonly entries: readonly LogEntry[];
}

export function runsOf(steps: readonly Step[]): Run[] {
  const runs: Run[] = [];
  let open: LogEntry[] | undefined;
  for (const { entry, ...told } of steps) {
    const alone = told.turn ?? told.moment?.entries;
    if (!alone && open && !told.more) open.push(entry);
    else runs.push({ entries: (open = alone ? undefined : [entry]) ?? alone!, ...told });
    if (told.more) open = undefined;
  }
  return runs;
}

/** Too much to be shown step by step: by turns, and every moment as it is. */
function shortened(steps: readonly Step[]): Step[] {
  const others = steps.filter((step) => !step.moment).flatMap(({ entry, turn }) => turn ?? [entry]);
  return staged(
    byTurns(others),
    steps.flatMap(({ moment }) => moment ?? []),
  );
}

interface Group<News> {
  readonly steps: readonly Step[];
  readonly news: News;
  /** The reader made it: the news are on the table before anything of it is told. */
  readonly own?: boolean;
  /** The news are on the table. */
  readonly known?: boolean;
}

/** Chance, and moves that name nothing, such as the end of a turn, are soon seen. */
const brief = ({ seat, move }: LogEntry): boolean => seat < 0 || Object.keys(move).length === 1;
const weight = ({ entry, turn, moment }: Step): number => (moment ? 0 : turn && turn.length > 1 ? WHOLE : brief(entry) ? BRIEF : 1);

export class Events<News> {
  /** What is shown now, and for how many milliseconds. */
  step: Step | undefined = $state.raw();
  time = 0;
  /** What it takes somewhere is there, and what came of it is on the table. */
  landed: boolean = $state(false);
  /** What is to be said aloud: the step, everything that was skipped, or what came of the reader's own move. */
  told: readonly Step[] = $state.raw([]);
  /** So much was to come, or took so long, that whoever waits for their turn is offered to skip it. */
  long: boolean = $state(false);
  /** How many letters are told of a step: it stays as long as they take to read. */
  letters: (step: Step) => number = () => 0;
  #groups: readonly Group<News>[] = $state.raw([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  /** Changes whenever something else is to come next than what was waited for. */
  #turn = 0;
  #going = false;
  #held = false;
  #tempo = 1;

  /**
   * `reveal` puts the news on the table; `pace` is the time of a step in milliseconds, 0 for none; `rest` waits until what moves on the page has arrived.
   * With `goesOn` what waits is put together: a change with the one that it goes on with, and where there are too many of them what one player did.
   */
  constructor(
    private readonly reveal: (news: News) => void,
    private readonly pace: () => number,
    private readonly rest?: () => Promise<void>,
    private readonly goesOn?: GoesOn,
  ) {}

  get busy(): boolean {
    return this.#groups.length > 0;
  }

  /** What is told: the step, or the moment that follows as soon as what brought it about has been seen. */
  get said(): Step | undefined {
    const [group] = this.#groups;
    return this.step ?? (group?.known && group.steps[0]?.moment ? group.steps[0] : undefined);
  }

  /** No move is left to be shown after what is shown now: whoever waits is next. */
  get closing(): boolean {
    const left = this.#groups.flatMap((group) => group.steps).filter((step) => step !== this.step);
    return left.every(({ entry, moment }) => !!moment || entry.seat < 0);
  }

  /** The number of the first step of the log that is to be told after what is shown now: what the log has of it already is not read before that. */
  get ahead(): number {
    const numbers = (steps: readonly Step[]) => steps.flatMap(({ entry, turn, moment }) => moment?.entries ?? turn ?? [entry]).map(({ number }) => number);
    const shown = Math.max(-1, ...numbers(this.step ? [this.step] : []));
    return Math.min(...numbers(this.#groups.flatMap((group) => group.steps)).filter((number) => number > shown));
  }

  /** A change: its steps, and its news. Changes are shown one after the other. */
  push(steps: readonly Step[], news: News, own = false): void {
    const before = this.#waiting.at(-1);
    const both = [...(before?.steps.slice(-1) ?? []), ...steps.slice(0, 1)];
    const last = both.length > 1 && this.#joined(both).length === 1 ? before : undefined;
    const all = this.#joined([...(last?.steps ?? []), ...steps]);
    this.#groups = [...this.#groups.slice(0, last ? -1 : undefined), { steps: all, news, own }];
    if (!this.pace()) return this.finish();
    this.#plan();
    if (!this.#going && (!this.#held || !this.#groups.some((group) => group.steps.length))) this.#show();
  }

  /** Straight to what is on the table now, or to the next moment that matters. */
  skip(): void {
    const shown = this.step;
    const at = this.#groups.findIndex((group) => group.steps.some((step) => step.moment && step !== shown));
    if (at < 0) return this.finish();
    const { steps, ...group } = this.#groups[at]!;
    const next = steps.findIndex((step) => step.moment && step !== shown);
    const passed = [...this.#groups.slice(0, at).flatMap((one) => one.steps), ...steps.slice(0, next)];
    if (at > 0) this.reveal(this.#groups[at - 1]!.news);
    this.#groups = [{ ...group, steps: steps.slice(next) }, ...this.#groups.slice(at + 1)];
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
    if (held) return this.#stop();
    this.#plan();
    this.#show();
  }

  /** What a step takes somewhere is there, or it takes nothing: its news are on the table, and a `part` of its time is left to look at them. */
  land(step: Step, part = 1): void {
    if (step !== this.step) return;
    this.landed = true;
    this.#know();
    this.#stop();
    this.#going = true;
    this.#timer = setTimeout(() => this.#after(() => this.#next()), this.time * part);
  }

  /** The changes of which nothing has been shown. */
  get #waiting(): readonly Group<News>[] {
    const [first] = this.#groups;
    return this.#groups.slice(first && (first.known || (this.step && first.steps[0] === this.step)) ? 1 : 0);
  }

  #joined(steps: readonly Step[]): readonly Step[] {
    return this.goesOn ? joined(steps, this.goesOn) : steps;
  }

  get #left(): number {
    return this.#groups.flatMap((group) => group.steps).reduce((sum, step) => sum + this.#reading(step), 0) * this.pace();
  }

  /** How what is left can be seen in time. */
  #plan(): void {
    const waiting = this.#waiting;
    if (this.goesOn && this.#left * HURRIED > LONGEST) this.#groups = [...this.#groups.slice(0, -waiting.length || undefined), ...this.#gathered(waiting)];
    const left = this.#left;
    this.#tempo = Math.min(1, LONGEST / left);
    this.long ||= left > PATIENCE;
  }

  /** What one player did in several changes is one step, as far as its sentence has room, with the position at its end; so are no moments. The first ones of too many are on the table at once. */
  #gathered(groups: readonly Group<News>[]): Group<News>[] {
    const parts: Group<News>[] = [];
    for (const group of groups) {
      const last = parts.at(-1);
      const both = shortened([...(last?.steps ?? []), ...group.steps]);
      const told = both.filter(({ moment }) => !moment);
      const apart = last?.steps.some(({ moment }) => moment) || group.steps.some(({ moment }) => moment?.old);
      if (!last || apart || told.length > 1 || told.some((step) => this.letters(step) > ROOM)) parts.push({ ...group, steps: shortened(group.steps) });
      else parts[parts.length - 1] = { ...group, steps: both };
    }
    return parts.map((part, i) => (i >= parts.length - MOST || part.steps.some(({ moment }) => moment) ? part : { ...part, steps: [] }));
  }

  #reading(step: Step): number {
    const letters = step.moment ? 0 : this.letters(step);
    return Math.max(weight(step), letters && READ + LETTER * letters);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#turn += 1;
    this.#going = false;
  }

  /** Go on when everything on the page stands, unless something else came between. */
  #after(then: () => void): void {
    if (!this.rest) return then();
    const turn = this.#turn;
    void this.rest().then(() => turn === this.#turn && then());
  }

  /** The news of what is shown go on the table, unless a moment of it is still to be seen on the board as it was. True if they are new. */
  #know(): boolean {
    const [group, ...others] = this.#groups;
    if (!group || group.known || group.steps.some(({ moment }) => moment?.old)) return false;
    this.#groups = [{ ...group, known: true }, ...others];
    this.reveal(group.news);
    return true;
  }

  /** The first step that waits; the news of changes that were shown go on the table. What was `passed` over is said with it. */
  #show(passed: readonly Step[] = []): void {
    this.#stop();
    while (this.#groups[0] && !this.#groups[0].steps.length) {
      this.#know();
      this.#groups = this.#groups.slice(1);
    }
    const [group] = this.#groups;
    const next = group?.steps[0];
    if (!this.busy) {
      clearTimeout(this.#patience);
      this.#patience = undefined;
      this.long = false;
    } else this.#patience ??= setTimeout(() => (this.long = true), PATIENCE);
    this.#going = !!next;
    if (!next) this.step = undefined;
    else if ((group!.own || group!.steps.every(({ moment }) => moment)) && this.#know()) {
      // What brought it about is seen first, where that is not shown step by step.
      this.step = undefined;
      this.#after(() => this.#begin(next, passed));
    } else this.#begin(next, passed);
  }

  #begin(step: Step, passed: readonly Step[]): void {
    this.step = step;
    this.landed = false;
    this.told = [...passed, step];
    this.time = this.pace() * (step.moment ? STAGED : this.#reading(step) * this.#tempo);
    this.#timer = setTimeout(() => this.#after(() => this.#next()), this.time);
  }

  #next(): void {
    const [group, ...others] = this.#groups;
    if (group) this.#groups = [{ ...group, steps: group.steps.slice(1) }, ...others];
    this.#show();
  }
}

/** What those see of it who show it. */
export type Showing = Pick<Events<unknown>, "step" | "said" | "time" | "landed" | "told" | "long" | "busy" | "skip" | "land">;

/** A lesson, or a puzzle, as this page knows it. The page remembers the answers, the server plays the lesson again up to them. */
import { api } from "../lib/api";
import { learn } from "../lib/learnt";
import type { Answers, LessonPage, LogEntry } from "../lib/messages";
import { PACES, prefs } from "../lib/prefs.svelte";
import { solve } from "../lib/solved";
import { rest } from "../ui/rest";
import { Events, stepsOf } from "./events.svelte";

export class Lesson {
  /** What is shown: the newest page, or the one before as long as what led on from it is shown. */
  page: LessonPage | undefined = $state.raw();
  recent: LogEntry[] = $state.raw([]);
  #answers: Answers["answers"] = [];
  readonly events = new Events<LessonPage>(
    (page) => this.#reveal(page),
    () => PACES[prefs.pace],
    rest,
  );

  constructor(
    readonly game: string,
    readonly name: string,
    readonly kind: "lessons" | "puzzles" = "lessons",
  ) {}

  get over(): boolean {
    return !!this.page && this.page.step === this.page.steps;
  }

  load = (lang: string) => this.#go(this.#answers, lang);

  /** The next step: with a move where one is asked for. A wrong one is refused. */
  answer = (move: Record<string, unknown> | null, lang: string) => this.#go([...this.#answers, move], lang);

  back = (lang: string) => this.#go(this.#answers.slice(0, -1), lang);

  again = (lang: string) => this.#go([], lang);

  async #go(answers: Answers["answers"], lang: string): Promise<void> {
    this.events.skip();
    const page = await api.lesson(this.game, this.kind, this.name, answers, lang);
    const on = answers.length > this.#answers.length;
    this.#answers = answers;
    // What follows the reader's answer goes on with it: the lesson speaks of that itself.
    this.events.push(on ? stepsOf(page.log.slice(page.news), page.seat, [], { goesOn: () => true }) : [], page);
  }

  #reveal(page: LessonPage): void {
    this.recent = page.log.slice(page.news);
    this.page = page;
    if (!this.over) return;
    if (this.kind === "puzzles") solve(this.game);
    else learn(this.game, this.name);
  }
}

/** The server's commands, typed. A refusal is a `Refusal`: a code, a sentence in the reader's language, perhaps a clause. */
import type {
  Acts,
  AnalysisState,
  Answers,
  BotInfo,
  BotToken,
  Challenge,
  Challenges,
  Branches,
  Chat,
  ChatLine,
  Club,
  Coaching,
  Code,
  Created,
  Error as Failure,
  Friends,
  GameInfo,
  GameStatistics,
  Hints,
  Keeping,
  LessonInfo,
  LessonPage,
  Log,
  Me,
  NewPasskey,
  NewRecord,
  NewTable,
  NotesText,
  Offers,
  Past,
  PlayerInfo,
  Position,
  RatingHistory,
  Replay,
  Report,
  Reports,
  Results,
  Rules,
  ScoreHistory,
  Seeks,
  Session,
  Settings,
  Subscribe,
  Tables,
  Terms,
  Texts,
  Tournament,
  Tournaments,
  UsePasskey,
  WhatIf,
  WhyNot,
  Wish,
} from "./messages";

/** What a moderator does to somebody, by name or because of a report. */
export type Deed = "mute" | "unmute" | "ban" | "unban" | "rename";

/** How long an analysis thinks. */
export type Level = AnalysisState["level"];

export class Refusal extends Error {
  constructor(
    readonly code: Failure["error"] | "offline",
    readonly text: string,
    readonly clause: string | null = null,
  ) {
    super(text);
  }
}

/** A key of our own for every command: sent again, it is applied once. */
export function freshKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

let language = "en";

export function speak(lang: string): void {
  language = lang;
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Commands carry a key, so one whose answer got lost is simply sent again. */
async function call<T>(method: string, path: string, body?: object): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    let response: Response;
    try {
      response = await fetch(`api/${path}`, {
        method,
        headers: { "Accept-Language": language, ...(body && { "Content-Type": "application/json" }) },
        body: body && JSON.stringify(body),
      });
    } catch {
      const again = method === "GET" || (body && "key" in body);
      if (!again || attempt >= 4) throw new Refusal("offline", "");
      await pause(400 * 2 ** attempt);
      continue;
    }
    if (response.status === 204) return undefined as T;
    const answer: unknown = await response.json().catch(() => undefined);
    if (response.ok) return answer as T;
    const failure = (answer ?? {}) as Partial<Failure>;
    if (failure.error === "busy" && attempt < 4) {
      await pause(1000 * (failure.retry_after ?? 1));
      continue;
    }
    throw new Refusal(failure.error ?? "internal", failure.text ?? "", failure.clause ?? null);
  }
}

const player = (name: string, rest = "") => `players/${encodeURIComponent(name)}${rest}`;
const table = (id: string, rest = "") => `tables/${encodeURIComponent(id)}${rest}`;

export const api = {
  me: () => call<Me>("GET", "me"),
  guest: (name: string, lang: Me["lang"]) => call<Session>("POST", "guest", { name, lang, key: freshKey() }),
  signIn: (name: string, password: string) => call<Session>("POST", "sign-in", { name, password }),
  signOut: () => call<void>("POST", "sign-out"),
  signOutEverywhere: () => call<void>("POST", "sign-out-everywhere"),
  password: (password: string, old: string | null) => call<Me>("POST", "password", { password, old }),
  offers: () => call<Offers>("GET", "offers"),
  keeping: () => call<Keeping>("GET", "keeping"),
  link: () => call<Code>("POST", "link"),
  recovery: () => call<Code>("POST", "recovery"),
  enter: (code: string, password: string | null) => call<Session>("POST", "enter", { code, password }),
  newChallenge: () => call<Challenge>("POST", "passkeys/new"),
  newPasskey: (made: NewPasskey) => call<Keeping>("POST", "passkeys", made),
  removePasskey: (id: string) => call<Keeping>("DELETE", `passkeys?id=${encodeURIComponent(id)}`),
  passkeyChallenge: () => call<Challenge>("POST", "passkeys/challenge"),
  usePasskey: (used: UsePasskey) => call<Session>("POST", "passkeys/sign-in", used),
  email: (address: string) => call<void>("PUT", "email", { address }),
  removeEmail: () => call<Keeping>("DELETE", "email"),
  confirmEmail: (code: string) => call<void>("POST", "email/confirm", { code }),
  recover: (address: string) => call<void>("POST", "email/recover", { address }),
  digest: (digest: boolean) => call<Keeping>("PUT", "email/digest", { digest }),
  unsubscribe: (code: string) => call<void>("POST", "email/unsubscribe", { code }),
  subscribe: (wish: Subscribe) => call<void>("PUT", "push", wish),
  everythingAddress: "api/me/everything",
  farewell: (password: string) => call<void>("DELETE", "me", { password }),
  settings: (settings: Settings) => call<Me>("PATCH", "me", settings),

  bots: () => call<BotInfo[]>("GET", "bots"),
  newBot: (name: string) => call<BotToken>("POST", "bots", { name }),
  renewBot: (name: string) => call<BotToken>("POST", `bots/${encodeURIComponent(name)}/token`),
  removeBot: (name: string) => call<void>("DELETE", `bots/${encodeURIComponent(name)}`),

  games: () => call<GameInfo[]>("GET", "games"),
  texts: (game: string, lang: string) => call<Texts>("GET", `games/${game}/texts?lang=${lang}`),
  rules: (game: string, lang: string) => call<Rules>("GET", `games/${game}/rules?lang=${lang}`),
  lessons: (game: string, lang: string) => call<LessonInfo[]>("GET", `games/${game}/lessons?lang=${lang}`),
  lesson: (game: string, kind: "lessons" | "puzzles", name: string, answers: Answers["answers"], lang: string) =>
    call<LessonPage>("POST", `games/${game}/${kind}/${encodeURIComponent(name)}?lang=${lang}`, { answers }),

  challenges: () => call<Challenges>("GET", "challenges"),
  challenge: (which: "deal" | "solo") => call<Created>("POST", `challenges/${which}`, { key: freshKey() }),

  club: () => call<Club>("GET", "club"),
  clubResults: (before: number) => call<Results>("GET", `club/results?before=${before}`),
  player: (name: string) => call<PlayerInfo>("GET", player(name)),
  playerResults: (name: string, before: number) => call<Results>("GET", player(name, `/results?before=${before}`)),
  ratings: (name: string, game: string, size: number) => call<RatingHistory>("GET", player(name, `/ratings?game=${game}&size=${size}`)),
  statistics: (game: string) => call<GameStatistics>("GET", `games/${game}/statistics`),

  seeks: () => call<Seeks>("GET", "seeks"),
  seek: (wish: Wish, minutes: number) => call<Seeks>("POST", "seeks", { wish, minutes, key: freshKey() }),
  agree: (id: string) => call<Seeks>("POST", `seeks/${id}/agree`),
  withdraw: (id: string) => call<Seeks>("POST", `seeks/${id}/withdraw`),
  tournaments: () => call<Tournaments>("GET", "tournaments"),
  tournament: (id: string) => call<Tournament>("GET", `tournaments/${encodeURIComponent(id)}`),
  announce: (terms: Terms, minutes: number) => call<Tournament>("POST", "tournaments", { terms, minutes, key: freshKey() }),
  inTournament: (id: string, what: "enter" | "leave" | "call-off") => call<Tournament>("POST", `tournaments/${encodeURIComponent(id)}/${what}`),
  friends: () => call<Friends>("GET", "friends"),
  askFriend: (name: string) => call<Friends>("POST", "friends/ask", { name }),
  removeFriend: (name: string) => call<Friends>("POST", "friends/remove", { name }),
  block: (name: string) => call<Friends>("POST", "friends/block", { name }),
  invite: (id: string, name: string) => call<void>("POST", table(id, "/invite"), { name }),
  decline: (id: string) => call<void>("POST", table(id, "/decline")),

  report: (about: Report) => call<void>("POST", "reports", about),
  reports: (before?: number) => call<Reports>("GET", `order/reports${before === undefined ? "" : `?before=${before}`}`),
  acts: (before?: number) => call<Acts>("GET", `order/log${before === undefined ? "" : `?before=${before}`}`),
  judge: (deed: Deed, about: { name?: string; report?: string; why: string; days?: number | null; new?: string }) =>
    call<Reports>("POST", `order/${deed}`, about),
  hide: (id: string, line: number, why: string) => call<Reports>("POST", "order/hide", { table: id, line, why }),
  close: (id: string, why: string) => call<Reports>("POST", table(id, "/close"), { why }),
  dismiss: (report: string, why: string) => call<Reports>("POST", `order/reports/${report}/dismiss`, { why }),

  tables: (show: number) => call<Tables>("GET", `tables?show=${show}`),
  create: (wish: Omit<NewTable, "key">) => call<Created>("POST", "tables", { ...wish, key: freshKey() }),
  upload: (wish: Omit<NewRecord, "key">) => call<Created>("POST", "records", { ...wish, key: freshKey() }),

  position: (id: string) => call<Position>("GET", table(id)),
  join: (id: string, wish: { seat?: number; invitation?: string; bot?: string }) => call<Position>("POST", table(id, "/join"), { ...wish, key: freshKey() }),
  leave: (id: string, seat?: number) => call<Position>("POST", table(id, "/leave"), { seat, key: freshKey() }),
  start: (id: string) => call<Position>("POST", table(id, "/start"), { key: freshKey() }),
  move: (id: string, seat: number, version: number, move: object) => call<Position>("POST", table(id, "/move"), { seat, version, move, key: freshKey() }),
  undo: (id: string, seat: number, version: number, to: number) => call<Position>("POST", table(id, "/undo"), { seat, version, to, key: freshKey() }),
  why: (id: string, seat: number, version: number, move: object) => call<WhyNot>("POST", table(id, "/why"), { seat, version, move }),
  hint: (id: string, seat: number, version: number) => call<Hints>("POST", table(id, "/hint"), { seat, version, key: freshKey() }),
  coach: (id: string) => call<Coaching>("GET", table(id, "/coach")),
  resign: (id: string, seat: number) => call<Position>("POST", table(id, "/resign"), { seat, key: freshKey() }),
  adjourn: (id: string) => call<Position>("POST", table(id, "/adjourn"), { key: freshKey() }),
  rematch: (id: string) => call<Created>("POST", table(id, "/rematch"), { key: freshKey() }),

  log: (id: string, seat?: number) => call<Log>("GET", table(id, `/log?since=0${seat === undefined ? "" : `&seat=${seat}`}`)),
  past: (id: string, since: number, version: number) => call<Past>("GET", table(id, `/past?since=${since}&version=${version}`)),
  chat: (id: string, since: number) => call<Chat>("GET", table(id, `/chat?since=${since}`)),
  say: (id: string, text: string) => call<ChatLine>("POST", table(id, "/chat"), { text, key: freshKey() }),
  notes: (id: string) => call<NotesText>("GET", table(id, "/notes")),
  keepNotes: (id: string, text: string) => call<NotesText>("PUT", table(id, "/notes"), { text }),

  analysis: (id: string, level: Level) => call<AnalysisState>("GET", table(id, `/analysis?level=${level}`)),
  askAnalysis: (id: string, level: Level) => call<AnalysisState>("POST", table(id, "/analysis"), { level }),
  stopAnalysis: (id: string, level: Level) => call<AnalysisState>("POST", table(id, "/analysis/stop"), { level }),
  line: (id: string, level: Level, moment: number, along: number, seat?: number) =>
    call<Replay>("GET", table(id, `/line?level=${level}&moment=${moment}&along=${along}${seat === undefined ? "" : `&seat=${seat}`}`)),
  whatIf: (id: string, wish: Omit<WhatIf, "key">) => call<Created>("POST", table(id, "/what-if"), { ...wish, key: freshKey() }),
  whatIfs: (id: string) => call<Branches>("GET", table(id, "/what-ifs")),

  replay: (id: string, at: number, seat?: number) => call<Replay>("GET", table(id, `/replay?at=${at}${seat === undefined ? "" : `&seat=${seat}`}`)),
  scores: (id: string) => call<ScoreHistory>("GET", table(id, "/scores")),
  recordAddress: (id: string) => `api/${table(id, "/record")}`,
};

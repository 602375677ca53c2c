// Written by scripts/message_types.py from filone.server.messages. Do not edit.

/** The end of a game: ranks from 1, ties share the better one; each breakdown adds up to its score. */
export interface Outcome {
  winners: number[];
  ranks: number[];
  scores: number[];
  breakdown: Record<string, number>[];
}

/** By the names of things: what the seat pays and gets. A game whose boards need more adds fields of its own. `where` are the facts by which a choice names its place to people, if its arguments do so by coordinates alone. All of it may depend only on what the seat on turn knows. */
export interface Effects {
  final?: boolean;
  costs?: Record<string, number>;
  brings?: Record<string, number>;
  where?: Record<string, string | number>;
}

/** Play at once under a name that nobody has protected. */
export interface Guest {
  name: string;
  lang?: "en" | "it";
  key?: string | null;
}

export interface SignIn {
  name: string;
  password: string;
}

/** Keeps the name; `old` is needed when there is a password already. */
export interface NewPassword {
  password: string;
  old?: string | null;
}

/** What is left out stays as it is; a hook of null is switched off. */
export interface Settings {
  lang?: "en" | "it";
  hook?: string | null;
}

export interface Me {
  id: string;
  name: string;
  lang: "en" | "it";
  guest: boolean;
  hook: string | null;
  bot: boolean;
  moderator: boolean;
}

/** `token` is what programs send as `Authorization: Bearer`; browsers have it in a cookie already. */
export interface Session {
  token: string;
  me: Me;
}

/** `limits` is the lowest and the highest number. Texts: `option-<name>`, `option-<name>-<choice>`. */
export interface OptionInfo {
  name: string;
  type: "choice" | "data" | "flag" | "number";
  default: unknown;
  choices: string[];
  limits: [number, number] | null;
}

/** An argument of a move. `noun` leads to its words; `type` is what a default follows from: no flag means no. */
export interface ArgInfo {
  name: string;
  type: "cell" | "flag" | "names" | "number" | "seat";
  noun: string;
  secret: boolean;
}

/** A kind of move, chance included. Texts: `move-<kind>`, `log-<kind>`. */
export interface KindInfo {
  name: string;
  args: ArgInfo[];
}

/** Something that the log can tell, with the nouns of its facts. The steps that tell a `run` make one line. */
export interface TaleInfo {
  name: string;
  nouns: Record<string, string>;
  secret: string[];
  run: boolean;
}

export interface GameInfo {
  name: string;
  rules: number;
  seats: number[];
  options: OptionInfo[];
  sets: Record<string, Record<string, unknown>>;
  bots: string[];
  styles: string[];
  kinds: KindInfo[];
  tales: TaleInfo[];
  open_scores: boolean;
  lessons: string[];
}

export interface ClauseInfo {
  number: string;
  text: string;
}

export interface SectionInfo {
  number: string;
  title: string;
  clauses: ClauseInfo[];
}

export interface Rules {
  game: string;
  lang: "en" | "it";
  title: string;
  sections: SectionInfo[];
}

/** The words of a game, as a Fluent file. */
export interface Texts {
  game: string;
  lang: "en" | "it";
  fluent: string;
}

/** `bots` names the bot in a seat, by level or level and style; you sit in the first seat that is left, unless `sit` is false. */
export interface NewTable {
  key: string;
  game: string;
  seats: number;
  options?: Record<string, unknown>;
  name?: string;
  pace?: Live | Slow | null;
  timeout?: "move" | "seat";
  open?: boolean;
  scores?: boolean;
  hints?: boolean;
  rated?: boolean;
  chat?: boolean;
  bots?: Record<string, string>;
  sit?: boolean;
}

/** Seconds for each turn, and a reserve for the whole game that is used when a turn takes longer. */
export interface Live {
  type: "live";
  turn: number;
  reserve: number;
}

/** Days for each turn. */
export interface Slow {
  type: "slow";
  days: number;
}

/** A record from a file: a finished game becomes a table to replay, an unfinished one a table to go on with. Who brings it may have chosen every card in it, so such a table is by invitation only, and says so. */
export interface NewRecord {
  key: string;
  record: Record<string, unknown>;
  name?: string;
  pace?: Live | Slow | null;
  timeout?: "move" | "seat";
  scores?: boolean;
  bots?: Record<string, string>;
  sit?: boolean;
}

/** Sit down before the game starts. `bot` puts a bot of that level there instead, at your own table; `@NAME` is one from outside that is connected. */
export interface Join {
  key: string;
  seat?: number | null;
  invitation?: string | null;
  bot?: string | null;
}

/** Before the start. `seat` empties another one: only who made the table can. */
export interface Leave {
  key: string;
  seat?: number | null;
}

/** A command that needs nothing but itself: start, rematch, adjourn. */
export interface Command {
  key: string;
}

/** Leave your seat to a bot, for the rest of the game. */
export interface Resign {
  key: string;
  seat: number;
  bot?: string | null;
}

/** `move` is one of the described moves of the position, or its one-line notation. */
export interface Move {
  key: string;
  seat: number;
  version: number;
  move: Record<string, unknown> | string;
}

/** Take back your moves from number `to` on: one of those that the position lists in `undo`. */
export interface Undo {
  key: string;
  seat: number;
  version: number;
  to: number;
}

/** Which clause forbids this move now? Nothing is played. */
export interface Why {
  seat: number;
  version: number;
  move: Record<string, unknown> | string;
}

/** `clause` is null when the move is allowed. */
export interface WhyNot {
  clause: string | null;
  text: string;
}

/** A sentence of the coach: a key of the game's texts, and what it speaks of: numbers, and keys of other texts. */
export interface AdviceInfo {
  key: string;
  about: Record<string, number | string>;
}

/** What is worth looking at now, most urgent first, for who is on turn; worked out from the seat's own view. */
export interface Coaching {
  advice: AdviceInfo[];
}

/** What would a master do? Everybody at the table is told that somebody asked. */
export interface AskHint {
  key: string;
  seat: number;
  version: number;
}

/** A move worth making: how good it is beside the others, and what speaks for it. */
export interface HintInfo {
  move: Record<string, unknown>;
  good: "best" | "close" | "less" | "worse";
  why: AdviceInfo[];
}

/** The best one first; none if the table went on meanwhile. */
export interface Hints {
  hints: HintInfo[];
}

export interface Say {
  key: string;
  text: string;
}

export interface Notes {
  text: string;
}

export interface NotesText {
  text: string;
}

/** A free seat has neither player nor bot. A seat left to a bot has both. */
export interface SeatInfo {
  player: string | null;
  bot: string | null;
  visiting: boolean;
  connected: boolean;
  hints: number;
}

/** What everybody may know of a table, and what it is to you. */
export interface TableInfo {
  id: string;
  version: number;
  name: string;
  game: string;
  rules: number;
  options: Record<string, unknown>;
  status: "adjourned" | "over" | "playing" | "waiting";
  seats: SeatInfo[];
  turn: number;
  pace: Live | Slow | null;
  timeout: "move" | "seat";
  open: boolean;
  scores: boolean;
  hints: boolean;
  rated: boolean;
  chat: boolean;
  commitment: string;
  elsewhere: number;
  source: string | null;
  created: number;
  changed: number;
  rematch: string | null;
  winners: number[];
  final: number[];
  you: number | null;
  host: boolean;
  your_turn: boolean;
  adjourn: number[];
  invitation: string | null;
}

/** Newest first; `more_` says whether there are older ones than those that were asked for. */
export interface Tables {
  open: TableInfo[];
  mine: TableInfo[];
  invited: TableInfo[];
  more_open: boolean;
  more_mine: boolean;
}

/** One step, told as the reader saw it. `seat` is -1 for chance. Texts: `log-<kind>`, `log-<kind>-hidden`. */
export interface LogEntry {
  number: number;
  seat: number;
  move: Record<string, unknown>;
  told: Record<string, unknown>[];
}

/** Of the entries that you have, keep those numbered below `start`, drop the others, then add these. */
export interface Log {
  start: number;
  entries: LogEntry[];
}

/** A move that you can take back, together with everything after it. */
export interface UndoInfo {
  to: number;
  move: Record<string, unknown>;
}

/** Seconds left when the position was sent; the clock of the seat on turn runs. `turn` is used before `reserve`. */
export interface Clock {
  turn: number;
  reserve: number;
  running: boolean;
}

/** A table as one viewer may see it, but for what is never the same twice. */
export interface Body {
  table: TableInfo;
  version: number;
  hash: string;
  seat: number;
  view: unknown;
  moves: Record<string, unknown>[] | null;
  effects: Effects[] | null;
  undo: UndoInfo[];
  scores: number[] | null;
  outcome: Outcome | null;
}

/** A table as one viewer may see it: the answer to most commands, and the push after every change. */
export interface Position {
  type: "position";
  table: TableInfo;
  version: number;
  hash: string;
  seat: number;
  view: unknown;
  moves: Record<string, unknown>[] | null;
  effects: Effects[] | null;
  undo: UndoInfo[];
  scores: number[] | null;
  outcome: Outcome | null;
  log: Log;
  clocks: Clock[] | null;
}

/** The push after a change to those who watch for changes: what is new since the position of version `since`. */
export interface Change {
  type: "change";
  table: string;
  version: number;
  since: number;
  change: unknown;
  check: number;
  log: Log;
  clocks: Clock[] | null;
}

export interface Created {
  table: string;
  invitation: string | null;
}

export interface ChatLine {
  type: "chat";
  table: string;
  number: number;
  seat: number | null;
  name: string;
  text: string;
  at: number;
  hidden: boolean;
}

export interface Chat {
  lines: ChatLine[];
}

/** What a seat can take home before the game is over: its own view and log, no secret of anybody else. */
export interface SeatRecord {
  game: string;
  rules: number;
  seats: number;
  seat: number;
  version: number;
  view: unknown;
  log: LogEntry[];
}

/** A finished game after `at` steps of its log: what was seen, and the step that led here, as the seat saw it. */
export interface Replay {
  at: number;
  length: number;
  views: Record<string, unknown>;
  last: LogEntry | null;
  scores: number[];
}

/** What was on the table after `at` entries of the log, when somebody had moved and chance had followed. */
export interface PastPosition {
  at: number;
  turn: number;
  change: unknown;
  scores: number[] | null;
}

/** A game that is being played, from change to change, as those saw it who watched from a seat, or from outside. Of a long time only the last changes. */
export interface Past {
  seat: number;
  positions: PastPosition[];
}

/** The scores after 0, 1, 2 ... steps of a finished game. */
export interface ScoreHistory {
  scores: number[][];
}

/** A lesson that can be taken, in the reader's language. */
export interface LessonInfo {
  name: string;
  title: string;
  steps: number;
}

/** How far a lesson was taken: for each step that is behind, the move that answered it, or null if it was read. */
export interface Answers {
  answers: (Record<string, unknown> | string | null)[];
}

/** A lesson after these answers, as its learner sees it. Nothing of it is stored. */
export interface LessonPage {
  title: string;
  step: number;
  steps: number;
  said: string;
  point: (string | Record<string, unknown>)[];
  asks: boolean;
  clause: string;
  players: string[];
  seat: number;
  view: unknown;
  moves: Record<string, unknown>[];
  effects: Effects[];
  log: LogEntry[];
  news: number;
}

/** Answered by `/health` whenever the server lives, and by `/ready` with status 503 when something is wrong. */
export interface Health {
  wrong: ("disk" | "file" | "write")[];
}

/** Nothing has changed. `text` is in the reader's language. */
export interface Error {
  type: "error";
  error: "adjourned" | "already_reported" | "bad_address" | "bad_bot" | "bad_code" | "bad_hook" | "bad_host" | "bad_name" | "bad_option" | "bad_origin" | "bad_passkey" | "bad_push" | "bad_record" | "bad_seats" | "banned" | "barred" | "bot_away" | "busy" | "entries_closed" | "illegal" | "internal" | "invitation_needed" | "lesson_over" | "malformed" | "malformed_move" | "muted" | "name_not_kept" | "name_taken" | "no_address" | "no_chat" | "no_hints" | "no_mail" | "no_push" | "not_asked" | "not_best" | "not_elsewhere" | "not_host" | "not_moderator" | "not_organiser" | "not_over" | "not_signed_in" | "not_started" | "not_undoable" | "not_welcome" | "not_your_seat" | "not_your_turn" | "out_of_reach" | "out_of_scope" | "over" | "sealed" | "seat_taken" | "seats_free" | "seek_full" | "stale" | "started" | "too_fast" | "too_large" | "too_many_bots" | "too_many_invitations" | "too_many_notes" | "too_many_passkeys" | "too_many_reports" | "too_many_seeks" | "too_many_tables" | "too_many_ties" | "too_many_tournaments" | "tournament_full" | "unknown_game" | "unknown_lesson" | "unknown_path" | "unknown_player" | "unknown_puzzle" | "unknown_report" | "unknown_seek" | "unknown_table" | "unknown_tournament" | "wrong_method" | "wrong_password";
  text: string;
  clause: string | null;
  version: number | null;
  retry_after: number | null;
  table: string | null;
}

/** Follow a table. With the `version` and `hash` of what you have, only what is new comes back. */
export interface Watch {
  type: "watch";
  table: string;
  version?: number | null;
  hash?: string | null;
  changes?: boolean;
}

export interface Unwatch {
  type: "unwatch";
  table: string;
}

export interface Ping {
  type: "ping";
  id?: number;
}

/** Somebody looks at the page, or does not: who does is not sent to by push. A new connection is looked at. */
export interface Look {
  type: "look";
  here: boolean;
}

/** The first message: who you are to the server, null for a spectator without a session. */
export interface Hello {
  type: "hello";
  me: Me | null;
}

/** What you have of this table is what there is. */
export interface Current {
  type: "current";
  table: string;
  version: number;
}

export interface Presence {
  type: "presence";
  table: string;
  seat: number;
  connected: boolean;
}

/** At any of your tables, watched or not: for a notification. Sent to web hooks too. */
export interface YourTurn {
  type: "your_turn";
  table: string;
  name: string;
  game: string;
  version: number;
}

/** Something that concerns you, wherever you are: for a notification. `who` did it, at a `table` of this name. Of a game that is over `winners` are told; a bot among them has no name. */
export interface Told {
  type: "told";
  kind: "friend" | "invitation" | "over" | "report" | "started";
  table: string;
  name: string;
  game: string;
  who: string;
  winners: string[];
}

/** The list of tables, or of seeks, is not what it was: ask for it again if you show it. */
export interface LobbyChanged {
  type: "lobby";
}

/** The table was deleted. */
export interface Gone {
  type: "gone";
  table: string;
}

export interface Pong {
  type: "pong";
  id: number;
}

export interface AskAnalysis {
  level?: "deep" | "quick";
}

/** `part` is how far it is, from 0 to 1; null if nobody has asked for it. If it is `mine`, you may stop it. */
export interface AnalysisState {
  level: "deep" | "quick";
  part: number | null;
  mine: boolean;
  found: AnalysisInfo | null;
}

/** Chances are shares of the victory with all cards open; of one who plays alone, points in hundreds. */
export interface AnalysisInfo {
  seats: number;
  steps: number;
  points: Point[];
  decisions: DecisionInfo[];
  moments: MomentInfo[];
  luck: Luck[];
  beliefs: Belief[];
}

/** The chances of each seat after `at` steps, with all cards open; `band` is what they may be more or less. */
export interface Point {
  at: number;
  chances: number[];
  band: number;
}

/** What a seat chose after `at` steps, and by how much another move was better, give or take the doubt. */
export interface DecisionInfo {
  at: number;
  seat: number;
  cost: number;
  doubt: number;
}

/** A turning point: what happened after `at` steps, until `until`. `gains` is what it changed for each seat. `line` is what was better, as moves that can be looked at (`GET line`), and `why` what speaks for it; of a strong move, the move itself. */
export interface MomentInfo {
  kind: "costly" | "lucky" | "strong" | "swing";
  at: number;
  until: number;
  seat: number;
  gains: number[];
  move: Record<string, unknown> | null;
  cost: number;
  doubt: number;
  line: Record<string, unknown>[];
  why: AdviceInfo[];
}

/** Where the result of a seat comes from: its chances at the `start`, what the draws gave, its own play, others'. */
export interface Luck {
  start: number;
  draws: number;
  own: number;
  others: number;
  doubt: number;
}

/** For how likely each seat could hold each other to be what it was, in a hundred: a row for each seat that thinks. `truth` is who was. */
export interface Belief {
  at: number;
  rows: number[][];
  truth: boolean[];
}

/** `at` is the number of steps of the log that stay. `sit` is the seat that you take, if any; friends come by invitation. */
export interface WhatIf {
  key: string;
  at: number;
  sit?: number | null;
  bots?: Record<string, string>;
  name?: string;
}

/** The newest first. */
export interface Branches {
  branches: BranchInfo[];
}

/** A table that went on after `at` steps, who plays there, and who won. */
export interface BranchInfo {
  table: string;
  at: number;
  players: (string | null)[];
  status: string;
  winners: number[];
}

export interface Challenges {
  day: string;
  puzzles: PuzzleInfo[];
  deal: Deal;
  past: Deal | null;
  solo: Solo;
}

/** The puzzle of the day. */
export interface PuzzleInfo {
  game: string;
  name: string;
}

/** The deal of a week. `table` is yours, `secret` is told when the week is over. */
export interface Deal {
  week: string;
  game: string;
  seats: number;
  bot: string;
  until: number;
  commitment: string;
  table: string | null;
  standings: Standing[];
  secret: string | null;
}

/** A result. `better` is of how many of a hundred others it is better, those as good counting half. */
export interface Standing {
  name: string;
  score: number;
  margin: number;
  better: number;
  ranked: boolean;
  you: boolean;
  table: string | null;
}

/** Caverna alone: the best of each player. `table` is yours, if you have not finished it. */
export interface Solo {
  game: string;
  table: string | null;
  standings: Standing[];
}

/** What goes on: games to watch, the last results, the best of every game. */
export interface Club {
  live: LiveTable[];
  recent: Results;
  leaders: GameLeaders[];
}

export interface LiveTable {
  table: TableInfo;
  watchers: number;
}

/** Newest first; `more` if there are older ones. */
export interface Results {
  results: ResultInfo[];
  more: boolean;
}

export interface ResultInfo {
  number: number;
  table: string | null;
  name: string;
  game: string;
  finished: number;
  rated: boolean;
  seats: SeatResult[];
}

/** A seat with neither name nor bot was somebody's who has left; one with both was left to a bot. */
export interface SeatResult {
  player: string | null;
  bot: string | null;
  rank: number;
  score: number;
  won: boolean;
  rating: number | null;
}

export interface GameLeaders {
  game: string;
  leaders: Leader[];
}

export interface Leader {
  player: string;
  size: number;
  rating: number;
  games: number;
}

export interface PlayerInfo {
  name: string;
  guest: boolean;
  you: boolean;
  tie: "asked" | "asking" | "blocked" | "friend" | null;
  since: number;
  ratings: RatingInfo[];
  games: GameCount[];
  opponents: Opponent[];
}

export interface RatingInfo {
  game: string;
  size: number;
  rating: number;
  games: number;
}

export interface GameCount {
  game: string;
  played: number;
  won: number;
}

/** Somebody who was met often in the last 2,000 games: how often, and in how many of these you were `ahead`. */
export interface Opponent {
  player: string | null;
  played: number;
  ahead: number;
  behind: number;
}

/** The last rated games of a player, oldest first. */
export interface RatingHistory {
  points: RatingPoint[];
}

export interface RatingPoint {
  at: number;
  rating: number;
}

export interface GameStatistics {
  game: string;
  sizes: PlaceTallies[];
  found: Found[];
  leaders: Leader[];
}

/** How often whoever began has won, whoever came second, and so on, of all games of this size. */
export interface PlaceTallies {
  size: number;
  places: Tally[];
}

export interface Tally {
  thing: string;
  played: number;
  won: number;
}

/** Roles, tiles and the like. Texts: `finding-<kind>`, `<noun>-<thing>`. */
export interface Found {
  kind: string;
  noun: string;
  things: Tally[];
}

/** Friends first, then who asks, who was asked, who is blocked. */
export interface Friends {
  people: FriendInfo[];
}

export interface FriendInfo {
  name: string;
  tie: "asked" | "asking" | "blocked" | "friend";
  connected: boolean;
}

export interface Somebody {
  name: string;
}

/** What this server does beyond itself, if its operator has named the outside part it takes; and whether people may `chat` at its tables. */
export interface Offers {
  chat: boolean;
  mail: boolean;
  push: string | null;
}

/** How an account can be come back to, for its owner only. */
export interface Keeping {
  password: boolean;
  recovery: boolean;
  email: string | null;
  digest: boolean;
  passkeys: PasskeyInfo[];
  games: number;
}

export interface PasskeyInfo {
  id: string;
  name: string;
  created: number;
}

/** Told once; `expires` is when it stops working. */
export interface Code {
  code: string;
  expires: number;
}

/** Come in by a code: from another device, a recovery code, or out of a mail. Who comes by a mail or a recovery code may set a new `password`, which ends all other sessions. */
export interface Enter {
  code: string;
  password?: string | null;
}

/** For `navigator.credentials`: sign this, for this site. `account` is what a new passkey is to be stored under. */
export interface Challenge {
  challenge: string;
  site: string;
  known: string[];
  account: string | null;
  name: string | null;
}

export interface NewPasskey {
  id: string;
  client_data: string;
  attestation: string;
  name?: string;
}

export interface UsePasskey {
  id: string;
  client_data: string;
  authenticator: string;
  signature: string;
}

/** Where to write to. Nothing is kept of it before the mailed link was followed. */
export interface Email {
  address: string;
}

export interface Confirm {
  code: string;
}

export interface Digest {
  digest: boolean;
}

/** A browser's push subscription, and what it is to be told of; of nothing ends it. */
export interface Subscribe {
  endpoint: string;
  key: string;
  auth: string;
  kinds: ("invitation" | "result" | "turn")[];
}

/** All that is stored about an account: the rows of every table of the database that say they are its own. */
export interface Everything {
  accounts: Record<string, unknown>[];
  bots: Record<string, unknown>[];
  games: TableInfo[];
}

/** Everything of mine goes. Who has a password says it. */
export interface Farewell {
  password?: string;
}

/** Somebody by `name`, perhaps at a `table`; or whoever said a `line` there. */
export interface Report {
  text: string;
  name?: string | null;
  table?: string | null;
  line?: number | null;
}

/** Those that are open, newest first; `more` if there are older ones. */
export interface Reports {
  reports: ReportInfo[];
  more: boolean;
}

/** `lines` are what was said around it, as it was then, also what is hidden now; `line` the one that it is about. */
export interface ReportInfo {
  id: string;
  name: string;
  by: string | null;
  text: string;
  at: number;
  sanctions: SanctionInfo[];
  moderator: boolean;
  line: number | null;
  lines: ChatLine[];
  table: string | null;
  table_name: string;
  game: string;
  open: boolean;
}

export interface SanctionInfo {
  kind: "ban" | "mute";
  until: number | null;
}

/** Newest first; `more` if there are older ones. */
export interface Acts {
  acts: ActInfo[];
  more: boolean;
}

export interface ActInfo {
  at: number;
  act: "ban" | "close" | "dismiss" | "hide" | "moderator" | "mute" | "no-moderator" | "rename" | "unban" | "unmute";
  by: string | null;
  operator: boolean;
  name: string | null;
  before: string | null;
  table: string | null;
  until: number | null;
  why: string;
}

/** For so many `days`, or for ever. */
export interface Sentence {
  why: string;
  name?: string | null;
  report?: string | null;
  days?: number | null;
}

/** Somebody by `name`, or whom a `report` is about. The reason is kept in the log. */
export interface Whom {
  why: string;
  name?: string | null;
  report?: string | null;
}

export interface Rename {
  why: string;
  name?: string | null;
  report?: string | null;
  new: string;
}

export interface HideLine {
  table: string;
  line: number;
  why: string;
}

export interface Reason {
  why: string;
}

/** A bot from outside. */
export interface BotInfo {
  name: string;
  plays: string[];
  connected: boolean;
  mine: boolean;
}

/** `plays` are the games that it can play; none named: all. */
export interface NewBot {
  name: string;
  plays?: string[];
}

/** `token` is shown once: it is what the bot sends as `Authorization: Bearer`. A new one ends the one before. */
export interface BotToken {
  name: string;
  token: string;
}

export interface Seeks {
  seeks: SeekInfo[];
}

export interface SeekInfo {
  id: string;
  wish: Wish;
  people: string[];
  you: boolean;
  until: number;
  starts: number | null;
}

/** A game to play: `fewest` to `most` people, at a pace, under rules of choice, rated or not. */
export interface Wish {
  game: string;
  fewest: number;
  most: number;
  options: Record<string, unknown>;
  pace: Live | Slow | null;
  rated: boolean;
}

/** You agree to it yourself. It goes after so many minutes if too few have agreed. */
export interface NewSeek {
  key: string;
  wish: Wish;
  minutes?: number;
}

export interface Tournaments {
  tournaments: TournamentInfo[];
}

export interface TournamentInfo {
  id: string;
  terms: Terms;
  organiser: string | null;
  status: "off" | "open" | "over" | "playing";
  starts: number;
  round: number;
  rounds: number;
  due: number | null;
  people: number;
  you: boolean;
  yours: boolean;
}

/** What is announced. A round robin has as many rounds as it takes; `patience` is for who is late to a live one. */
export interface Terms {
  name: string;
  game: string;
  system: "round_robin" | "swiss";
  fewest: number;
  most: number;
  pace: Live | Slow;
  rounds: number;
  options: Record<string, unknown>;
  rated: boolean;
  duplicate: boolean;
  patience: number;
}

/** The first round begins after so many minutes. */
export interface NewTournament {
  key: string;
  terms: Terms;
  minutes: number;
}

export interface Tournament {
  info: TournamentInfo;
  standings: TournamentPlace[];
  rounds: TournamentRound[];
}

/** Points and those of the opponents, where a win is 1; `gone` if somebody left. */
export interface TournamentPlace {
  name: string;
  points: number;
  opponents: number;
  you: boolean;
  gone: boolean;
}

export interface TournamentRound {
  tables: TournamentTable[];
  byes: string[];
}

export interface TournamentTable {
  table: string;
  over: boolean;
  seats: TournamentSeat[];
}

/** `points` once the table is over. */
export interface TournamentSeat {
  name: string;
  points: number | null;
  bot: boolean;
}

export type ClientMessage = Watch | Unwatch | Ping | Look;

export type ServerMessage = Hello | Position | Change | Current | ChatLine | Presence | YourTurn | Told | LobbyChanged | Gone | Pong | Error;

export type Pace = Live | Slow | null;

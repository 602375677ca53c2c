/**
 * One way of making a move for all games: the server sends the legal moves as data, things on the board stand for some of
 * their arguments, and picking things narrows the moves until one is left.
 */

/** A legal move as data, for example `{ kind: "place", card: "X", turned: false, cell: [3, -1] }`. */
export interface Move {
  readonly kind: string;
  readonly [argument: string]: unknown;
}

/** What a thing on the board stands for: arguments of a move, `kind` among them. */
export type Facet = Readonly<Record<string, unknown>>;

export function same(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((value, i) => same(value, b[i]));
  return a === b;
}

export function matches(move: Facet, facet: Facet): boolean {
  return Object.entries(facet).every(([name, value]) => name in move && same(move[name], value));
}

/** Whether no move could have both. */
function contradict(a: Facet, b: Facet): boolean {
  return Object.entries(a).some(([name, value]) => name in b && !same(value, b[name]));
}

export function narrow<M extends Facet>(moves: readonly M[], picks: readonly Facet[]): M[] {
  return moves.filter((move) => picks.every((pick) => matches(move, pick)));
}

/**
 * The picks that stay when one more thing is picked, or undefined if it does not go with them. What contradicts the new pick gives way,
 * and of the others the latest first; but the first pick, where the player began, stays unless another takes its place.
 */
function reconcile(moves: readonly Move[], picks: readonly Facet[], facet: Facet): Facet[] | undefined {
  let kept = picks.filter((old) => !contradict(old, facet));
  const least = kept.length && kept[0] === picks[0] ? 1 : 0;
  while (!narrow(moves, [...kept, facet]).length) {
    if (kept.length <= least) return undefined;
    kept = kept.slice(0, -1);
  }
  return kept;
}

/** The picks after picking one more thing that can be picked. Picking a picked thing lets it go. */
export function pick(moves: readonly Move[], picks: readonly Facet[], facet: Facet): Facet[] {
  const rest = picks.filter((old) => !sameFacet(old, facet));
  if (rest.length < picks.length) return rest;
  return [...(reconcile(moves, picks, facet) ?? []), facet];
}

export function sameFacet(a: Facet, b: Facet): boolean {
  return Object.keys(a).length === Object.keys(b).length && matches(a, b);
}

/** Whether a thing can be picked now. */
export function can(moves: readonly Move[], picks: readonly Facet[], facet: Facet): boolean {
  return reconcile(moves, picks, facet) !== undefined;
}

/** The arguments in which moves differ, in the order in which the first of them has them. */
export function differences(moves: readonly Move[]): string[] {
  const names = new Set(moves.flatMap((move) => Object.keys(move)));
  return [...names].filter((name) => moves.some((move) => !same(move[name], moves[0]?.[name])));
}

export interface Group {
  /** The argument and the value that the moves of the group share; undefined for a move that stands alone. */
  readonly facet: Facet | undefined;
  readonly moves: Move[];
}

/** A long list of choices in groups that share their first argument that can be said in a word; a short one as it is. */
export function group(moves: readonly Move[], sayable: (argument: string) => boolean, short = 12): Group[] {
  if (moves.length <= short) return moves.map((move) => ({ facet: undefined, moves: [move] }));
  const open = differences(moves).filter((name) => name !== "kind" && sayable(name));
  const groups: Group[] = [];
  for (const move of moves) {
    const name = Object.keys(move).find((key) => open.includes(key));
    const facet = name === undefined ? undefined : { [name]: move[name] };
    const known = facet && groups.find((group) => group.facet && sameFacet(group.facet, facet));
    if (known) known.moves.push(move);
    else groups.push({ facet, moves: [move] });
  }
  return groups.map((group) => (group.moves.length === 1 ? { facet: undefined, moves: group.moves } : group));
}

/** A kind of move and its arguments, as the server declares them. */
export interface Kind {
  readonly name: string;
  readonly args: readonly { readonly name: string; readonly type: string; readonly noun: string }[];
}

/** A move with the declared arguments alone: what a game's client added for its board is left out. */
export function plain(kinds: readonly Kind[], move: Facet): Facet {
  const args = kinds.find((kind) => kind.name === move.kind)?.args ?? [];
  return Object.fromEntries(["kind", ...args.map((arg) => arg.name)].filter((name) => name in move).map((name) => [name, move[name]]));
}

/** The whole move that a player seems to mean by picking a thing that is not allowed, to ask why not; undefined if it is not whole. */
export function attempt(kinds: readonly Kind[], picks: readonly Facet[], facet: Facet): Facet | undefined {
  const meant: Record<string, unknown> = {};
  for (const pick of picks) if (!contradict(pick, facet)) Object.assign(meant, pick);
  Object.assign(meant, facet);
  const given = Object.keys(meant).filter((name) => name !== "kind");
  for (const kind of kinds) {
    if ("kind" in meant && meant.kind !== kind.name) continue;
    if (!given.every((name) => kind.args.some((arg) => arg.name === name))) continue;
    const whole: Record<string, unknown> = { kind: kind.name };
    for (const arg of kind.args) {
      if (arg.name in meant) whole[arg.name] = meant[arg.name];
      else if (arg.type === "flag") whole[arg.name] = false;
      else break;
    }
    if (Object.keys(whole).length === kind.args.length + 1) return whole;
  }
  return undefined;
}

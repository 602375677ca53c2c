import type { LogEntry } from "../../lib/messages";

export interface RoundEnd {
  /** From 1. */
  readonly round: number;
  readonly found: boolean;
  /** By seat. */
  readonly roles: string[];
}

/** The last round that has ended, as the log tells it: the roles, then the spare one, then gold for those who found the treasure. */
export function lastRound(log: readonly LogEntry[]): RoundEnd | undefined {
  const spares = log.flatMap((entry, i) => (entry.move.kind === "spare" ? [i] : []));
  const at = spares.at(-1);
  if (at === undefined) return undefined;
  const roles: string[] = [];
  for (const { move } of log.slice(spares.at(-2) ?? 0, at)) if (move.kind === "unmask") roles[move.target as number] = String(move.role);
  return { round: spares.length, found: log.slice(at).some((entry) => entry.move.kind === "gold"), roles };
}

/** Positions that arrive as changes, put together again. */
import type { Body, Change, Position } from "./messages";

type Inner = Record<string, unknown>;

/** A value after a change: `Change` of the server's messages tells how it is read. What does not change is shared. */
export function changed(value: unknown, change: unknown): unknown {
  if (Array.isArray(change)) return change[0];
  const after = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as Inner) }) as Inner;
  for (const [key, inner] of Object.entries(change as Inner)) {
    if (inner === null) delete after[key];
    else after[key] = changed(after[key], inner);
  }
  return after;
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const inner = value as Inner;
  const keys = Object.keys(inner).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(inner[key])}`).join(",")}}`;
}

const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  for (let bit = 0; bit < 8; bit++) byte = byte & 1 ? (byte >>> 1) ^ 0xedb88320 : byte >>> 1;
  return byte;
});

/** CRC-32 of a value's JSON, without blanks and with sorted keys. */
export function checksum(value: unknown): number {
  let crc = 0xffffffff;
  for (const byte of new TextEncoder().encode(canonical(value))) crc = (crc >>> 8) ^ (CRC[(crc ^ byte) & 255] ?? 0);
  return ~crc >>> 0;
}

/** The last position that was sent of each table, which the next change is told from. */
export class Sent {
  readonly #positions = new Map<string, Position>();

  keep(position: Position): Position {
    this.#positions.set(position.table.id, position);
    return position;
  }

  /** The position after a change; undefined if it does not fit, and the whole must be asked for. */
  change({ table, since, change, check, log, clocks }: Change): Position | undefined {
    const last = this.#positions.get(table);
    if (last?.version !== since) return undefined;
    const body = changed(last, change) as Body;
    if (checksum(body.view) !== check) return undefined;
    return this.keep({ ...body, type: "position", log, clocks });
  }

  clear(): void {
    this.#positions.clear();
  }
}

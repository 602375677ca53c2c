/** What has happened to a book between two views of it. */
import type { Card, OpenBook } from "./view";

export type Side = "left" | "right";
export const SIDES: readonly Side[] = ["left", "right"];

export interface Flight {
  /** The side that the page leaves. */
  readonly from: Side;
  readonly before: Card;
  readonly after: Card;
  /** What lay on top of the other side. */
  readonly under: Card | undefined;
}

export const topOf = (book: OpenBook, side: Side): Card | undefined => book[side].at(-1);

const sizeOf = (book: OpenBook) => book.left.length + book.right.length + book.unseen;

/** The page that was turned, if one was: as many cards as before, and the left side has grown or shrunk. */
export function turned(before: OpenBook, after: OpenBook): Flight | undefined {
  const grown = after.left.length - before.left.length;
  if (!grown || sizeOf(before) !== sizeOf(after)) return undefined;
  const from = grown > 0 ? "right" : "left";
  const to = grown > 0 ? "left" : "right";
  const leaving = topOf(before, from);
  const arriving = topOf(after, to);
  return leaving && arriving && { from, before: leaving, after: arriving, under: topOf(before, to) };
}

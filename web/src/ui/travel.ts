/** Things that come from somewhere on the page, or go there: a dwarf from its home, goods to whoever took them. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { calm } from "../lib/prefs.svelte";

const PACE = 420;

/** `in:travel={{ end: '[data-dwarfs="2"]' }}`, and `out:` likewise. A thing whose other end is not in sight just fades. */
export function travel(element: Element, { end }: { end: string }): TransitionConfig {
  if (calm()) return { duration: 0 };
  const other = [...document.querySelectorAll(end)].map((one) => one.getBoundingClientRect()).find((box) => box.width > 0);
  if (!other) return { duration: PACE / 2, css: (t) => `opacity: ${t}` };
  const box = element.getBoundingClientRect();
  const dx = other.left + other.width / 2 - box.left - box.width / 2;
  const dy = other.top + other.height / 2 - box.top - box.height / 2;
  return { duration: PACE, easing: cubicOut, css: (_, u) => `translate: ${u * dx}px ${u * dy}px; z-index: 30; pointer-events: none` };
}

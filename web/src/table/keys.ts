/** Play without a mouse. Single keys can be switched off in the profile (they are of no use to somebody who dictates). */
import { flushSync } from "svelte";
import { prefs } from "../lib/prefs.svelte";
import type { Showing } from "./events.svelte";
import type { AnyPlay } from "./play.svelte";

interface Commands {
  undo(): void;
  help(): void;
  readonly events: Showing;
}

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function keyboard(event: KeyboardEvent, play: AnyPlay, commands: Commands): void {
  const target = event.target as HTMLElement;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target.closest("input, textarea, select, dialog")) return;
  if (act(event, target, play, commands)) event.preventDefault();
}

function act(event: KeyboardEvent, target: HTMLElement, play: AnyPlay, commands: Commands): boolean {
  const direction = ARROWS[event.key];
  if (commands.events.busy) {
    const pressed = target.closest("button, a, summary, [role=tab], [role=button]");
    if (event.key === "Escape" || (event.key === " " && !pressed)) {
      commands.events.skip();
      return true;
    }
    // Whoever acts does so on what is there now.
    if (!pressed && (direction || /^(Enter|[1-9])$/.test(event.key))) flushSync(() => commands.events.skip());
  }
  if (direction) return target.role !== "tab" && step(target, direction);
  if (event.key === "Escape" && play.picks.length) {
    play.cancel();
    return true;
  }
  if (event.key === "Enter" && play.chosen && !target.closest("button, a, [role=button]")) {
    void play.confirm();
    return true;
  }
  if (!prefs.shortcuts) return false;
  if (event.key === "?") commands.help();
  else if (event.key === "u") commands.undo();
  else if (/^[1-9]$/.test(event.key)) return choose(Number(event.key), play);
  else return play.client.key?.(event.key, play) ?? false;
  return true;
}

function choose(number: number, play: AnyPlay): boolean {
  const move = play.left[number - 1];
  if (!play.mine || !move || play.left.length > 9) return false;
  play.choose(move);
  return true;
}

/** Go to the nearest possible thing in a direction: things ahead count by distance, those off to the side by twice their offset. */
function step(from: HTMLElement, [dx, dy]: readonly [number, number]): boolean {
  const things = [...document.querySelectorAll<HTMLElement>("[data-can], [data-picked]")].filter((thing) => thing.getClientRects().length > 0);
  const first = things[0];
  if (!first) return false;
  if (!from.closest("[data-thing]")) {
    first.focus();
    return true;
  }
  const centre = (element: Element) => {
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2] as const;
  };
  const [x, y] = centre(from);
  let best: HTMLElement | undefined;
  let shortest = Infinity;
  for (const thing of things) {
    if (thing === from) continue;
    const [tx, ty] = centre(thing);
    const ahead = (tx - x) * dx + (ty - y) * dy;
    const aside = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx);
    if (ahead > 1 && ahead + 2 * aside < shortest) {
      shortest = ahead + 2 * aside;
      best = thing;
    }
  }
  best?.focus();
  return best !== undefined;
}

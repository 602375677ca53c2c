/** Where the things of a step are on the page. */
import type { Course } from "../games/contract";
import type { ArgInfo, LogEntry } from "../lib/messages";
import { matches, type Facet } from "../lib/narrow";

/** What lies over the board (`data-over`) hides what it shows again. */
function visible(elements: Iterable<Element>): Element | undefined {
  const all = [...elements].filter((one) => one.getClientRects().length > 0);
  return all.find((one) => one.closest("[data-over]")) ?? all[0];
}
const marked = (place: string) => visible(document.querySelectorAll(`[data-place="${CSS.escape(place)}"]`));

function thing(facet: Facet): Element | undefined {
  const things = [...document.querySelectorAll<HTMLElement>("[data-facet]")];
  return visible(things.filter((one) => matches(JSON.parse(one.dataset.facet!) as Facet, facet)));
}

/** The thing or the place that a lesson speaks of. */
export function spoken(point: string | Facet): Element | undefined {
  return typeof point === "string" ? marked(point) : thing(point);
}

export interface Ends {
  readonly from?: DOMRect | undefined;
  readonly to?: DOMRect | undefined;
  /** What is to be marked: the ends themselves, or the whole row (`data-ring`) that one is part of. */
  readonly around: readonly DOMRect[];
}
export const NOWHERE: Ends = { around: [] };

/** The part of the page that scrolls the thing out of sight and into it. */
function scroller(element: Element | undefined): Element | undefined {
  let part = element?.parentElement;
  while (part && !(part.scrollHeight > part.clientHeight && /auto|scroll/.test(getComputedStyle(part).overflowY))) part = part.parentElement;
  return part ?? undefined;
}

/** Bring a thing to the middle of what scrolls it, where it cannot be seen. */
export function bring(element: Element): void {
  const part = scroller(element);
  if (!part) return;
  const [thing, stage] = [element.getBoundingClientRect(), part.getBoundingClientRect()];
  const above = thing.top - stage.top;
  if (above < 0 || thing.bottom > stage.bottom) part.scrollTop += above - (stage.height - thing.height) / 2;
}

/** Where it is, unless it is on a part of a board that is moved out of sight. */
export function seen(element: Element | undefined): DOMRect | undefined {
  const box = element?.getBoundingClientRect();
  const stage = (element?.closest(".panzoom") ?? scroller(element))?.getBoundingClientRect();
  if (!box || !stage) return box;
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return x > stage.left && x < stage.right && y > stage.top && y < stage.bottom ? box : undefined;
}

/** What of a drawn thing the light falls on: a halo around it is no part of the place. */
const lit = (element: Element | undefined) => (element instanceof SVGElement && element.querySelector(".glow")) || element;

/** The two ends of a step, as far as they are in sight; `move` has the arguments that the board speaks of. */
export function endsOf(course: Course | undefined, { seat }: LogEntry, move: Facet, args: readonly ArgInfo[]): Ends {
  const seats = args.filter((arg) => arg.type === "seat").map((arg) => arg.name);
  const end = (name: string | undefined) => {
    if (name === undefined) return undefined;
    const value = move[name];
    if (value === undefined) return marked(name) ?? marked(`${name}-${seat}`) ?? marked(`seat-${seat}`);
    return seats.includes(name) ? marked(`seat-${String(value)}`) : (thing({ [name]: value }) ?? marked(`${name}-${String(value)}`));
  };
  const { from, to } = course ?? { to: seats[0] ?? "seat" };
  const ends = [end(from), end(to)].map((one) => (seen(one) ? lit(one) : undefined));
  const [start, goal] = ends.map((one) => one?.getBoundingClientRect());
  const around = ends.flatMap((one) => one?.closest("[data-ring]") ?? one ?? []);
  return { from: start, to: goal, around: around.map((one) => one.getBoundingClientRect()) };
}

import type { Attachment } from "svelte/attachments";
import { calm } from "../../lib/prefs.svelte";

const known = new WeakMap<Element, unknown>();

/** A number that is another than before grows for a moment, so that it is seen to have changed. */
export const changed =
  (value: unknown): Attachment<Element> =>
  (element) => {
    const before = known.get(element);
    known.set(element, value);
    if (before === undefined || before === value || calm()) return;
    element.animate({ transform: ["scale(1)", "scale(1.9)", "scale(1)"] }, { duration: 600, easing: "ease-out" });
  };

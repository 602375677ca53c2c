/** What chance turns over, a card or a token: it lies face down until it is told, though it is known with what was told before it. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { calm } from "../../lib/prefs.svelte";
import type { Play } from "../../table/play.svelte";
import type { CavernaView } from "./view";

/** The number of the last step that has been told. */
export const toldUpTo = (play: Play<CavernaView>): number => play.together.at(-1)?.number ?? play.staged?.entries.at(-1)?.number ?? Infinity;

export const turn = (_: Element): TransitionConfig => ({ duration: calm() ? 0 : 420, easing: cubicOut, css: (t) => `transform: scaleX(${t})` });

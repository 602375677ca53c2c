/** What chance turns over, a card or a token: it lies face down until it is told, though it is known with what was told before it. */
import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import { calm } from "../../lib/prefs.svelte";

export const turn = (_: Element): TransitionConfig => ({ duration: calm() ? 0 : 420, easing: cubicOut, css: (t) => `transform: scaleX(${t})` });

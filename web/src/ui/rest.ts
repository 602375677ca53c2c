import { tick } from "svelte";

/** What begins when something has come to rest, such as a walk after a flight, is waited for so often. */
const MOST = 4;

/** Until whatever is on its way on the page has arrived; what never ends is not waited for. */
export async function rest(): Promise<void> {
  for (let i = 0; i < MOST; i++) {
    await tick();
    await new Promise(requestAnimationFrame);
    const moving = document.getAnimations().filter((one) => one.playState === "running" && one.effect?.getComputedTiming().endTime !== Infinity);
    if (!moving.length) return;
    await Promise.allSettled(moving.map((one) => one.finished));
  }
}

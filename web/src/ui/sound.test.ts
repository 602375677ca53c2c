import { beforeEach, describe, expect, it, vi } from "vitest";
import { prefs } from "../lib/prefs.svelte";
import { sound } from "./sound";

vi.mock("../lib/prefs.svelte", () => ({ prefs: { sounds: false, volume: 50 } }));

const begun: number[] = [];
const loud: number[] = [];
const param = (heard: number[] = []) => ({ setValueAtTime: (value: number) => void heard.push(value), exponentialRampToValueAtTime: () => undefined });

beforeEach(() => {
  begun.length = loud.length = 0;
  vi.stubGlobal(
    "AudioContext",
    class {
      currentTime = 0;
      resume = () => Promise.resolve();
      createOscillator = () => ({ frequency: param(), connect: (next: unknown) => next, start: (at: number) => begun.push(at), stop: () => undefined });
      createGain = () => ({ gain: param(loud), connect: () => undefined });
    },
  );
});

describe("sounds", () => {
  it("are off until the reader wants them, and as loud as the reader likes", () => {
    sound("chord");
    expect(begun).toEqual([]);
    prefs.sounds = true;
    sound("chord");
    expect(begun).toEqual([0, 0.12, 0.24]);
    const [usual] = loud;
    prefs.volume = 100;
    sound("wood");
    expect(loud.at(-1)).toBeCloseTo(2 * usual!);
    prefs.volume = 0;
    sound("wood");
    expect(begun).toHaveLength(4);
  });
});

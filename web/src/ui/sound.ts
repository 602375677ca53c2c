/** A small set of sounds, made on the spot; silent unless the reader wants them. */
import { prefs } from "../lib/prefs.svelte";

/** A stroke: when it begins and how long it rings in seconds, from which pitch to which, with what timbre. */
type Stroke = readonly [at: number, length: number, from: number, to: number, timbre: OscillatorType];

const SOUNDS = {
  turn: [
    [0, 0.12, 320, 160, "sine"],
    [0.12, 0.12, 250, 125, "sine"],
  ],
  wood: [[0, 0.09, 240, 140, "sine"]],
  card: [
    [0, 0.05, 900, 1500, "triangle"],
    [0.04, 0.05, 1400, 700, "triangle"],
  ],
  stone: [
    [0, 0.16, 130, 55, "square"],
    [0.05, 0.1, 90, 45, "square"],
  ],
  coin: [
    [0, 0.1, 1568, 1568, "sine"],
    [0.07, 0.22, 2093, 2093, "sine"],
  ],
  chord: [
    [0, 0.7, 392, 392, "triangle"],
    [0.12, 0.7, 494, 494, "triangle"],
    [0.24, 0.9, 587, 587, "triangle"],
  ],
} satisfies Record<string, readonly Stroke[]>;
export type Sound = keyof typeof SOUNDS;

const LOUD = 0.35;
let audio: AudioContext | undefined;

export function sound(name: Sound): void {
  if (!prefs.sounds || !prefs.volume) return;
  audio ??= new AudioContext();
  void audio.resume();
  for (const [delay, length, from, to, timbre] of SOUNDS[name] as readonly Stroke[]) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    const at = audio.currentTime + delay;
    tone.type = timbre;
    tone.frequency.setValueAtTime(from, at);
    tone.frequency.exponentialRampToValueAtTime(to, at + length);
    gain.gain.setValueAtTime((LOUD * prefs.volume) / 100, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + length);
    tone.connect(gain).connect(audio.destination);
    tone.start(at);
    tone.stop(at + length);
  }
}

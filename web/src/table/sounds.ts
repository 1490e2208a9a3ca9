/** A few tones, made by the browser itself: nothing has to be fetched. */
import { prefs } from '../lib/prefs.svelte';
import type { Sighting } from '../protocol';

type Tone = { at: number; pitch: number; length: number };

const TURN: Tone[] = [
  { at: 0, pitch: 523, length: 0.12 },
  { at: 0.13, pitch: 784, length: 0.2 },
];
const BUILT: Tone[] = [{ at: 0, pitch: 220, length: 0.1 }];
const SOLD: Tone[] = [
  { at: 0, pitch: 988, length: 0.07 },
  { at: 0.08, pitch: 1319, length: 0.12 },
];
const OVER: Tone[] = [
  { at: 0, pitch: 523, length: 0.18 },
  { at: 0.18, pitch: 659, length: 0.18 },
  { at: 0.36, pitch: 784, length: 0.4 },
];

let context: AudioContext | null = null;

function play(tones: readonly Tone[]): void {
  if (!prefs.sounds || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  for (const { at, pitch, length } of tones) {
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    const start = context.currentTime + at;
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + length + 0.05);
  }
}

export const yourTurn = () => play(TURN);

/** The sound of what happened, if it has one. */
export function soundOf(events: readonly Sighting[]): void {
  if (events.some((event) => event.event === 'game_ended')) play(OVER);
  else if (events.some((event) => event.event === 'built' || event.event === 'built_over')) play(BUILT);
  else if (events.some((event) => event.event === 'sold' && event.places.length > 0)) play(SOLD);
}

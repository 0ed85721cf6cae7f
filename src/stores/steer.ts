/** Which rows of a table the reader gets wrong: those are dealt for oftener. */
import { persistentAtom } from '@nanostores/persistent';
import type { ReadableAtom } from 'nanostores';
import type { Steer } from '../engine/drills.ts';

export interface SteerStore {
  /** Rows that are known are not in it. */
  readonly $steer: ReadableAtom<Steer>;
  /** A mistake brings its row up, an answer that knew it halves that. */
  readonly steerBy: (known: Readonly<Record<string, boolean>>) => void;
}

const MISTAKE = 2;
const MOST = 8;
/** Less than this is as good as known. */
const LEAST = 0.5;

const isWeight = (value: unknown): value is number =>
  typeof value === 'number' && value >= LEAST && value <= MOST;

function decode(text: string): Steer {
  try {
    const value: unknown = JSON.parse(text);
    const weights = Object.entries<unknown>(Object(value));
    return Object.fromEntries(
      weights.flatMap(([item, one]) => (isWeight(one) ? [[item, one]] : [])),
    );
  } catch {
    // What was hard shows again soon enough.
    return {};
  }
}

/** The weights kept under a key; those of an earlier form until there are any. */
export function steerStore(key: string, former?: string): SteerStore {
  const initial = former === undefined ? {} : decode(former);
  const $steer = persistentAtom<Steer>(key, initial, { encode: JSON.stringify, decode });
  const steerBy = (known: Readonly<Record<string, boolean>>): void => {
    const weights = new Map(Object.entries($steer.get()));
    for (const [item, isKnown] of Object.entries(known)) {
      const before = weights.get(item) ?? 0;
      const after = isKnown ? before / 2 : Math.min(MOST, before + MISTAKE);
      if (after < LEAST) weights.delete(item);
      else weights.set(item, after);
    }
    $steer.set(Object.fromEntries(weights));
  };
  return { $steer, steerBy };
}

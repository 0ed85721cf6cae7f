/** Which rows of the table the reader gets wrong: those are dealt for oftener. */
import { persistentAtom } from '@nanostores/persistent';
import { COUNT_STEER_KEY } from '../storage.ts';

/** By row, how much oftener than others; rows that are known are not in it. */
export type CountSteer = Readonly<Record<string, number>>;

const MISTAKE = 2;
const MOST = 8;
/** Less than this is as good as known. */
const LEAST = 0.5;

const isWeight = (value: unknown): value is number =>
  typeof value === 'number' && value >= LEAST && value <= MOST;

function decode(text: string): CountSteer {
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

export const $countSteer = persistentAtom<CountSteer>(
  COUNT_STEER_KEY,
  {},
  { encode: JSON.stringify, decode },
);

/** A mistake brings its row up, an answer that knew it halves that. */
export function steerBy(known: Readonly<Record<string, boolean>>): void {
  const weights = new Map(Object.entries($countSteer.get()));
  for (const [item, isKnown] of Object.entries(known)) {
    const before = weights.get(item) ?? 0;
    const after = isKnown ? before / 2 : Math.min(MOST, before + MISTAKE);
    if (after < LEAST) weights.delete(item);
    else weights.set(item, after);
  }
  $countSteer.set(Object.fromEntries(weights));
}

/** Which rows of a table the reader gets wrong: those are dealt for oftener. */
import type { Steer } from '../../engine/drills.ts';
import { persistentAtom } from '../device/persistent.ts';
import { earlierText, steerKey, valueIn } from '../device/storage.ts';

const MISTAKE = 2;
const MOST = 8;
/** Less than this is as good as known. */
const LEAST = 0.5;

const isWeight = (value: unknown): value is number =>
  typeof value === 'number' && value >= LEAST && value <= MOST;

/** None where the text is damaged: what is hard shows again soon enough. */
const decode = (text: string): Steer =>
  Object.fromEntries(
    Object.entries<unknown>(Object(valueIn(text))).flatMap(([row, weight]) =>
      isWeight(weight) ? [[row, weight]] : [],
    ),
  );

const EARLIER_STEERS: Readonly<Record<string, string>> = {
  'count-hand': 'count-steer',
  'which-fans': 'fan-steer.1',
};

export type SteerStore = ReturnType<typeof drillSteer>;

/** What the reader gets wrong in a drill, or in all that are about the same table. */
export function drillSteer(drill: string) {
  const initial = decode(earlierText(EARLIER_STEERS[drill]) ?? '{}');
  const $steer = persistentAtom<Steer>(steerKey(drill), initial, {
    encode: JSON.stringify,
    decode,
  });
  /** A mistake brings its row up, an answer that knew it halves that. */
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

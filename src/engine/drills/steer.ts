import { pick, type Rng } from '../core/rng.ts';

/** By row of a table, how much more often than others it is dealt for: 1 is twice as often. */
export type Steer = Readonly<Record<string, number>>;

const QUARTERS = 4;

const weightOf = (item: string, steer: Steer): number =>
  Math.round(QUARTERS * (1 + Math.max(0, steer[item] ?? 0)));

export const pickSteered = (rng: Rng, items: readonly string[], steer: Steer = {}): string =>
  pick(
    rng,
    items.flatMap((item) => Array<string>(weightOf(item, steer)).fill(item)),
  );

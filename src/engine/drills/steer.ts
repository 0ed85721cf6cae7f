import { pick, type Rng } from '../core/rng.ts';

/** How much more often hands are dealt for each row of a table: with 1, twice as often. */
export type Steer = Readonly<Record<string, number>>;

/** How often each trait has come up: the shape of a hand, the hand itself, a row of a table. */
export type Past = Readonly<Record<string, number>>;

/** What a session brings along when it asks for its next question. */
export interface Bias {
  readonly steer?: Steer;
  readonly past?: Past;
}

const timesOf = (past: Past, trait: string): number => past[trait] ?? 0;

/** Of every class the items whose trait has come up least often; classes without one are left out. */
export function leastOftenAcross<T>(
  classes: readonly (readonly T[])[],
  traitOf: (item: T) => string,
  past: Past,
): readonly (readonly T[])[] {
  const times = classes.map((items) => items.map((item) => timesOf(past, traitOf(item))));
  const least = times.flat().reduce((low, count) => Math.min(low, count), Number.POSITIVE_INFINITY);
  return classes
    .map((items, at) => items.filter((_, place) => times[at]?.[place] === least))
    .filter((items) => items.length > 0);
}

const BLIND_TRIES = 16;

/**
 * One of the items that came up least often, as likely from each class that still has one. Random
 * tries come first: where there are many items, most have never come up.
 */
export function pickAcross<T>(
  rng: Rng,
  classes: readonly (readonly T[])[],
  traitOf: (item: T) => string,
  past: Past = {},
): T {
  for (let tries = 0; tries < BLIND_TRIES; tries++) {
    const item = pick(rng, pick(rng, classes));
    if (timesOf(past, traitOf(item)) === 0) return item;
  }
  return pick(rng, pick(rng, leastOftenAcross(classes, traitOf, past)));
}

/** One of the items that came up least often. */
export const pickRarest = <T>(
  rng: Rng,
  items: readonly T[],
  traitOf: (item: T) => string,
  past: Past = {},
): T => pickAcross(rng, [items], traitOf, past);

const SHARES = 4;

/**
 * A row, steered. One that came up once more than the rarest has a fourth of its chance, and less
 * from then on: rows take turns, and nobody can foresee the last of a round.
 */
export function pickSteered(
  rng: Rng,
  rows: readonly string[],
  { steer = {}, past = {} }: Bias = {},
): string {
  const least = Math.min(...rows.map((row) => timesOf(past, row)));
  const sharesOf = (row: string): number => {
    const wanted = SHARES * (1 + Math.max(0, steer[row] ?? 0));
    return Math.round(wanted / SHARES ** (timesOf(past, row) - least));
  };
  return pick(
    rng,
    rows.flatMap((row) => Array<string>(sharesOf(row)).fill(row)),
  );
}

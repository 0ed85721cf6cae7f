/** Chance comes from the caller: the same seed gives the same question. */
export interface Rng {
  readonly below: (bound: number) => number;
}

/** A generator from an integer seed (32-bit splitmix, full period). */
export function createRng(seed: number): Rng {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
  return { below: (bound) => Math.floor((next() / 0x1_0000_0000) * bound) };
}

/** The same number for the same text. */
export function hashOf(text: string): number {
  let hash = 0;
  for (const sign of text) hash = (Math.imul(hash, 31) + sign.charCodeAt(0)) >>> 0;
  return hash;
}

/** A random item; throws on an empty list. */
export function pick<T>(rng: Rng, items: readonly T[]): T {
  if (items.length === 0) throw new RangeError('nothing to pick from');
  return items[rng.below(items.length)] as T;
}

export function shuffled<T>(rng: Rng, items: readonly T[]): T[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const other = rng.below(last + 1);
    [order[last], order[other]] = [order[other] as T, order[last] as T];
  }
  return order;
}

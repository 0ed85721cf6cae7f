import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRng, pick, shuffled } from '../../../src/engine/core/rng.ts';

const drawn = (seed: number, count = 20): number[] => {
  const rng = createRng(seed);
  return Array.from({ length: count }, () => rng.below(1000));
};

test('the same seed gives the same numbers', () => {
  const property = fc.property(fc.integer(), (seed) => {
    expect(drawn(seed)).toEqual(drawn(seed));
  });
  fc.assert(property);
});

test('other seeds give other numbers', () => {
  const sequences = Array.from({ length: 1000 }, (_, seed) => drawn(seed).join());
  expect(new Set(sequences).size).toBe(1000);
});

test('numbers are whole, from 0 to one below the bound', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 0x1_0000_0000 }), (seed, bound) => {
      const drawing = createRng(seed).below(bound);
      expect(Number.isInteger(drawing) && drawing >= 0 && drawing < bound).toBe(true);
    }),
  );
});

test.each([2, 3, 6, 10])('all of %d numbers come up about equally often', (bound) => {
  const rng = createRng(1924);
  const times = new Array<number>(bound).fill(0);
  for (let draw = 0; draw < 10_000 * bound; draw++) {
    const number = rng.below(bound);
    times[number] = (times[number] ?? 0) + 1;
  }
  for (const count of times) expect(Math.abs(count - 10_000)).toBeLessThan(500);
});

describe('picking', () => {
  test('takes each of the items at times', () => {
    const rng = createRng(1);
    const picked = new Set(Array.from({ length: 100 }, () => pick(rng, ['a', 'b', 'c'])));
    expect([...picked].sort()).toEqual(['a', 'b', 'c']);
  });

  test('throws where there is nothing', () => {
    expect(() => pick(createRng(1), [])).toThrow(RangeError);
  });
});

describe('shuffling', () => {
  test('keeps every item, and the list it was given', () => {
    const property = fc.property(fc.integer(), fc.array(fc.integer()), (seed, items) => {
      const before = [...items];
      const mixed = shuffled(createRng(seed), items);
      expect(items).toEqual(before);
      expect([...mixed].sort()).toEqual([...items].sort());
    });
    fc.assert(property);
  });

  test('makes all orders about equally often', () => {
    const rng = createRng(7);
    const times = new Map<string, number>();
    for (let round = 0; round < 24_000; round++) {
      const order = shuffled(rng, ['a', 'b', 'c', 'd']).join('');
      times.set(order, (times.get(order) ?? 0) + 1);
    }
    expect(times.size).toBe(24);
    for (const count of times.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});

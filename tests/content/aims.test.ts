/** How far all deals are from the special hands: whole, and as the engine finds hands that are drawn. */
import { describe, expect, test } from 'vitest';
import { createRng, shuffled } from '../../src/engine/core/rng.ts';
import { COPIES, TILES } from '../../src/engine/core/tile.ts';
import { VULCAIN1953_SHAPES } from '../../src/engine/rulesets/vulcain1953/shapes.ts';
import { distancesTo } from '../../src/engine/shapes/distances.ts';
import { readAims } from './read.ts';

const AIMS = readAims();
const HAND = 13;

/** C(136, 13) */
const DEALS = Array.from({ length: HAND }, (_, at) => BigInt(at)).reduce(
  (ways, at) => (ways * (BigInt(TILES.length * COPIES) - at)) / (at + 1n),
  1n,
);

test('every shape of its own has its counts, each once', () => {
  const shapes = VULCAIN1953_SHAPES.map(({ id }) => id).filter((id) => id !== 'standard');
  expect(AIMS.map(({ id }) => id).sort()).toEqual([...shapes].sort());
});

const WALL = TILES.flatMap((tile) => Array.from({ length: COPIES }, () => tile));
const SAMPLE = 3000;
const rng = createRng(1953);
const DRAWN = Array.from({ length: SAMPLE }, () => {
  const concealed = shuffled(rng, WALL).slice(0, HAND);
  return distancesTo({ concealed, melds: [] }, VULCAIN1953_SHAPES).byShape;
});

describe.each(AIMS)('$id', ({ id, deals }) => {
  const counts = deals.map(BigInt);

  test('counts every deal', () => {
    expect(counts.reduce((sum, count) => sum + count, 0n)).toBe(DEALS);
  });

  test('is as far from hands that are drawn', () => {
    const mean = counts.map(Number).reduce((sum, n, at) => sum + n * at, 0) / Number(DEALS);
    const drawn = DRAWN.map((byShape) => Number(byShape[id as keyof typeof byShape]));
    const found = drawn.reduce((sum, distance) => sum + distance, 0) / SAMPLE;
    expect(Math.abs(found - mean)).toBeLessThan(0.12);
  });
});

test('four groups and a pair are 3.8 away, as the lesson says', () => {
  const sum = DRAWN.reduce((all, { standard }) => all + Number(standard), 0);
  expect(Math.abs(sum / SAMPLE - 3.8)).toBeLessThan(0.1);
});

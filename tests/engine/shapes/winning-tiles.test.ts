import fc from 'fast-check';
import { expect, test } from 'vitest';
import { STANDARD, winningTiles } from '../../../src/engine/hand.ts';
import { formatTiles, type Tile } from '../../../src/engine/notation.ts';
import { somePureTiles, someTiles } from '../arbitraries.ts';
import { winningTiles as byTearingDown } from '../brute-force.ts';
import { waiting } from '../hands.ts';

const written = (text: string): string =>
  winningTiles(waiting(text), [STANDARD])
    .map(({ tile, left }) => `${tile}×${left}`)
    .join(' ');

test.each([
  ['1112345678999m', '1m×1 2m×3 3m×3 4m×3 5m×3 6m×3 7m×3 8m×3 9m×1'],
  ['23m55p ~123m', '1m×3 4m×4'],
  ['23m55p (1111m)', '4m×4'],
  ['5p', '5p×3'],
  ['1111m ~777z', ''],
  ['23456m', '1m×4 4m×3 7m×4'],
  ['11z23s', '1s×4 4s×4'],
  ['1133557799m112z', ''],
  ['147m258p369s1234z', ''],
])('%s waits on %s', (text, expected) => expect(written(text)).toBe(expected));

const sizes = fc.constantFrom(1, 2, 4, 5, 7, 8, 10, 11, 13);
const hands = sizes.chain((size) => fc.oneof(someTiles(size), somePureTiles(size)));

test('any hand waits on what a second implementation finds', () => {
  const property = fc.property(hands, (concealed: readonly Tile[]) => {
    const pairInside = concealed.length % 3 === 1;
    const found = winningTiles({ concealed, melds: [], pairInside }, [STANDARD]).map(
      ({ tile }) => tile,
    );
    expect(found, formatTiles(concealed)).toEqual(byTearingDown(concealed, pairInside));
  });
  fc.assert(property, { numRuns: 2000 });
});

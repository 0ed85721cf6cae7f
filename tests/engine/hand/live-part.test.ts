import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupTiles } from '../../../src/engine/core/group.ts';
import { COPIES, compareTiles, type Tile } from '../../../src/engine/core/tile.ts';
import { copiesOf, countTiles } from '../../../src/engine/core/tile-counts.ts';
import { livePart } from '../../../src/engine/hand/live-part.ts';
import { waits } from '../../../src/engine/hand/waits.ts';
import { somePureTiles, someTiles } from '../arbitraries.ts';
import { tiles, waiting, written } from '../hands.ts';

describe('what can be set aside', () => {
  test.each([
    ['groups of other suits', '2333m456p789s111z', '456p 789s 111z', '2333m'],
    ['groups far enough away in the suit', '2355m789m', '789m', '2355m'],
    ['nothing of a run that slides', '23456m', '', '23456m'],
    ['nothing of nine gates', '1112345678999m', '', '1112345678999m'],
    ['nothing of a lone tile', '1m', '', '1m'],
    ['a run that leaves the same run', '1122334m', '123m', '1234m'],
    ['all but the pair', '1233m', '123m', '3m'],
    ['four alike, down to one tile', '2222345m', '222m 234m', '5m'],
    ['what is made where nothing is waited on', '123m14p', '123m', '14p'],
  ])('%s: %s', (_, text, settled, live) => {
    const part = livePart(waiting(text));
    expect([written({ groups: part.settled }), part.live]).toEqual([settled, tiles(live)]);
  });

  test('melds are no part of it, but their tiles stay no wait', () => {
    const part = livePart(waiting('23m55p789s~1111m'));
    expect([written({ groups: part.settled }), part.live]).toEqual(['789s', tiles('23m55p')]);
  });
});

describe('for any hand', () => {
  const sizes = fc.constantFrom(4, 5, 7, 8, 10, 11, 13);
  const anyTiles = sizes.chain((size) => fc.oneof(someTiles(size), somePureTiles(size)));
  const handOf = (concealed: readonly Tile[]) => ({
    concealed,
    melds: [],
    pairInside: concealed.length % 3 === 1,
  });

  test('what is set aside and what is left are the hand', () => {
    const property = fc.property(anyTiles, (held) => {
      const { settled, live } = livePart(handOf(held));
      expect([...settled.flatMap(groupTiles), ...live].sort(compareTiles)).toEqual(held);
    });
    fc.assert(property);
  });

  test('what is left waits on the same tiles', () => {
    const property = fc.property(anyTiles, (held) => {
      const counts = countTiles(held);
      const waitsOf = (concealed: readonly Tile[]): Tile[] =>
        waits(handOf(concealed))
          .map(({ tile }) => tile)
          .filter((tile) => copiesOf(counts, tile) < COPIES);
      expect(waitsOf(livePart(handOf(held)).live)).toEqual(waitsOf(held));
    });
    fc.assert(property);
  });
});

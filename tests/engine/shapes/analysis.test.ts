/** What a hand is. The facts were found by hand, or by the second implementation. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AcceptedTile,
  type Analysis,
  analyseHand,
  COMMON_SHAPES,
  handAfterDiscard,
  type Wait,
} from '../../../src/engine/hand.ts';
import { formatTiles, type Tile } from '../../../src/engine/notation.ts';
import { someTiles } from '../arbitraries.ts';
import { counted, isComplete, winningTiles } from '../brute-force.ts';
import { hand, tiles, written } from '../hands.ts';

type Kind = Analysis['kind'];

function analysed<K extends Kind>(text: string, kind: K): Extract<Analysis, { kind: K }> {
  const analysis = analyseHand(hand(text), COMMON_SHAPES);
  if (analysis.kind !== kind) throw new Error(`${text} is ${analysis.kind}`);
  return analysis as Extract<Analysis, { kind: K }>;
}

/** Tiles with the copies left of each: `3m 1`. */
const copies = (found: readonly (AcceptedTile | Wait)[]): string =>
  found.map(({ tile, left }) => `${tile} ${left}`).join(', ');

describe('a ready hand', () => {
  test.each([
    ['1112345678999m', '1m 1, 2m 3, 3m 3, 4m 3, 5m 3, 6m 3, 7m 3, 8m 3, 9m 1', 23],
    ['1122m4477p9s5566z', '9s 3', 3],
    ['19m19p19s1234567z', copiesOfOrphans(), 39],
    ['19m19p19s1234566z', '7z 4', 4],
    ['234m5p~777z~123s(9999p)', '5p 3', 3],
    ['5z', '5z 3', 3],
    ['3456p', '3p 3, 6p 3', 6],
    ['1113m', '2m 4, 3m 3', 7],
  ])('%s waits on %s', (text, waits, count) => {
    const ready = analysed(text, 'ready');
    expect(copies(ready.waits)).toBe(waits);
    expect(ready.count).toBe(count);
  });

  test.each([
    ['1122334455667m', '7m'],
    ['2233445566778s', '8s'],
  ])('%s wins with %s as pairs and as groups', (text, tile) => {
    const wait = analysed(text, 'ready').waits.find((one) => one.tile === tile);
    const shapes = wait?.completions.map(({ reading }) => reading.shape);
    expect(new Set(shapes)).toEqual(new Set(['standard', 'seven-pairs']));
  });

  test.each([
    ['3456p', '3p', '3p 2, 6p 3', 5],
    ['3456p', '333p', '6p 3', 3],
    ['3456p', '9m', '3p 3, 6p 3', 6],
    ['3456p', '333666p', '', 0],
  ])('%s with %s seen elsewhere: %s', (text, seen, waits, count) => {
    const analysis = analyseHand(hand(text), COMMON_SHAPES, tiles(seen));
    if (analysis.kind !== 'ready') throw new Error(analysis.kind);
    expect([copies(analysis.waits), analysis.count]).toEqual([waits, count]);
    expect(analysis.kinds).toEqual(['3p', '6p']);
  });

  test('copies seen elsewhere do not bring a hand nearer, nor after a discard', () => {
    const away = analyseHand(hand('12m46p7z~777p'), COMMON_SHAPES, tiles('3m'));
    if (away.kind !== 'discarding') throw new Error(away.kind);
    const discard = away.discards.find(({ tile }) => tile === '7z');
    expect(copies(discard?.accepts ?? [])).toBe('1m 3, 2m 3, 3m 3, 4p 3, 5p 4, 6p 3');
    const two = analyseHand(hand('346m55z'), COMMON_SHAPES, tiles('2m'));
    const six = two.kind === 'discarding' && two.discards.find(({ tile }) => tile === '6m');
    if (!six) throw new Error(two.kind);
    const after = handAfterDiscard(hand('346m55z'), six, COMMON_SHAPES, tiles('2m'));
    expect(after.kind === 'ready' && copies(after.waits)).toBe('2m 3, 5m 4');
  });

  test('flowers change nothing', () => {
    expect(analyseHand(hand('3456p15f'), COMMON_SHAPES)).toEqual(
      analyseHand(hand('3456p'), COMMON_SHAPES),
    );
  });
});

/** Thirteen orphans, one of each, wait on any of them: three copies each. */
function copiesOfOrphans(): string {
  return tiles('19m19p19s1234567z')
    .map((tile) => `${tile} 3`)
    .join(', ');
}

describe('a hand that is not ready', () => {
  test('accepts what makes a run or the pair', () => {
    const away = analysed('13m57s', 'away');
    expect(away.distances).toMatchObject({ byShape: { standard: 1 }, distance: 1 });
    expect(copies(away.accepts)).toBe('1m 3, 2m 4, 3m 3, 5s 3, 6s 4, 7s 3');
    expect(away.count).toBe(20);
  });

  test('four alike wait on no fifth, and accept every other kind as half a pair', () => {
    const away = analysed('1111m', 'away');
    expect(away.distances.distance).toBe(1);
    expect(away.accepts).toHaveLength(33);
    expect(away.count).toBe(132);
  });

  test('is measured by every shape within reach', () => {
    const { distances } = analysed('1122m4477p9s1234z', 'away');
    expect(distances).toEqual({
      byShape: { standard: 4, 'seven-pairs': 2, 'thirteen-orphans': 6 },
      distance: 2,
    });
    const melded = analysed('13m57s~777z', 'away').distances.byShape;
    expect([melded['seven-pairs'], melded['thirteen-orphans']]).toEqual([null, null]);
  });
});

describe('a complete hand', () => {
  test.each([
    [
      '11122233344455m',
      [
        '111m 222m 333m 444m 55m',
        '123m 123m 123m 444m 55m',
        '111m 234m 234m 234m 55m',
        '111m 22m 234m 345m 345m',
      ],
    ],
    ['19m19p19s12345677z', ['1m 9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 77z']],
    ['55z', ['55z']],
    ['123m55p~777z', ['123m 55p']],
  ])('%s', (text, readings) => {
    const complete = analysed(text, 'complete');
    expect(complete.readings.map(written).sort()).toEqual([...readings].sort());
    expect(complete.win).toBeUndefined();
  });

  test('two shapes at once', () => {
    const { readings } = analysed('11223344556677m', 'complete');
    expect(new Set(readings.map(({ shape }) => shape))).toEqual(
      new Set(['standard', 'seven-pairs']),
    );
  });

  test.each([
    ['234m5p~777z~123s(9999p)*5p', 'pair'],
    ['12m55p!3m', 'edge'],
    ['24m55p*3m', 'closed'],
    ['23m55p*4m', 'two-sided'],
    ['1122m4477p9s5566z!9s', 'pair'],
  ])('%s says how the winning tile completes it: %s', (text, kind) => {
    expect(analysed(text, 'complete').win?.kinds).toEqual([kind]);
  });
});

describe('a hand to discard from', () => {
  test('the best discard comes first, with the tiles it leaves to hope for', () => {
    const { discards, distances } = analysed('222m34m55667p678s1z', 'discarding');
    expect(distances.distance).toBe(0);
    const [best, ...others] = discards;
    expect(best && { ...best, accepts: copies(best.accepts) }).toEqual({
      tile: '1z',
      distance: 0,
      accepts: '4p 4, 7p 3',
      count: 7,
    });
    expect(others.every(({ distance }) => distance >= 1)).toBe(true);
  });

  test('each kind of tile is one discard, the nearest and widest first', () => {
    const { discards } = analysed('1355m2468p13789s7z', 'discarding');
    expect(formatTiles(discards.map(({ tile }) => tile).sort())).toBe(
      formatTiles([...new Set(tiles('1355m2468p13789s7z'))].sort()),
    );
    const order = discards.map(({ distance, count }) => 1000 * distance - count);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  test('a winning tile that does not win is told, and is one tile of the hand', () => {
    const failed = analysed('123m5p*6p', 'discarding');
    expect(failed.failed).toBe('6p');
    expect(failed.discards.map(({ tile }) => tile)).toContain('6p');
  });

  test('the hand after a discard', () => {
    const whole = hand('222m34m55667p678s1z');
    const [best] = analysed('222m34m55667p678s1z', 'discarding').discards;
    const after = best && handAfterDiscard(whole, best, COMMON_SHAPES);
    expect(after?.kind).toBe('ready');
    expect(after?.kind === 'ready' && copies(after.waits)).toBe('4p 4, 7p 3');
  });

  test('what lies on the table after a discard cannot come', () => {
    const whole = hand('1355m2468p13789s7z');
    const { discards } = analysed('1355m2468p13789s7z', 'discarding');
    for (const discard of discards) {
      const after = handAfterDiscard(whole, discard, COMMON_SHAPES);
      const again = after.kind === 'away' ? after.accepts : after.waits;
      const own = again.find(({ tile }) => tile === discard.tile);
      const held = whole.concealed.filter((tile) => tile === discard.tile).length;
      expect(own?.left ?? 4 - held).toBe(4 - held);
      expect(after.count).toBe(discard.count);
    }
  });
});

describe('no hand of any size', () => {
  test.each([
    ['123m456p', 1, 0],
    ['~777z', 1, 0],
    ['123m*4m', 1, 0],
    ['12m*4m', 0, 1],
    ['1m2m3m4m*4m', 0, 0],
    ['123456789m123456p', 0, 1],
    ['123456789m12345p~777z', 0, 3],
    ['123456789m1234p*5p', 0, 0],
  ])('%s: %i short, %i over', (text, short, over) => {
    const analysis = analyseHand(hand(text), COMMON_SHAPES);
    const wrong = analysis.kind === 'wrong-size' ? analysis : { short: 0, over: 0 };
    expect({ short: wrong.short, over: wrong.over }).toEqual({ short, over });
  });

  test('a kong counts as three', () => {
    expect(analysed('1z(9999p)(8888p)(7777p)(6666p)', 'ready').count).toBe(3);
  });
});

test('is ready exactly where the second implementation finds a winning tile', () => {
  fc.assert(
    fc.property(fc.constantFrom(1, 4, 7, 10).chain(someTiles), (concealed) => {
      const analysis = analyseHand({ concealed, melds: [], flowers: [] }, COMMON_SHAPES);
      const found: readonly Tile[] =
        analysis.kind === 'ready' ? analysis.waits.map(({ tile }) => tile) : [];
      expect(found).toEqual(winningTiles(concealed, true));
      expect(analysis.kind).toBe(found.length > 0 ? 'ready' : 'away');
    }),
  );
});

test('is complete exactly where the second implementation says so', () => {
  fc.assert(
    fc.property(fc.constantFrom(2, 5, 8, 11).chain(someTiles), (concealed) => {
      const { kind } = analyseHand({ concealed, melds: [], flowers: [] }, COMMON_SHAPES);
      expect(kind).toBe(isComplete(counted(concealed), true) ? 'complete' : 'discarding');
    }),
  );
});

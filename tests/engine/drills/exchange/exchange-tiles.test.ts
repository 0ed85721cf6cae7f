/** Three tiles passed before a goulash. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadExchange } from '../../../../src/engine/drills/exchange/exchange-tiles.ts';
import { bestExchanges, exchangeBy } from '../../../../src/engine/drills/exchange/exchanges.ts';
import { goulashShapes } from '../../../../src/engine/rulesets/vulcain1953/shapes/goulash.ts';
import { VULCAIN1953_SHAPES } from '../../../../src/engine/rulesets/vulcain1953/shapes.ts';
import { someTiles } from '../../arbitraries.ts';
import { tiles } from '../../hands.ts';

const desk = await loadExchange('vulcain1953');
const shapes = goulashShapes(VULCAIN1953_SHAPES);

describe('what is passed', () => {
  test.each([
    // The snake lacks nothing but what is not of it.
    { hand: '123456789m12z5p6s', passes: '5p 6s', keeps: 'wriggling-snake' },
    { hand: '1234567p1234z9m9s', passes: '9m 9s', keeps: 'gretas-garden' },
    { hand: '1122334455z6m7p8s', passes: '6m 7p 8s', keeps: 'twins-of-heaven' },
    { hand: '19m19p19s1234z5m6p7s', passes: '5m 6p 7s', keeps: 'unique-wonder' },
    { hand: '111m444p777s3z2m8p5s', passes: '2m 8p 5s', keeps: 'standard' },
  ])('$hand: $passes', ({ hand, passes, keeps }) => {
    const { answer, shapes: near } = desk.hints({ hand });
    for (const tile of passes.split(' ')) expect(answer).toContain(tile);
    expect(near).toContain(keeps);
  });

  test('a tile of the hand that is nearest costs distance', () => {
    const { right, grade, cost } = desk.check({ hand: '123456789m12z5p6s' }, tiles('12m5p'));
    expect({ right, grade, distance: cost.distance }).toEqual({
      right: false,
      grade: 'mistake',
      distance: 1,
    });
  });
});

describe('what is refused', () => {
  test.each([
    ['1122334455z6m7p', 'not-thirteen'],
    ['11223344z6m7p~555z', 'exposed'],
    ['1122334455z6m7p!8s', 'no-win'],
    ['1122334455z6m7p8s1f', 'no-flowers'],
  ])('%s: %s', (hand, code) => {
    const asked = desk.ask({ hand });
    expect(asked.ok ? 'none' : asked.error.error.code).toBe(code);
  });
});

test('no other three tiles keep more', () => {
  fc.assert(
    fc.property(someTiles(13), fc.nat(12), fc.nat(11), fc.nat(10), (all, a, b, c) => {
      const hand = { concealed: all, melds: [] };
      const [best] = bestExchanges(hand, shapes, 3);
      const rest = [...all];
      const passed = [a, b, c].flatMap((at) => rest.splice(at, 1));
      const other = exchangeBy(hand, shapes, passed);
      expect(best && best.distance <= other.distance).toBe(true);
      if (best?.distance === other.distance) expect(best.count).toBeGreaterThanOrEqual(other.count);
    }),
    { numRuns: 12 },
  );
});

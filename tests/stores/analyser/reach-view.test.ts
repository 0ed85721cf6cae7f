/** What a hand may become under the international rules, as the analyser shows it. */
import { describe, expect, test } from 'vitest';
import { parseHand } from '../../../src/engine/notation.ts';
import { loadReach } from '../../../src/engine/scoring.ts';
import { isWhole } from '../../../src/stores/analyser/analysis-view.ts';
import { areInPoints, reachView } from '../../../src/stores/analyser/reach-view.ts';

function held(text: string) {
  const read = parseHand(text);
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
}

const reach = await loadReach('mcr');
const rings = (text: string, least: number) =>
  reachView(reach(held(text)), least).map(({ distance, hands }) => [
    distance,
    hands.map(({ id }) => id),
  ]);

describe('the rings about a hand', () => {
  test('knitted tiles and winds: one honour more is the lesser hand, three the greater', () => {
    expect(rings('147m258p369s1234z', 12).slice(0, 2)).toEqual([
      [0, ['lesser-honors-and-knitted-tiles', 'knitted-straight']],
      [2, ['greater-honors-and-knitted-tiles']],
    ]);
  });

  test('five pairs need one more to wait for the seventh', () => {
    expect(rings('113355m1199p567z', 24)[0]).toEqual([1, ['seven-pairs']]);
  });

  test('are three at most, nearest first', () => {
    const distances = reachView(reach(held('1133557799m24p5z')), 1).map(({ distance }) => distance);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    expect(distances).toHaveLength(3);
  });

  test('leave out what is worth less', () => {
    const points = reachView(reach(held('123m456p789s12z34m')), 6).flatMap(({ hands }) =>
      hands.map((hand) => hand.value.points ?? 0),
    );
    expect(Math.min(...points)).toBeGreaterThanOrEqual(6);
  });
});

test.each([
  ['147m258p369s1234z', true],
  ['1133557799m24p5z1s', true],
  ['2378p55z~555s', false],
  ['1234m', false],
])('%s is all the tiles of a player: %s', (text, whole) => {
  expect(isWhole(held(text))).toBe(whole);
});

test('rows that are worth no points are all shown', async () => {
  const roles = (await loadReach('riichi'))(held('555z66z77z234m567p'), { seat: 'E', round: 'E' });
  expect(areInPoints(roles)).toBe(false);
  const [ready] = reachView(roles, 6);
  expect(ready?.hands.map(({ id }) => id)).toContain('shousangen');
});

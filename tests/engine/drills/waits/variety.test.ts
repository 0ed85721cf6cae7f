/** What a session brings: no hand twice, shapes in turns, hands without a wait as often as set. */
import { describe, expect, test } from 'vitest';
import { rankOf, TILES, type Tile } from '../../../../src/engine/core/tile.ts';
import { deskOf } from '../../../../src/engine/drills/desk.ts';
import { type Level, levelFrom, type Texts } from '../../../../src/engine/drills/drill.ts';
import { findWaits } from '../../../../src/engine/drills/waits/find-waits.ts';
import { WAIT_LEVELS } from '../../../../src/engine/drills/waits/wait-level.ts';
import { shapeOf } from '../../../../src/engine/drills/waits/wait-shape.ts';
import { winningTiles } from '../../brute-force.ts';
import { tiles } from '../../hands.ts';

const desk = deskOf(findWaits);
const QUESTIONS = 300;

const levelOf = (given: Texts): Level => levelFrom(WAIT_LEVELS, given);

/** The hands of a session, each tiles in order. */
function session(level: Level, questions = QUESTIONS): readonly (readonly Tile[])[] {
  const past: Texts[] = [];
  return Array.from({ length: questions }, (_, seed) => {
    const { texts, shown } = desk.deal(seed * 7919, { level, past });
    past.push(texts);
    return shown.concealed.toSorted();
  });
}

function timesOf<T>(items: readonly T[]): ReadonlyMap<T, number> {
  const times = new Map<T, number>();
  for (const item of items) times.set(item, (times.get(item) ?? 0) + 1);
  return times;
}

const waitsOf = (hand: readonly Tile[]): number => winningTiles(hand, true).length;

/** The ranks of a hand of one suit from its lowest, read from the end that sorts first. */
function pureShape(hand: readonly Tile[]): string {
  const ranks = hand.map(rankOf).sort((a, b) => a - b);
  const [lowest = 0, highest = 0] = [ranks[0], ranks.at(-1)];
  const forward = ranks.map((rank) => rank - lowest);
  const backward = ranks.map((rank) => highest - rank).reverse();
  return [forward.join(''), backward.join('')].sort()[0] ?? '';
}

describe('the shape of a hand', () => {
  test.each([
    ['1233m', '7899s', true],
    ['1233m', '1123p', true],
    ['3445p', '5667p', true],
    ['1234m', '1235m', false],
    ['12m45p', '56m78s', true],
    ['12m45p', '89s12m', true],
    ['12m45p', '12m46p', false],
    ['1m111z', '9p333z', true],
    ['1m111z', '9p334z', false],
    ['11m', '11z', false],
    ['1112345678999m', '1112345678999s', true],
  ])('of %s is that of %s: %s', (one, other, same) => {
    expect(shapeOf(tiles(one)) === shapeOf(tiles(other))).toBe(same);
  });
});

describe.each([
  { size: '7' },
  { size: '10', order: 'mixed' },
  { size: '13' },
  { size: '13', min: '3' },
  { size: '7', mix: 'suits' },
  { size: '13', mix: 'honours' },
])('three hundred questions of one session at %j', (given) => {
  const level = levelOf(given);
  const hands = session(level);

  test('bring no hand twice', () => {
    expect(new Set(hands.map((hand) => hand.join(''))).size).toBe(QUESTIONS);
  });

  test('bring shapes in turns', () => {
    const times = [...timesOf(hands.filter(waitsOf).map(shapeOf)).values()];
    expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(1);
  });

  test('bring about one hand in eight that waits on nothing', () => {
    const dead = hands.filter((hand) => waitsOf(hand) === 0).length;
    // 37.5 are to be expected; 5.7 is the standard deviation.
    expect(dead).toBeGreaterThan(20);
    expect(dead).toBeLessThan(55);
  });
});

test.each([
  ['0', 0, 0],
  ['4', 50, 100],
  ['2', 120, 180],
])('where one hand in %s waits on nothing, between %d and %d of 300 do', (none, least, most) => {
  const hands = session(levelOf({ size: '10', none }));
  const dead = hands.filter((hand) => waitsOf(hand) === 0).length;
  expect(dead).toBeGreaterThanOrEqual(least);
  expect(dead).toBeLessThanOrEqual(most);
});

test('a lone tile always waits', () => {
  const hands = session(levelOf({ size: '1', none: '2' }), 54);
  expect(hands.every((hand) => waitsOf(hand) === 1)).toBe(true);
  // 27 tiles of three suits: each twice.
  expect([...timesOf(hands.map(String)).values()]).toEqual(Array(27).fill(2));
});

describe('of four tiles of one suit', () => {
  const suit = TILES.filter((tile) => tile.endsWith('m'));
  const all = suit.flatMap((a, i) =>
    suit
      .slice(i)
      .flatMap((b, j) =>
        suit
          .slice(i + j)
          .flatMap((c, k) => suit.slice(i + j + k).map((d): readonly Tile[] => [a, b, c, d])),
      ),
  );

  test.each([1, 2, 3])('with at least %d waits every shape comes once in a round', (min) => {
    const shapes = new Set(all.filter((hand) => waitsOf(hand) >= min).map(pureShape));
    const dealt = session(levelOf({ size: '4', min: String(min), none: '0' }), shapes.size);
    expect(new Set(dealt.map(pureShape))).toEqual(shapes);
  });
});

test.each([
  // Of 70, ten are to be expected of each number of waits, with a standard deviation of three.
  [{ size: '13', min: '3', none: '0' }, [3, 4, 5, 6, 7], 2, 19],
  // Candidates come by chance: of several families, only the common numbers are held.
  [{ size: '13', mix: 'honours', min: '3', none: '0' }, [3, 4, 5], 8, 40],
])('many waits come about as often as few at %j', (given, numbers, least, most) => {
  const times = timesOf(session(levelOf(given), 70).map(waitsOf));
  for (const waits of numbers) {
    expect(times.get(waits)).toBeGreaterThanOrEqual(least);
    expect(times.get(waits)).toBeLessThanOrEqual(most);
  }
});

test('the nine gates come once, however long one looks for six waits or more', () => {
  const hands = session(levelOf({ size: '13', min: '6', none: '0' }), 60);
  const gates = hands.filter((hand) => waitsOf(hand) === 9);
  expect(gates.length).toBeLessThanOrEqual(1);
});

test('the same seed and the same past ask the same question', () => {
  const past = session(levelOf({ size: '13' }), 20).map((hand) => ({ hand: hand.join('') }));
  const wish = { level: levelOf({ size: '13' }), past };
  for (const seed of [1, 7919, 20260101]) {
    expect(desk.deal(seed, wish)).toEqual(deskOf(findWaits).deal(seed, wish));
  }
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupTiles } from '../../../../src/engine/core/group.ts';
import { checkCopies } from '../../../../src/engine/core/hand.ts';
import { createRng } from '../../../../src/engine/core/rng.ts';
import { compareTiles, familyOf, TILES, type Tile } from '../../../../src/engine/core/tile.ts';
import { levelFrom } from '../../../../src/engine/drills/drill.ts';
import { findWaits } from '../../../../src/engine/drills/waits/find-waits.ts';
import { varyHand } from '../../../../src/engine/drills/waits/wait-dealer.ts';
import {
  WAIT_LEVELS,
  WAIT_MIXES,
  type WaitLevel,
  type WaitQuestion,
  waitLevelOf,
} from '../../../../src/engine/drills/waits/wait-level.ts';
import { PURE_SIZES } from '../../../../src/engine/hand/pure-hands.ts';
import { waits } from '../../../../src/engine/hand/waits.ts';
import { winningTiles } from '../../brute-force.ts';
import { tiles, waiting } from '../../hands.ts';

const LEVELS: readonly WaitLevel[] = PURE_SIZES.flatMap((size) =>
  WAIT_MIXES.flatMap((mix) =>
    [1, 2, 3, 5, 7, 9, 13].flatMap((min) =>
      [true, false].map((sorted) => ({ size, mix, min, none: 0, sorted })),
    ),
  ),
);
const SEEDS = Array.from({ length: 8 }, (_, seed) => seed * 7919);

const written = ({ size, mix, min, none, sorted }: WaitLevel) => ({
  size: String(size),
  mix,
  min: String(min),
  none: String(none),
  order: sorted ? 'sorted' : 'mixed',
});
const make = (seed: number, level: WaitLevel): WaitQuestion =>
  findWaits.make(createRng(seed), written(level));
const countOf = (question: WaitQuestion): number => findWaits.solve(question).length;
const isInOrder = (held: readonly Tile[]): boolean =>
  held.join() === [...held].sort(compareTiles).join();

describe('every level, over many seeds', () => {
  test.each(
    LEVELS.map((level) => [level.size, level.mix, level.min, level.sorted, level] as const),
  )('%d tiles, %s, at least %d waits, sorted: %s', (size, mix, _, sorted, level) => {
    for (const seed of SEEDS) {
      const question = make(seed, level);
      const { concealed, melds, pairInside } = question.hand;
      expect([concealed.length, melds, pairInside]).toEqual([size, [], true]);
      expect(checkCopies({ concealed, melds, flowers: [] }).ok).toBe(true);
      if (sorted) expect(isInOrder(concealed)).toBe(true);

      const answer = findWaits.solve(question);
      expect(answer).toEqual(winningTiles(concealed, true));
      expect(answer.length).toBeGreaterThan(0);
      expect(findWaits.check(question, answer).right).toBe(true);
      expect(findWaits.check(question, [...answer].reverse()).right).toBe(true);
      expect(findWaits.check(question, answer.slice(1)).right).toBe(false);

      const families = new Set(concealed.map(familyOf));
      if (mix === 'pure') expect([families.size, families.has('z')]).toEqual([1, false]);
      if (mix === 'suits') expect(families.has('z')).toBe(false);
      if (mix === 'suits' && size > 1) expect(families.size).toBeGreaterThan(1);
      if (mix === 'honours') expect(families.has('z')).toBe(true);
    }
  });
});

describe('a level', () => {
  test('is read as it is written', () => {
    for (const level of LEVELS) expect(waitLevelOf(written(level))).toEqual(level);
  });

  test.each([
    [{}, { size: 4, mix: 'pure', min: 1, none: 8, sorted: true }],
    [{ size: '1' }, { size: 1, mix: 'pure', min: 1, none: 0, sorted: true }],
    [
      { size: '13', min: '9' },
      { size: 13, mix: 'pure', min: 9, none: 8, sorted: true },
    ],
    [
      { size: '4', min: '9' },
      { size: 4, mix: 'pure', min: 3, none: 8, sorted: true },
    ],
  ] as const)('out of %j', (given, level) => {
    expect(waitLevelOf(levelFrom(WAIT_LEVELS, given))).toEqual(level);
  });
});

describe('chance', () => {
  test('the same seed gives the same question', () => {
    for (const level of LEVELS) expect(make(1924, level)).toEqual(make(1924, level));
  });

  test('other seeds give other questions', () => {
    const level: WaitLevel = { size: 13, mix: 'suits', min: 1, none: 0, sorted: true };
    const hands = Array.from({ length: 100 }, (_, seed) => make(seed, level).hand.concealed.join());
    expect(new Set(hands).size).toBeGreaterThan(95);
  });

  test('unsorted hands come in any order', () => {
    const level: WaitLevel = { size: 13, mix: 'pure', min: 1, none: 0, sorted: false };
    const hands = Array.from({ length: 50 }, (_, seed) => make(seed, level).hand.concealed);
    expect(hands.filter(isInOrder)).toEqual([]);
  });

  test('all three suits come up', () => {
    const level: WaitLevel = { size: 7, mix: 'pure', min: 1, none: 0, sorted: true };
    const suits = Array.from({ length: 60 }, (_, seed) => make(seed, level).hand.concealed[0]);
    expect(new Set(suits.map((tile) => tile?.[1]))).toEqual(new Set(['m', 'p', 's']));
  });
});

describe('the number of waits', () => {
  const spread = (level: WaitLevel, questions: number): Map<number, number> => {
    const rng = createRng(49);
    const times = new Map<number, number>();
    for (let made = 0; made < questions; made++) {
      const count = countOf(findWaits.make(rng, written(level)));
      times.set(count, (times.get(count) ?? 0) + 1);
    }
    return times;
  };

  test.each([
    [1, 9, 1],
    [4, 9, 3],
    [7, 9, 5],
    [10, 9, 8],
    [13, 13, 9],
  ] as const)('of %d tiles with at least %d is the most there is: %d', (size, min, most) => {
    const times = spread({ size, mix: 'pure', min, none: 0, sorted: true }, 30);
    expect([...times.keys()]).toEqual([most]);
  });

  // Two families wait together on no more than a core beside made groups does.
  const MOST = [
    [4, 2],
    [7, 3],
    [10, 5],
    [13, 8],
  ] as const;
  const MIXED = (['suits', 'honours'] as const).flatMap((mix) =>
    MOST.map(([size, most]) => [mix, size, most] as const),
  );

  test.each(MIXED)('of %s, %d tiles, is at least what is asked, up to %d', (mix, size, most) => {
    for (let min = 1; min <= most; min++) {
      const counts = [...spread({ size, mix, min, none: 0, sorted: true }, 40).keys()];
      expect(Math.min(...counts)).toBeGreaterThanOrEqual(min);
      expect(Math.max(...counts)).toBeLessThanOrEqual(most);
    }
  });

  test.each(MIXED)('of %s, %d tiles, is %d where more is asked', (mix, size, most) => {
    const times = spread({ size, mix, min: most + 1, none: 0, sorted: true }, 30);
    expect([...times.keys()]).toEqual([most]);
  });
});

describe('the verdict', () => {
  const question: WaitQuestion = { hand: waiting('1113456666788m') };

  test.each([
    ['all found', '2578m', true, '2578m', 'found found found found'],
    ['in any order, twice the same', '8m2m75m8m', true, '2578m', 'found found found found'],
    ['the usual mistake', '258m', false, '2578m', 'found found missed found'],
    ['one too many', '24578m', false, '24578m', 'found wrong found found found'],
    ['another suit', '2578m2p', false, '2578m2p', 'found found found found wrong'],
    ['nothing', '', false, '2578m', 'missed missed missed missed'],
    ['only wrong ones', '1z1m', false, '12578m1z', 'wrong missed missed missed missed wrong'],
  ])('%s', (_, answer, right, shown, marks) => {
    const verdict = findWaits.check(question, tiles(answer));
    expect(verdict.right).toBe(right);
    expect(verdict.tiles.map(({ tile }) => tile)).toEqual(tiles(shown));
    expect(verdict.tiles.map(({ mark }) => mark).join(' ')).toBe(marks);
  });

  test('a hand that waits on nothing is answered with nothing', () => {
    const dead: WaitQuestion = { hand: waiting('1111m') };
    expect(findWaits.check(dead, [])).toEqual({
      ...{ right: true, tiles: [], marks: { found: 0, missed: 0, wrong: 0 } },
      aspects: { waits: '0', holds: '4' },
    });
    expect(findWaits.check(dead, ['1m']).right).toBe(false);
  });

  test.each([
    ['3456p', { waits: '2', holds: '2' }],
    ['1112345678999m', { waits: '9', holds: '3' }],
    ['3333p', { waits: '0', holds: '4' }],
  ] as const)('results with %s are looked at by its waits and its tiles alike', (hand, aspects) => {
    expect(findWaits.check({ hand: waiting(hand) }, []).aspects).toEqual(aspects);
  });

  test('the proof names the same tiles as the answer', () => {
    expect(waits(question.hand).map(({ tile }) => tile)).toEqual(findWaits.solve(question));
  });
});

describe('variations', () => {
  const TEXTS = [
    '1m',
    '23456m',
    '1112345678999m',
    '23m55p666z789s777z',
    '1113456666788m',
    '3334m~123m~789s(5555z)',
    '12m55p~789m~1111p~777z',
  ];
  const leftIn = (hand: Parameters<typeof waits>[0]): number[] =>
    waits(hand)
      .map(({ left }) => left)
      .sort();

  test.each(TEXTS)('of %s have as many waits, with as many copies left', (text) => {
    const hand = waiting(text);
    const property = fc.property(fc.integer(), fc.boolean(), (seed, sorted) => {
      const other = varyHand(createRng(seed), hand, sorted);
      expect(leftIn(other)).toEqual(leftIn(hand));
      expect(other.pairInside).toBe(hand.pairInside);
      expect(checkCopies({ ...other, flowers: [] }).ok).toBe(true);
      if (sorted) expect(isInOrder(other.concealed)).toBe(true);
      for (const meld of other.melds)
        for (const tile of groupTiles(meld)) expect(TILES).toContain(tile);
    });
    fc.assert(property);
  });

  test('of one suit are in all suits and both ways round', () => {
    const hand = waiting('1112345666m');
    const shapes = Array.from({ length: 200 }, (_, seed) =>
      varyHand(createRng(seed), hand, true).concealed.join(''),
    );
    const expected = ['1112345666', '4445678999'].flatMap((ranks) =>
      ['m', 'p', 's'].map((suit) => tiles(ranks + suit).join('')),
    );
    expect([...new Set(shapes)].sort()).toEqual(expected.sort());
  });

  test('of honours are of all honours', () => {
    const found = Array.from({ length: 200 }, (_, seed) =>
      varyHand(createRng(seed), waiting('1z'), true),
    );
    expect(new Set(found.flatMap(({ concealed }) => concealed))).toEqual(
      new Set(tiles('1234567z')),
    );
  });

  test('keep the order they are given where none is asked', () => {
    const hand = waiting('51z1234m5p');
    const property = fc.property(fc.integer(), (seed) => {
      expect(isInOrder(varyHand(createRng(seed), hand, true).concealed)).toBe(true);
    });
    fc.assert(property);
  });
});

/** Mistakes at the international rules: what an answer tells of the fans, and how that steers the deal. */
import { describe, expect, test } from 'vitest';
import {
  createRng,
  type FanQuestion,
  type FanQuestionText,
  type FanTopic,
  parseFanQuestion,
  parseTotalQuestion,
  type Steer,
  totalFans,
  whichFans,
} from '../../../../src/engine/index.ts';

/** Pure straight 16, all chows 2, concealed hand 2 (register: hands 49, 18, 17). */
const STRAIGHT = { hand: '123456789m34p55s!5p', seat: 'S', round: 'E' } as const;

function question(text: FanQuestionText): FanQuestion {
  const read = parseFanQuestion(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

describe('what an answer tells of the fans', () => {
  test('ticked: found is known, missed and wrong are not, the others tell nothing', () => {
    const { known } = whichFans.check(question(STRAIGHT), { fans: ['all-chows', 'no-honors'] });
    expect(known).toEqual({
      ...{ 'all-chows': true, 'no-honors': false },
      ...{ 'pure-straight': false, 'concealed-hand': false },
    });
  });

  test('named: a wrong tick as well as the one that was missed', () => {
    const asked = question({ ...STRAIGHT, ask: 'name' });
    const known = (...fans: string[]) => whichFans.check(asked, { fans }).known;
    expect(known('pure-straight')).toEqual({ 'pure-straight': true });
    expect(known('concealed-hand')).toEqual({ 'pure-straight': false, 'concealed-hand': false });
  });

  test('named: of two that are as dear, the other is not missed', () => {
    // All chows and concealed hand, 2 each.
    const asked = question({ hand: '123678m34p345s55s!5p', ask: 'name' });
    const { right, known } = whichFans.check(asked, { fans: ['all-chows'] });
    expect([right, known]).toEqual([true, { 'all-chows': true }]);
  });

  // All chows 2, mixed double chow 1; five flowers.
  const SMALL = { hand: '23m99m1f2f3f5f6f~123p~456s~678s!1m', seat: 'S', from: 'E' } as const;
  test.each([
    [{ base: 3, total: 8 }, true, true],
    [{ base: 3, total: 3 }, true, false],
    [{ base: 2, total: 7 }, false, true],
    [{ base: 2, total: 2 }, false, false],
    [{ base: 3 }, true, false],
  ])('of a total of %j: those that count %s, flowers %s', (figures, counts, flowers) => {
    const read = parseTotalQuestion(SMALL);
    if (!read.ok) throw new Error('refused');
    const { known } = totalFans.check(read.value, { enough: false, figures });
    expect(known).toEqual({
      ...{ 'all-chows': counts, 'mixed-double-chow': counts, 'flower-tiles': flowers },
    });
  });
});

describe('mistakes steer the deal', () => {
  const TIMES = 200;
  const deals = (topic: FanTopic, steer: Steer): readonly FanQuestion[] =>
    Array.from({ length: TIMES }, (_, seed) =>
      whichFans.make(createRng(seed), { topic, edition: 'text', steer }),
    );
  const named = (asked: readonly FanQuestion[], item: string): number =>
    asked.filter((one) => whichFans.solve(one).fans.includes(item)).length;

  test('what was missed comes up oftener, the rest still does', () => {
    const even = named(deals('name-the-last-tile', {}), 'edge-wait');
    const steered = deals('name-the-last-tile', { 'edge-wait': 8 });
    // One in four, and nine in twelve.
    expect(even).toBeGreaterThan(TIMES / 8);
    expect(even).toBeLessThan((TIMES * 3) / 8);
    expect(named(steered, 'edge-wait')).toBeGreaterThan((TIMES * 5) / 8);
    for (const other of ['closed-wait', 'single-wait', 'self-drawn']) {
      expect(named(steered, other)).toBeGreaterThan(0);
    }
  });

  test('the same for the same seed and weights', () => {
    const steer = { 'all-pungs': 4, 'last-tile': 2 };
    const [a, b] = [deals('name-four-and-six', steer), deals('name-four-and-six', steer)];
    expect(a).toEqual(b);
  });

  test('never beyond the level, and nonsense harms nothing', () => {
    const plain = deals('name-knitted-hands', {});
    const steer = { 'all-pungs': 8, 'no-such-hand': 8, 'knitted-straight': -3 };
    expect(deals('name-knitted-hands', steer)).toEqual(plain);
  });
});

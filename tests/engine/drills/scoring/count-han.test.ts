/** Han and fu: what is dealt, how figures are judged, who pays, markers in addresses. */
import { describe, expect, test } from 'vitest';
import { WINDS } from '../../../../src/engine/core/wind.ts';
import type { Texts } from '../../../../src/engine/drills/drill.ts';
import { type Answer, type ScoringDesk, scoringDesk, seeds } from './counting.ts';

const desk: ScoringDesk = await scoringDesk('count-han');
const TOPICS = ['roles', 'yakuman', 'enough', 'han', 'fu', 'points', 'payments', 'agreed'];
const SEEDS = seeds(60);

function asked(texts: Texts) {
  const read = desk.ask(texts);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

const onTo = (item: string) => ({ steer: { [item]: 2000 } });

test('the levels stand in the order in which they are taught', () => {
  expect(desk.levels[0]).toMatchObject({ name: 'level', values: TOPICS });
});

describe.each(TOPICS)('the level %s, over many seeds', (topic) => {
  const level = { level: topic };
  const dealt = SEEDS.map((seed) => desk.deal(seed, { level }));

  test('deals every row it is about', () => {
    const isDealt = (item: string): boolean => {
      const { texts } = desk.deal(1, { level, ...onTo(item) });
      return desk.check(texts, {}).sheet.lines.some((line) => line.item === item);
    };
    const targets = desk.targets?.(level) ?? [];
    expect(targets.length).toBeGreaterThan(0);
    expect(targets.filter((item) => !isDealt(item))).toEqual([]);
  });

  test('takes its own answer for right, and writes its questions down', () => {
    for (const question of dealt) {
      expect(desk.check(question.texts, desk.solve(question.texts)).right).toBe(true);
      expect(asked(question.texts)).toEqual(question);
    }
  });

  test('keeps what it promises, in plain data', () => {
    for (const question of dealt) {
      expect(desk.keeps(question.texts, level)).toBe(true);
      const given = [question, desk.check(question.texts, {}), desk.hints(question.texts)];
      expect(structuredClone(given)).toEqual(given);
    }
  });

  test('shows one marker at least, and those below after a riichi alone', () => {
    for (const { shown } of dealt) {
      const ids = shown.extras.map(({ id }) => id);
      expect(ids).toContain('doraIndicators');
      const isDeclared = shown.telling.some((told) => /riichi$/.test(told));
      expect(ids.includes('uraIndicators')).toBe(isDeclared);
    }
  });
});

test('hands with a role and hands without are both dealt', () => {
  const may = SEEDS.filter((seed) => {
    const { texts } = desk.deal(seed, { level: { level: 'enough' } });
    return desk.solve(texts).enough;
  }).length;
  expect(may).toBeGreaterThan(SEEDS.length / 6);
  expect(may).toBeLessThan((SEEDS.length * 5) / 6);
});

test('payments sum to zero', () => {
  for (const seed of SEEDS) {
    const { texts } = desk.deal(seed, { level: { level: 'payments' } });
    const { payments } = desk.check(texts, {}).account?.settlement ?? {};
    expect(WINDS.reduce((sum, seat) => sum + (payments?.[seat] ?? 0), 0)).toBe(0);
  }
});

/** Pinfu, tanyao and riichi, and no dora: 3 han, 30 fu on a discard. */
const THREE_HAN: Texts = {
  ...{ seat: 'S', round: 'E', how: 'riichi' },
  ...{ hand: '234m567p34588s56s!7s', doraIndicators: '1z' },
};
/** The White dragons alone, exposed: 20 and 4 for the pung, 30 fu. */
const ONE_HAN: Texts = { hand: '123m78p99s~555z~345s!9p', seat: 'W', round: 'E' };
/** The Great Dragons. */
const YAKUMAN: Texts = { hand: '11p66677z~555z~234m!7z', seat: 'E' };
/** Seven pairs drawn, with riichi and the round's first dora: 25 fu. */
const SEVEN_PAIRS: Texts = { hand: '1133m5577p2288s4z*4z', seat: 'N', round: 'E', how: 'riichi' };

describe('what a hand is worth', () => {
  test.each<[string, Texts, Answer['figures']]>([
    [
      'a child on a discard',
      { ...THREE_HAN, from: 'W' },
      { han: 3, fu: 30, total: 3900, E: 0, W: 3900, N: 0 },
    ],
    [
      'the same, drawn',
      { ...THREE_HAN, hand: '234m567p34588s56s*7s' },
      { han: 4, fu: 20, total: 5200, E: 2600, W: 1300, N: 1300 },
    ],
    [
      'the same by the dealer',
      { ...THREE_HAN, seat: 'E', from: 'N' },
      { han: 3, fu: 30, total: 5800, S: 0, W: 0, N: 5800 },
    ],
    [
      'one han and 30 fu',
      { ...ONE_HAN, from: 'E' },
      { han: 1, fu: 30, total: 1000, E: 1000, S: 0, N: 0 },
    ],
    [
      'a dora for each tile that a marker points to',
      { ...ONE_HAN, from: 'E', doraIndicators: '7z' },
      { han: 4, fu: 30, total: 7700, E: 7700, S: 0, N: 0 },
    ],
    [
      'seven pairs have 25 fu',
      SEVEN_PAIRS,
      { han: 4, fu: 25, total: 6400, E: 3200, S: 1600, W: 1600 },
    ],
  ])('%s', (_, texts, figures) => {
    expect(desk.solve(texts).figures).toEqual(figures);
  });

  test('of a limit the fu do not matter, of a yakuman the han do not either', () => {
    const limited = { ...THREE_HAN, doraIndicators: '7s', from: 'W' };
    expect(desk.solve(limited).figures).toEqual({ han: 5, total: 8000, E: 0, W: 8000, N: 0 });
    expect(desk.solve({ ...YAKUMAN, from: 'S' }).figures).toEqual({
      ...{ total: 48_000, S: 48_000, W: 0, N: 0 },
    });
  });
});

describe('one figure alone', () => {
  test.each<[string, string, number, number]>([
    ['han', 'han', 3, 2],
    ['fu', 'fu', 30, 20],
  ])('%s', (ask, field, right, wrong) => {
    const texts = { ...THREE_HAN, ask };
    expect(asked(texts).shown.fields.map(({ id }) => id)).toEqual([field]);
    expect(desk.solve(texts).figures).toEqual({ [field]: right });
    expect(desk.check(texts, { figures: { [field]: right } }).right).toBe(true);
    expect(desk.check(texts, { figures: { [field]: wrong } }).right).toBe(false);
  });

  test('puts the rows of its unit in doubt', () => {
    const { known = {} } = desk.check({ ...THREE_HAN, ask: 'han' }, { figures: { han: 2 } });
    const doubted = Object.keys(known).filter((item) => !known[item]);
    expect(doubted.toSorted()).toEqual(['pinfu', 'riichi', 'tanyao']);
  });

  test('hints at the rows of its unit', () => {
    const { lines } = desk.hints({ ...THREE_HAN, ask: 'fu' });
    expect(lines.toSorted()).toEqual(['fu-base', 'fu-closed-ron']);
  });
});

describe('roles', () => {
  test('are ticked; dora and fu are not offered', () => {
    const texts = { ...ONE_HAN, ask: 'lines', doraIndicators: '7z' };
    expect(desk.solve(texts).lines).toEqual(['yakuhai-white']);
    const { lines } = asked(texts).shown;
    expect(lines.filter((item) => /^fu-|dora|red-five/.test(item))).toEqual([]);
    expect(lines.length).toBeGreaterThan(3);
  });

  test('without one a hand may not win, whatever its dora', () => {
    const texts = {
      hand: '123m78p99s~222m~345s!9p',
      seat: 'W',
      ask: 'enough',
      doraIndicators: '1m',
    };
    expect(desk.solve(texts)).toEqual({ enough: false });
    expect(asked(texts).shown.lack).toBe('no-yaku');
    expect(desk.check(texts, {}).sheet.lack).toBe('no-yaku');
  });
});

describe('markers in an address', () => {
  test.each<[string, Texts, string, string]>([
    ['no tiles', { ...ONE_HAN, doraIndicators: '0m' }, 'doraIndicators', 'no-such-tile'],
    ['too many', { ...ONE_HAN, doraIndicators: '1234567m' }, 'doraIndicators', 'bad-extra'],
    ['a fifth copy', { ...ONE_HAN, doraIndicators: '55z' }, 'doraIndicators', 'impossible-extra'],
    [
      'below without a riichi',
      { ...ONE_HAN, uraIndicators: '1m' },
      'uraIndicators',
      'impossible-extra',
    ],
    ['more red fives than fives', { ...ONE_HAN, redFivesHeld: '5' }, 'redFivesHeld', 'bad-extra'],
  ])('%s: refused', (_, texts, part, code) => {
    const read = desk.ask(texts);
    expect(read).toMatchObject({ ok: false, error: { part, error: { code } } });
  });

  test('nothing leaves no trace', () => {
    expect(asked({ ...ONE_HAN, doraIndicators: '', redFivesHeld: '0' }).texts).toEqual({
      ...ONE_HAN,
      round: 'E',
      from: 'E',
    });
  });
});

/** Total and payment: what is dealt, how figures are judged, who pays, links. */
import { describe, expect, test } from 'vitest';
import { WINDS } from '../../../../src/engine/core/wind.ts';
import type { Texts } from '../../../../src/engine/drills/drill.ts';
import { MCR_EDITIONS } from '../../../../src/engine/rulesets/mcr/config.ts';
import { kit } from '../../../../src/engine/rulesets/mcr/kit.ts';
import { countedIn, type ScoringDesk, scoreOf, scoringDesk, seeds } from './counting.ts';

const desk: ScoringDesk = await scoringDesk('total-fans');
const TOPICS = ['mixed', 'small', 'eight', 'middle', 'great', 'payments'];
const SEEDS = seeds(300);

const counted = (texts: Texts) => countedIn(kit, texts);

function asked(texts: Texts) {
  const read = desk.ask(texts);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

/** Steers so hard that hardly anything else is dealt for. */
const onTo = (item: string) => ({ steer: { [item]: 2000 } });

test('the levels stand in the order in which they are taught', () => {
  expect(desk.levels[0]).toMatchObject({ name: 'level', values: TOPICS });
});

describe.each(TOPICS)('totals of the level %s, over many seeds', (topic) => {
  const dealt = SEEDS.slice(0, 150).map((seed, at) =>
    desk.deal(seed, { level: { level: topic, edition: MCR_EDITIONS[at % 3] ?? 'text' } }),
  );

  test.each(MCR_EDITIONS)('every hand it is about is dealt, by %s', (edition) => {
    const level = { level: topic, edition };
    const isDealt = (item: string): boolean =>
      [1, 2].some((seed) =>
        counted(desk.deal(seed, { level, ...onTo(item) }).texts).includes(item),
      );
    const targets = desk.targets?.(level) ?? [];
    expect(targets.length).toBeGreaterThan(0);
    expect(targets.filter((item) => !isDealt(item))).toEqual([]);
  });

  test('its own answer is right, another wrong', () => {
    for (const { texts, shown } of dealt) {
      const { figures = {}, enough } = desk.solve(texts);
      expect(desk.check(texts, { figures, enough }).right).toBe(true);
      expect(desk.check(texts, { figures, enough: !enough }).right).toBe(false);
      const amounts = shown.hand.flowers.length > 0 ? ['base', 'total'] : ['total'];
      const payers = topic === 'payments' ? WINDS.filter((seat) => seat !== shown.seat) : [];
      expect(shown.fields.map(({ id }) => id).sort()).toEqual([...amounts, ...payers].sort());
      for (const { id } of shown.fields) {
        const other = { ...figures, [id]: (figures[id] ?? 0) + 1 };
        expect(desk.check(texts, { figures: other, enough }).right).toBe(false);
      }
    }
  });

  test('payments sum to zero where they are asked for', () => {
    for (const { texts } of dealt) {
      const { account } = desk.check(texts, {});
      expect(account !== undefined).toBe(topic === 'payments');
      if (!account) continue;
      const { payments } = account.settlement;
      expect(WINDS.reduce((sum, seat) => sum + payments[seat], 0)).toBe(0);
    }
  });

  test('questions are written down and read back', () => {
    for (const question of dealt) expect(asked(question.texts)).toEqual(question);
  });

  test('the promise is kept, in plain data', () => {
    dealt.forEach((question, at) => {
      const { texts } = question;
      const edition = MCR_EDITIONS[at % 3] ?? 'text';
      expect(desk.keeps(texts, { level: topic, edition })).toBe(true);
      const given = [question, desk.check(texts, {})];
      expect(structuredClone(given)).toEqual(given);
    });
  });
});

/** 1 to 9 in one suit, a chow and a pair of others: 16 + 2 + 2 (register: hands 49, 18, 17). */
const STRAIGHT = { hand: '123456789m34p55s!5p', seat: 'S', round: 'E' } as const;

// All chows 2, mixed double chow 1; five flowers.
const SMALL = { hand: '2399m12356f~123p~456s~678s!1m', seat: 'S', from: 'E' } as const;

describe('a hand without flowers', () => {
  test.each(['figures', 'value'] as const)('has its number typed once, asked for %s', (ask) => {
    const texts = { ...STRAIGHT, ...(ask === 'value' && { ask }) };
    const figures = asked(texts).shown.fields.map(({ id }) => id);
    expect(figures).toEqual(ask === 'value' ? ['total'] : ['total', 'E', 'W', 'N']);
  });

  test('is right by that number and whether it may go out', () => {
    const texts = { ...STRAIGHT, ask: 'value' };
    expect(desk.solve(texts)).toEqual({ figures: { total: 20 }, enough: true });
    expect(desk.check(texts, { figures: { total: 20 }, enough: true }).right).toBe(true);
    expect(desk.check(texts, { figures: { total: 20 }, enough: false }).right).toBe(false);
    expect(desk.check(texts, { figures: { total: 19 }, enough: true }).right).toBe(false);
  });

  test('puts what counts in doubt by a wrong number, and by none other', () => {
    const known = (total: number) =>
      desk.check({ ...STRAIGHT, ask: 'value' }, { figures: { total }, enough: true }).known;
    expect(Object.values(known(20) ?? {})).not.toContain(false);
    expect(Object.values(known(19) ?? {})).not.toContain(true);
  });
});

test('about the minimum, as many may go out as may not, more or less', () => {
  const may = SEEDS.map((seed) => {
    const { texts } = desk.deal(seed, { level: { level: 'eight', edition: 'text' } });
    const { base, enough } = scoreOf(kit, texts).totals;
    expect(base).toBeGreaterThanOrEqual(6);
    expect(base).toBeLessThanOrEqual(9);
    return enough;
  }).filter(Boolean).length;
  expect(may).toBeGreaterThan(60);
  expect(may).toBeLessThan(240);
});

describe('who pays what', () => {
  test('on a discard 8 from each, and the value from who let it go', () => {
    expect(desk.solve({ ...STRAIGHT, from: 'N' })).toEqual({
      enough: true,
      figures: { total: 20, E: 8, W: 8, N: 28 },
    });
  });

  test('on a draw 8 and the value from each: fully concealed in place of concealed', () => {
    expect(desk.solve({ ...STRAIGHT, hand: '123456789m34p55s*5p' })).toEqual({
      enough: true,
      figures: { total: 22, E: 30, W: 30, N: 30 },
    });
  });

  test('flowers are paid and do not help to go out', () => {
    const answer = desk.solve(SMALL);
    expect(answer).toEqual({ enough: false, figures: { base: 3, total: 8, E: 0, W: 0, N: 0 } });
    const { account, enough } = desk.check(SMALL, answer);
    expect(account?.isFalseWin).toBe(true);
    expect(account?.settlement.payments).toEqual({ E: 10, S: -30, W: 10, N: 10 });
    expect(enough).toEqual({ given: false, wanted: false });
    const blank = { enough: false, figures: { base: 3, total: 8 } };
    expect(desk.check(SMALL, blank).right).toBe(true);
  });
});

test.each([
  [{ base: 3, total: 8 }, true, true],
  [{ base: 3, total: 3 }, true, false],
  [{ base: 2, total: 7 }, false, true],
  [{ base: 2, total: 2 }, false, false],
  [{ base: 3 }, true, false],
])('of a total of %j: those that count %s, flowers %s', (figures, counts, flowers) => {
  expect(desk.check(SMALL, { enough: false, figures }).known).toEqual({
    ...{ 'all-chows': counts, 'mixed-double-chow': counts, 'flower-tiles': flowers },
  });
});

describe('less may be asked', () => {
  test.each([
    [STRAIGHT, true],
    [SMALL, false],
  ])('may %j go out: %s', ({ hand, seat }, may) => {
    const texts = { hand, seat, round: 'E', ask: 'enough' };
    expect(asked(texts).texts).toEqual(texts);
    expect(asked(texts).shown).toMatchObject({ fields: [], least: 8, from: null });
    expect(desk.solve(texts)).toEqual({ enough: may });
    expect(desk.check(texts, { enough: may }).right).toBe(true);
    expect(desk.check(texts, { enough: !may })).toMatchObject({
      right: false,
      marks: { found: 0, missed: 0, wrong: 1 },
    });
    expect(desk.check(texts, {}).right).toBe(false);
  });

  test('the total alone, with its flowers', () => {
    const texts = { hand: SMALL.hand, seat: 'S', round: 'E', ask: 'total' };
    expect(asked(texts).shown).toMatchObject({ fields: [{ id: 'total' }], from: null });
    expect(desk.solve(texts)).toEqual({ figures: { total: 8 } });
    const verdict = desk.check(texts, { figures: { total: 3 } });
    expect([verdict.right, verdict.slip, verdict.account]).toEqual([false, undefined, undefined]);
  });
});

test.each([
  [STRAIGHT.hand, 'S'],
  [STRAIGHT.hand, 'Q'],
  ['123456789m34p55s*5p', 'N'],
])('of %s nobody at %s can have let the tile go', (hand, from) => {
  expect(desk.ask({ ...STRAIGHT, hand, from })).toEqual({
    ok: false,
    error: { part: 'from', error: { code: 'unknown-value', value: from } },
  });
});

test('the next player has let the tile go unless told', () => {
  expect(asked(STRAIGHT).texts).toEqual({ ...STRAIGHT, from: 'E' });
});

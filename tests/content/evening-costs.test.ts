/** The figures of the lesson on what an evening costs, against the settlement. */
import { describe, expect, test } from 'vitest';
import { agreedOf } from '../../src/engine/scoring/kit.ts';
import { loadKit } from '../../src/engine/scoring.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { francs } from '../../src/i18n/money.ts';
import { payView } from '../../src/stores/drafts/pay-view.ts';
import { readLessons } from './mdx.ts';

const kit = await loadKit('tchou1924');
const { counters = [] } = await loadKit('encyclopedie');
const agreed = agreedOf(kit, {});
const DRAFT = { points: '40', tariff: '10', coefficients: '2 4', how: 'discard' } as const;
const pay = (draft: Partial<Record<keyof typeof DRAFT, string>>) =>
  payView(kit, counters, { ...DRAFT, ...draft } as typeof DRAFT);

/** What East is paid, and South pays, where South has discarded or nobody has. */
const paid = (worth: number, from: 'S' | null) => {
  const scores = { E: worth, S: 0, W: 0, N: 0 };
  const settled = agreed.settle({ winner: 'E', from, dealer: 'E', scores });
  if (!settled.ok) throw new Error(settled.error.code);
  return settled.value.payments;
};

describe('the lesson', () => {
  const hands = kit.table.rounds.number * 4;

  test('reckons an evening from sixteen hands', () => {
    expect(hands).toBe(16);
  });

  test.each(LOCALES)('has the francs of the settlement in %s', (locale) => {
    const body = readLessons(locale).get('tchou1924/what-an-evening-costs')?.body ?? '';
    const book = -paid(40, 'S').S;
    const limit = Number(agreed.options['limit']);
    const drawn = -paid(limit, null).S;
    for (const figures of [
      `16 × ${francs(locale, book)} = ${francs(locale, hands * book)}`,
      `${limit / 100} × 4 = ${drawn}`,
      `${paid(limit, null).E}`,
      `${paid(limit, 'S').E}`,
      `${-paid(limit, 'S').W}`,
      `${hands * drawn}`,
    ])
      expect(body.replace(/[\u00a0\u202f]/g, ' ')).toContain(figures);
  });

  test.each(LOCALES)('has in %s more sticks to pay than there are', (locale) => {
    const body = readLessons(locale).get('tchou1924/what-an-evening-costs')?.body ?? '';
    const stock = counters.reduce((sum, { points, each }) => sum + points * each, 0);
    const [line] = pay({ points: '300', how: 'drawn' })?.lines ?? [];
    const owed = (line?.points ?? 0) * (line?.coefficient ?? 0);
    expect([stock, owed]).toEqual([1000, 1200]);
    expect(body).toContain(owed.toLocaleString(locale));
    expect(body).toContain(stock.toLocaleString(locale));
    expect(body).toContain(`${counters.reduce((sum, { each }) => sum + each, 0)}`);
  });
});

describe('a hand that is paid for', () => {
  test.each([
    // The example of chapter V.
    ['40', 'discard', [1.6, 0.8], 3.2],
    ['40', 'drawn', [1.6], 4.8],
    ['300', 'drawn', [12], 36],
    ['512', 'discard', [12, 6], 24],
  ] as const)('of %s points, %s: %j, %d in all', (points, how, amounts, received) => {
    const view = pay({ points, how });
    expect(view?.lines.map(({ amount }) => amount)).toEqual(amounts);
    expect(view?.received).toBe(received);
    expect(view?.cutAt).toBe(Number(points) > 300 ? 300 : undefined);
  });

  test.each([
    ['40', '2 4', 'drawn', '1×100 6×10', false],
    ['22', '2 4', 'discard', '8×10 4×2', false],
    ['24', '2 4', 'discard', '9×10 3×2', true],
    ['300', '2 4', 'drawn', '2×500 2×100', true],
    ['21', '1 2', 'drawn', '4×10 1×2', false],
    ['0', '2 4', 'drawn', '', false],
  ] as const)(
    'of %s points at %s, %s: in sticks %s',
    (points, coefficients, how, sticks, short) => {
      const [line] = pay({ points, coefficients, how })?.lines ?? [];
      const named = line?.piles.map(({ counter, count }) => `${count}×${counter.points}`).join(' ');
      expect([named, line?.isShort]).toEqual([sticks, short]);
      const sum = line?.piles.reduce((all, { counter, count }) => all + counter.points * count, 0);
      expect(sum).toBe((line?.points ?? 0) * (line?.coefficient ?? 0));
    },
  );

  test('an odd sum has no sticks', () => {
    expect(
      pay({ points: '21', coefficients: '1 2' })?.lines.map(({ piles }) => piles.length),
    ).toEqual([2, 0]);
  });

  test.each([
    ...['', '-1', '1.5', 'ten', '1234567'].map((points) => ({ points })),
    ...['', '-1', '1,234', 'x', '100001'].map((tariff) => ({ tariff })),
    { coefficients: '3 5' },
  ])('%j cannot be read', (draft) => expect(pay(draft)).toBeUndefined());

  test('a comma is a point, and the tariff makes the francs', () => {
    expect(pay({ tariff: '2,5' })?.lines.map(({ amount }) => amount)).toEqual([0.4, 0.2]);
  });
});

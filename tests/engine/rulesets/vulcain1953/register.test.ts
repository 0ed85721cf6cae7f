/** What the register works out, case by case. */
import { describe, expect, test } from 'vitest';
import { WINDS } from '../../../../src/engine/notation.ts';
import { VULCAIN1953_DEFAULTS } from '../../../../src/engine/rulesets/vulcain1953/config.ts';
import { settle } from '../../../../src/engine/rulesets/vulcain1953/settle.ts';
import {
  ACCOUNTS,
  CONCEALED,
  FLOWERS,
  HANDS,
  PAIRS,
  PAYMENTS,
  SCORES,
  SETS,
  WINS,
} from './register-cases.ts';
import { attempt, counted, figures, scored } from './score-hand.ts';

describe('scores', () => {
  test.each(SCORES)('§ %s: %s', (_, text, about, { base, doubles, mark }) => {
    const [points, times, total] = figures(text, about);
    expect([points, times, total]).toEqual([base ?? points, doubles ?? times, mark]);
  });
});

describe('which hands win', () => {
  test.each(WINS)('§ %s: %s', (_, text, about, wins) => expect(attempt(text, about).ok).toBe(wins));
});

test.each(CONCEALED)('concealed or not: %s', (text, about, concealed) => {
  const score = attempt(text, about);
  const rows = score.ok ? counted(text, about) : [];
  expect(rows.includes('concealed-hand')).toBe(concealed);
});

describe.each(HANDS)('%s', (item, { hand, misses, mark, doubles }) => {
  test('is shown', () => {
    expect(counted(...hand)).toContain(item);
    if (mark !== undefined) expect(scored(...hand).totals).toMatchObject({ special: item, mark });
    const row = scored(...hand).rows.find((found) => found.item.id === item);
    if (doubles !== undefined) expect(row?.item.value.doubles).toBe(doubles);
  });

  test('is missed', () => {
    for (const miss of misses) {
      const score = attempt(...miss);
      expect(score.ok ? counted(...miss) : []).not.toContain(item);
    }
  });
});

/** Nothing but single tiles, for a losing hand. */
const LOOSE = ['147m258p369s', '2z', '3z', '4z', '5z'] as const;

function beside(group: string): string {
  const size = /pung|~|\(/.test(group) ? 3 : group.replace(/\D/g, '').length;
  return ['1m', '4m', '7m', '2p', '5p', '8p', '3s', '6s', '9s', '1z', '4z', '6z', '7z']
    .filter((tile) => !(group.includes(tile.charAt(1)) && group.includes(tile.charAt(0))))
    .slice(0, 13 - size)
    .join('');
}

describe('points of losing hands', () => {
  test.each(SETS)('%s', (set, points) => {
    const text = set.startsWith('~') || set.startsWith('(') ? beside(set) + set : set + beside(set);
    expect(scored(text).totals.base).toBe(points);
  });

  test.each(PAIRS)('%s as %o', (pair, about, points) => {
    expect(scored(pair + beside(pair), about).totals.base).toBe(points);
  });

  test.each(FLOWERS)('flowers %s as %o', (flowers, about, points, doubles) => {
    const { totals } = scored(`${LOOSE.join('')}${flowers}`, about);
    expect([totals.base, totals.doubles]).toEqual([points, doubles]);
  });
});

describe('payments', () => {
  test.each(PAYMENTS)('of %d, with East: %s, %d', (mark, withEast, pays) => {
    const scores = { E: 0, S: mark, W: 0, N: 0 };
    const settled = settle({ winner: 'S', from: null, scores, dealer: 'E' }, VULCAIN1953_DEFAULTS);
    const payer = withEast ? 'E' : 'N';
    expect(settled.ok && settled.value.payments[payer]).toBe(-pays);
  });

  test.each<[what: string, limit: string | null, cap: boolean, payments: readonly number[]]>([
    ['capped', null, true, [-3000, -2000]],
    ['without the cap', null, false, [-8000, -4000]],
    ['a double limit without the cap', 'double', false, [-3000, -2000]],
  ])('%s', (_, limit, cap, payments) => {
    const scores = { E: 0, S: 4000, W: 0, N: 0 };
    const account = { winner: 'S', from: null, scores, dealer: 'E', limit } as const;
    const settled = settle(account, { ...VULCAIN1953_DEFAULTS, cap });
    const paid = settled.ok ? settled.value.payments : undefined;
    expect([paid?.E, paid?.N]).toEqual(payments);
  });

  test.each(ACCOUNTS)('%s wins, %o', (winner, scores, net) => {
    const settled = settle({ winner, from: null, scores, dealer: 'E' }, VULCAIN1953_DEFAULTS);
    expect(settled.ok && settled.value.payments).toEqual(net);
    expect(WINDS.reduce((sum, seat) => sum + net[seat], 0)).toBe(0);
  });
});

/** A hand and a near miss for every row that section 4.1 does not show: tables 4.5 to 4.7. */
import { describe, expect, test } from 'vitest';
import { VULCAIN1953_DEFAULTS } from '../../../../src/engine/rulesets/vulcain1953/config.ts';
import { vulcain1953 } from '../../../../src/engine/rulesets/vulcain1953/ruleset.ts';
import { HANDS } from './register-cases.ts';
import { attempt, counted, figures, scored, type Told } from './score-hand.ts';

interface Shown {
  readonly item: string;
  readonly hand: readonly [string, Told?];
  readonly miss: readonly [string, Told?];
}

/** Single tiles of a losing hand. */
const TEN = '147m258p36s23z';
const SOUTH: Told = { seat: 'S' };

const set = (item: string, hand: string, miss: string): Shown => ({
  item,
  hand: [hand.includes('~') || hand.includes('(') ? TEN + hand : hand + TEN],
  miss: [miss.includes('~') || miss.includes('(') ? TEN + miss : miss + TEN],
});

/** Won by South on a discard: one chow, nothing that counts but the sets. */
const PLAIN = '2355m777p~888s~111m!4m';

const SHOWN: readonly Shown[] = [
  set('exposed-pung-simples', '~888s', '~999s'),
  set('concealed-pung-simples', '888s', '~888s'),
  set('exposed-pung-ends', '~999s', '~888s'),
  set('concealed-pung-ends', '999s', '~999s'),
  set('exposed-pung-winds-dragons', '~444z', '~999s'),
  set('concealed-pung-winds-dragons', '444z', '~444z'),
  set('exposed-kong-simples', '~8888s', '(8888s)'),
  set('concealed-kong-simples', '(8888s)', '~8888s'),
  set('exposed-kong-ends', '~9999s', '(9999s)'),
  set('concealed-kong-ends', '(9999s)', '(8888s)'),
  set('exposed-kong-winds-dragons', '~4444z', '~444z'),
  set('concealed-kong-winds-dragons', '(4444z)', '~4444z'),
  { item: 'pair-dragon', hand: [`55z9s${TEN}`], miss: [`44z9s${TEN}`] },
  { item: 'pair-own-wind', hand: [`11z9s${TEN}`], miss: [`11z9s${TEN}`, SOUTH] },
  {
    item: 'pair-prevailing-wind',
    hand: [`11z9s${TEN}`, SOUTH],
    miss: [`11z9s${TEN}`, { seat: 'S', round: 'N' }],
  },
  { item: 'pair-plain', hand: [`99m9s${TEN}`], miss: [`55z9s${TEN}`] },
  { item: 'chow', hand: [`${TEN}~234m`], miss: [`${TEN}~222m`] },
  { item: 'flower', hand: [`${TEN}999s1f`], miss: [`${TEN}999s`] },

  { item: 'mah-jong', hand: [PLAIN], miss: [`${TEN}999s`] },
  {
    item: 'completed-middle',
    hand: ['2455m777p~888s~111m!3m', SOUTH],
    miss: ['3455m777p~888s~111m!2m', SOUTH],
  },
  {
    item: 'drawn-pung',
    hand: ['23455m77p~888s~111m*7p', SOUTH],
    miss: ['23455m77p~888s~111m!7p', SOUTH],
  },
  {
    item: 'completed-pair',
    hand: ['2349m777p~888s~111m!9m', SOUTH],
    miss: ['2399m777p~888s~111m!4m', SOUTH],
  },
  {
    item: 'worthless-hand',
    hand: ['123456789m23p11s*4p', SOUTH],
    miss: ['123456789m23p22z*4p', SOUTH],
  },

  { item: 'dragon-set', hand: [`${TEN}~777z`], miss: [`${TEN}~444z`] },
  { item: 'own-wind-set', hand: [`${TEN}~444z`, { seat: 'N' }], miss: [`${TEN}~444z`] },
  { item: 'prevailing-wind-set', hand: [`${TEN}~444z`, { round: 'N' }], miss: [`${TEN}~444z`] },
  { item: 'own-flower', hand: [`${TEN}999s5f`], miss: [`${TEN}999s6f`] },
  { item: 'bouquet', hand: [`${TEN}999s5678f`], miss: [`${TEN}999s4567f`] },
  {
    item: 'loose-tile',
    hand: ['2355m~1111m~888s~777p*4m', { how: ['replacement'] }],
    miss: ['2355m~1111m~888s~777p*4m'],
  },
  {
    item: 'last-wall-tile',
    hand: ['2355m~111m~888s~777p*4m', { how: ['last-wall'] }],
    miss: ['2355m~1111m~888s~777p*4m', { how: ['last-wall', 'replacement'] }],
  },
  {
    item: 'robbed-kong',
    hand: [PLAIN, { how: ['rob-kong'] }],
    miss: [PLAIN],
  },
  { item: 'snatched-pung', hand: [PLAIN, { how: ['snatched-pung'] }], miss: [PLAIN] },
  {
    item: 'first-discard-pung',
    hand: [PLAIN, { seat: 'S', how: ['first-discard-pung'] }],
    miss: [PLAIN, SOUTH],
  },
];

const found = (text: string, about?: Told): readonly string[] =>
  attempt(text, about).ok ? counted(text, about) : [];

describe.each(SHOWN)('$item', ({ item, hand, miss }) => {
  test('is shown', () => expect(found(...hand)).toContain(item));
  test('is missed', () => expect(found(...miss)).not.toContain(item));
});

test('every row is shown once', () => {
  const shown = [...SHOWN.map(({ item }) => item), ...new Set(HANDS.map(([item]) => item))];
  const rows = vulcain1953.items(VULCAIN1953_DEFAULTS).map(({ id }) => id);
  expect(shown.toSorted()).toEqual([...rows].sort());
});

describe('agreements', () => {
  test('the ordinary count competes with the printed mark, if so agreed', () => {
    const honours = '3335522z~111z~6666z!5z';
    expect(scored(honours, SOUTH).totals).toMatchObject({
      total: 1000,
      special: 'winds-and-dragons',
    });
    const counting = scored(honours, { ...SOUTH, marks: 'highest' }).totals;
    expect(counting.special).toBeNull();
    expect(counting.total).toBeGreaterThan(1000);
  });

  test('a mark that is worth more stands all the same', () => {
    const about: Told = { ...SOUTH, marks: 'highest' };
    expect(scored('123456789m1234z!9m', about).totals.special).toBe('wriggling-snake');
  });

  test('without assimilation the dragons trouble a hand, and double', () => {
    const hand = '7799m~777z~222m~345m!7m';
    expect(figures(hand, SOUTH)).toEqual([28, 3, 224]);
    expect(figures(hand, { ...SOUTH, assimilation: false })).toEqual([28, 2, 112]);
    const chows = '6799m~123m~345m~777z!5m';
    expect(attempt(chows, SOUTH).ok).toBe(true);
    expect(attempt(chows, { ...SOUTH, assimilation: false })).toMatchObject({
      error: { code: 'too-many-chows' },
    });
  });

  test('chows in a goulash, if so agreed', () => {
    const about: Told = { seat: 'S', how: ['goulash'] };
    const hand = '23455m22s~444p~777z!2s';
    expect(attempt(hand, about)).toMatchObject({ error: { code: 'chow-in-goulash' } });
    expect(attempt(hand, { ...about, goulashChows: true }).ok).toBe(true);
  });
});

describe('a hand of the wrong size', () => {
  test('with too few tiles counts', () => {
    expect(figures('777z147m258p369s', { seat: 'S' })).toEqual([8, 1, 16]);
  });

  test('with too many counts nothing, and says why', () => {
    const { totals, rows } = scored('777z147m258p36s123z', { seat: 'S' });
    expect(totals.total).toBe(0);
    expect(new Set(rows.map(({ suppressedBy }) => suppressedBy?.rule))).toEqual(
      new Set(['vulcain1953.4.3.2']),
    );
  });
});

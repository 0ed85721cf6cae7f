/** A hand won at a real table, counted and settled. Totals are those of the recorded hands. */
import { describe, expect, test } from 'vitest';
import {
  lastTiles,
  loadSettleRules,
  remainingCircumstances,
  type Texts,
  tallyChoices,
  tallyOf,
  toggleCircumstance,
} from '../../../../src/engine/drills.ts';
import { formatTiles, parseLenient } from '../../../../src/engine/notation.ts';
import { hand } from '../../hands.ts';

const RULES = {
  tchou1924: await loadSettleRules('tchou1924'),
  mcr: await loadSettleRules('mcr'),
  riichi: await loadSettleRules('riichi'),
} as const;
type Rules = keyof typeof RULES;

const tally = (rules: Rules, text: string, texts: Texts) =>
  tallyOf(RULES[rules], hand(text), texts);

function paid(rules: Rules, text: string, texts: Texts) {
  const found = tally(rules, text, texts);
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  const { sheet, account } = found.value;
  return { total: sheet.totals.total, payments: account?.settlement.payments };
}

describe('a hand that won', () => {
  test.each<[rules: Rules, text: string, texts: Texts, total: number, payments: object]>([
    [
      ...(['mcr', '55p77899s~789s~789m!8s', { seat: 'W', round: 'W', from: 'E' }, 28] as const),
      { E: -36, S: -8, W: 52, N: -8 },
    ],
    [
      ...(['tchou1924', '23455p11222333s*1s', { seat: 'W' }, 76] as const),
      { E: -3.04, S: -3.04, W: 9.12, N: -3.04 },
    ],
    [
      ...(['tchou1924', '5566p~555s~222s~777z!6p', { seat: 'N', from: 'S' }, 60] as const),
      { E: -1.2, S: -2.4, W: -1.2, N: 4.8 },
    ],
    [
      ...(['tchou1924', '5566p~555s~222s~777z!6p', { seat: 'N', from: 'S', E: '20' }, 60] as const),
      { E: -0.4, S: -2.8, W: -1.6, N: 4.8 },
    ],
    [
      'tchou1924',
      '5566p~555s~222s~777z!6p',
      { seat: 'N', from: 'S', unit: 'points' },
      60,
      { E: -120, S: -240, W: -120, N: 480 },
    ],
    [
      'tchou1924',
      '34m55z~666z~777z~222p!5m',
      { seat: 'N', from: 'S', fine: 'full-S' },
      300,
      { E: 0, S: -24, W: 0, N: 24 },
    ],
    [
      ...(['tchou1924', '234m1222236667s*7s', { how: 'last-wall' }, 64] as const),
      { E: 7.68, S: -2.56, W: -2.56, N: -2.56 },
    ],
  ])('%s %s, %j: %i', (rules, text, texts, total, payments) => {
    expect(paid(rules, text, texts)).toEqual({ total, payments });
  });

  test('that may not go out pays for having been shown', () => {
    const found = tally('mcr', '34p123789m55s~123p!5p', { seat: 'S' });
    expect(found).toMatchObject({ ok: true, value: { account: { isFalseWin: true } } });
    expect(paid('mcr', '34p123789m55s~123p!5p', { seat: 'S' }).payments).toEqual({
      ...{ E: 10, S: -30, W: 10, N: 10 },
    });
  });

  test('is not settled until it is said whose tile it was', () => {
    expect(paid('mcr', '55p77899s~789s~789m!8s', { seat: 'W', round: 'W' })).toEqual({
      total: 28,
      payments: undefined,
    });
  });
});

test('a hand that did not win counts where the losers settle too', () => {
  expect(paid('tchou1924', '8889m99p4z~777m~666z', { seat: 'W' })).toEqual({
    total: 20,
    payments: undefined,
  });
});

test.each<[rules: Rules, text: string, texts: Texts, part: string, code: string]>([
  ['mcr', '8889m99p4z~777m~666z', {}, 'hand', 'losers-do-not-score'],
  ['mcr', '8889m99p4z~777m~666z!1m', {}, 'hand', 'not-complete'],
  ['mcr', '55p77899s~789s~789m!8s', { seat: 'X' }, 'seat', 'unknown-value'],
  ['mcr', '55p77899s~789s~789m!8s', { seat: 'W', from: 'W' }, 'from', 'winner-pays-himself'],
  ['mcr', '55p77899s~789s~789m!8s', { how: 'last-wall' }, 'how', 'impossible-how'],
  ['mcr', '55p77899s~789s~789m!8s', { how: 'heaven' }, 'how', 'unknown-value'],
  ['mcr', '55p77899s~789s~789m!8s', { edition: '1066' }, 'edition', 'unknown-value'],
  ['mcr', '55p77899s~789s!8s', {}, 'hand', 'impossible-count'],
  ['tchou1924', '5566p~555s~222s~777z!6p', { from: 'S', E: 'ten' }, 'E', 'unknown-value'],
  [
    ...(['tchou1924', '5566p~555s~222s~777z!6p', { from: 'S', fine: 'full-W' }] as const),
    ...(['fine', 'full-fine-without-tile'] as const),
  ],
  [
    ...(['tchou1924', '5566p~555s~222s~777z!6p', { from: 'S', fine: 'full-S' }] as const),
    ...(['fine', 'fine-on-cheap-win'] as const),
  ],
  [
    ...(['tchou1924', '5566p~555s~222s~777z!6p', { from: 'S', fine: 'half-E' }] as const),
    ...(['fine', 'fine-without-loser'] as const),
  ],
])('%s refuses %s, %j, for its %s: %s', (rules, text, texts, part, code) => {
  expect(tally(rules, text, texts)).toMatchObject({ ok: false, error: { part, error: { code } } });
});

describe('what can be said', () => {
  const said = (rules: Rules, text: string, texts: Texts = {}) =>
    tallyChoices(RULES[rules], hand(text), texts).circumstances.map(({ id }) => id);

  test.each<[rules: Rules, text: string, texts: Texts, ids: readonly string[]]>([
    ['mcr', '55p77899s~789s~789m!8s', {}, ['last-discard']],
    ['mcr', '55p7799s~456m~789m!8s', {}, ['last-discard', 'rob-kong', 'last-of-kind']],
    ['mcr', '55p7799s~789s(7777m)*8s', {}, ['last-wall', 'replacement', 'last-of-kind']],
    ['tchou1924', '23455p11222333s*1s', { seat: 'W' }, ['last-wall']],
    ['tchou1924', '23455p11222333s*1s', {}, ['last-wall', 'heaven']],
    ['tchou1924', '23455p11222333s*1s', { seat: 'W', how: 'heaven' }, ['last-wall', 'heaven']],
  ])('under %s of %s, %j: %j', (rules, text, texts, ids) => {
    expect(said(rules, text, texts)).toEqual(ids);
  });

  test('what is said takes back what it excludes', () => {
    const { tchou1924 } = RULES;
    const won = hand('23455p11222333s*1s');
    expect(toggleCircumstance(tchou1924, won, {}, 'heaven')).toBe('heaven');
    expect(toggleCircumstance(tchou1924, won, { how: 'heaven' }, 'last-wall')).toBe('last-wall');
    expect(toggleCircumstance(tchou1924, won, { how: 'heaven' }, 'heaven')).toBeUndefined();
    expect(remainingCircumstances(tchou1924, won, { seat: 'W', how: 'heaven' })).toBeUndefined();
  });

  test('full fines are for whoever let the tile go', () => {
    const fines = (texts: Texts) =>
      tallyChoices(RULES.tchou1924, hand('34m55z~666z~777z~222p!5m'), texts)
        .fines.filter(({ kind }) => kind === 'full')
        .map(({ seat }) => seat);
    expect([fines({}), fines({ from: 'S' })]).toEqual([[], ['S']]);
  });

  test('no fine is for a win of less than three fan, but the one that was said', () => {
    const fines = (texts: Texts) =>
      tallyChoices(RULES.tchou1924, hand('5566p~555s~222s~777z!6p'), { from: 'S', ...texts }).fines;
    expect(fines({})).toEqual([]);
    expect(fines({ fine: 'half-W' })).toEqual([{ kind: 'half', seat: 'W' }]);
  });
});

test.each<[rules: Rules, plays: boolean]>([
  ['tchou1924', true],
  ['mcr', true],
  ['riichi', false],
])('the set of %s has flowers: %s', (rules, plays) => {
  expect(tallyChoices(RULES[rules], hand('5566p~555s~222s~777z!6p'), {}).playsFlowers).toBe(plays);
});

test.each<[rules: Rules, text: string, tiles: string]>([
  ['mcr', '123m55p', ''],
  ['mcr', '11m147p258s369m123z', ''],
  ['tchou1924', '123m456p55789s111z', '123m456p5789s1z'],
  ['tchou1924', '55m~777z~123s~456p~789p', '5m'],
])('%s: %s may have been won with %j', (rules, text, tiles) => {
  const found = lastTiles(RULES[rules], hand(text));
  expect(found.length > 0 ? formatTiles(found) : '').toBe(tiles);
});

describe('repeats and stakes on the table', () => {
  // An exposed hand of simples: one han, 30 fu, 1,000 from the discarder.
  const SIMPLE = '23m55p~456p~678s~234s!4m';
  const DRAWN = '23m55p~456p~678s~234s*4m';

  test.each([
    ['neither', SIMPLE, {}, { E: 0, S: 1000, W: -1000, N: 0 }],
    [
      'each repeat costs the discarder 300',
      SIMPLE,
      { repeats: '2' },
      { E: 0, S: 1600, W: -1600, N: 0 },
    ],
    [
      'the winner takes the stakes of others',
      SIMPLE,
      { deposits: 'E,N,N' },
      { E: -1000, S: 4000, W: -1000, N: -2000 },
    ],
    ['and his own back', SIMPLE, { deposits: 'S' }, { E: 0, S: 1000, W: -1000, N: 0 }],
    [
      'each pays 100 for a repeat when the tile is drawn',
      DRAWN,
      { repeats: '1', from: undefined },
      { E: -600, S: 1400, W: -400, N: -400 },
    ],
  ] as const)('%s', (_, text, texts, payments) => {
    expect(paid('riichi', text, { seat: 'S', from: 'W', ...texts }).payments).toEqual(payments);
  });

  test('are choices only where the rules look at them, and left alone elsewhere', () => {
    const besideOf = (rules: Rules) => tallyChoices(RULES[rules], hand(SIMPLE), {}).beside;
    expect(besideOf('riichi')).toEqual(['repeats', 'deposits']);
    expect(besideOf('mcr')).toEqual([]);
    const texts = { seat: 'W', round: 'W', from: 'E', repeats: '2', deposits: 'E' };
    expect(paid('mcr', '55p77899s~789s~789m!8s', texts).payments).toEqual({
      E: -36,
      S: -8,
      W: 52,
      N: -8,
    });
  });

  test.each([
    ['repeats', '0'],
    ['repeats', 'x'],
    ['deposits', 'E,Q'],
  ])('%s=%s is refused', (part, text) => {
    const found = tally('riichi', SIMPLE, { seat: 'S', from: 'W', [part]: text });
    expect(found.ok ? found : found.error.part).toBe(part);
  });
});

/** The Japanese set has one red five a suit; some tables play with two of one suit. */
describe('red fives', () => {
  const RED = 'redFivesHeld';

  test.each([
    ['no five', '123m678p234s99p78s*9s', undefined],
    ['one five', '123m456p234s99p78s*9s', 1],
    ['the last tile', '123m46p234s99p~789s*5p', 1],
    ['a chow that lies open', '123m234s99p78s~456p*9s', 1],
    ['one five of each suit', '456m456p456s99p78s*9s', 3],
    ['more fives than are ever red', '555m555p456s99p78s*9s', 4],
  ])('asked for up to the fives of the hand: %s', (_, text, most) => {
    const { extras } = tallyChoices(RULES.riichi, hand(text), {});
    expect(extras.find(({ id }) => id === RED)?.most).toBe(most);
  });

  test.each([
    ['340m67p0p234s99p78s*9s', '345m67p5p234s99p78s*9s', '2'],
    ['34m678p234s99p~777z*0m', '34m678p234s99p~777z*5m', '1'],
    ['34m99p~055s~777z~222z*5m', '34m99p~555s~777z~222z*5m', '1'],
  ])('seen in the tiles count as if they were told: %s', (red, plain, count) => {
    const seen = parseLenient(red, true);
    const told = { seat: 'S', redFives: '3', how: '' } as const;
    if (!seen.ok) throw new Error(seen.error.code);
    const counted = tallyOf(RULES.riichi, seen.value, told);
    const wanted = tally('riichi', plain, { ...told, [RED]: count });
    expect(counted.ok && counted.value.sheet.totals).toEqual(
      wanted.ok && wanted.value.sheet.totals,
    );
    expect(wanted.ok).toBe(true);
  });

  test('seen in the tiles are not asked for once more', () => {
    const seen = parseLenient('340m678p234s99p78s*9s', true);
    const choices = seen.ok ? tallyChoices(RULES.riichi, seen.value, {}).extras : [];
    expect(choices.map(({ id }) => id)).not.toContain(RED);
  });

  test.each([
    ['as many as there are', '456m456p234s99p78s*9s', '2', undefined],
    ['one more', '123m456p234s99p78s*9s', '2', RED],
    ['one, and no five', '123m678p234s99p78s*9s', '1', RED],
  ])('said of a hand: %s', (_, text, count, part) => {
    const found = tally('riichi', text, { seat: 'S', [RED]: count });
    expect(found.ok ? undefined : found.error.part).toBe(part);
  });
});

/** What "Settle the table" says: the hand, every sum with its arithmetic, refusals. */
import { describe, expect, test } from 'vitest';
import { type Desk, findDesk, type SettleTypes, type Texts } from '../../src/engine/drills.ts';
import { describeSettleError } from '../../src/i18n/errors/settle-errors.ts';
import { voiceOf } from '../../src/i18n/scores/account-voice.ts';
import { accountText, askText } from '../../src/i18n/scores/account-words.ts';
import { settleSkillName } from '../../src/i18n/scores/settle-drill-words.ts';
import {
  netText,
  payText,
  settleVerdictText,
  sumMarkText,
} from '../../src/i18n/scores/settle-words.ts';
import { speak } from '../components/render.ts';

const CHAPTER_V: Texts = { E: '40', S: '20', W: '16', N: '2', winner: 'E', from: 'S' };
const INTERNATIONAL: Texts = { rules: 'mcr', S: '14', winner: 'S', from: 'W' };
const say = speak('en');
const plain = (text: string): string => text.replace(/\u00a0/g, ' ');
const desk = (await findDesk('settle-table')) as unknown as Desk<SettleTypes>;

function shownOf(texts: Texts, base: Texts = CHAPTER_V) {
  const asked = desk.ask({ ...base, ...texts });
  if (!asked.ok) throw new Error(JSON.stringify(asked.error));
  return asked.value.shown;
}

const voice = voiceOf(shownOf({}), 'en', say);

const judged = (answer: SettleTypes['answer'], texts: Texts = {}) =>
  desk.check({ ...CHAPTER_V, ...texts }, answer);

test.each<readonly [Texts, string]>([
  [{}, 'East wins with the tile that South discarded.'],
  [{ from: 'self' }, 'East wins with a tile drawn from the wall.'],
  [{ E: '160', fine: 'full-S' }, 'full fine.'],
  [
    { E: '160', fine: 'half-N' },
    'North earlier broke the obligation with a tile that the winner claimed for a group: half fine.',
  ],
  [{ mode: 'old' }, 'Old mode. East has the first hand.'],
  [{ coefficients: '4-8' }, 'coefficients 4 and 8.'],
])('with %j the hand is told: %s', (text, part) => {
  expect(accountText(shownOf(text), voice)).toContain(part);
});

test('payments with their arithmetic', () => {
  const { pays } = judged({ pays: {}, nets: {} });
  expect(pays.map((one) => plain(payText(one, voice)))).toEqual([
    'South → East 1.60 (40 × 4 = 160)',
    'West → East 0.80 (40 × 2 = 80)',
    'North → East 0.80 (40 × 2 = 80)',
    'West → South 0.08 (4 × 2 = 8)',
    'North → South 0.36 (18 × 2 = 36)',
    'North → West 0.28 (14 × 2 = 28)',
  ]);
});

test('hands alike pay nothing, a fine adds up', () => {
  const { pays } = judged({ pays: {}, nets: {} }, { E: '160', W: '20', fine: 'half-N' });
  const texts = pays.map((one) => plain(payText(one, voice)));
  expect(texts[3]).toBe('South and West: nothing');
  // Half of South's 640 and half of West's 320 beside his own 320.
  expect(texts[2]).toBe('North → East 8.00 (80 × 4 = 320 · 80 × 2 = 160 · 160 × 2 = 320)');
});

test('how each sum was judged', () => {
  const pays = { ES: -0.8, EW: -0.8, EN: 0.8 };
  const verdict = judged({ pays, nets: { E: 0.8, S: 5, W: -0.6 } });
  expect(verdict.pays.map((one) => sumMarkText(one, voice)).slice(0, 4)).toEqual([
    'you wrote 0.80',
    'right',
    'the right sum, but the wrong way round',
    'you wrote nothing',
  ]);
  expect(verdict.nets.map((one) => sumMarkText(one, voice))).toEqual([
    'you wrote +0.80, which follows from your payments',
    'you wrote +5.00',
    'right',
    'you wrote nothing',
  ]);
  expect(
    verdict.nets.map((one) => plain(netText(one, voiceOf(shownOf({}), 'fr', speak('fr'))))),
  ).toEqual(['Est +3,20', 'Sud −1,16', 'Ouest −0,60', 'Nord −1,44']);
  expect(settleVerdictText(verdict, voice)).toBe('2 of 10 sums are right.');
});

describe('refusals', () => {
  test.each<readonly [Texts, string]>([
    [{ N: '' }, 'its value is missing.'],
    [{ N: 'x' }, '“x” is not a possible value.'],
    [{ from: 'E' }, 'nobody wins on their own discard.'],
    [{ fine: 'half-E' }, 'only a loser pays a fine.'],
    [{ fine: 'full-W' }, 'the full fine is for the player who discarded the winning tile.'],
  ])('%j', (text, said) => {
    const read = desk.ask({ ...CHAPTER_V, ...text });
    expect(read.ok ? '' : describeSettleError(say, read.error.error)).toBe(said);
  });
});

test.each([
  ['old', 'the old mode'],
  ['own', 'own hands'],
  ['lessons', 'questions in lessons'],
  ['else', 'else'],
])('the skill %s is called %s', (skill, name) => {
  expect(settleSkillName(say, skill)).toBe(name);
});

describe('by other rules', () => {
  test('a hand is told with what it is worth, and sums in points', () => {
    const shown = shownOf({}, INTERNATIONAL);
    const points = voiceOf(shown, 'en', say);
    expect(accountText(shown, points)).toBe('West discards the tile; South wins with 14 points.');
    const { pays } = desk.check(INTERNATIONAL, { pays: {}, nets: {} });
    expect(pays.map((one) => plain(payText(one, points))).slice(0, 2)).toEqual([
      'East → South 8',
      'East and West: nothing',
    ]);
  });

  test('a false win is told as what it is', () => {
    const shown = shownOf({ fine: 'false-win-W', ask: 'out-W', players: 'ABCD' }, {});
    const letters = voiceOf(shown, 'en', say);
    expect(accountText(shown, letters)).toContain('C has declared mah-jong');
    expect(askText(shown, letters)).toBe('What does C pay altogether, in francs?');
  });
});

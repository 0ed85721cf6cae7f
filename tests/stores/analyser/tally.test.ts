/** What is said of a hand beside its tiles, in the address and back. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  areAgreed,
  idleAmong,
  ourTextsAmong,
  usualTexts,
} from '../../../src/stores/analyser/our-texts.ts';
import {
  chosenRules,
  createTallying,
  HAND_PART,
  queryOf,
  textsBesideHand,
} from '../../../src/stores/analyser/tally.ts';

const back = (query: string) => {
  const read = new URLSearchParams(query);
  return { hand: read.get(HAND_PART) ?? '', texts: textsBesideHand(read) };
};

describe('an address', () => {
  test.each([
    ['', {}, ''],
    ['123m', {}, '?hand=123m'],
    ['5p~777z(9999p)*5p', { rules: 'mcr', seat: 'S' }, '?hand=5p~777z(9999p)*5p&rules=mcr&seat=S'],
    ['', { how: 'last-wall,replacement' }, '?how=last-wall,replacement'],
    ['1m', { E: '<b>&', fine: undefined }, '?hand=1m&E=%3Cb%3E%26'],
  ])('of %j, %j is %j', (hand, texts, query) => {
    expect(queryOf(hand, texts)).toBe(query);
  });

  test('says again whatever it said', () => {
    const name = fc
      .string({ minLength: 1 })
      .filter((key) => key !== HAND_PART && key !== '__proto__');
    const texts = fc.dictionary(name, fc.string());
    fc.assert(
      fc.property(texts, (said) => {
        expect(back(queryOf('123m~777z!5p', said))).toEqual({
          hand: '123m~777z!5p',
          texts: { ...said },
        });
      }),
    );
  });
});

test('a part is said anew, or taken back', () => {
  const tallying = createTallying({ rules: 'mcr', from: 'S' });
  tallying.say({ seat: 'W', from: undefined });
  expect(tallying.$texts.get()).toEqual({ rules: 'mcr', seat: 'W' });
});

describe('the rules that a hand is counted by', () => {
  test.each([
    ['those that were said', 'mcr', 'riichi', 'mcr'],
    ['else the reader’s own', undefined, 'riichi', 'riichi'],
    ['the reader’s own for a name that is none', 'bridge', 'riichi', 'riichi'],
    ['the first of the list without either', undefined, 'each', 'tchou1924'],
  ])('%s', (_, rules, own, counted) => {
    expect(chosenRules({ rules }, own)).toBe(counted);
  });
});

describe('our table', () => {
  const OURS = { edition: '2006' };

  test('fills in what nobody has said, of each rule set once', () => {
    const tallying = createTallying({ rules: 'mcr' }, true);
    tallying.fillIn('mcr', OURS);
    expect(tallying.$texts.get()).toEqual({ rules: 'mcr', edition: '2006' });
    tallying.say({ edition: undefined });
    tallying.fillIn('mcr', OURS);
    expect(tallying.$texts.get()).toEqual({ rules: 'mcr' });
  });

  test.each([
    ['a hand that an address told of', { rules: 'mcr' }, false],
    ['an address that names an edition', { rules: 'mcr', edition: 'practice' }, true],
  ])('leaves %s as it is', (_, texts, isFresh) => {
    const tallying = createTallying(texts, isFresh);
    tallying.fillIn('mcr', OURS);
    expect(tallying.$texts.get()).toEqual(texts);
  });

  test('says what is known here, and names what changes nothing', () => {
    const values = ['text', '2006'].map((text) => ({ text, value: text }));
    const agreements = [{ name: 'edition', value: 'text', usual: 'text', values }];
    expect(ourTextsAmong(agreements, OURS)).toEqual(OURS);
    expect(ourTextsAmong(agreements, { edition: '1899' })).toEqual({ edition: undefined });
    expect(idleAmong(agreements, { edition: '2006', winners: '2' })).toEqual(['winners']);
    expect(areAgreed(agreements, OURS)).toBe(false);
    expect(areAgreed(agreements, usualTexts(agreements))).toBe(true);
  });
});

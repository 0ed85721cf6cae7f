import { expect, test } from 'vitest';
import type { Desk } from '../../../../src/engine/drills/desk.ts';
import { findDesk, type TypesOf } from '../../../../src/engine/drills/index.ts';
import { PLAYABLE_RULES } from '../../../../src/engine/rulesets/index.ts';

const desk = (await findDesk('which-rules')) as Desk<TypesOf<'which-rules'>>;

/** A pung of dragons, two pungs of simples and an exposed chow: a win under all five. */
const WON = { hand: '3344488m777z~456m!3m', seat: 'W', round: 'E', from: 'E' };
const CODES = ['1', '2', '3', '4', '5'];

const asked = (texts: Readonly<Record<string, string>>) => {
  const found = desk.ask(texts);
  if (!found.ok) throw new Error(JSON.stringify(found.error));
  return { ...found.value, answer: desk.solve(texts), proof: desk.hints(texts) };
};

const codeOf = (texts: Readonly<Record<string, string>>, rules: string): string => {
  const isOf = (sheet: string): boolean => {
    const found = { ...texts, sheet };
    return desk.ask(found).ok && desk.solve(found) === rules;
  };
  return CODES.find(isOf) ?? '';
};

const under = (rules: string, texts: Readonly<Record<string, string>>) =>
  asked({ ...texts, sheet: codeOf(texts, rules) });

test.each(['sheet', 'payments'])('each number stands for another rule set: %s', (show) => {
  const answers = CODES.map((sheet) => asked({ ...WON, show, sheet }).answer);
  expect(answers.toSorted()).toEqual([...PLAYABLE_RULES].toSorted());
});

test('the same number is another rule set for another hand', () => {
  const other = { ...WON, seat: 'N', show: 'sheet' };
  const own = { ...WON, show: 'sheet' };
  expect(codeOf(other, 'mcr')).not.toBe(codeOf(own, 'mcr'));
});

test.each([
  // 2, 4 and 8 for the pungs and 20 to go out, doubled once by the dragons.
  ['tchou1924', 68],
  // Three doublings: all of one suit with honours, and the dragons' among them.
  ['vulcain1953', 272],
  // Half flush 6, dragon pung 2, two concealed pungs 2, tile hog 2.
  ['mcr', 12],
  // Three han and 40 fu, discarded by East.
  ['riichi', 5200],
])('%s counts %i', (rules, total) => {
  expect(under(rules, { ...WON, show: 'sheet' }).shown.total).toBe(total);
});

const PAIRS = { hand: '44p338899s11233z!2z', seat: 'E', round: 'W', from: 'W', show: 'payments' };

test.each([
  // Seven pairs 24 and one voided suit 1: the discarder pays them and 8, the others 8.
  ['mcr', { E: 49, S: -8, W: -33, N: -8 }, 'discarder-more'],
  // Two han and 25 fu for the dealer.
  ['riichi', { E: 2400, S: 0, W: -2400, N: 0 }, 'alone'],
])('%s has its own way to pay', (rules, payments, tell) => {
  const { shown, proof } = under(rules, PAIRS);
  expect(shown.settlement?.payments).toEqual(payments);
  expect(proof.tells.map(({ code }) => code)).toContain(tell);
});

test('a rule set under which seven pairs are no hand is not asked for', () => {
  expect(codeOf(PAIRS, 'tchou1924')).toBe('');
  expect(under('mcr', PAIRS).proof.out).toEqual(['tchou1924', 'encyclopedie']);
});

test('a sheet that two rule sets would write is refused', () => {
  // Three exposed pungs, a chow and a pair: 20 to go out, 2, 2 and 4, one doubling by the dragons.
  const twins = { ...WON, hand: '77p33s~555z~678m~666p!3s', from: 'N', show: 'sheet' };
  expect([codeOf(twins, 'tchou1924'), codeOf(twins, 'vulcain1953')]).toEqual(['', '']);
});

test.each([
  ['3344488m777z~456m', 'no-winning-tile'],
  ['3344488m777z~456m!9s', 'not-told'],
  ['66633p~123s~777s~555z!3p', 'impossible-count'],
])('%s is refused: %s', (hand, code) => {
  const found = desk.ask({ ...WON, hand, show: 'sheet', sheet: '1' });
  expect(found.ok ? undefined : found.error.error.code).toBe(code);
});

test('the other answers are wrong', () => {
  const { texts } = under('mcr', PAIRS);
  expect(desk.check(texts, 'riichi')).toMatchObject({ right: false, given: 'riichi' });
});

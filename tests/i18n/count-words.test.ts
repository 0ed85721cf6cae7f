/** What "Count the hand" says: figures that were wrong, lines, refusals. */
import { describe, expect, test } from 'vitest';
import {
  type CountFigures,
  type CountText,
  countHand,
  parseCountQuestion,
} from '../../src/engine/index.ts';
import {
  countSkillName,
  countVerdictText,
  describeCountError,
  fieldText,
} from '../../src/i18n/count-words.ts';
import { speak } from '../components/render.ts';

const WON: CountText = { hand: '13p44678m789s~222z*2p', seat: 'S' };
const LOST: CountText = { hand: '3456m5579p33s333z', seat: 'W', ask: 'lines' };
const LIMIT: CountText = { hand: '111222333z5p~444z!5p' };

function asked(text: CountText) {
  const read = parseCountQuestion(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

const judged = (text: CountText, figures: CountFigures) =>
  countHand.check(asked(text), { ask: 'figures', figures });

test.each([
  ['en', ['Points: you wrote 26, it is 28', 'Fan: it is 1', 'Total: 56, right']],
  ['fr', ['Points : vous avez écrit 26, c’est 28', 'Fan : c’est 1', 'Total : 56, juste']],
] as const)('fields in %s', (locale, texts) => {
  const { fields } = judged(WON, { points: 26, total: 56 });
  expect(fields.map((field) => fieldText(speak(locale), field).replace(/\u00a0/g, ' '))).toEqual(
    texts,
  );
});

test('a limit hand says what does not matter', () => {
  const verdict = judged(LIMIT, { total: 300 });
  expect(fieldText(speak('en'), verdict.fields[0] ?? raise())).toBe(
    'Points: of no account in a limit hand',
  );
  expect(countVerdictText(verdict, 'en', speak('en'))).toBe('Right: the limit, 300.');
});

function raise(): never {
  throw new Error('three fields');
}

test.each([
  [[], 'Not right: 1 missed.'],
  [['concealed-pung-own-wind', 'pair-own-wind'], 'Not right: 1 that does not count.'],
  [['pair-own-wind', 'pair-dragon'], 'Not right: 1 missed and 2 that do not count.'],
  [['concealed-pung-own-wind'], 'Right: these are the lines that count.'],
])('lines %j', (lines, text) => {
  const verdict = countHand.check(asked(LOST), { ask: 'lines', lines });
  expect(countVerdictText(verdict, 'en', speak('en'))).toBe(text);
});

describe('refusals', () => {
  test.each<readonly [CountText, string]>([
    [{ hand: '13579m2468p135s7z!9s' }, 'these tiles do not win.'],
    [{ hand: '123m456p789s9s~567z!9s' }, 'these rules know no runs of honours.'],
    [{ hand: '123m' }, expect.stringContaining('this one has 3 in hand and 0 groups laid')],
    [{ ...WON, seat: 'Q' }, '“Q” is not a possible value.'],
    [{ ...WON, seat: '' }, 'its value is missing.'],
    [{ ...WON, how: 'earth' }, '“earth” cannot be said of this hand.'],
    [{ hand: '12x' }, expect.stringContaining('x')],
  ])('%j', (text, said) => {
    const read = parseCountQuestion(text);
    expect(read.ok ? '' : describeCountError(speak('en'), read.error.error)).toEqual(said);
  });
});

test.each([
  ['count-hand/fan', 'fan of the whole hand'],
  ['count-hand/own', 'own hands'],
  ['count-hand/else', 'a former level, else'],
])('the skill %s is called %s', (skill, name) => {
  expect(countSkillName(skill, speak('en'))).toBe(name);
});

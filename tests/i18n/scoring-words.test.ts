/** What is said of hands that are counted: situations, figures, lines, reasons, refusals, levels. */
import { describe, expect, test } from 'vitest';
import {
  type Desk,
  findDesk,
  type ScoredHandError,
  type ScoringTypes,
  type Texts,
} from '../../src/engine/drills.ts';
import { levelSkillName } from '../../src/i18n/claims/drill-levels.ts';
import { describeHandError } from '../../src/i18n/errors/hand-errors.ts';
import { situationText } from '../../src/i18n/hand/situation-words.ts';
import { otherText } from '../../src/i18n/scores/other-words.ts';
import { fieldName } from '../../src/i18n/scores/score-names.ts';
import { fieldText, lineReason, scoringVerdictText } from '../../src/i18n/scores/scoring-words.ts';
import { speak } from '../components/render.ts';

const named = async (id: string) => (await findDesk(id)) as Desk<ScoringTypes>;
const count = await named('count-hand');
const fans = await named('which-fans');
const total = await named('total-fans');

const WON = { hand: '13p44678m789s~222z*2p', seat: 'S' } as const;
const LOST = { hand: '3456m5579p33s333z', seat: 'W', ask: 'lines' } as const;
const LIMIT = { hand: '111222333z5p~444z!5p' } as const;
/** Pure straight 16, all chows 2, concealed hand 2. */
const STRAIGHT = { hand: '123456789m34p55s!5p', seat: 'S', round: 'E' } as const;

const shownOf = (desk: Desk<ScoringTypes>, texts: Texts) => {
  const asked = desk.ask(texts);
  if (!asked.ok) throw new Error(JSON.stringify(asked.error));
  return asked.value.shown;
};
const plain = (text: string): string => text.replace(/\u00a0/g, ' ');

describe('the situation', () => {
  test.each<readonly [string, Desk<ScoringTypes>, Texts, string]>([
    [
      'a win of 1924',
      count,
      WON,
      'Seat wind: South. Won on a draw. The winner starts with 20 points.',
    ],
    ['a hand that lost', count, LOST, 'Seat wind: West. Another player has won.'],
    [
      'other agreements',
      count,
      { ...WON, limit: '400', cumulation: 'sum', pingHou: 'true', flowers: 'true' },
      'Seat wind: South. Won on a draw. The winner starts with 20 points. The limit is 400 points. Conditions of one fan are simply added up. P’ing-hou is worth a fan. This table plays with flowers.',
    ],
    ['a win of today', fans, STRAIGHT, 'Seat wind: South. Round wind: East. Won on a discard.'],
    [
      'another edition, and what is seen',
      fans,
      { hand: '12m44s~567p~888p~345s!3m', how: 'last-of-kind', edition: '2006' },
      'Seat wind: East. Round wind: East. Won on a discard. The other three of its kind are in view. Counted according to the rule book of 2006.',
    ],
    [
      'whose tile it was',
      total,
      { ...STRAIGHT, from: 'N' },
      'Seat wind: South. Round wind: East. Won on a discard. North discarded the tile.',
    ],
    [
      'whose kong was robbed',
      total,
      { ...STRAIGHT, how: 'rob-kong', from: 'W' },
      'Seat wind: South. Round wind: East. Won with a tile robbed from a kong. The kong was West’s.',
    ],
  ])('%s', (_, desk, texts, text) => {
    expect(situationText(speak('en'), shownOf(desk, texts))).toBe(text);
  });
});

describe('figures', () => {
  const fieldsIn = (
    locale: 'en' | 'fr',
    desk: Desk<ScoringTypes>,
    texts: Texts,
    figures: Readonly<Record<string, number>>,
  ) => {
    const say = speak(locale);
    const shown = shownOf(desk, texts);
    return desk
      .check(texts, { figures })
      .fields.map((judged) => plain(fieldText(say, fieldName(say, shown, judged.field), judged)));
  };

  test.each([
    ['en', ['Points: you wrote 26, it is 28', 'Fan: it is 1', 'Total: 56, right']],
    ['fr', ['Points : vous avez écrit 26, c’est 28', 'Fan : c’est 1', 'Total : 56, juste']],
  ] as const)('in %s', (locale, texts) => {
    expect(fieldsIn(locale, count, WON, { points: 26, total: 56 })).toEqual(texts);
  });

  test('of the international rules, and payments', () => {
    expect(fieldsIn('en', total, { ...STRAIGHT, from: 'N' }, { total: 21 })).toEqual([
      'Points: you wrote 21, it is 20',
      'East pays: it is 8',
      'West pays: it is 8',
      'North pays: it is 28',
    ]);
  });

  test('a limit hand says what does not matter', () => {
    expect(fieldsIn('en', count, LIMIT, { total: 300 })[0]).toBe(
      'Points: not needed for a limit hand',
    );
  });
});

describe('the verdict', () => {
  const verdictOf = (
    desk: Desk<ScoringTypes>,
    texts: Texts,
    answer: ScoringTypes['answer'],
  ): string => plain(scoringVerdictText(desk.check(texts, answer), 'en', speak('en')));

  test.each([
    [[], 'Not right: 1 missed (Concealed pung of the seat wind).'],
    [['concealed-pung-own-wind', 'pair-own-wind'], 'Not right: 1 that does not count.'],
    [
      ['pair-own-wind', 'pair-dragon'],
      'Not right: 1 missed (Concealed pung of the seat wind) and 2 that do not count.',
    ],
    [['concealed-pung-own-wind'], 'Right: these are the lines that count.'],
  ])('on lines %j', (lines, text) => {
    expect(verdictOf(count, LOST, { lines })).toBe(text);
  });

  test.each([
    [['pure-straight'], 'Right.'],
    [['all-chows'], 'Not quite. Worth most: Pure Straight.'],
  ])('on the fan %j', (lines, text) => {
    expect(verdictOf(fans, { ...STRAIGHT, ask: 'name' }, { lines })).toBe(text);
  });

  test.each<readonly [Desk<ScoringTypes>, Texts, ScoringTypes['answer'], string]>([
    [count, WON, { figures: { points: 28, fan: 1, total: 56 } }, 'Right: 56.'],
    [
      count,
      WON,
      { figures: { points: 28, fan: 1, total: 58 } },
      'Not right: the hand is worth 56.',
    ],
    [count, LIMIT, { figures: { total: 300 } }, 'Right: the limit, 300.'],
    [
      total,
      { ...STRAIGHT, from: 'N' },
      { enough: true, figures: { base: 20, total: 20 } },
      'Not quite: the points are right, the payments are not.',
    ],
    [
      total,
      { hand: '2399m12356f~123p~456s~678s!1m', seat: 'S', from: 'E' },
      { enough: false, figures: { base: 3, total: 8 } },
      'Right: 8 points, and it may not win.',
    ],
    [
      total,
      { hand: '2399m12356f~123p~456s~678s!1m', seat: 'S', from: 'E' },
      { enough: true, figures: { base: 3, total: 8 } },
      'No, it may not win, with 3 points without flowers.',
    ],
  ])('on the figures of %#', (desk, texts, answer, text) => {
    expect(verdictOf(desk, texts, answer)).toBe(text);
  });

  test.each([
    [56, 'Right: 56.'],
    [28, 'You said 28, which is the sum before doubling; the hand is worth 56.'],
    [16, 'You said 16, which leaves out the starting points; the hand is worth 56.'],
    [50, 'You said 50; the hand is worth 56.'],
  ])('on a total of %d', (given, text) => {
    const answer = { figures: { total: given } };
    expect(verdictOf(count, { ...WON, ask: 'total' }, answer)).toBe(text);
  });

  test.each([
    [true, 'Right.'],
    [false, 'Yes, it may win: the sheet shows why.'],
  ])('on whether it may win: %s', (enough, text) => {
    expect(verdictOf(total, { ...STRAIGHT, ask: 'enough' }, { enough })).toBe(text);
  });
});

test('reasons of lines, by both tables', () => {
  const say = speak('en');
  const reasons = (desk: Desk<ScoringTypes>, texts: Texts) =>
    Object.fromEntries(
      desk
        .check(texts, {})
        .lines.map((line) => [line.item, plain(lineReason(say, shownOf(desk, texts).rules, line))]),
    );
  expect(reasons(fans, STRAIGHT)).toMatchObject({
    'pure-straight': 'counts, 16 points',
    'no-honors': 'included in All Chows',
    'mixed-straight': 'not in this hand',
  });
  expect(reasons(fans, { ...STRAIGHT, ask: 'name' })).toMatchObject({
    'concealed-hand': 'counts, 2 points; another is worth more',
  });
  expect(reasons(count, LOST)).toMatchObject({
    'concealed-pung-own-wind': 'counts, 8 · × 2',
    'pair-own-wind': 'not in this hand',
  });
});

test('what another edition makes of a hand', () => {
  const texts = { hand: '23p567s99m~4444m(8888s)!4p', seat: 'S', round: 'E' };
  const [other] = fans.check(texts, {}).sheet.edition?.others ?? [];
  expect(other && plain(otherText(other, 'mcr', 'en', speak('en')))).toMatch(
    /^According to today’s practice: \d+ points\. Also counted: .+\. Not counted: .+\.$/,
  );
});

describe('refusals', () => {
  test.each<readonly [Desk<ScoringTypes>, Texts, string]>([
    [count, { hand: '13579m2468p135s7z!9s' }, 'these tiles do not win.'],
    [count, { hand: '123m456p789s9s~567z!9s' }, 'these rules have no runs of honours.'],
    [
      count,
      { hand: '123m' },
      expect.stringContaining('this one has 3 in hand and 0 groups on the table'),
    ],
    [count, { ...WON, seat: 'Q' }, '“Q” is not a possible value.'],
    [count, { ...WON, seat: '' }, 'its value is missing.'],
    [
      count,
      { ...WON, how: 'earth' },
      '“Won on the first discard of all” cannot be said of this hand.',
    ],
    [count, { hand: '12x' }, expect.stringContaining('x')],
    [fans, { hand: '123456789m34p55s' }, 'The winning tile is missing.'],
  ])('%#: %j', (desk, texts, text) => {
    const asked = desk.ask(texts);
    const error = asked.ok ? undefined : (asked.error.error as ScoredHandError);
    expect(error && describeHandError(speak('en'), error)).toEqual(text);
  });
});

test.each([
  ['count', count, 'fan', 'fan of the hand'],
  ['count', count, 'own', 'own hands'],
  ['count', count, 'lessons', 'questions in lessons'],
  ['count', count, 'else', 'a former level, else'],
  ['fans', fans, 'name-the-last-tile', 'naming fans, “Waits and the draw”'],
  ['total', total, 'eight', 'about eight points'],
] as const)('%s: the skill %s %s is called %s', (words, desk, skill, name) => {
  const [topics] = desk.levels;
  expect(topics && levelSkillName(words, topics)(speak('en'), skill)).toBe(name);
});

/** One hand that is counted, from its appearance to its verdict: what is no answer, what is judged. */
import { describe, expect, test } from 'vitest';
import { type Desk, findDesk, type ScoringTypes, type Texts } from '../../../src/engine/drills.ts';
import {
  answerEnough,
  SCORING_RULES,
  type ScoringDraft,
  tickLine,
  writeFigure,
} from '../../../src/stores/drafts/scoring-draft.ts';
import { createDrillSession } from '../../../src/stores/question/drill-session.ts';
import type { AnswerResult } from '../../../src/stores/record/result.ts';
import { sourceAt } from '../desk-source.ts';

async function sessionOn(drill: string, texts: Texts) {
  const desk = (await findDesk(drill)) as Desk<ScoringTypes>;
  const asked = desk.ask(texts);
  if (!asked.ok) throw new Error(JSON.stringify(asked.error));
  const results: AnswerResult[] = [];
  const session = createDrillSession<ScoringTypes, ScoringDraft>(
    { question: asked.value, skill: `${drill}/own` },
    {
      source: sourceAt(desk),
      rules: SCORING_RULES,
      onResult: (result) => results.push(result),
    },
  );
  const { shown } = asked.value;
  return {
    ...session,
    results,
    state: () => session.$state.get(),
    tick: (...items: readonly string[]) => {
      for (const item of items) session.edit(tickLine(item, shown));
    },
    write: (figures: Readonly<Record<string, string>>) => {
      for (const [field, text] of Object.entries(figures)) session.edit(writeFigure(field, text));
    },
    say: (enough: boolean) => session.edit(answerEnough(enough)),
  };
}

/** 28 points and a fan: 56. */
const WON = { hand: '13p44678m789s~222z*2p', seat: 'S' } as const;
/** One concealed pung of the seat wind, and nothing else. */
const LOST = { hand: '3456m5579p33s333z', seat: 'W', ask: 'lines' } as const;
/** Pure straight 16, all chows 2, concealed hand 2. */
const STRAIGHT = { hand: '123456789m34p55s!5p', seat: 'S', round: 'E' } as const;

/** A flower makes the figures two: it counts for the total and not for going out. */
const FLOWERED = { ...STRAIGHT, hand: '123456789m34p55s1f!5p', from: 'N' };

describe('figures', () => {
  test('are judged once, with hints and time', async () => {
    const { begin, write, hint, check, state, results } = await sessionOn('count-hand', WON);
    begin(1000);
    write({ points: '28', fan: '1', total: ' 56 ' });
    await hint();
    await check(1500);
    await check(1600);
    write({ total: '57' });
    await hint();
    expect(results).toEqual([
      {
        ...{ skill: 'count-hand/own', right: true, found: 3, missed: 0, wrong: 0 },
        ...{ hints: 1, spent: 500, texts: state().texts },
      },
    ]);
    expect([state().draft.figures['total'], state().taken]).toEqual([' 56 ', 1]);
  });

  test('an empty fan is none', async () => {
    const { write, check, state } = await sessionOn('count-hand', WON);
    write({ points: '28', total: '56' });
    await check(0);
    expect(state().verdict?.fields.map(({ mark }) => mark)).toEqual(['right', 'wrong', 'right']);
  });

  test.each([
    [{}, ['total']],
    [{ points: 'many' }, ['points']],
    [{ points: '2.5', total: '56' }, ['points']],
  ])('%j is no answer', async (figures, unread) => {
    const { write, check, state, results } = await sessionOn('count-hand', WON);
    write(figures);
    await check(0);
    expect([state().unread, state().verdict, results]).toEqual([unread, undefined, []]);
    write({ total: '5' });
    expect(state().unread).toEqual([]);
  });

  test('what is missing is asked for, then whether the hand may go out', async () => {
    const { write, say, check, state } = await sessionOn('total-fans', FLOWERED);
    await check(1);
    expect(state().unread).toEqual(['base', 'total']);
    write({ base: 'x' });
    await check(1);
    expect(state().unread).toEqual(['base']);
    write({ base: '20', total: '21' });
    await check(1);
    expect(state().unread).toEqual(['enough']);
    say(false);
    await check(1);
    expect(state().verdict?.enough).toEqual({ given: false, wanted: true });
  });

  test('and payments are judged field by field', async () => {
    const { write, say, check, results } = await sessionOn('total-fans', FLOWERED);
    write({ base: '20', total: ' 21 ', E: '8', W: '7', N: '29' });
    say(true);
    await check(5);
    expect(results[0]).toMatchObject({ right: false, found: 5, missed: 0, wrong: 1 });
  });

  test('a total alone has to be written', async () => {
    const { write, check, state, results } = await sessionOn('count-hand', {
      ...WON,
      ask: 'total',
    });
    await check(0);
    expect(state().unread).toEqual(['total']);
    write({ total: '28' });
    await check(0);
    expect([results[0]?.right, state().verdict?.slip]).toEqual([false, 'base']);
  });
});

describe('lines', () => {
  test('are ticked and unticked, and judged', async () => {
    const { tick, check, results, state } = await sessionOn('count-hand', LOST);
    tick('concealed-pung-other-wind', 'concealed-pung-own-wind');
    tick('concealed-pung-other-wind', 'exposed-pung-own-wind');
    expect(state().draft.lines).toEqual(['concealed-pung-own-wind', 'exposed-pung-own-wind']);
    await check(0);
    expect(results).toMatchObject([{ right: false, found: 1, missed: 0, wrong: 1 }]);
  });

  test('are judged once, with hints and time', async () => {
    const { begin, tick, hint, check, state, results } = await sessionOn('which-fans', STRAIGHT);
    begin(1000);
    tick('pure-straight', 'all-chows', 'no-honors', 'no-honors', 'short-straight');
    await hint();
    await check(1700);
    await check(1900);
    tick('concealed-hand');
    expect(results).toEqual([
      {
        ...{ skill: 'which-fans/own', right: false, found: 2, missed: 1, wrong: 1 },
        ...{ hints: 1, spent: 700, texts: state().texts },
      },
    ]);
    expect(state().draft.lines).toEqual(['pure-straight', 'all-chows', 'short-straight']);
  });

  test('a hand that won has some: no tick is no answer', async () => {
    const { check, state, results } = await sessionOn('which-fans', STRAIGHT);
    await check(1);
    expect([state().unread, results]).toEqual([['lines'], []]);
  });

  test('a hand that lost may have none', async () => {
    const { check, results } = await sessionOn('count-hand', LOST);
    await check(1);
    expect(results).toMatchObject([{ right: false, missed: 1 }]);
  });

  test('where one is named it takes the tick from another', async () => {
    const { tick, check, state, results } = await sessionOn('which-fans', {
      ...STRAIGHT,
      ask: 'name',
    });
    await check(0);
    expect(state().unread).toEqual(['lines']);
    tick('all-chows', 'pure-straight');
    expect(state().draft.lines).toEqual(['pure-straight']);
    await check(1);
    expect(results[0]?.right).toBe(true);
  });
});

test('whether a hand may go out is said, or there is no answer', async () => {
  const { say, check, state, results } = await sessionOn('total-fans', {
    ...STRAIGHT,
    ask: 'enough',
  });
  await check(0);
  expect(state().unread).toEqual(['enough']);
  say(true);
  await check(0);
  expect(results).toMatchObject([{ right: true, found: 1 }]);
});

test('the sheet opens line by line, after the answer', async () => {
  const { reveal, write, check, state } = await sessionOn('count-hand', WON);
  reveal(1);
  expect(state().revealed).toBe(0);
  write({ total: '0', points: '1' });
  await check(0);
  reveal(2);
  expect(state().revealed).toBe(3);
  expect(state().verdict?.sheet.steps).toEqual([
    { kind: 'sum', terms: [20, 2, 2, 4], result: 28 },
    { kind: 'double', base: 28, times: 1, result: 56 },
  ]);
});

test('hints stop where there is no more to say', async () => {
  const { hint, state } = await sessionOn('count-hand', WON);
  for (let taken = 0; taken < 6; taken++) await hint();
  expect([state().taken, state().hints?.number]).toEqual([4, 4]);
});

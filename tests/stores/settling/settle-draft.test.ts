/** One table of "Settle the table", from its appearance to its accounts. */
import { describe, expect, test } from 'vitest';
import { type Desk, findDesk, type SettleTypes, type Texts } from '../../../src/engine/drills.ts';
import { settlePicture } from '../../../src/stores/drafts/settle-board.ts';
import {
  SETTLE_RULES,
  type SettleCell,
  turnSum,
  writeSum,
} from '../../../src/stores/drafts/settle-draft.ts';
import { createDrillSession } from '../../../src/stores/question/drill-session.ts';
import type { AnswerResult } from '../../../src/stores/record/result.ts';
import { sourceAt } from '../desk-source.ts';

const SKILL = 'settle-table/own';
/** Chapter V: 40 points win on South's tile; 20, 16 and 2 lose. */
const CHAPTER_V: Texts = { E: '40', S: '20', W: '16', N: '2', winner: 'E', from: 'S' };

const desk = (await findDesk('settle-table')) as unknown as Desk<SettleTypes>;

function sessionOn(texts: Texts = {}, base: Texts = CHAPTER_V) {
  const asked = desk.ask({ ...base, ...texts });
  if (!asked.ok) throw new Error(JSON.stringify(asked.error));
  const results: AnswerResult[] = [];
  const session = createDrillSession<SettleTypes, ReturnType<typeof SETTLE_RULES.blank>>(
    { question: asked.value, skill: SKILL },
    {
      source: sourceAt(desk),
      rules: SETTLE_RULES,
      onResult: (result) => results.push(result),
    },
  );
  const state = () => session.$state.get();
  return {
    ...session,
    results,
    state,
    write: (cell: SettleCell, text: string) => session.edit(writeSum(cell, text)),
    writeAll: (sums: Partial<Record<SettleCell, string>>): void => {
      for (const [cell, sum] of Object.entries(sums)) {
        session.edit(writeSum(cell as SettleCell, sum));
      }
    },
    turn: (cell: SettleCell) => session.edit(turnSum(cell)),
    picture: () => {
      const { shown, draft, verdict } = state();
      return settlePicture({
        shown: shown as SettleTypes['shown'],
        draft,
        verdict: verdict as SettleTypes['verdict'],
      });
    },
  };
}

describe('the cells', () => {
  test('point at the winner from the start; the others lose', () => {
    const { draft } = sessionOn().state();
    expect(Object.keys(draft)).toEqual(
      ['ES', 'EW', 'EN', 'SW', 'SN', 'WN'].concat(['E', 'S', 'W', 'N']),
    );
    expect(Object.values(draft).map((sum) => sum.turned)).toEqual(
      [true, true, true, false, false, false].concat([false, true, true, true]),
    );
  });

  test('the francs of chapter V, with a comma or a point', async () => {
    const { writeAll, turn, check, results, state } = sessionOn();
    writeAll({ ES: '1,60', EW: '0.8', EN: '0,80', SW: '.08', SN: '0,36', WN: '0.28' });
    for (const pair of ['SW', 'SN', 'WN'] as const) turn(pair);
    writeAll({ SW: '0.08', E: '3,20', S: '1,16', W: '0.60', N: '-1,44' });
    turn('N');
    await check(0);
    const { texts } = state();
    expect(results).toEqual([
      { skill: SKILL, texts, right: true, found: 10, missed: 0, wrong: 0, hints: 0, spent: 0 },
    ]);
  });

  test('the wrong way is told from the wrong sum', async () => {
    const { writeAll, check, results } = sessionOn({ ask: 'losers' });
    writeAll({ SW: '0,08', SN: '-0,36', WN: '3' });
    await check(0);
    expect(results).toMatchObject([{ right: false, found: 1, missed: 1, wrong: 1 }]);
  });

  test.each([
    [{}, ['EW']],
    [{ SW: 'a lot' }, ['SW']],
  ] as const)('%j is no answer', async (sums, unread) => {
    const { writeAll, check, state, results } = sessionOn({ ask: 'all', winner: 'S', from: 'E' });
    writeAll(sums);
    await check(0);
    expect(results).toEqual([]);
    expect(state().unread).toEqual(unread[0] === 'EW' ? ['ES'] : unread);
  });
});

describe('one sum', () => {
  test.each([
    ['1,60', true],
    ['1.5', false],
  ])('%s is right: %s', async (text, right) => {
    const { write, check, results } = sessionOn({ ask: 'pays-S-E' });
    write('sum', text);
    await check(0);
    expect(results).toMatchObject([{ right }]);
  });

  test('must be a number', async () => {
    const { write, check, state } = sessionOn({ ask: 'pays-S-E' });
    await check(0);
    expect(state().unread).toEqual(['sum']);
    write('sum', 'much');
    await check(0);
    expect(state().unread).toEqual(['sum']);
  });
});

describe('the picture', () => {
  test('shows what is filled in as arrows', () => {
    const session = sessionOn();
    session.writeAll({ ES: '1.6', SW: '0.08', WN: 'x' });
    const picture = session.picture();
    expect(picture.payments.map(({ from, to, amount, kind }) => [from, to, amount, kind])).toEqual([
      ['S', 'E', 1.6, 'winner'],
      ['S', 'W', 0.08, 'losers'],
    ]);
    expect(picture.seats.map(({ net }) => net)).toEqual([0, 0, 0, 0]);
  });

  test.each([
    ['winner', ['winner', 'winner', 'winner']],
    ['losers', ['losers', 'losers', 'losers']],
    ['all', ['winner', 'winner', 'winner', 'losers', 'losers', 'losers']],
  ])('shows what was asked once it is judged: %s', async (ask, kinds) => {
    const session = sessionOn({ ask });
    session.writeAll({ EN: '1', SN: '1' });
    await session.check(0);
    expect(session.picture().payments.map(({ kind }) => kind)).toEqual(kinds);
  });

  test('shows all payments where one sum was asked', async () => {
    const session = sessionOn({ ask: 'pays-S-E' });
    expect(session.picture().payments).toEqual([]);
    session.write('sum', '1');
    await session.check(0);
    expect(session.picture().payments).toHaveLength(6);
  });

  test('names the first hand in the old mode alone', () => {
    const roles = (texts: Texts) =>
      sessionOn(texts)
        .picture()
        .seats.map((seat) => seat.roles);
    expect(roles({})).toEqual([['winner'], ['supplier'], [], []]);
    expect(roles({ mode: 'old' })).toEqual([['winner', 'first'], ['supplier'], [], []]);
  });

  test('names no hand but the winner’s where no other is counted', () => {
    const international = { rules: 'mcr', S: '14', winner: 'S', from: 'W' };
    const { seats, unit } = sessionOn({}, international).picture();
    expect(unit).toBe('points');
    expect(seats.map(({ points }) => points)).toEqual([undefined, 14, undefined, undefined]);
  });

  test('hints stop where there is no more to say', async () => {
    const session = sessionOn({ ask: 'winner' });
    for (let taken = 0; taken < 5; taken++) await session.hint();
    expect(session.state().taken).toBe(2);
    expect(session.state().hints?.high).toEqual(['S']);
  });
});

/** One table of "Settle the table", from its appearance to its accounts. */
import { describe, expect, test } from 'vitest';
import { parseSettleQuestion, type SettleText } from '../../../src/engine/index.ts';
import type { Result } from '../../../src/stores/progress.ts';
import { settleBoard } from '../../../src/stores/settling/settle-board.ts';
import {
  createSettleSession,
  type SettleCell,
} from '../../../src/stores/settling/settle-session.ts';

const SKILL = 'settle-table/own';
/** Chapter V: 40 points win on South's tile; 20, 16 and 2 lose. */
const CHAPTER_V: SettleText = { E: '40', S: '20', W: '16', N: '2', winner: 'E', from: 'S' };

function sessionOn(text: SettleText = {}) {
  const read = parseSettleQuestion({ ...CHAPTER_V, ...text });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const results: Result[] = [];
  const session = createSettleSession({ question: read.value, skill: SKILL }, (result) =>
    results.push(result),
  );
  const writeAll = (sums: Partial<Record<SettleCell, string>>): void => {
    for (const [cell, sum] of Object.entries(sums)) session.write(cell as SettleCell, sum);
  };
  return { ...session, writeAll, results, state: () => session.$state.get() };
}

describe('the cells', () => {
  test('point at the winner from the start; the others lose', () => {
    const { draft } = sessionOn().state();
    expect(Object.keys(draft)).toEqual(
      ['ES', 'EW', 'EN', 'SW', 'SN', 'WN'].concat(['E', 'S', 'W', 'N']),
    );
    expect(Object.values(draft).map(({ turned }) => turned)).toEqual(
      [true, true, true, false, false, false].concat([false, true, true, true]),
    );
  });

  test('the francs of chapter V, with a comma or a point', () => {
    const { writeAll, turn, check, results } = sessionOn();
    writeAll({ ES: '1,60', EW: '0.8', EN: '0,80', SW: '.08', SN: '0,36', WN: '0.28' });
    for (const pair of ['SW', 'SN', 'WN'] as const) turn(pair);
    writeAll({ SW: '0.08', E: '3,20', S: '1,16', W: '0.60', N: '-1,44' });
    turn('N');
    check(0);
    expect(results).toEqual([
      { skill: SKILL, right: true, found: 10, missed: 0, wrong: 0, hints: 0, spent: 0 },
    ]);
  });

  test('the wrong way is told from the wrong sum', () => {
    const { writeAll, check, results } = sessionOn({ ask: 'losers' });
    writeAll({ SW: '0,08', SN: '-0,36', WN: '3' });
    check(0);
    expect(results).toMatchObject([{ right: false, found: 1, missed: 1, wrong: 1 }]);
  });

  test.each([
    [{}, ['EW']],
    [{ SW: 'a lot' }, ['SW']],
  ] as const)('%j is no answer', (sums, unread) => {
    const { writeAll, check, state, results } = sessionOn({ ask: 'all', winner: 'S', from: 'E' });
    writeAll(sums);
    check(0);
    expect(results).toEqual([]);
    expect(state().unread).toEqual(unread[0] === 'EW' ? ['ES'] : unread);
  });
});

describe('the picture', () => {
  test('shows what is filled in as arrows', () => {
    const session = sessionOn();
    session.writeAll({ ES: '1.6', SW: '0.08', WN: 'x' });
    const { picture } = settleBoard(session.state());
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
  ])('shows what was asked once it is judged: %s', (ask, kinds) => {
    const session = sessionOn({ ask });
    session.writeAll({ EN: '1', SN: '1' });
    session.check(0);
    const { payments } = settleBoard(session.state()).picture;
    expect(payments.map(({ kind }) => kind)).toEqual(kinds);
  });

  test('names the first hand in the old mode alone', () => {
    const roles = (text: SettleText) =>
      settleBoard(sessionOn(text).state()).picture.seats.map((seat) => seat.roles);
    expect(roles({})).toEqual([['winner'], ['supplier'], [], []]);
    expect(roles({ mode: 'old' })).toEqual([['winner', 'first'], ['supplier'], [], []]);
  });

  test('hints stop where there is no more to say', () => {
    const session = sessionOn({ ask: 'winner' });
    for (let taken = 0; taken < 5; taken++) session.hint();
    expect(session.state().hints).toBe(2);
    expect(settleBoard(session.state()).hints?.high).toEqual(['S']);
  });
});

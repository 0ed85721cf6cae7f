/** One hand of "Which fans?" and one of "Total", from their appearance to their sheets. */
import { describe, expect, test } from 'vitest';
import {
  type FanQuestionText,
  parseFanQuestion,
  parseTotalQuestion,
} from '../../../src/engine/index.ts';
import { createFanSession } from '../../../src/stores/international/fan-session.ts';
import { fanView } from '../../../src/stores/international/fan-view.ts';
import { createTotalSession, totalView } from '../../../src/stores/international/total-session.ts';
import type { Result } from '../../../src/stores/progress.ts';

/** Pure straight 16, all chows 2, concealed hand 2. */
const STRAIGHT = { hand: '123456789m34p55s!5p', seat: 'S', round: 'E' } as const;

function fansOn(text: FanQuestionText) {
  const read = parseFanQuestion(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const results: Result[] = [];
  const first = { question: read.value, skill: 'which-fans/own' };
  const session = createFanSession(first, (result) => results.push(result));
  return { ...session, results, state: () => session.$state.get() };
}

describe('fans', () => {
  test('are judged once, with hints and time', () => {
    const { begin, tick, hint, check, state, results } = fansOn(STRAIGHT);
    begin(1000);
    for (const item of ['pure-straight', 'all-chows', 'no-honors', 'no-honors']) tick(item);
    tick('short-straight');
    hint();
    check(1700);
    check(1900);
    tick('concealed-hand');
    expect(results).toEqual([
      {
        ...{ skill: 'which-fans/own', right: false, found: 2, missed: 1, wrong: 1 },
        ...{ hints: 1, spent: 700 },
      },
    ]);
    expect(state().draft).toEqual(['pure-straight', 'all-chows', 'short-straight']);
  });

  test('no tick is no answer', () => {
    const { check, state, results } = fansOn(STRAIGHT);
    check(1);
    expect([state().unread, results]).toEqual([['fans'], []]);
  });

  test('one fan takes the tick from another', () => {
    const { tick, check, state, results } = fansOn({ ...STRAIGHT, ask: 'name' });
    tick('all-chows');
    tick('pure-straight');
    expect(state().draft).toEqual(['pure-straight']);
    check(1);
    expect(results[0]?.right).toBe(true);
  });

  test('the sheet and the hints come when they are due', () => {
    const session = fansOn(STRAIGHT);
    expect(fanView(session.state())).toMatchObject({ hints: undefined, sheet: undefined });
    session.hint();
    expect(fanView(session.state()).hints?.points).toEqual([16, 2, 2]);
    session.tick('all-chows');
    session.check(1);
    const { sheet, marks } = fanView(session.state());
    expect(sheet?.goingOut).toMatchObject({ points: 20, least: 8, enough: true });
    expect([marks.get('all-chows'), marks.get('pure-straight')]).toEqual(['found', 'missed']);
  });
});

describe('a total', () => {
  function totalOn() {
    const read = parseTotalQuestion({ ...STRAIGHT, from: 'N' });
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const results: Result[] = [];
    const first = { question: read.value, skill: 'total-fans/own' };
    const session = createTotalSession(first, (result) => results.push(result));
    return { ...session, results, state: () => session.$state.get() };
  }

  test('is judged field by field', () => {
    const { write, say, check, results, state } = totalOn();
    write('base', '20');
    write('total', ' 20 ');
    write('E', '8');
    write('W', '7');
    write('N', '28');
    say(true);
    check(5);
    expect(results[0]).toMatchObject({ right: false, found: 5, missed: 0, wrong: 1 });
    const { accounts, sheet } = totalView(state());
    expect(accounts?.seats.map(({ wind, net }) => [wind, net])).toEqual([
      ['E', -8],
      ['S', 44],
      ['W', -8],
      ['N', -28],
    ]);
    expect(sheet?.totals.total).toBe(20);
  });

  test('asks for what is missing, one thing after the other', () => {
    const { write, say, check, state } = totalOn();
    check(1);
    expect(state().unread).toEqual(['base']);
    write('base', 'x');
    check(1);
    expect(state().unread).toEqual(['base']);
    write('base', '20');
    check(1);
    expect(state().unread).toEqual(['enough']);
    say(false);
    check(1);
    expect(state().verdict?.enough).toEqual({ given: false, wanted: true });
  });
});

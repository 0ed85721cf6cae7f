/** One hand of "Count the hand", from its appearance to its sheet. */
import { describe, expect, test } from 'vitest';
import {
  type CountText,
  type CountVerdict,
  parseCountQuestion,
} from '../../../src/engine/index.ts';
import { createCountSession } from '../../../src/stores/counting/count-session.ts';
import { countView } from '../../../src/stores/counting/count-view.ts';
import type { Result } from '../../../src/stores/progress.ts';

const SKILL = 'count-hand/own';
/** 28 points and a fan: 56. */
const WON: CountText = { hand: '13p44678m789s~222z*2p', seat: 'S' };
/** One concealed pung of the seat wind, and nothing else. */
const LINES: CountText = { hand: '3456m5579p33s333z', seat: 'W', ask: 'lines' };

function sessionOn(text: CountText) {
  const read = parseCountQuestion(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const results: Result[] = [];
  const known: CountVerdict['known'][] = [];
  const session = createCountSession({ question: read.value, skill: SKILL }, (result, verdict) => {
    results.push(result);
    known.push(verdict.known);
  });
  return { ...session, results, known, state: () => session.$state.get() };
}

describe('figures', () => {
  test('are judged once, with hints and time', () => {
    const { begin, write, hint, check, state, results } = sessionOn(WON);
    begin(1000);
    write('points', '28');
    write('fan', '1');
    write('total', ' 56 ');
    hint();
    check(1500);
    check(1600);
    write('total', '57');
    hint();
    expect(results).toEqual([
      { skill: SKILL, right: true, found: 3, missed: 0, wrong: 0, hints: 1, spent: 500 },
    ]);
    expect([state().draft.figures.total, state().hints, state().shown]).toEqual([' 56 ', 1, 1]);
  });

  test('an empty fan is none', () => {
    const { write, check, state } = sessionOn(WON);
    write('points', '28');
    write('total', '56');
    check(0);
    expect(state().verdict?.fields.map(({ given, mark }) => [given, mark])).toEqual([
      [28, 'right'],
      [0, 'wrong'],
      [56, 'right'],
    ]);
  });

  test.each([
    [{}, ['total']],
    [{ points: 'many' }, ['points']],
    [{ points: '2.5', total: '56' }, ['points']],
  ])('%j is no answer', (figures, unread) => {
    const { write, check, state, results } = sessionOn(WON);
    for (const [field, text] of Object.entries(figures)) write(field as 'points', text);
    check(0);
    expect([state().unread, state().verdict, results]).toEqual([unread, undefined, []]);
    write('total', '5');
    expect(state().unread).toEqual([]);
  });
});

describe('lines', () => {
  test('are ticked and unticked, and judged', () => {
    const { tick, check, results, known, state } = sessionOn(LINES);
    tick('concealed-pung-other-wind');
    tick('concealed-pung-own-wind');
    tick('concealed-pung-other-wind');
    tick('exposed-pung-own-wind');
    expect(state().draft.lines).toEqual(['concealed-pung-own-wind', 'exposed-pung-own-wind']);
    check(0);
    expect(results).toMatchObject([{ right: false, found: 1, missed: 0, wrong: 1 }]);
    expect(known).toEqual([{ 'concealed-pung-own-wind': true, 'exposed-pung-own-wind': false }]);
  });
});

describe('what the board shows', () => {
  test('lines, no marks, no hints, no sheet before the answer', () => {
    const view = countView(sessionOn(LINES).state());
    expect(view.lines.filter(({ counts }) => counts)).toHaveLength(1);
    expect([view.marks.size, view.hints, view.sheet]).toEqual([0, undefined, undefined]);
  });

  test('the sheet after it, opened line by line', () => {
    const session = sessionOn(WON);
    session.reveal(1);
    expect(session.state().shown).toBe(0);
    session.write('total', '0');
    session.check(0);
    session.reveal(2);
    expect(session.state().shown).toBe(3);
    const { sheet } = countView(session.state());
    expect(sheet?.steps).toEqual([
      { kind: 'sum', terms: [20, 2, 2, 4], result: 28 },
      { kind: 'double', base: 28, times: 1, result: 56 },
    ]);
  });

  test('hints stop where there is no more to say', () => {
    const session = sessionOn(WON);
    for (let taken = 0; taken < 6; taken++) session.hint();
    expect(session.state().hints).toBe(4);
    expect(countView(session.state()).hints?.number).toBe(4);
  });
});

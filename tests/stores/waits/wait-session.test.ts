/** One question of the wait finder, from its appearance to its proof. */
import { describe, expect, test } from 'vitest';
import { formatTiles } from '../../../src/engine/index.ts';
import { question, SKILL, sessionOn, tile } from '../questions.ts';

/** Waits on 2 and 5 of characters. */
const HAND = '34m';
/** Waits on nothing. */
const DEAD = '456s1111z';

describe('before the answer', () => {
  test('nothing is chosen, hinted, judged or shown', () => {
    expect(sessionOn(HAND).state()).toEqual({
      question: question(HAND),
      skill: SKILL,
      chosen: [],
      hints: 0,
      since: 0,
      verdict: undefined,
      shown: undefined,
    });
  });

  test.each([
    ['2m', '2m'],
    ['25m', '25m'],
    ['52m', '52m'],
    ['22m', ''],
    ['252m', '5m'],
    ['2522m', '52m'],
  ])('touching %s leaves %j chosen', (touched, chosen) => {
    expect(formatTiles(sessionOn(HAND, { choose: touched }).state().chosen)).toBe(chosen);
  });

  test.each([
    [HAND, [1, 2, 3, 4, 4, 4]],
    [DEAD, [1, 1, 1, 1, 1, 1]],
  ])('hints for %s stop where there is no more to say', (hand, counts) => {
    const { hint, state } = sessionOn(hand);
    const taken = counts.map(() => {
      hint();
      return state().hints;
    });
    expect(taken).toEqual(counts);
  });

  test('there is nothing to step through', () => {
    const session = sessionOn(HAND, { choose: '2m' });
    const before = session.state();
    session.step(1, 3);
    expect(session.state()).toEqual(before);
  });
});

describe('the check', () => {
  test.each([
    ['25m', { right: true, found: 2, missed: 0, wrong: 0 }],
    ['52m', { right: true, found: 2, missed: 0, wrong: 0 }],
    ['2m', { right: false, found: 1, missed: 1, wrong: 0 }],
    ['258m', { right: false, found: 2, missed: 0, wrong: 1 }],
    ['18m', { right: false, found: 0, missed: 2, wrong: 2 }],
    ['', { right: false, found: 0, missed: 2, wrong: 0 }],
  ])('of %j records %j', (choose, counted) => {
    const { results } = sessionOn(HAND, { choose, check: true });
    expect(results).toEqual([{ skill: SKILL, hints: 0, spent: 0, ...counted }]);
  });

  test.each([
    ['', { right: true, wrong: 0 }],
    ['1z', { right: false, wrong: 1 }],
  ])('of %j on a hand that waits on nothing records %j', (choose, counted) => {
    const { results } = sessionOn(DEAD, { choose, check: true });
    expect(results).toEqual([
      { skill: SKILL, found: 0, missed: 0, hints: 0, spent: 0, ...counted },
    ]);
  });

  test('records once, however often it is asked for', () => {
    const { check, results, state } = sessionOn(HAND, { choose: '2m' });
    check(100);
    const { verdict } = state();
    check(200);
    check(300);
    expect(results.map(({ spent }) => spent)).toEqual([100]);
    expect(state().verdict).toBe(verdict);
  });

  test.each([
    [0, 1500, 1500],
    [1000, 1500, 500],
    [1000, 1000, 0],
    [1000, 400, 0],
  ])('of a question put at %d and answered at %d takes %d', (since, now, spent) => {
    const { begin, check, results } = sessionOn(HAND);
    begin(since);
    check(now);
    expect(results[0]?.spent).toBe(spent);
  });

  test('remembers the hints that were taken, and grants none after', () => {
    const { hint, results, state } = sessionOn(HAND, { hints: 2, check: true });
    hint();
    expect([state().hints, results[0]?.hints]).toEqual([2, 2]);
  });

  test.each([
    ['wrong tiles first', '28m', '8m'],
    ['else what was missed', '5m', '2m'],
    ['else the first win', '52m', '2m'],
  ])('shows %s', (_, choose, shown) => {
    const { state } = sessionOn(HAND, { choose, check: true });
    expect(state().shown).toEqual({ tile: shown, completion: 0 });
  });

  test('shows nothing where nothing wins and nothing was chosen', () => {
    expect(sessionOn(DEAD, { check: true }).state().shown).toBeUndefined();
  });
});

describe('after the answer', () => {
  test('touching a tile shows its proof, touching it again hides it', () => {
    const { state, touch } = sessionOn(HAND, { choose: '25m', check: true });
    const shown = ['5m', '5m', '9s', '2m'].map((text) => {
      touch(tile(text));
      return state().shown?.tile;
    });
    expect(shown).toEqual(['5m', undefined, '9s', '2m']);
  });

  test('touching a tile changes no choice and no verdict', () => {
    const { state, touch } = sessionOn(HAND, { choose: '25m', check: true });
    const { chosen, verdict } = state();
    touch(tile('8m'));
    touch(tile('2m'));
    expect([state().chosen, state().verdict]).toEqual([chosen, verdict]);
  });

  test.each([
    [3, [1, 1, 1, 1], [1, 2, 0, 1]],
    [3, [-1, -1, -1, -1], [2, 1, 0, 2]],
    [2, [1, -1, -1], [1, 0, 1]],
    [1, [1, -1], [0, 0]],
    [0, [1, -1], [0, 0]],
  ])('steps go round among %d completions: %j', (count, steps, places) => {
    const { state, step } = sessionOn(HAND, { choose: '25m', check: true });
    const seen = steps.map((by) => {
      step(by, count);
      return state().shown?.completion;
    });
    expect(seen).toEqual(places);
  });

  test('another tile is shown from its first completion', () => {
    const { state, step, touch } = sessionOn(HAND, { choose: '25m', check: true });
    step(1, 3);
    touch(tile('5m'));
    expect(state().shown).toEqual({ tile: '5m', completion: 0 });
  });

  test('the same question or another can be put afresh', () => {
    const session = sessionOn(HAND, { choose: '2m', hints: 1, check: true });
    session.ask(question('67p'), 'find-waits/4/pure', 5000);
    expect(session.state()).toEqual({
      question: question('67p'),
      skill: 'find-waits/4/pure',
      chosen: [],
      hints: 0,
      since: 5000,
      verdict: undefined,
      shown: undefined,
    });
    session.check(5250);
    const answered = session.results.map(({ skill, hints, spent }) => [skill, hints, spent]);
    expect(answered).toEqual([
      [SKILL, 1, 0],
      ['find-waits/4/pure', 0, 250],
    ]);
  });
});

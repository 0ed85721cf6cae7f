/** A question inside a page: again, varied, or followed by others. */
import { expect, test } from 'vitest';
import { findWaits, levelFrom, WAIT_LEVELS, type WaitTypes } from '../../src/engine/drills.ts';
import { createExercise, type Sequel } from '../../src/stores/drill-exercise.ts';
import type { BoardMemory, OnBoard } from '../../src/stores/on-board.ts';
import type { Result } from '../../src/stores/progress.ts';
import { WAIT_RULES, type WaitDraft } from '../../src/stores/waits/wait-draft.ts';
import { sourceOf } from './desk-source.ts';
import { askedAbout, checkAnswer } from './questions.ts';

function open(
  sequel: Sequel,
  { pace = 1000, memory }: { pace?: number; memory?: BoardMemory } = {},
) {
  const results: Result[] = [];
  const repeats: boolean[] = [];
  const asked = askedAbout('3456p');
  let seed = 0;
  let now = 0;
  const { session, next, resume } = createExercise<WaitTypes, WaitDraft>({
    ...{ id: 'find-waits', asked, sequel, source: sourceOf(findWaits), rules: WAIT_RULES },
    onResult: (result, isRepeat) => {
      results.push(result);
      repeats.push(isRepeat);
    },
    clock: { now: () => (now += pace), seed: () => ++seed },
    memory,
  });
  return { session, next, resume, results, repeats, state: () => session.$state.get() };
}

test('the same question comes again as a repeat, and counts among the lessons', async () => {
  const { session, next, results, repeats, state } = open({ kind: 'again' });
  await checkAnswer(session);
  await next();
  await checkAnswer(session);
  expect(state().texts).toEqual({ hand: '3456p' });
  expect(results.map(({ skill }) => skill)).toEqual(['find-waits/lessons', 'find-waits/lessons']);
  expect(repeats).toEqual([false, true]);
});

test('the press that checked does not go on', async () => {
  const { session, next, state } = open({ kind: 'again' }, { pace: 100 });
  await checkAnswer(session);
  await next();
  expect(state().verdict).toBeDefined();
  for (let looks = 0; looks < 4; looks++) await next();
  expect(state().verdict).toBeUndefined();
});

const chosen = (...tiles: readonly string[]) => ({ tiles, none: false });

/** A page that is back with this on the board. */
const back = (kept: OnBoard): { memory: BoardMemory } => ({
  memory: { recall: () => kept, keep: () => {} },
});

test('an answer given before is shown again, and what follows is a repeat', async () => {
  const kept = {
    texts: { hand: '3456p' },
    skill: 'find-waits/lessons',
    taken: 2,
    draft: chosen('3p'),
  };
  const { session, next, resume, results, repeats, state } = open({ kind: 'again' }, back(kept));
  await resume();
  expect(state()).toMatchObject({ draft: chosen('3p'), taken: 2, verdict: { right: false } });
  expect(results).toEqual([]);
  await next();
  await checkAnswer(session);
  expect(repeats).toEqual([true]);
});

test('the same in other tiles is shown again in those', async () => {
  const kept = {
    texts: { hand: '4567s' },
    skill: 'find-waits/lessons',
    taken: 0,
    draft: chosen('4s', '7s'),
  };
  const { resume, state } = open({ kind: 'vary' }, back(kept));
  await resume();
  expect(state()).toMatchObject({ texts: { hand: '4567s' }, verdict: { right: true } });
});

test('what can no longer be asked leaves the first question', async () => {
  const kept = { texts: { hand: '9' }, skill: 'find-waits/lessons', taken: 0, draft: chosen('4s') };
  const { resume, state } = open({ kind: 'vary' }, back(kept));
  await resume();
  expect(state()).toMatchObject({ texts: { hand: '3456p' }, draft: chosen(), verdict: undefined });
});

test('the same question comes in other tiles', async () => {
  const { next, state } = open({ kind: 'vary' });
  const hands = new Set<string | undefined>();
  for (let times = 0; times < 20; times++) {
    await next();
    hands.add(state().texts['hand']);
    expect(state().shown.concealed).toHaveLength(4);
    expect(state().skill).toBe('find-waits/lessons');
  }
  // One suit of three, either way round: 3456 and its mirror 4567.
  expect([...hands].sort()).toEqual(['3456m', '3456p', '3456s', '4567m', '4567p', '4567s'].sort());
});

test('others follow, the last level again and again', async () => {
  const levels = ['4', '7'].map((size) => ({
    level: levelFrom(WAIT_LEVELS, { size }),
    skill: `find-waits/${size}/pure`,
  }));
  const { session, next, results, state } = open({ kind: 'next', levels });
  const sizes: number[] = [];
  for (let times = 0; times < 4; times++) {
    sizes.push(state().shown.concealed.length);
    await checkAnswer(session);
    await next();
  }
  expect(sizes).toEqual([4, 4, 7, 7]);
  expect(results.map(({ skill }) => skill)).toEqual([
    'find-waits/lessons',
    'find-waits/4/pure',
    'find-waits/7/pure',
    'find-waits/7/pure',
  ]);
});

test('pressed twice, one follows', async () => {
  const levels = [{ level: levelFrom(WAIT_LEVELS, { size: '4' }), skill: 'find-waits/4/pure' }];
  const { next, session } = open({ kind: 'next', levels });
  let asked = 0;
  session.$state.listen(() => asked++);
  await Promise.all([next(), next()]);
  expect(asked).toBe(1);
});

/** A question inside a page: tried a second time, again, or varied. */
import { describe, expect, test } from 'vitest';
import { findWaits, type WaitTypes } from '../../src/engine/drills.ts';
import type { Tile } from '../../src/engine/notation.ts';
import { WAIT_RULES, type WaitDraft } from '../../src/stores/drafts/wait-draft.ts';
import { createExercise, type Sequel } from '../../src/stores/question/drill-exercise.ts';
import type { BoardMemory, OnBoard } from '../../src/stores/question/on-board.ts';
import type { AnswerResult } from '../../src/stores/record/result.ts';
import { sourceOf } from './desk-source.ts';
import { askedAbout, checkAnswer } from './questions.ts';

function open(
  sequel: Sequel,
  {
    pace = 1000,
    secondTry = false,
    memory,
  }: { pace?: number; secondTry?: boolean; memory?: BoardMemory } = {},
) {
  const results: AnswerResult[] = [];
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
    ...{ memory, secondTry },
  });
  return { session, next, resume, results, repeats, state: () => session.$state.get() };
}

test('the same question comes again as a repeat, and counts among the lessons', async () => {
  const { session, next, results, repeats, state } = open('again');
  await checkAnswer(session);
  await next();
  await checkAnswer(session);
  expect(state().texts).toEqual({ hand: '3456p' });
  expect(results.map(({ skill }) => skill)).toEqual(['find-waits/lessons', 'find-waits/lessons']);
  expect(repeats).toEqual([false, true]);
});

test('the press that checked does not go on', async () => {
  const { session, next, state } = open('again', { pace: 100 });
  await checkAnswer(session);
  await next();
  expect(state().verdict).toBeDefined();
  for (let looks = 0; looks < 4; looks++) await next();
  expect(state().verdict).toBeUndefined();
});

const chosen = (...tiles: readonly Tile[]) => ({ tiles, none: false });

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
  const { session, next, resume, results, repeats, state } = open('again', back(kept));
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
  const { resume, state } = open('vary', back(kept));
  await resume();
  expect(state()).toMatchObject({ texts: { hand: '4567s' }, verdict: { right: true } });
});

test('what can no longer be asked leaves the first question', async () => {
  const kept = { texts: { hand: '9' }, skill: 'find-waits/lessons', taken: 0, draft: chosen('4s') };
  const { resume, state } = open('vary', back(kept));
  await resume();
  expect(state()).toMatchObject({ texts: { hand: '3456p' }, draft: chosen(), verdict: undefined });
});

test('the same question comes in other tiles', async () => {
  const { next, state } = open('vary');
  const hands = new Set<string | undefined>();
  for (let times = 0; times < 20; times++) {
    await next();
    hands.add(state().texts['hand']);
    expect(state().shown.concealed).toHaveLength(4);
    expect(state().skill).toBe('find-waits/lessons');
  }
  // One suit of three, either way round: 3456 and its mirror 4567, but not the hand itself.
  expect([...hands].sort()).toEqual(['3456m', '3456s', '4567m', '4567p', '4567s'].sort());
});

test('pressed twice, one follows', async () => {
  const { next, session } = open('vary');
  let asked = 0;
  session.$state.listen(() => asked++);
  await Promise.all([next(), next()]);
  expect(asked).toBe(1);
});

describe('a second try', () => {
  test('counts once, as the first was, and tells its lesson how it ended', async () => {
    const { session, results, repeats, state } = open('again', { secondTry: true });
    session.edit(() => chosen('3p'));
    await session.check(0);
    session.edit(() => chosen('3p', '6p'));
    await session.check(0);
    expect(state().verdict).toMatchObject({ right: true });
    expect(results.map(({ right }) => right)).toEqual([false, true]);
    expect(repeats).toEqual([false, true]);
  });

  test('in other tiles counts anew, and once', async () => {
    const { session, next, repeats } = open('vary', { secondTry: true });
    for (let asked = 0; asked < 2; asked++) {
      session.edit(() => chosen('9p'));
      await session.check(0);
      session.edit(() => chosen('8p'));
      await session.check(0);
      await next();
    }
    expect(repeats).toEqual([false, true, false, true]);
  });

  test('is still to come after a reload, and counts nothing again', async () => {
    const kept: OnBoard[] = [];
    const memory: BoardMemory = {
      recall: () => kept.at(-1),
      keep: ({ texts, skill, taken, draft, nudged }) =>
        kept.push({ texts, skill, taken, draft, nudged: nudged !== undefined }),
    };
    const before = open('again', { secondTry: true, memory });
    before.session.edit(() => chosen('3p'));
    await before.session.check(0);
    before.session.edit(() => chosen('9p'));

    const { session, resume, results, repeats, state } = open('again', { secondTry: true, memory });
    await resume();
    expect(state()).toMatchObject({ draft: chosen('3p'), taken: 1, verdict: undefined });
    expect(state().nudged?.far).toEqual({ found: 1, all: 2, extra: 0 });
    expect(state().hints).toBeDefined();
    expect(results).toEqual([]);
    session.edit(() => chosen('3p', '6p'));
    await session.check(0);
    expect(repeats).toEqual([true]);
    expect(kept.at(-1)).toMatchObject({ draft: chosen('3p', '6p'), nudged: false });
  });

  test('given up is proved by the answer of the first, and the press goes no further', async () => {
    const { session, next, results, state } = open('again', { secondTry: true, pace: 100 });
    session.edit(() => chosen('3p'));
    await session.check(0);
    session.edit(() => chosen('9p'));
    session.giveUp();
    expect(state()).toMatchObject({ draft: chosen('3p'), verdict: { right: false } });
    expect(results).toHaveLength(1);
    await next();
    expect(state().verdict).toBeDefined();
  });
});

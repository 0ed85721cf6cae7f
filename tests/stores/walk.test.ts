/** A guided walk from act to act: refused, done, played on. */
import { describe, expect, test } from 'vitest';
import { type Desk, findDesk, type TableTypes } from '../../src/engine/drills.ts';
import type { WalkStop } from '../../src/stores/record/progress.ts';
import type { AnswerResult } from '../../src/stores/record/result.ts';
import { createWalk } from '../../src/stores/table/walk.ts';
import { readWalks } from '../content/read.ts';
import { sourceAt } from './desk-source.ts';

const desk = (await findDesk('at-the-table')) as unknown as Desk<TableTypes>;
const walk = readWalks().find(({ id }) => id === 'breach-and-deal.walk');
const ASKS = (walk?.asks ?? []).slice(0, 2).map(({ texts }) => {
  const asked = desk.ask(texts);
  if (!asked.ok) throw new Error(JSON.stringify(asked.error));
  return asked.value;
});

/** Whose wall is opened (B), and which stack (B15): after two tables, and after four of six. */
function walked(left?: WalkStop) {
  const results: AnswerResult[] = [];
  const ends: boolean[] = [];
  const kept: WalkStop[] = [];
  /** Each table stands until the test says so. */
  const waiting: (() => void)[] = [];
  const step = async (): Promise<void> => {
    waiting.shift()?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  const run = createWalk({
    ...{ asks: ASKS, stops: [2, 4], length: 6, source: sourceAt(desk) },
    clock: { now: () => 0 },
    pause: () => new Promise((resolve) => waiting.push(resolve)),
    left,
    onStop: (stop) => kept.push(stop),
    onResult: (result) => results.push(result),
    onDone: (right) => ends.push(right),
  });
  return { ...run, step, results, ends, kept, state: () => run.$walk.get() };
}

describe('a walk', () => {
  test('begins at its first question', () => {
    expect(walked().state()).toEqual({ asked: 0, shown: 2, phase: 'asking' });
  });

  test('stays where it is after a wrong act, and brings a hint', async () => {
    const { act, step, state, session } = walked();
    await act('C');
    await step();
    expect(state()).toEqual({ asked: 0, shown: 2, phase: 'asking' });
    expect(session.$state.get()).toMatchObject({ taken: 1, nudged: { misses: 1 } });
  });

  test('plays on after the right act, up to the next question', async () => {
    const { act, step, state, session } = walked();
    await act('B');
    expect(state().phase).toBe('playing');
    await step();
    expect(state()).toEqual({ asked: 0, shown: 3, phase: 'playing' });
    await step();
    expect(state()).toEqual({ asked: 1, shown: 4, phase: 'asking' });
    expect(session.$state.get().texts).toEqual(ASKS[1]?.texts);
  });

  test('passes over what it would play, where the reader goes on', async () => {
    const { act, skip, state } = walked();
    await act('B');
    skip();
    expect(state()).toEqual({ asked: 1, shown: 4, phase: 'asking' });
  });

  test.each([
    [['B'], ['B15'], true, [true, true]],
    [['C', 'B'], ['B15'], false, [false, true]],
    [['B'], ['B1', 'B2', 'B15'], false, [true, false]],
  ])('with %j and %j ends: right at once %s', async (first, second, right, counted) => {
    const { act, skip, state, results, ends } = walked();
    for (const item of first) await act(item);
    skip();
    for (const item of second) await act(item);
    expect(ends).toEqual([]);
    skip();
    expect(state()).toEqual({ asked: 1, shown: 6, phase: 'done' });
    expect(ends).toEqual([right]);
    expect(results.map((result) => result.right)).toEqual(counted);
  });

  test('begun again while it plays shows nothing more of what it played', async () => {
    const { act, step, skip, restart, state } = walked();
    await act('B');
    skip();
    await act('B15');
    restart();
    await step();
    expect(state()).toEqual({ asked: 0, shown: 2, phase: 'asking' });
  });

  test('begins again', async () => {
    const { act, skip, restart, state, ends } = walked();
    for (const item of ['C', 'B']) await act(item);
    skip();
    await act('B15');
    skip();
    restart();
    expect(state()).toEqual({ asked: 0, shown: 2, phase: 'asking' });
    await act('B');
    skip();
    await act('B15');
    skip();
    expect(ends).toEqual([false, true]);
  });

  test('is kept where it stands with each act, and at its beginning once it is done', async () => {
    const { act, skip, kept } = walked();
    for (const item of ['C', 'B']) await act(item);
    skip();
    await act('B15');
    skip();
    expect(kept).toEqual([
      { at: 0, misses: 1, counted: 1 },
      { at: 1, misses: 1, counted: 1 },
      { at: 1, misses: 1, counted: 2 },
      { at: 0, misses: 0, counted: 2 },
    ]);
  });

  test('is taken up where it was left, and counts nothing twice', async () => {
    const { act, skip, state, results, ends, session } = walked({ at: 1, misses: 1, counted: 2 });
    expect(state()).toEqual({ asked: 1, shown: 4, phase: 'asking' });
    expect(session.$state.get().texts).toEqual(ASKS[1]?.texts);
    await act('B15');
    skip();
    expect(ends).toEqual([false]);
    expect(results).toEqual([]);
  });

  test('left at a question that it has no more begins afresh', () => {
    expect(walked({ at: 2, misses: 0, counted: 2 }).state().asked).toBe(0);
  });

  test('left halfway can be begun again, and counts only what is new', async () => {
    const { act, skip, state, restart, results, ends, kept } = walked({
      ...{ at: 1, misses: 1, counted: 1 },
    });
    restart();
    expect(state()).toEqual({ asked: 0, shown: 2, phase: 'asking' });
    expect(kept).toEqual([{ at: 0, misses: 0, counted: 1 }]);
    await act('B');
    skip();
    await act('B15');
    skip();
    expect(results).toHaveLength(1);
    expect(ends).toEqual([true]);
  });
});

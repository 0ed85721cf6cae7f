/** The chances of one hand: asked for, given up, asked for again. */
import { afterEach, describe, expect, test } from 'vitest';
import type { DiscardHand, DiscardOdds } from '../../../src/engine/hand.ts';
import {
  $drawsLeft,
  chancesWithin,
  createOdds,
  likeliest,
  MOST_ODDS_DRAWS,
} from '../../../src/stores/odds/odds.ts';
import type { OddsSource } from '../../../src/stores/odds/odds-source.ts';
import { hand } from '../../engine/hands.ts';

const HAND: DiscardHand = { ...hand('13m57s9p'), seen: [] };

/** Chances that rise by a step a draw. */
const row = (tile: DiscardOdds['tile'], ready: number, win: number): DiscardOdds => ({
  tile,
  ready: [0, 1, 2, 3].map((draws) => draws * ready),
  win: [0, 1, 2, 3].map((draws) => draws * win),
});

/** A source that answers when it is told to. */
function oddsOnCall() {
  const asked: {
    readonly question: Parameters<OddsSource>[0];
    readonly signal: AbortSignal;
    readonly progress: (done: number) => void;
    readonly answer: (rows: readonly DiscardOdds[]) => void;
    readonly fail: () => void;
  }[] = [];
  const source: OddsSource = (question, { onProgress, signal }) =>
    new Promise((resolve, reject) => {
      const fail = (): void => reject(new Error('broken'));
      asked.push({ question, signal, progress: onProgress, answer: resolve, fail });
    });
  return { asked, odds: createOdds(source, HAND) };
}

const settled = (): Promise<unknown> => new Promise((resume) => setTimeout(resume));

const ROWS = [row('9p', 0.2, 0.1)];

describe('the work', () => {
  test('begins when it is asked for, tells how far it is, and answers', async () => {
    const { asked, odds } = oddsOnCall();
    expect(odds.$state.get()).toEqual({ phase: 'idle', done: 0, rows: [] });
    odds.start();
    expect(odds.$state.get()).toEqual({ phase: 'working', done: 0, rows: [] });
    expect(asked[0]?.question).toEqual({ hand: HAND, draws: MOST_ODDS_DRAWS });
    asked[0]?.progress(0.5);
    expect(odds.$state.get()).toMatchObject({ phase: 'working', done: 0.5 });
    asked[0]?.answer(ROWS);
    await settled();
    expect(odds.$state.get()).toEqual({ phase: 'done', done: 1, rows: ROWS });
  });

  test('that is given up tells its source, and leaves no trace', async () => {
    const { asked, odds } = oddsOnCall();
    odds.start();
    asked[0]?.progress(0.5);
    odds.cancel();
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(odds.$state.get()).toEqual({ phase: 'idle', done: 0, rows: [] });
  });

  test.each(['answer', 'progress', 'fail'] as const)(
    'that was given up is not heard any more: %s',
    async (deed) => {
      const { asked, odds } = oddsOnCall();
      odds.start();
      odds.cancel();
      if (deed === 'answer') asked[0]?.answer(ROWS);
      if (deed === 'progress') asked[0]?.progress(0.9);
      if (deed === 'fail') asked[0]?.fail();
      await settled();
      expect(odds.$state.get().phase).toBe('idle');
    },
  );

  test('begun anew drops the stale answer and takes the new one', async () => {
    const { asked, odds } = oddsOnCall();
    odds.start();
    odds.start();
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    asked[0]?.answer([]);
    await settled();
    expect(odds.$state.get().phase).toBe('working');
    asked[1]?.answer(ROWS);
    await settled();
    expect(odds.$state.get().rows).toEqual(ROWS);
  });

  test('that breaks down says so, and can be begun again', async () => {
    const { asked, odds } = oddsOnCall();
    odds.start();
    asked[0]?.fail();
    await settled();
    expect(odds.$state.get().phase).toBe('failed');
    odds.start();
    asked[1]?.answer(ROWS);
    await settled();
    expect(odds.$state.get().phase).toBe('done');
  });

  test('that is done stays done when the reader leaves', async () => {
    const { asked, odds } = oddsOnCall();
    odds.start();
    asked[0]?.answer(ROWS);
    await settled();
    odds.cancel();
    expect(odds.$state.get().phase).toBe('done');
  });
});

describe('chances within so many draws', () => {
  const rows = [row('1m', 0.3, 0.1), row('9p', 0.1, 0.2), row('7s', 0.2, 0.2)];

  test.each([
    [1, '7s 0.2 0.2, 9p 0.1 0.2, 1m 0.3 0.1'],
    [2, '7s 0.4 0.4, 9p 0.2 0.4, 1m 0.6 0.2'],
    [18, '7s 0.6 0.6, 9p 0.3 0.6, 1m 0.9 0.3'],
  ])('%i: the likeliest to win first, then to be ready', (draws, expected) => {
    const told = chancesWithin(rows, draws).map(({ tile, ready, win }) =>
      [tile, ready.toFixed(1), win.toFixed(1)].join(' '),
    );
    expect(told.join(', ')).toBe(expected);
  });

  test('as many are the likeliest as win as often', () => {
    const chances = chancesWithin(rows, 3);
    expect(likeliest(chances).map(({ tile }) => tile)).toEqual(['7s', '9p']);
    expect(likeliest([])).toEqual([]);
  });

  test('what rounding tells apart is alike', () => {
    const alike = [row('1m', 0.1, 0.1), row('9p', 0.2, 0.1 + Number.EPSILON)];
    expect(chancesWithin(alike, 1).map(({ tile }) => tile)).toEqual(['9p', '1m']);
    expect(likeliest(chancesWithin(alike, 1))).toHaveLength(2);
  });

  test('none for a hand of which nothing is known', () => {
    expect(chancesWithin([], 6)).toEqual([]);
  });
});

afterEach(() => $drawsLeft.set(12));

test('the draws left stay from hand to hand', () => {
  $drawsLeft.set(7);
  oddsOnCall();
  expect($drawsLeft.get()).toBe(7);
});

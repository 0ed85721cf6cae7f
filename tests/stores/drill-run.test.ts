/** Question after question of a drill: the first, the next, another level, one's own. */
import { describe, expect, test } from 'vitest';
import {
  deskOf,
  findWaits,
  type Texts,
  WAIT_LEVELS,
  WAIT_PARTS,
  type WaitTypes,
} from '../../src/engine/drills.ts';
import { toggleTile, WAIT_RULES, type WaitDraft } from '../../src/stores/drafts/wait-draft.ts';
import { drillLevels, type Series } from '../../src/stores/question/drill-levels.ts';
import { createDrillRun } from '../../src/stores/question/drill-run.ts';
import type { DrillSource } from '../../src/stores/question/drill-source.ts';
import type { BoardMemory, OnBoard } from '../../src/stores/question/on-board.ts';
import { drillSteer } from '../../src/stores/question/steer.ts';
import type { AnswerResult } from '../../src/stores/record/result.ts';
import { sourceAt } from './desk-source.ts';
import { checkAnswer } from './questions.ts';

const desk = deskOf(findWaits);

const SERIES: Series = {
  name: 'formulas',
  field: 'formula',
  fields: ['order'],
  questions: [
    { id: 'I', texts: { hand: '3m' } },
    { id: 'II', texts: { hand: '3334m' } },
  ],
};

let opened = 0;

interface Opening {
  readonly held?: boolean;
  /** Milliseconds from one look at the clock to the next. */
  readonly pace?: number;
  readonly series?: Series;
  readonly memory?: BoardMemory;
}

/** A run on a device of its own; deals wait until the test lets them through, where it says so. */
function open({ held = false, pace = 1000, series, memory }: Opening = {}) {
  const id = `find-waits-${++opened}`;
  const shown: Texts[] = [];
  const results: AnswerResult[] = [];
  const dealt: number[] = [];
  const gates: (() => void)[] = [];
  const pass = (): Promise<void> =>
    held ? new Promise((resume) => gates.push(resume)) : Promise.resolve();
  const source: DrillSource<WaitTypes> = {
    ...sourceAt(desk),
    deal: async (seed, wish) => {
      dealt.push(seed);
      await pass();
      return desk.deal(seed, wish);
    },
  };
  let seed = 0;
  let now = 0;
  const levels = drillLevels({ id, levels: WAIT_LEVELS, series });
  const steer = drillSteer(id);
  const run = createDrillRun<WaitTypes, WaitDraft>({
    ...{ id, parts: WAIT_PARTS, levels, steer, source, rules: WAIT_RULES },
    onResult: (result) => results.push(result),
    onAsked: (texts) => shown.push(texts),
    clock: { now: () => (now += pace), seed: () => ++seed },
    ...(memory && { memory }),
    idle: (work) => {
      work();
      return () => {};
    },
  });
  const state = () => run.$run.get();
  const session = () => {
    const { session: running } = state();
    if (!running) throw new Error('no question yet');
    return running;
  };
  return { ...run, id, levels, shown, results, dealt, gates, state, session };
}

const begin = (run: ReturnType<typeof open>, address = ''): Promise<void> =>
  run.begin(new URLSearchParams(address));

describe('the first question', () => {
  test('is dealt at the level, and stands in the address', async () => {
    const run = open();
    expect([run.state().session, run.state().dealing]).toEqual([undefined, true]);
    await begin(run);
    const { texts, shown, skill, since } = run.session().$state.get();
    expect([shown.concealed.length, skill]).toEqual([4, `${run.id}/4/pure`]);
    expect(since).toBeGreaterThan(0);
    expect([run.shown, run.state().dealing]).toEqual([[texts], false]);
  });

  test('is of the level in the address', async () => {
    const run = open();
    await begin(run, 'size=13&mix=suits');
    expect(run.session().$state.get().skill).toBe(`${run.id}/13/suits`);
    expect(run.levels.$level.get()).toMatchObject({ size: '13', mix: 'suits' });
  });

  test('is the one in the address', async () => {
    const run = open();
    await begin(run, 'hand=34m');
    const { texts, skill } = run.session().$state.get();
    expect([texts, skill, run.dealt]).toEqual([{ hand: '34m' }, `${run.id}/own`, []]);
  });

  test('is dealt where the address holds none, which is named', async () => {
    const run = open();
    await begin(run, 'hand=34x&size=4');
    expect(run.state().refused).toMatchObject({
      part: 'hand',
      error: { code: 'unknown-sign' },
      texts: { hand: '34x' },
    });
    expect(run.session().$state.get().skill).toBe(`${run.id}/4/pure`);
    await checkAnswer(run.session());
    await run.next();
    expect(run.state().refused).toBeUndefined();
  });
});

describe('the next question', () => {
  test('is made while the verdict is read', async () => {
    const run = open();
    await begin(run);
    expect(run.dealt).toEqual([1]);
    await checkAnswer(run.session());
    expect(run.dealt).toEqual([1, 2]);
    await run.next();
    expect(run.dealt).toEqual([1, 2]);
    expect(run.session().$state.get()).toMatchObject({
      verdict: undefined,
      draft: { tiles: [], none: false },
    });
  });

  test('is asked for once, however often', async () => {
    const run = open({ held: true });
    const begun = begin(run);
    await Promise.all([run.next(), run.next()]);
    expect([run.dealt, run.state().session]).toEqual([[1], undefined]);
    for (const pass of run.gates.splice(0)) pass();
    await begun;
    expect(run.shown).toHaveLength(1);
  });

  test('of a level that was changed meanwhile is the last one', async () => {
    const run = open({ held: true });
    const begun = begin(run);
    const chosen = [run.choose({ size: '4' }), run.choose({ size: '10' })];
    const [first, four, ten] = run.gates.splice(0);
    ten?.();
    four?.();
    first?.();
    await Promise.all([begun, ...chosen]);
    expect(run.shown).toHaveLength(1);
    expect(run.session().$state.get().shown.concealed).toHaveLength(10);
  });

  test('is not what was made for another level', async () => {
    const run = open();
    await begin(run);
    await checkAnswer(run.session());
    await run.choose({ size: '4' });
    expect(run.dealt).toEqual([1, 2, 3]);
    expect(run.session().$state.get()).toMatchObject({ skill: `${run.id}/4/pure` });
  });

  test('comes after one that could not be made', async () => {
    const run = open();
    await begin(run);
    await expect(run.own({ hand: '1m' })).resolves.toBeUndefined();
    await run.next();
    expect(run.session().$state.get().skill).toBe(`${run.id}/4/pure`);
  });
});

test('the next question asked for with the very press that checked does not come', async () => {
  const run = open({ pace: 100 });
  await begin(run, 'hand=34m');
  await checkAnswer(run.session());
  await run.next();
  expect(run.session().$state.get()).toMatchObject({ texts: { hand: '34m' }, taken: 0 });
  expect(run.session().$state.get().verdict).toBeDefined();
  // The clock goes on with every look at it.
  for (let looks = 0; looks < 4; looks++) await run.next();
  expect(run.session().$state.get().verdict).toBeUndefined();
});

/** What was on the board when the page was left. */
const remembers = (kept: OnBoard | undefined) => {
  const all: (OnBoard | undefined)[] = [kept];
  const memory: BoardMemory = {
    recall: () => all.at(-1),
    keep: ({ texts, skill, taken, draft, verdict }) =>
      all.push({ texts, skill, taken, ...(verdict && { draft }) }),
  };
  return { memory, kept: () => all.at(-1) };
};

describe('a page that is back', () => {
  const SKILL = 'find-waits/7/pure';
  const judged = {
    texts: { hand: '34m' },
    skill: SKILL,
    taken: 1,
    draft: { tiles: ['2m'], none: false },
  };

  test('shows the answer with its verdict, and counts nothing', async () => {
    const { memory, kept } = remembers(judged);
    const run = open({ memory });
    await begin(run, 'hand=34m');
    await expect.poll(() => run.session().$state.get().verdict?.right).toBe(false);
    expect(run.session().$state.get()).toMatchObject({
      skill: SKILL,
      draft: { tiles: ['2m'], none: false },
      taken: 1,
    });
    expect(run.session().$state.get().look?.about).toBe('5m');
    await checkAnswer(run.session());
    expect([run.results, kept()]).toEqual([[], judged]);
  });

  test('counts what was not answered yet at the level it was dealt at', async () => {
    const { memory } = remembers({ texts: { hand: '34m' }, skill: SKILL, taken: 0 });
    const run = open({ memory });
    await begin(run, 'hand=34m');
    expect(run.session().$state.get().verdict).toBeUndefined();
    await checkAnswer(run.session());
    expect(run.results.map(({ skill }) => skill)).toEqual([SKILL]);
  });

  test.each([
    ['nothing', undefined],
    ['another question', { ...judged, texts: { hand: '34p' } }],
    ['no answer', { ...judged, draft: 7 }],
    ['an answer of an earlier form', { ...judged, draft: ['2m'] }],
    ['tiles that there are not', { ...judged, draft: { tiles: ['zz'], none: false } }],
  ])('asks afresh where %s was kept', async (_, kept) => {
    const run = open({ memory: remembers(kept as OnBoard | undefined).memory });
    await begin(run, 'hand=34m');
    await expect.poll(() => run.session().$state.get().busy).toBe(false);
    expect(run.session().$state.get()).toMatchObject({
      texts: { hand: '34m' },
      draft: { tiles: [] },
    });
    expect(run.session().$state.get().verdict).toBeUndefined();
  });
});

test('a question and its answer are kept as they come', async () => {
  const { memory, kept } = remembers(undefined);
  const run = open({ memory });
  await begin(run, 'hand=34m');
  expect(kept()).toEqual({ texts: { hand: '34m' }, skill: `${run.id}/own`, taken: 0 });
  run.session().edit(toggleTile('2m'));
  await checkAnswer(run.session());
  expect(kept()).toMatchObject({ texts: { hand: '34m' }, draft: { tiles: ['2m'], none: false } });
});

describe('a question of one’s own', () => {
  test('is asked and counted apart', async () => {
    const run = open();
    await begin(run);
    expect(await run.own({ hand: '55m 3 3 p ~777z ~123s' })).toBeUndefined();
    await checkAnswer(run.session(), 100);
    expect(run.shown.at(-1)).toEqual({ hand: '55m33p~777z~123s' });
    expect(run.results.map(({ skill }) => skill)).toEqual([`${run.id}/own`]);
  });

  test('that is refused leaves the question on the board', async () => {
    const run = open();
    await begin(run, 'hand=34m');
    expect(await run.own({ hand: '123m' })).toEqual({
      part: 'hand',
      error: { code: 'impossible-count', count: 3, melds: 0 },
      texts: { hand: '123m' },
    });
    expect(run.session().$state.get().texts).toEqual({ hand: '34m' });
    expect([run.state().dealing, run.state().refused]).toEqual([false, undefined]);
  });
});

test('a session asks no hand twice, typed ones among them', async () => {
  const run = open();
  await begin(run, 'size=1&none=0');
  const [first] = run.shown;
  await run.own({ hand: first?.['hand'] === '5s' ? '6s' : '5s' });
  while (run.shown.length < 27) await run.next();
  expect(new Set(run.shown.map(({ hand }) => hand)).size).toBe(27);
});

test('a series is varied question by question', async () => {
  const run = open({ series: SERIES });
  await begin(run, 'formula=II');
  expect(run.state().model).toBe('II');
  expect(run.session().$state.get()).toMatchObject({ skill: `${run.id}/formulas` });
  expect(run.session().$state.get().shown.concealed).toHaveLength(4);
  await checkAnswer(run.session());
  await run.next();
  expect(run.state().model).toBe('I');
  expect(run.session().$state.get().shown.concealed).toHaveLength(1);
  expect(run.levels.$level.get()['formula']).toBe('II');
});

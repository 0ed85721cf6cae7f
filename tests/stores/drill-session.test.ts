/** One question of a drill from its appearance to its verdict, as the wait finder asks it. */
import { describe, expect, test } from 'vitest';
import { deskOf, findWaits, type WaitTypes } from '../../src/engine/drills.ts';
import { formatTiles } from '../../src/engine/notation.ts';
import { WAIT_RULES, type WaitDraft, withNone } from '../../src/stores/drafts/wait-draft.ts';
import { createDrillSession } from '../../src/stores/question/drill-session.ts';
import type { DrillSource } from '../../src/stores/question/drill-source.ts';
import { sourceAt } from './desk-source.ts';
import { askedAbout, checkAnswer, opened, SKILL, sessionOn, tile } from './questions.ts';

/** Waits on 2 and 5 of characters. */
const HAND = '34m';
/** Waits on nothing. */
const DEAD = '456s1111z';

const fresh = (hand: string) => ({
  ...askedAbout(hand),
  skill: SKILL,
  draft: { tiles: [], none: false },
  taken: 0,
  hints: undefined,
  since: 0,
  unread: [],
  busy: false,
  nudged: undefined,
  verdict: undefined,
  look: undefined,
  revealed: 0,
});

describe('before the answer', () => {
  test('nothing is chosen, hinted, judged or looked at', () => {
    expect(sessionOn(HAND).state()).toEqual(fresh(HAND));
  });

  test.each([
    ['2m', '2m'],
    ['25m', '25m'],
    ['52m', '52m'],
    ['22m', ''],
    ['252m', '5m'],
    ['2522m', '52m'],
  ])('touching %s leaves %j chosen', (touched, chosen) => {
    expect(formatTiles(sessionOn(HAND, { choose: touched }).state().draft.tiles)).toBe(chosen);
  });

  test.each([
    [HAND, [1, 2, 3, 4, 4, 4]],
    [DEAD, [1, 1, 1, 1, 1, 1]],
  ])('hints for %s stop where there is no more to say', async (hand, counts) => {
    const { hint, state } = sessionOn(hand);
    const taken: number[] = [];
    for (const _ of counts) {
      await hint();
      taken.push(state().taken);
    }
    expect(taken).toEqual(counts);
  });

  test('what hints say is asked for once', async () => {
    const { state, hint } = sessionOn(HAND);
    await hint();
    const { hints } = state();
    await hint();
    expect(state().hints).toBe(hints);
    expect(hints).toEqual(deskOf(findWaits).hints({ hand: HAND }));
  });

  test('nothing can be looked at and no line revealed', async () => {
    const session = sessionOn(HAND, { choose: '2m' });
    const before = session.state();
    await session.look('2m');
    session.reveal(1);
    expect(session.state()).toEqual(before);
  });
});

describe('that none wins', () => {
  test('is never read from an untouched board', async () => {
    const { check, state, results } = sessionOn(DEAD);
    await check(0);
    expect([state().verdict, state().unread, results]).toEqual([undefined, ['tiles'], []]);
  });

  test('is said by an act of its own, and taken back by the same', async () => {
    const { check, edit, state } = sessionOn(DEAD);
    edit(withNone);
    edit(withNone);
    expect(state().draft).toEqual({ tiles: [], none: false });
    edit(withNone);
    await check(0);
    expect(state().verdict?.right).toBe(true);
  });

  test('goes with no tile: the last said holds', () => {
    const { edit, touch, state } = sessionOn(HAND, { choose: '25m' });
    edit(withNone);
    expect(state().draft).toEqual({ tiles: [], none: true });
    touch(tile('2m'));
    expect(state().draft).toEqual({ tiles: ['2m'], none: false });
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
  ])('of %j records %j', async (choose, counted) => {
    const { results } = await opened(HAND, { choose, check: true });
    const asked = { skill: SKILL, texts: { hand: HAND }, aspects: { waits: '2', holds: '2' } };
    expect(results).toEqual([{ ...asked, hints: 0, spent: 0, ...counted }]);
  });

  test.each([
    ['', { right: true, wrong: 0 }],
    ['1z', { right: false, wrong: 1 }],
  ])('of %j on a hand that waits on nothing records %j', async (choose, counted) => {
    const { results } = await opened(DEAD, { choose, check: true });
    expect(results).toEqual([
      {
        skill: SKILL,
        texts: { hand: DEAD },
        aspects: expect.anything(),
        found: 0,
        missed: 0,
        hints: 0,
        spent: 0,
        ...counted,
      },
    ]);
  });

  test('records once, however often it is asked for', async () => {
    const { check, results, state } = sessionOn(HAND, { choose: '2m' });
    await Promise.all([check(100), check(150)]);
    const { verdict } = state();
    await check(200);
    await check(300);
    expect(results.map(({ spent }) => spent)).toEqual([100]);
    expect(state().verdict).toBe(verdict);
  });

  test('holds the draft while it is judged', async () => {
    const session = sessionOn(HAND, { choose: '2m' });
    const checked = session.check(0);
    expect(session.state().busy).toBe(true);
    session.touch(tile('5m'));
    await checked;
    expect([session.state().draft.tiles, session.state().busy]).toEqual([['2m'], false]);
  });

  test.each([
    [0, 1500, 1500],
    [1000, 1500, 500],
    [1000, 1000, 0],
    [1000, 400, 0],
  ])('of a question put at %d and answered at %d takes %d', async (since, now, spent) => {
    const { begin, check, results } = sessionOn(HAND, { choose: '2m' });
    begin(since);
    await check(now);
    expect(results[0]?.spent).toBe(spent);
  });

  test('remembers the hints that were taken, and grants none after', async () => {
    const { hint, results, state } = await opened(HAND, { hints: 2, check: true });
    await hint();
    expect([state().taken, results[0]?.hints]).toEqual([2, 2]);
  });

  test('brings what is looked at first along', async () => {
    const { state } = await opened(HAND, { choose: '28m', check: true });
    expect(state().look).toEqual({
      about: '5m',
      detail: deskOf(findWaits).detail({ hand: HAND }, '5m'),
    });
  });

  test('names the parts of a draft that are no answer, until it is changed', async () => {
    const results: unknown[] = [];
    const session = createDrillSession<WaitTypes, WaitDraft>(
      { question: askedAbout(HAND), skill: SKILL },
      {
        source: sourceAt(deskOf(findWaits)),
        rules: { ...WAIT_RULES, read: () => ({ ok: false, error: ['hand'] }) },
        onResult: (result) => results.push(result),
      },
    );
    await session.check(0);
    expect([session.$state.get().unread, session.$state.get().verdict]).toEqual([
      ['hand'],
      undefined,
    ]);
    session.edit((draft) => draft);
    expect([session.$state.get().unread, results]).toEqual([[], []]);
  });
});

describe('after the answer', () => {
  test('looking at something shows it, looking again hides it', async () => {
    const { state, look } = await opened(HAND, { choose: '25m', check: true });
    const shown: (string | undefined)[] = [];
    for (const about of ['5m', '5m', '9s', '2m']) {
      await look(about);
      shown.push(state().look?.about);
    }
    expect(shown).toEqual(['5m', undefined, '9s', '2m']);
  });

  test('of two things looked at in haste the second is shown', async () => {
    const { state, look } = await opened(HAND, { choose: '25m', check: true });
    await Promise.all([look('5m'), look('9s')]);
    expect(state().look?.about).toBe('9s');
  });

  test('changes no draft and no verdict', async () => {
    const { state, touch } = await opened(HAND, { choose: '25m', check: true });
    const { draft, verdict } = state();
    touch(tile('8m'));
    touch(tile('2m'));
    expect([state().draft, state().verdict]).toEqual([draft, verdict]);
  });

  test('lines are revealed, the first with the verdict', async () => {
    const { reveal, state } = await opened(HAND, { check: true });
    expect(state().revealed).toBe(1);
    reveal(2);
    expect(state().revealed).toBe(3);
  });

  test('the same question or another can be put afresh', async () => {
    const session = await opened(HAND, { choose: '2m', hints: 1, check: true });
    session.ask({ question: askedAbout('67p'), skill: 'find-waits/4/pure' }, 5000);
    expect(session.state()).toEqual({ ...fresh('67p'), skill: 'find-waits/4/pure', since: 5000 });
    await checkAnswer(session, 5250);
    const answered = session.results.map(({ skill, hints, spent }) => [skill, hints, spent]);
    expect(answered).toEqual([
      [SKILL, 1, 0],
      ['find-waits/4/pure', 0, 250],
    ]);
  });
});

describe('what comes late', () => {
  const desk = deskOf(findWaits);

  test('for a question that has gone is dropped, and counts nothing', async () => {
    const session = sessionOn(HAND, { choose: '25m' });
    const checked = session.check(0);
    const hinted = session.hint();
    session.ask({ question: askedAbout('67p'), skill: SKILL }, 10);
    await Promise.all([checked, hinted]);
    expect(session.state()).toEqual({ ...fresh('67p'), since: 10 });
    expect(session.results).toEqual([]);
  });

  test('and never comes leaves the question to be checked again', async () => {
    let fails = true;
    const source: DrillSource<WaitTypes> = {
      ...sourceAt(desk),
      check: async (texts, answer) => {
        if (fails) throw new Error('out of order');
        return desk.check(texts, answer);
      },
    };
    const session = createDrillSession<WaitTypes, WaitDraft>(
      { question: askedAbout(HAND), skill: SKILL },
      { source, rules: WAIT_RULES, onResult: () => {} },
    );
    await expect(checkAnswer(session)).rejects.toThrow('out of order');
    fails = false;
    await session.check(0);
    expect(session.$state.get().verdict?.right).toBe(false);
  });
});

describe('a wrong answer with a second try', () => {
  const nudged = async (choose: string, hand = HAND) => {
    const session = sessionOn(hand, { choose, secondTry: true });
    await checkAnswer(session);
    return session;
  };

  test.each([
    ['2m', { found: 1, all: 2, extra: 0 }],
    ['27m', { found: 1, all: 2, extra: 1 }],
    ['257m', { found: 2, all: 2, extra: 1 }],
    ['', { found: 0, all: 2, extra: 0 }],
  ])('%j is told how far it is, and not what is right', async (choose, far) => {
    const { state } = await nudged(choose);
    expect(state().nudged?.far).toEqual(far);
    expect(state()).toMatchObject({ verdict: undefined, look: undefined, busy: false });
  });

  test('has the first hint, and keeps what was chosen', async () => {
    const { state } = await nudged('2m');
    expect(state()).toMatchObject({ taken: 1, draft: { tiles: ['2m'] } });
    expect(state().hints).toBeDefined();
  });

  test('keeps the hints that were taken, and takes no other', async () => {
    const session = sessionOn(HAND, { choose: '2m', secondTry: true });
    await session.hint();
    await session.hint();
    await session.check(0);
    expect(session.state().taken).toBe(2);
    expect(session.results[0]?.hints).toBe(2);
  });

  test('counts as wrong at once, without the hint that follows', async () => {
    const { results } = await nudged('2m');
    expect(results.map(({ right, hints }) => [right, hints])).toEqual([[false, 0]]);
  });

  test('is judged once it is changed, and not before', async () => {
    const { check, touch, state } = await nudged('2m');
    await check(9);
    expect(state().verdict).toBeUndefined();
    touch(tile('5m'));
    await check(10);
    expect(state()).toMatchObject({ nudged: undefined, verdict: { right: true } });
  });

  test('is proved when it is wrong again', async () => {
    const { check, touch, state } = await nudged('2m');
    touch(tile('7m'));
    await check(1);
    expect(state()).toMatchObject({ verdict: { right: false }, look: { about: '5m' } });
  });

  test('is proved as it was where the reader gives up', async () => {
    const { giveUp, touch, state, results } = await nudged('2m');
    touch(tile('7m'));
    giveUp();
    expect(state()).toMatchObject({ draft: { tiles: ['2m'] }, verdict: { right: false } });
    expect(results).toHaveLength(1);
  });

  test('is proved at once where the first hint says the answer', async () => {
    const { state } = await nudged('2m', DEAD);
    expect(state()).toMatchObject({ nudged: undefined, verdict: { right: false } });
  });

  test('is nudged again with the next question', async () => {
    const { ask, touch, check, state } = await nudged('2m');
    ask({ question: askedAbout(HAND), skill: SKILL }, 0);
    expect(state().nudged).toBeUndefined();
    touch(tile('2m'));
    await check(0);
    expect(state().nudged).toBeDefined();
  });

  test('without a second try is proved at once', async () => {
    const { state } = await opened(HAND, { choose: '2m', check: true });
    expect(state()).toMatchObject({ nudged: undefined, verdict: { right: false } });
  });
});

describe('a wrong answer that is refused', () => {
  const refused = async (...more: readonly string[]) => {
    const session = sessionOn(HAND, { choose: '2m', refuses: true });
    await checkAnswer(session);
    for (const change of more) {
      session.touch(tile(change));
      await session.check(1);
    }
    return session;
  };

  test.each([
    [[], 1],
    [['7m'], 2],
    [['7m', '8m'], 3],
  ])('is never proved, and after %j has one hint a miss', async (more, misses) => {
    const { state } = await refused(...more);
    expect(state()).toMatchObject({ verdict: undefined, taken: misses, nudged: { misses } });
  });

  test('has no more hints than there are', async () => {
    const session = await refused('7m', '8m', '9m', '1p', '2p', '3p');
    expect(session.state().taken).toBe(session.state().hintSteps.length);
    expect(session.state().nudged?.misses).toBe(7);
  });

  test('is followed by the right one, and each answer is heard of', async () => {
    const { results, state } = await refused('5m');
    expect(state()).toMatchObject({ nudged: undefined, verdict: { right: true } });
    expect(results.map(({ right }) => right)).toEqual([false, true]);
  });
});

/** A run over a drill, with a clock in the hand of the test. */
import { describe, expect, test } from 'vitest';
import {
  deskOf,
  findWaits,
  WAIT_LEVELS,
  WAIT_PARTS,
  type WaitTypes,
} from '../../../src/engine/drills.ts';
import {
  toggleTile,
  WAIT_RULES,
  type WaitDraft,
  withNone,
} from '../../../src/stores/drafts/wait-draft.ts';
import { stormLevel } from '../../../src/stores/guide/runs/climb.ts';
import { beginRun, type RunState, rightIn, runRow } from '../../../src/stores/guide/runs/run.ts';
import { createRunGuide, ONWARD } from '../../../src/stores/guide/runs/run-guide.ts';
import { drillLevels } from '../../../src/stores/question/drill-levels.ts';
import { createDrillRun } from '../../../src/stores/question/drill-run.ts';
import type { RunKind } from '../../../src/stores/record/rows.ts';
import { sourceAt } from '../desk-source.ts';

const desk = deskOf(findWaits);

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A clock that stands still until the test moves it; what is due then happens. */
function handClock() {
  let now = 0;
  let due: { readonly at: number; readonly then: () => void }[] = [];
  const wait = (ms: number, then: () => void) => {
    const one = { at: now + ms, then };
    due.push(one);
    return () => {
      due = due.filter((other) => other !== one);
    };
  };
  const pass = async (ms: number): Promise<void> => {
    now += ms;
    const [past, later] = [true, false].map((is) => due.filter(({ at }) => at <= now === is));
    due = later ?? [];
    for (const { then } of past ?? []) then();
    await settled();
    await settled();
  };
  return { now: () => now, wait, pass };
}

let opened = 0;

async function open(kind: RunKind, kept?: RunState) {
  const id = kept?.drill ?? `run-${++opened}`;
  const clock = handClock();
  const levels = drillLevels({ id, levels: WAIT_LEVELS });
  let seed = 0;
  let visible = true;
  const saved: RunState[] = [];
  const ended: RunState[] = [];
  const run = createDrillRun<WaitTypes, WaitDraft>({
    ...{ id, parts: WAIT_PARTS, levels, source: sourceAt(desk), rules: WAIT_RULES },
    ...{ onResult: () => {}, onAsked: () => {} },
    clock: { now: clock.now, seed: () => ++seed * 100 },
  });
  const lead = createRunGuide<WaitTypes, WaitDraft>({
    ...{ run, kept, clock, skillAt: levels.skillAt, isVisible: () => visible },
    begin: () => {
      const level = levels.at(kind === 'storm' ? { size: '4' } : { size: '4', mix: 'pure' });
      return beginRun({ id: 'a', kind, drill: id, level, skill: levels.skillAt(level), at: 1 });
    },
    levelOf: (state) =>
      kind === 'storm' ? stormLevel(WAIT_LEVELS, state.level, rightIn(state)) : state.level,
    keep: (state) => saved.push(state),
    onEnded: (state) => ended.push(state),
  });
  run.follow(lead.guide);
  await run.begin(new URLSearchParams());
  await settled();
  const session = () => {
    const { session } = run.$run.get();
    if (!session) throw new Error('no question');
    return session;
  };
  const answer = async (isRight: boolean): Promise<void> => {
    const { texts } = session().$state.get();
    const wins = desk.solve(texts);
    if (isRight && wins.length > 0) for (const tile of wins) session().edit(toggleTile(tile));
    else if (isRight || wins.length > 0) session().edit(withNone);
    else session().edit(toggleTile('1m'));
    await session().check(clock.now());
  };
  const next = async (): Promise<void> => {
    await clock.pass(400);
    await run.next();
    await settled();
  };
  /** `1` right, `0` wrong, `h` right with a hint: ten seconds each, and on to the next. */
  const play = async (outcomes: string): Promise<void> => {
    for (const outcome of outcomes) {
      if (outcome === 'h') await session().hint();
      await clock.pass(10_000);
      await answer(outcome !== '0');
      await next();
    }
  };
  const hide = (isHidden: boolean): void => {
    visible = !isHidden;
    lead.follow();
  };
  const state = (): RunState => lead.$state.get() as RunState;
  return { ...clock, run, lead, session, answer, next, play, hide, state, saved, ended };
}

describe('the clock of a run', () => {
  test('goes while a question is thought about, and stands while its verdict is read', async () => {
    const { pass, answer, next, lead } = await open('ten');
    expect(lead.$running.get()).toBe(true);
    await pass(3000);
    await answer(true);
    expect([lead.time(), lead.$running.get()]).toEqual([3000, false]);
    await pass(60_000);
    expect(lead.time()).toBe(3000);
    await next();
    await pass(500);
    expect([lead.time(), lead.$running.get()]).toEqual([3500, true]);
  });

  test('stands while the page is hidden', async () => {
    const { pass, hide, lead } = await open('ten');
    await pass(1000);
    hide(true);
    await pass(60_000);
    hide(false);
    await pass(500);
    expect(lead.time()).toBe(1500);
  });

  test('stands while an answer is looked at again, and the question waits', async () => {
    const { play, pass, run, session, next, lead } = await open('ten');
    await play('1');
    const standing = session().$state.get().texts;
    await pass(1000);
    const [played] = run.$played.get().last;
    if (played) run.reopen(played);
    await pass(60_000);
    expect(lead.time()).toBe(11_000);
    await next();
    await pass(2000);
    expect([session().$state.get().texts, lead.time()]).toEqual([standing, 13_000]);
  });
});

describe('a run of ten', () => {
  test('asks what was missed again, without counting it, and ends', async () => {
    const { play, run, session, state, ended, lead } = await open('ten');
    const asked: string[] = [];
    run.$run.get().session?.$state.subscribe(({ texts }) => {
      const hand = texts['hand'] ?? '';
      if (asked.at(-1) !== hand) asked.push(hand);
    });
    await play('10h1011111');
    expect(new Set(asked.slice(0, 10)).size).toBe(10);
    expect(ended.map((one) => runRow(one).outcomes)).toEqual(['10h1011111']);
    expect([state().standing?.again, session().$state.get().texts['hand']]).toEqual([1, asked[1]]);
    await play('10');
    expect(state().again.map(({ of, right }) => [of, right])).toEqual([
      [1, true],
      [4, false],
    ]);
    expect([run.$run.get().over, ended.length, lead.time()]).toEqual([true, 1, 100_000]);
    expect(runRow(state())).toMatchObject({ right: 7, asked: 10, spent: 100_000 });
  });

  test('counts a hint, even where the question was left and came back', async () => {
    const { session, run, play, next, answer, state } = await open('ten');
    await play('1');
    await session().hint();
    const [played] = run.$played.get().last;
    if (played) run.reopen(played);
    await next();
    await answer(true);
    expect(runRow(state()).outcomes).toBe('1h');
  });

  test('counts no question that is not of the run', async () => {
    const { run, session, now, state } = await open('ten');
    await run.own({ hand: '3334m' });
    session().edit(withNone);
    await session().check(now());
    expect(state().answers).toEqual([]);
  });

  test('goes on where it was, with the time of the question that stood', async () => {
    const first = await open('ten');
    await first.play('10');
    await first.pass(4000);
    first.lead.save();
    const kept = first.saved.at(-1);
    const standing = first.session().$state.get().texts;
    const second = await open('ten', JSON.parse(JSON.stringify(kept)));
    expect(second.session().$state.get().texts).toEqual(standing);
    await second.pass(1000);
    expect([second.lead.time(), second.state().answers.length]).toEqual([25_000, 2]);
  });

  test('that is over is over on the page that is here again, and can be run again', async () => {
    const first = await open('ten');
    await first.play('1111111111');
    const second = await open('ten', first.saved.at(-1));
    expect([second.run.$run.get().over, second.ended]).toEqual([true, []]);
    await second.pass(400);
    await second.lead.again();
    await settled();
    expect([second.run.$run.get().over, second.state().answers]).toEqual([false, []]);
  });
});

test('what came of a run stands until one of its questions is looked at again', async () => {
  const first = await open('streak');
  await first.play('1h');
  const back = await open('streak', JSON.parse(JSON.stringify(first.saved.at(-1))));
  for (const { run, lead, next, session, state } of [first, back]) {
    for (const at of [1, 0]) {
      await lead.reopen(at);
      await settled();
      const { verdict, taken, skill } = session().$state.get();
      expect([run.$run.get().over, verdict?.right, taken]).toEqual([false, true, at]);
      expect(skill).toBe(state().skill);
      await next();
      expect(run.$run.get().over).toBe(true);
    }
    expect(state().answers).toHaveLength(2);
  }
});

test('a streak ends with the first mistake, or a hint', async () => {
  for (const last of ['0', 'h']) {
    const { play, run, ended } = await open('streak');
    await play(`111${last}`);
    expect(run.$run.get().over).toBe(true);
    expect(ended.map((one) => runRow(one).right)).toEqual([3]);
  }
});

describe('a storm', () => {
  test('goes on by itself after a right answer, and waits after a wrong one', async () => {
    const { answer, pass, session, state } = await open('storm');
    await pass(1000);
    await answer(true);
    await pass(ONWARD);
    expect([session().$state.get().verdict, state().answers.length]).toEqual([undefined, 1]);
    await answer(false);
    await pass(60_000);
    expect(session().$state.get().verdict?.right).toBe(false);
  });

  test('climbs with every three right ones', async () => {
    const { play, session, state } = await open('storm');
    await play('11');
    expect(session().$state.get().skill).toBe(state().skill);
    await play('1');
    expect(session().$state.get().skill).toContain('/7/');
    expect(state().skill).toContain('/4/');
  });

  test('is over when its time is, and the question that stands does not count', async () => {
    const { play, pass, run, lead, ended } = await open('storm');
    await play('10');
    await pass(159_999);
    expect([lead.time(), run.$run.get().over]).toEqual([1, false]);
    await pass(1);
    expect([lead.time(), run.$run.get().over]).toEqual([0, true]);
    expect(ended.map((one) => runRow(one))).toMatchObject([{ asked: 2, right: 1, spent: 180_000 }]);
  });
});

/** What follows from the answers of a run: when it ends, what is asked again, what its clock shows. */
import { describe, expect, test } from 'vitest';
import {
  answerIn,
  askIn,
  beginRun,
  clockOf,
  endRun,
  nextIn,
  type RunState,
  rightIn,
  runRow,
  spentIn,
} from '../../../src/stores/guide/runs/run.ts';
import { RUN_KINDS, type RunKind } from '../../../src/stores/record/rows.ts';

const begun = (kind: RunKind): RunState =>
  beginRun({ id: 'a', kind, drill: 'd', level: {}, skill: 'd/4', at: 0 });

const ANSWERS = {
  '1': { right: true, hints: 0, draft: '' },
  h: { right: true, hints: 1, draft: '' },
  '0': { right: false, hints: 0, draft: '' },
} as const;

/** Answers in order, ten seconds each, as long as questions are asked. */
function played(kind: RunKind, outcomes: string, spent = 10_000): RunState {
  let run = begun(kind);
  for (const outcome of outcomes) {
    const step = nextIn(run);
    if (step.by === 'end') break;
    const question =
      step.by === 'new'
        ? { texts: { hand: `${step.at}` }, skill: 'd/4', spent: 0 }
        : step.by === 'again'
          ? { ...step.question, again: step.of, spent: 0 }
          : step.question;
    run = answerIn(askIn(run, question), ANSWERS[outcome as '1'], spent);
  }
  return run;
}

const said = (run: RunState): string => {
  const step = nextIn(run);
  return step.by === 'new' ? `new ${step.at}` : step.by === 'again' ? `again ${step.of}` : step.by;
};

describe('what comes next', () => {
  test.each<[RunKind, string, string]>([
    ['ten', '', 'new 0'],
    ['ten', '111111111', 'new 9'],
    ['ten', '1111111111', 'end'],
    ['ten', '1011101111', 'again 1'],
    ['ten', '10111011111', 'again 5'],
    ['ten', '101110111100', 'end'],
    ['ten', 'hhhhhhhhhh', 'end'],
    ['twenty', '1'.repeat(19), 'new 19'],
    ['twenty', `0${'1'.repeat(19)}`, 'again 0'],
    ['fifty', '1'.repeat(50), 'end'],
    ['day', '0111111111', 'again 0'],
    ['streak', '1'.repeat(99), 'new 99'],
    ['streak', '110', 'end'],
    ['streak', '11h', 'end'],
    ['storm', '10h1', 'new 4'],
    ['storm', '1'.repeat(17), 'new 17'],
    ['storm', '1'.repeat(18), 'end'],
    ['storm', '0'.repeat(18), 'end'],
  ])('%s after %j: %s', (kind, outcomes, next) => {
    expect(said(played(kind, outcomes))).toBe(next);
  });

  test('is the question that stands, whatever else is looked at', () => {
    const standing = { texts: { hand: '1m' }, skill: 'd/4', spent: 5 };
    const step = nextIn(askIn(begun('ten'), standing));
    expect(step).toEqual({ by: 'standing', question: standing });
  });
});

describe('what counts', () => {
  test.each<[RunKind, string, string, number]>([
    ['ten', '1h01111111', '1h01111111', 8],
    ['ten', '10111111111', '1011111111', 9],
    ['streak', '110', '110', 2],
    ['storm', '1h0', '1h0', 1],
  ])('%s answered %s: outcomes %s, %i right', (kind, given, outcomes, right) => {
    const run = played(kind, given);
    expect([runRow(run).outcomes, rightIn(run)]).toEqual([outcomes, right]);
  });

  test('is helped where a hint was seen before the question was asked again', () => {
    const run = askIn(begun('ten'), { texts: {}, skill: 'd/4', spent: 0, helped: true });
    expect(answerIn(run, ANSWERS['1'], 1).answers[0]?.outcome).toBe('h');
  });

  test('is nothing that no question stands for', () => {
    expect(answerIn(begun('ten'), ANSWERS['1'], 1)).toEqual(begun('ten'));
  });
});

describe('the clock', () => {
  const standing = { texts: {}, skill: 'd/4', spent: 0 };

  test.each<[RunKind, string, number, number]>([
    ['ten', '11', 2500, 22_500],
    ['streak', '', 2500, 2500],
    ['storm', '', 0, 180_000],
    ['storm', '11', 2500, 157_500],
    ['storm', '1'.repeat(17), 9999, 1],
    ['storm', '1'.repeat(17), 10_000, 0],
    ['storm', '1'.repeat(17), 12_000, 0],
  ])('of a %s after %j and %i ms of thought', (kind, outcomes, thought, shown) => {
    expect(clockOf(askIn(played(kind, outcomes), standing), thought)).toBe(shown);
  });

  test('stands still while what was missed is asked again', () => {
    const run = played('ten', '0111111111');
    expect(clockOf(askIn(run, { ...standing, again: 0 }), 7000)).toBe(100_000);
    const again = answerIn(askIn(run, { ...standing, again: 0 }), ANSWERS['1'], 7000);
    expect([spentIn(again), again.again]).toEqual([100_000, [{ of: 0, right: true }]]);
  });

  test('is at its end where the time ran out, and the standing question does not count', () => {
    const run = endRun(askIn(played('storm', '110'), standing));
    expect([clockOf(run, 0), runRow(run).asked, runRow(run).spent]).toEqual([0, 3, 180_000]);
    expect(said(run)).toBe('end');
  });
});

test.each(RUN_KINDS)('a run of kind %s ends once', (kind) => {
  const run = played(kind, '1'.repeat(60) + '0'.repeat(60));
  expect(run.ended).toBe(true);
});

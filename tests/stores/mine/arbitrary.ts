/** Anything that a reader may have kept, for the laws of saving and merging. */
import fc from 'fast-check';
import type { OwnRows } from '../../../src/stores/record/merge-rows.ts';
import type { Progress } from '../../../src/stores/record/progress.ts';
import type { Attempt, SkillRecord } from '../../../src/stores/record/result.ts';
import { type Card, type Earlier, RUN_KINDS, type Run } from '../../../src/stores/record/rows.ts';

/** Few ids, so that records meet. */
const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const skill = fc.constantFrom('find-waits/7/pure', 'find-waits/own', 'count-hand/fan');
const at = fc.integer({ min: 1_600_000_000_000, max: 1_900_000_000_000 });
const count = fc.nat(9);
const spent = fc.double({ min: 0, max: 100_000, noNaN: true });
const texts = fc.dictionary(fc.constantFrom('hand', 'seen'), fc.string({ maxLength: 9 }));
const outcomes = fc.string({ unit: fc.constantFrom('1', 'h', '0'), maxLength: 20 });
const counts = { found: count, missed: count, wrong: count, hints: count, spent };

const byId = <Row extends { readonly id: string }>(row: fc.Arbitrary<Row>) =>
  fc.uniqueArray(row, { selector: (one) => one.id, maxLength: 6 });

const attempt: fc.Arbitrary<Attempt> = fc.record(
  {
    ...{ id, at, skill, right: fc.boolean(), ...counts },
    ...{
      texts,
      aspects: fc.dictionary(fc.constantFrom('waits', 'shape'), fc.constantFrom('1', '2')),
    },
  },
  { requiredKeys: ['id', 'at', 'skill', 'right', 'found', 'missed', 'wrong', 'hints', 'spent'] },
);

const card: fc.Arbitrary<Card> = fc.record(
  {
    ...{ id, drill: fc.constant('find-waits'), texts, skill, added: at, mistakes: count },
    changed: fc.constantFrom(1_700_000_000_000, 1_700_000_000_001),
    suspended: fc.boolean(),
    schedule: fc.record({
      ...{ due: at, stability: spent, difficulty: spent, scheduledDays: count },
      ...{ learningSteps: count, reps: count, lapses: count, state: fc.constantFrom(0, 1, 2, 3) },
      lastReview: at,
    }),
  },
  { requiredKeys: ['id', 'drill', 'texts', 'skill', 'added', 'mistakes', 'changed'] },
);

const run: fc.Arbitrary<Run> = fc.record(
  {
    ...{ id, at, drill: fc.constant('find-waits'), skill, kind: fc.constantFrom(...RUN_KINDS) },
    ...{ asked: count, right: count, spent, outcomes, day: count },
  },
  { requiredKeys: ['id', 'at', 'drill', 'skill', 'kind', 'asked', 'right', 'spent', 'outcomes'] },
);

const sums: fc.Arbitrary<SkillRecord> = fc.record({
  ...{ asked: count, right: count, last: outcomes, at, ...counts },
});

const earlier: fc.Arbitrary<Earlier> = fc.record({ id, skills: fc.dictionary(skill, sums) });

export const own: fc.Arbitrary<OwnRows> = fc.record({
  ...{ attempts: byId(attempt), cards: byId(card), runs: byId(run), earlier: byId(earlier) },
});

const lesson = fc.constantFrom('waits/edge', 'waits/nine-gates', 'mcr/payments');

export const progress: fc.Arbitrary<Progress> = fc.record(
  {
    version: fc.constant(2 as const),
    lessons: fc.dictionary(
      lesson,
      fc.record({
        positions: fc.dictionary(
          fc.constantFrom('a', 'b', 'edge.c'),
          fc.constantFrom('first', 'later', 'tried'),
        ),
        finished: fc.boolean(),
      }),
    ),
    stop: fc.record({ lesson, position: fc.constantFrom('a', 'b') }, { requiredKeys: ['lesson'] }),
    days: fc.dictionary(
      fc.constantFrom('20779', '20780'),
      fc.constantFrom('alone', 'helped', 'missed'),
    ),
    walks: fc.dictionary(
      fc.constantFrom('kongs.walk', 'the-hill.walk'),
      fc.record({ at: count, misses: count, counted: count }),
    ),
  },
  { requiredKeys: ['version', 'lessons'] },
);

export const texted = fc.dictionary(
  fc.constantFrom('theme', 'corners', 'level.find-waits', 'steer.which-fans', 'shared-level'),
  fc.string({ maxLength: 20 }),
);

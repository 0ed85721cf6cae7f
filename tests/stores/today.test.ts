/** Ten minutes put together: for those who come new, who are under way, and who know all of it. */
import { describe, expect, test } from 'vitest';
import {
  alternativeFor,
  becameKnown,
  bringBack,
  type DayPlan,
  dayFor,
  leaveOut,
  minutesIn,
  moveItem,
  resultsOf,
  stepsOf,
  swapItem,
} from '../../src/stores/guide/today.ts';
import { type DayLadder, type DayRequest, paceOf } from '../../src/stores/guide/today-choices.ts';
import type { LessonRecord, Stop } from '../../src/stores/record/progress.ts';
import { type SkillRecord, sumsAfter, type Tally } from '../../src/stores/record/result.ts';
import type { Card, Schedule } from '../../src/stores/record/rows.ts';

const NOW = Date.UTC(2026, 10, 23, 9);
const HOUR = 3_600_000;

const ladder = (page: string, levels: readonly string[], rules?: string): DayLadder => ({
  ...{ drill: `d-${page}`, page, ...(rules && { rules }) },
  rungs: levels.map((level) => ({
    skills: `^d-${page}/${level}$`,
    name: `${page} ${level}`,
    level: { level },
  })),
});

const LADDERS = [
  ladder('waits', ['7', '10', '13']),
  ladder('kinds', ['one', 'two']),
  ladder('fans', ['small', 'great'], 'mcr'),
];

const LESSONS = ['evening/a', 'evening/b', 'waits/a', 'waits/b'].map((key) => ({
  ...{ key, minutes: 4, positions: 4 },
}));

const sums = (last: string, at: number): SkillRecord =>
  ({
    ...[...last].reduce<SkillRecord | undefined>(
      (before, outcome) =>
        sumsAfter(before, {
          ...{ skill: '', right: outcome !== '0', hints: Number(outcome === 'h'), at },
          ...{ found: 0, missed: 0, wrong: 0, spent: 0 },
        }),
      undefined,
    ),
  }) as SkillRecord;

const KNOWN = '1'.repeat(10);

const cards = (count: number, due = NOW - HOUR): readonly Card[] =>
  Array.from({ length: count }, (_, at) => ({
    ...{ id: `card ${at}`, drill: 'd-waits', texts: { hand: `${at}` }, skill: 'd-waits/7' },
    ...{ added: at, changed: at, mistakes: 1 },
    schedule: { due: due + at, scheduledDays: 1 } as Schedule,
  }));

const READ: LessonRecord = { positions: {}, finished: true };

const asked = (rest: Partial<DayRequest> = {}): DayRequest => ({
  ...{ ladders: LADDERS, lessons: LESSONS, now: NOW, day: 20_000 },
  ...{ skills: {}, cards: [], tallies: [], opened: {} },
  ...rest,
});

/** `part id (reason) questions`. */
const told = ({ items }: Pick<DayPlan, 'items'>): readonly string[] =>
  items.map(({ part, choice, questions }) => {
    const { why } = choice.reason;
    const level = 'level' in choice.reason ? ` ${choice.reason.level}` : '';
    return `${part} ${choice.id} (${why}${level}) ${questions}`;
  });

const RUNS: readonly (readonly [string, Partial<DayRequest>, readonly string[]])[] = [
  [
    'who comes new begins with the first lesson and the easiest hands',
    {},
    ['lesson evening/a (first) 0', 'new ^d-waits/7$ (easiest) 10'],
  ],
  [
    'what is due comes first, then the lesson that was left',
    {
      cards: cards(3),
      opened: { 'evening/a': READ, 'waits/a': { positions: { x: 'first' }, finished: false } },
      goOn: { lesson: 'waits/a' } as Stop,
    },
    ['cards cards 0 (due) 3', 'lesson waits/a (stopped) 0', 'new ^d-waits/7$ (easiest) 10'],
  ],
  [
    'a lesson that is read leads to the next',
    { opened: { 'evening/a': READ }, goOn: { lesson: 'evening/b' } as Stop },
    ['lesson evening/b (next) 0', 'new ^d-waits/7$ (easiest) 10'],
  ],
  [
    'the next level of the drill that was practised last, and what was never tried',
    {
      opened: Object.fromEntries(LESSONS.map(({ key }) => [key, READ])),
      skills: { 'd-waits/7': sums(KNOWN, 5), 'd-kinds/one': sums('1010', 9) },
    },
    ['practice ^d-kinds/one$ (again) 10', 'new ^d-waits/10$ (after waits 7) 10'],
  ],
  [
    'who knows all of it goes over what was practised longest ago',
    {
      opened: Object.fromEntries(LESSONS.map(({ key }) => [key, READ])),
      skills: Object.fromEntries(
        LADDERS.flatMap(({ rungs }) => rungs).map(({ skills }, at) => [
          skills.slice(1, -1),
          sums(KNOWN, 50 - at),
        ]),
      ),
    },
    ['practice ^d-fans/great$ (long) 10', 'new ^d-fans/small$ (long) 10'],
  ],
];

describe('a day', () => {
  test.each(RUNS)('%s', (_, record, expected) => {
    expect(told(dayFor(asked(record)))).toEqual(expected);
  });

  test.each(RUNS)('is of about ten minutes where %s', (_, record) => {
    const minutes = minutesIn(dayFor(asked(record)).items);
    expect(minutes).toBeGreaterThanOrEqual(7);
    expect(minutes).toBeLessThanOrEqual(12);
  });

  test.each(RUNS)('is the same each time it is looked at: %s', (_, record) => {
    expect(dayFor(asked(record))).toEqual(dayFor(asked(record)));
  });

  test('holds at most four minutes of cards, at most twelve, what waited longest first', () => {
    const [many] = dayFor(asked({ cards: cards(30) })).items;
    expect(many?.questions).toBe(8);
    const fast: Tally = {
      ...{ day: '2026-11-22', skill: 'd-waits/7', asked: 10, right: 9, hints: 0 },
      ...{ spent: 100_000, aspects: {} },
    };
    const [quick] = dayFor(asked({ cards: cards(30), tallies: [fast] })).items;
    expect(quick).toMatchObject({ questions: 12, minutes: 2 });
    expect(quick?.choice).toMatchObject({ cards: [{ id: 'card 0' }, ...cards(12).slice(1)] });
  });

  test('leaves out cards that are not due', () => {
    expect(told(dayFor(asked({ cards: cards(3, NOW + 80 * HOUR) })))[0]).toContain('lesson');
  });

  test('has a part of a long lesson', () => {
    const lessons = LESSONS.map((lesson) => ({ ...lesson, minutes: 14 }));
    const [lesson] = dayFor(asked({ lessons })).items;
    expect(lesson).toMatchObject({ minutes: 5, choice: { minutes: 14 } });
  });

  test('full of other things has either practice or something new, in turn', () => {
    const skills = { 'd-waits/7': sums(KNOWN, 5), 'd-kinds/one': sums('1010', 9) };
    const parts = [20_000, 20_001].map((day) =>
      dayFor(asked({ skills, day, cards: cards(9) })).items.map(({ part }) => part),
    );
    expect(parts).toEqual([
      ['cards', 'lesson', 'practice'],
      ['cards', 'lesson', 'new'],
    ]);
  });
});

test('a short lesson leaves room for the next', () => {
  const lessons = LESSONS.map((lesson) => ({ ...lesson, minutes: 2 }));
  expect(told(dayFor(asked({ lessons })))).toEqual([
    'lesson evening/a (first) 0',
    'lesson evening/b (next) 0',
    'new ^d-waits/7$ (easiest) 10',
  ]);
});

describe('the pace', () => {
  const tally = (day: string, skill: string, asked: number, seconds: number): Tally => ({
    ...{ day, skill, asked, right: 0, hints: 0, spent: asked * seconds * 1000, aspects: {} },
  });
  test.each([
    ['is a usual one where nothing is known', [], 30],
    ['is that of the drill', [tally('1', 'd/a', 10, 20), tally('1', 'e/a', 10, 60)], 20],
    ['is that of all drills where one is new', [tally('1', 'e/a', 10, 60)], 60],
    ['is believed within reason', [tally('1', 'd/a', 10, 4000)], 90],
  ])('%s', (_, tallies, expected) => {
    expect(paceOf(tallies, 'd')).toBe(expected);
  });
});

describe('changed by the reader', () => {
  const day = dayFor(asked({ cards: cards(2) }));

  test('a step is left out, and put back at the end', () => {
    const less = leaveOut(day, 0);
    expect(told(less)).toEqual(told(day).slice(1));
    expect(told(bringBack(less, 0))).toEqual([...told(day).slice(1), told(day)[0]]);
  });

  test('a step changes places, not past the ends', () => {
    const [a, b, c] = told(day);
    expect(told(moveItem(day, 0, 1))).toEqual([b, a, c]);
    expect(moveItem(day, 0, -1)).toBe(day);
    expect(moveItem(day, 2, 1)).toBe(day);
  });

  test('something else comes in its place, and at last the first again', () => {
    const other = swapItem(day, 1);
    expect(told(other)[1]).toBe('lesson waits/a (first) 0');
    expect(told(swapItem(other, 1))).toEqual(told(day));
    expect(alternativeFor(day, 0)).toBeUndefined();
    expect(swapItem(day, 0)).toBe(day);
  });

  test('becomes the steps of a session', () => {
    const steps = stepsOf(day.items, (drill) => drill.slice(2));
    expect(steps.map(({ kind }) => kind)).toEqual(['card', 'card', 'lesson', 'drill']);
    expect(steps.at(-1)).toEqual({
      ...{ kind: 'drill', page: 'waits', level: { level: '7' }, questions: 10 },
    });
  });
});

describe('what came of it', () => {
  test.each([
    ['0011111111', 5, false],
    ['01111111111', 5, true],
    [KNOWN, 0, false],
    [`${KNOWN}11`, 2, false],
    ['111111111', 9, true],
  ])('%s, of which %d today: known now and not before is %s', (last, count, expected) => {
    expect(becameKnown(last, count)).toBe(expected);
  });

  test('is told part by part, without what was skipped', () => {
    const skip = { asked: 0, right: 0, skipped: true };
    const card = { kind: 'card', page: 'waits', texts: {}, skill: 'd-waits/7' } as const;
    const results = resultsOf(
      {
        from: 'today',
        steps: [
          { ...card, card: 'a' },
          { kind: 'lesson', lesson: 'waits/a' },
          { kind: 'drill', page: 'waits', level: { level: '7' }, questions: 5 },
          { kind: 'drill', page: 'kinds', level: { level: 'one' }, questions: 5 },
          { ...card, card: 'a', again: 1 },
        ],
        done: [
          { asked: 1, right: 0 },
          { asked: 0, right: 0 },
          { asked: 5, right: 5 },
          skip,
          { asked: 1, right: 1 },
        ],
      },
      { ladders: LADDERS, skills: { 'd-waits/7': sums('01111111111', 1) } },
    );
    expect(results).toMatchObject([
      { kind: 'cards', asked: 1, right: 0 },
      { kind: 'lesson', lesson: 'waits/a' },
      { kind: 'drill', page: 'waits', asked: 5, becameKnown: true, rung: { name: 'waits 7' } },
    ]);
    expect(results).toHaveLength(3);
  });
});

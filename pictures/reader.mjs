/** A reader who has been here before: what the device keeps of answers, mistakes, runs and lessons. */
import { NOON } from './camera.mjs';

const DAY = 86_400_000;

/** Each with how often it was asked and answered right, and the last outcomes. */
const SKILLS = [
  ['find-waits/4/pure', 40, 38, '1111111111'],
  ['find-waits/7/pure', 25, 18, '11h1101111'],
  ['find-waits/7/suits', 4, 2, '1010'],
  ['name-wait/shape', 12, 5, '1010001100'],
  ['what-discard/14/lone', 8, 6, '11110101'],
  ['count-hand/group', 10, 9, '1111111101'],
];

const HANDS = ['1235678m', '22345m', '1112m', '33456p'];

const dayBefore = (days) => new Date(NOON - days * DAY).toISOString().slice(0, 10);

const skills = SKILLS.map(([skill, asked, right, last]) => ({
  ...{ skill, asked, right, last, at: NOON - DAY },
  ...{ found: 2 * right, missed: asked - right, wrong: 1, hints: 1, spent: asked * 9_000 },
}));

/** Six weeks, some days without an answer, the answers ever better. */
const tallies = Array.from({ length: 42 }, (_, at) => at)
  .filter((at) => at % 5 !== 3)
  .map((at) => ({
    ...{ day: dayBefore(42 - at), skill: 'find-waits/4/pure' },
    ...{ asked: 10 + (at % 7), right: Math.min(10, 5 + Math.floor(at / 8)), hints: at % 3 },
    spent: 90_000 - at * 1_000,
    aspects: { 'waits:2': [6, 4, 40_000], 'waits:3': [4, 2, 30_000], 'holds:3': [4, 3, 30_000] },
  }));

const cards = HANDS.map((hand, at) => ({
  ...{ id: `find-waits hand=${hand}`, drill: 'find-waits', texts: { hand } },
  ...{ skill: 'find-waits/7/pure', added: NOON - at * DAY, changed: NOON - at * DAY },
  mistakes: 1 + at,
  ...(at > 1 && { suspended: true }),
}));

const runs = Array.from({ length: 6 }, (_, at) => ({
  ...{ id: `run-${at}`, at: NOON - (8 - at) * DAY, drill: 'find-waits', kind: 'ten' },
  ...{ skill: 'find-waits/4/pure', asked: 10, right: 5 + at, spent: 120_000 - at * 9_000 },
  outcomes: '1'.repeat(5 + at).padEnd(10, '0'),
}));

export const ROWS = { skills, tallies, cards, runs };

const lesson = (finished, ...positions) => ({
  finished,
  positions: Object.fromEntries(positions.map((id, at) => [id, ['first', 'later', 'tried'][at]])),
});

export const STORAGE = {
  'moineau.progress': JSON.stringify({
    version: 2,
    lessons: {
      'waits/what-is-a-wait': lesson(true),
      'waits/pair-and-run': lesson(false),
      'tchou1924/the-set': lesson(true),
      'first-evening/four-taps': lesson(true),
    },
    stop: { lesson: 'waits/pair-and-run' },
    days: { 20462: 'alone', 20463: 'helped', 20464: 'missed' },
  }),
};

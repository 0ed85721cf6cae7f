/** The positions of the lessons: what each claims to wait on is what the engine finds. */
import { describe, expect, test } from 'vitest';
import {
  compareTiles,
  formatTiles,
  formatWaitQuestion,
  parseWaitQuestion,
  type WaitQuestion,
  waits,
} from '../../src/engine/index.ts';
import { tiles } from '../engine/hands.ts';
import { readCourses, readExercises } from './read.ts';

const EXERCISES = readExercises();

function questionOf(hand: string): WaitQuestion {
  const question = parseWaitQuestion({ hand });
  if (!question.ok) throw new Error(`${hand}: ${JSON.stringify(question.error)}`);
  return question.value;
}

describe.each(EXERCISES)('$id, $hand', ({ id, hand, waits: claim }) => {
  test('waits on what it claims', () => {
    const found = waits(questionOf(hand).hand).map(({ tile }) => tile);
    expect(formatTiles(found)).toBe(claim);
  });

  test('is written as the notation writes it, its tiles in order', () => {
    const question = questionOf(hand);
    const { concealed } = question.hand;
    expect(formatWaitQuestion(question)).toEqual({ hand });
    expect([...concealed].sort(compareTiles)).toEqual(concealed);
  });

  test('claims tiles in their order, each once', () => {
    const claimed = tiles(claim);
    expect([...new Set(claimed)].sort(compareTiles)).toEqual(claimed);
  });

  test('belongs to a lesson', () => {
    const slugs = readCourses().flatMap(({ lessons }) => lessons.map(({ slug }) => slug));
    expect(id).toMatch(/^[a-z-]+\.[a-z-]+$/);
    expect(slugs).toContain(id.split('.')[0]);
  });
});

test('no hand is asked twice', () => {
  const hands = EXERCISES.map(({ hand }) => hand);
  expect(hands.filter((hand, at) => hands.indexOf(hand) !== at)).toEqual([]);
});

test('every number of waits up to nine is met, and none', () => {
  const counts = new Set(EXERCISES.map((one) => tiles(one.waits).length));
  const wanted = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  expect(wanted.filter((count) => !counts.has(count))).toEqual([]);
});

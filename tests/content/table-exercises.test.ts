/** The questions about the table: what each claims is what the engine answers. */
import { describe, expect, test } from 'vitest';
import { answerTo, isRight, withThrows } from '../../src/course/table-questions.ts';
import { readCourses, readTableExercises } from './read.ts';

const EXERCISES = readTableExercises();
const SLUGS = readCourses().flatMap(({ lessons }) => lessons.map(({ slug }) => slug));

describe.each(EXERCISES)('$id, $ask', (exercise) => {
  test('is answered as it claims', () => {
    expect(answerTo(exercise)).toEqual(exercise.claim);
  });

  test('takes its answer and no other', () => {
    expect(isRight(exercise, answerTo(exercise))).toBe(true);
    expect(isRight(exercise, [])).toBe(false);
    expect(isRight(exercise, [...answerTo(exercise), 'flowers'])).toBe(false);
  });

  test('belongs to a lesson', () => {
    expect(exercise.id).toMatch(/^[a-z-]+\.[a-z-]+$/);
    expect(SLUGS).toContain(exercise.id.split('.')[0]);
  });

  test('names each of four players once', () => {
    expect([...exercise.players].sort().join('')).toBe('ABCD');
  });
});

test('other dice ask another question, with its own answer', () => {
  const asked = EXERCISES.find(({ ask }) => ask === 'reached');
  const thrown = asked && withThrows(asked, () => [6, 6]);
  expect(thrown && answerTo(thrown)).toEqual(['D']);
});

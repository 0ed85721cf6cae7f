/** What is remembered of lessons: opened, answered, finished, and where the reader stopped. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  answerPosition,
  finishLesson,
  lessonRecords,
  openLesson,
  whereToGoOn,
} from '../../src/stores/record/lessons.ts';
import { $progress, eraseProgress, progressIn } from '../../src/stores/record/progress.ts';

beforeEach(() => void eraseProgress());
afterEach(() => void eraseProgress());

const answer = (lesson: string, answers: readonly (readonly [string, boolean])[]): void => {
  for (const [position, right] of answers) answerPosition({ lesson, position, right });
};

test('a lesson that was opened is there, in its course alone', () => {
  openLesson('waits/nine-gates');
  openLesson('mcr/payments');
  expect(lessonRecords('waits')).toEqual({ 'nine-gates': { positions: {}, finished: false } });
  expect(lessonRecords('wait')).toEqual({});
});

describe('a position', () => {
  test.each([
    ['right', [true], 'first'],
    ['wrong', [false], 'tried'],
    ['wrong, then right', [false, true], 'later'],
    ['right, then wrong', [true, false], 'first'],
    ['wrong, right, wrong', [false, true, false], 'later'],
    ['wrong twice', [false, false], 'tried'],
  ])('answered %s', (_, answers, expected) => {
    answer(
      'waits/nine-gates',
      answers.map((right) => ['a', right]),
    );
    expect(lessonRecords('waits')['nine-gates']?.positions).toEqual({ a: expected });
  });
});

describe('a lesson is finished', () => {
  test.each([
    ['at its end, without positions', [], [], true],
    ['once every position is answered, right or wrong', ['a', 'b'], ['a', 'b'], true],
    ['not before the last of them', ['a', 'b'], ['a'], false],
  ])('%s', (_, positions, answered, expected) => {
    openLesson('waits/nine-gates');
    answer(
      'waits/nine-gates',
      answered.map((position, at) => [position, at === 0]),
    );
    finishLesson('waits/nine-gates', positions);
    expect(lessonRecords('waits')['nine-gates']?.finished).toBe(expected);
  });

  test('and stays so when it is opened and answered again', () => {
    finishLesson('waits/nine-gates', []);
    openLesson('waits/nine-gates');
    answer('waits/nine-gates', [['a', false]]);
    expect(lessonRecords('waits')['nine-gates']?.finished).toBe(true);
  });
});

describe('where the reader stopped', () => {
  const stop = () => $progress.get().stop;
  test('is the lesson that was opened last, and the position answered last in it', () => {
    expect(stop()).toBeUndefined();
    openLesson('waits/nine-gates');
    expect(stop()).toEqual({ lesson: 'waits/nine-gates' });
    answer('waits/nine-gates', [['a', true]]);
    openLesson('waits/nine-gates');
    expect(stop()).toEqual({ lesson: 'waits/nine-gates', position: 'a' });
    openLesson('mcr/payments');
    expect(stop()).toEqual({ lesson: 'mcr/payments' });
  });
});

describe('to go on', () => {
  const COURSE = ['waits/a', 'waits/b', 'waits/c'];
  test.each([
    ['nothing opened', [], [], undefined],
    ['only another course opened', ['mcr/x'], [], undefined],
    ['the lesson one is in', ['waits/b'], [], 'waits/b'],
    ['the lesson after a finished one', ['waits/a'], ['waits/a'], 'waits/b'],
    ['past what is finished', ['waits/b', 'waits/a'], ['waits/b', 'waits/a'], 'waits/c'],
    ['back to what was left out', ['waits/c'], ['waits/c'], 'waits/a'],
    ['the last that was opened, from another course', ['waits/b', 'mcr/x'], [], 'waits/b'],
    ['everything finished', COURSE, COURSE, undefined],
  ])('%s', (_, opened, finished, expected) => {
    for (const key of opened) {
      openLesson(key);
      if (finished.includes(key)) finishLesson(key, []);
    }
    expect(whereToGoOn(COURSE)?.lesson).toBe(expected);
  });

  test('the position answered last comes along', () => {
    answer('waits/b', [['x', true]]);
    expect(whereToGoOn(COURSE)).toEqual({ lesson: 'waits/b', position: 'x' });
  });
});

test('what was read of a former lesson counts for the one in its place', () => {
  const lessons = { 'vulcain1953/great-hands': { positions: { a: 'first' }, finished: true } };
  const stop = { lesson: 'vulcain1953/great-hands', position: 'a' };
  expect(progressIn({ version: 2, lessons, stop })).toEqual({
    version: 2,
    lessons: { 'vulcain1953/winds-and-dragons': { positions: { a: 'first' }, finished: true } },
    stop: { lesson: 'vulcain1953/winds-and-dragons', position: 'a' },
  });
});

test('and is no more than what was read of that one', () => {
  const read = { positions: {}, finished: false };
  const lessons = {
    'vulcain1953/winds-and-dragons': read,
    'vulcain1953/great-hands': { positions: {}, finished: true },
  };
  expect(progressIn({ version: 2, lessons })?.lessons).toEqual({
    'vulcain1953/winds-and-dragons': read,
  });
});

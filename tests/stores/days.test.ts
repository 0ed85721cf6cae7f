/** How the hands of the day went: the first answer counts, and is kept. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnswerResult } from '../../src/stores/record/result.ts';
import { closePage, openPage } from './device.ts';

const KEY = 'moineau.progress';

const answer = (right: boolean, hints: number): AnswerResult => ({
  ...{ skill: 'find-waits/lessons', right, hints },
  ...{ found: 1, missed: 0, wrong: 0, spent: 1000 },
});

const openStores = async () => ({
  ...(await import('../../src/stores/device/storage.ts')),
  ...(await import('../../src/stores/record/progress.ts')),
  ...(await import('../../src/stores/record/days.ts')),
});

const counted: AnswerResult[] = [];
vi.mock('../../src/stores/record/later.ts', () => ({
  recordLater: async (result: AnswerResult) => void counted.push(result),
}));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  closePage();
  counted.length = 0;
});

test.each([
  [true, 0, 'alone'],
  [true, 2, 'helped'],
  [false, 0, 'missed'],
  [false, 1, 'missed'],
] as const)('right %s, with %d hints, is kept as %s', async (right, hints, kept) => {
  const device = openPage();
  const { $days, answerDay } = await openStores();
  answerDay(20_779, answer(right, hints));
  expect($days.get()).toEqual({ 20779: kept });
  expect(JSON.parse(device.texts()[KEY] ?? '')).toMatchObject({ days: { 20779: kept } });
});

test('the first answer of a day stays, and counts once', async () => {
  openPage();
  const { $days, answerDay } = await openStores();
  answerDay(20_779, answer(false, 0));
  answerDay(20_779, answer(true, 0));
  answerDay(20_780, answer(true, 0));
  expect($days.get()).toEqual({ 20779: 'missed', 20780: 'alone' });
  expect(counted).toMatchObject([{ right: false }, { right: true }]);
});

test('what was kept is there on the next visit, beside the lessons', async () => {
  const kept = { version: 2, lessons: {}, days: { 20779: 'alone' } };
  openPage({ texts: { [KEY]: JSON.stringify(kept) } });
  const { $days, $progress } = await openStores();
  expect($days.get()).toEqual({ 20779: 'alone' });
  expect($progress.get()).toEqual(kept);
});

test('what was erased is gone', async () => {
  openPage();
  const { $days, answerDay, eraseProgress } = await openStores();
  answerDay(20_779, answer(true, 0));
  eraseProgress();
  expect($days.get()).toEqual({});
});

test.each(['lost', [], { 20779: 'perhaps' }])('%o are no days: set aside', async (days) => {
  const text = JSON.stringify({ version: 2, lessons: {}, days });
  const device = openPage({ texts: { [KEY]: text } });
  const { $days, $storageTrouble } = await openStores();
  expect($days.get()).toEqual({});
  expect($storageTrouble.get()).toBe('damaged');
  expect(device.texts()['moineau.damaged.progress']).toBe(text);
});

/** Results as they are summed, kept, and read back from texts that may be damaged. */
import { afterEach, describe, expect, test } from 'vitest';
import type { Result, SkillRecord } from '../../src/stores/progress.ts';
import { closePage, openPage } from './device.ts';

const KEY = 'moineau.progress';
const ASIDE = 'moineau.damaged.progress';
const NOTHING = { version: 1, skills: {}, lessons: {} };

const openStores = async () => ({
  ...(await import('../../src/stores/storage.ts')),
  ...(await import('../../src/stores/progress.ts')),
  ...(await import('../../src/stores/lessons.ts')),
});

const result = (values: Partial<Result>): Result => ({
  skill: 'find-waits/7/pure',
  right: false,
  found: 0,
  missed: 0,
  wrong: 0,
  hints: 0,
  spent: 0,
  ...values,
});

const sums = (values: Partial<SkillRecord>): SkillRecord => ({
  asked: 0,
  right: 0,
  found: 0,
  missed: 0,
  wrong: 0,
  hints: 0,
  spent: 0,
  ...values,
});

afterEach(closePage);

describe('a result', () => {
  test('is the first sum of its skill', async () => {
    openPage();
    const { $progress, record } = await openStores();
    record(result({ right: true, found: 3, spent: 1200 }));
    expect($progress.get()).toEqual({
      version: 1,
      skills: { 'find-waits/7/pure': sums({ asked: 1, right: 1, found: 3, spent: 1200 }) },
      lessons: {},
    });
  });

  test('is added to what was there, field by field', async () => {
    openPage();
    const { $progress, record } = await openStores();
    record(result({ right: true, found: 3, hints: 1, spent: 1000 }));
    record(result({ found: 1, missed: 2, wrong: 4, hints: 3, spent: 500.5 }));
    expect($progress.get().skills['find-waits/7/pure']).toEqual({
      asked: 2,
      right: 1,
      found: 4,
      missed: 2,
      wrong: 4,
      hints: 4,
      spent: 1500.5,
    });
  });

  test('leaves the other skills alone', async () => {
    openPage();
    const { $progress, record } = await openStores();
    record(result({ skill: 'find-waits/own', right: true }));
    const own = $progress.get().skills['find-waits/own'];
    record(result({ skill: 'find-waits/formulas', wrong: 2 }));
    expect($progress.get().skills).toEqual({
      'find-waits/own': own,
      'find-waits/formulas': sums({ asked: 1, wrong: 2 }),
    });
  });

  test('is kept on the device as JSON with its version', async () => {
    const device = openPage();
    const { record } = await openStores();
    record(result({ found: 1 }));
    expect(JSON.parse(device.texts()[KEY] ?? '')).toEqual({
      version: 1,
      skills: { 'find-waits/7/pure': sums({ asked: 1, found: 1 }) },
      lessons: {},
    });
  });
});

describe('erasing', () => {
  test('the results of a drill leaves those of others, and the lessons', async () => {
    openPage();
    const { $progress, answerPosition, eraseResultsOf, record } = await openStores();
    record(result({}));
    record(result({ skill: 'count-hand/fan' }));
    answerPosition({ lesson: 'waits/one-chance', position: 'a', right: true });
    const { lessons } = $progress.get();
    const undo = eraseResultsOf('find-waits');
    expect($progress.get().skills).toEqual({ 'count-hand/fan': sums({ asked: 1 }) });
    expect($progress.get().lessons).toEqual(lessons);
    undo();
    expect(Object.keys($progress.get().skills).sort()).toEqual([
      'count-hand/fan',
      'find-waits/7/pure',
    ]);
  });

  test('everything leaves no lesson, and no place where the reader stopped', async () => {
    openPage();
    const { $progress, eraseProgress, openLesson } = await openStores();
    openLesson('waits/one-chance');
    const before = $progress.get();
    const undo = eraseProgress();
    expect($progress.get()).toEqual(NOTHING);
    undo();
    expect($progress.get()).toEqual(before);
  });

  test('leaves no sum, in memory and on the device', async () => {
    const device = openPage();
    const { $progress, eraseProgress, record } = await openStores();
    record(result({ right: true }));
    eraseProgress();
    expect($progress.get()).toEqual(NOTHING);
    expect(JSON.parse(device.texts()[KEY] ?? '')).toEqual(NOTHING);
  });

  test('touches nothing else that is kept', async () => {
    const device = openPage({ texts: { 'moineau.theme': 'dark', [ASIDE]: 'old', other: 'x' } });
    (await openStores()).eraseProgress();
    expect(device.texts()).toMatchObject({ 'moineau.theme': 'dark', [ASIDE]: 'old', other: 'x' });
  });
});

const WHOLE = sums({ asked: 4, right: 2, found: 9, spent: 60_000.25 });
const kept = (skills: unknown, version: unknown = 1): string => JSON.stringify({ version, skills });
const keptLessons = (lessons: unknown, stop?: unknown): string =>
  JSON.stringify({ version: 1, skills: {}, lessons, stop });
const without = (field: keyof SkillRecord) =>
  Object.fromEntries(Object.entries(WHOLE).filter(([name]) => name !== field));

describe('a text that can be read', () => {
  test.each([
    ['no skill', kept({}), {}],
    ['a skill', kept({ 'find-waits/own': WHOLE }), { 'find-waits/own': WHOLE }],
    ['more right than asked', kept({ a: { ...WHOLE, right: 9 } }), { a: { ...WHOLE, right: 4 } }],
    ['a skill that was never asked', kept({ a: sums({}), b: WHOLE }), { b: WHOLE }],
  ])('%s', async (_, text, skills) => {
    const device = openPage({ texts: { [KEY]: text } });
    const { $progress, $storageTrouble } = await openStores();
    expect($progress.get().skills).toEqual(skills);
    expect([$storageTrouble.get(), device.texts()]).toEqual([undefined, { [KEY]: text }]);
  });
});

describe('lessons in a text that can be read', () => {
  const opened = { 'waits/one-chance': { positions: { a: 'first' }, finished: false } };
  const stop = { lesson: 'waits/one-chance', position: 'a' };
  test.each([
    ['none, from before there were any', kept({}), {}, undefined],
    ['one', keptLessons(opened), opened, undefined],
    ['one where the reader stopped', keptLessons(opened, stop), opened, stop],
  ])('%s', async (_, text, lessons, at) => {
    openPage({ texts: { [KEY]: text } });
    const { $progress, $storageTrouble } = await openStores();
    expect([$progress.get().lessons, $progress.get().stop]).toEqual([lessons, at]);
    expect($storageTrouble.get()).toBeUndefined();
  });
});

test('where a walk was left is kept, and erased with everything else', async () => {
  const device = openPage();
  const { eraseProgress, keepWalkStop, walkStopOf } = await openStores();
  const stop = { at: 2, misses: 1, counted: 3 };
  keepWalkStop('kongs.walk', stop);
  expect([walkStopOf('kongs.walk'), walkStopOf('the-hill.walk')]).toEqual([stop, undefined]);
  expect(JSON.parse(device.texts()[KEY] ?? '').walks).toEqual({ 'kongs.walk': stop });
  eraseProgress();
  expect(walkStopOf('kongs.walk')).toBeUndefined();
});

test('where a walk was left is read back', async () => {
  const walks = { 'kongs.walk': { at: 2, misses: 1, counted: 3 } };
  openPage({ texts: { [KEY]: JSON.stringify({ ...NOTHING, walks }) } });
  const { $progress, $storageTrouble } = await openStores();
  expect([$progress.get().walks, $storageTrouble.get()]).toEqual([walks, undefined]);
});

const keptWalk = (stop: unknown): string => JSON.stringify({ ...NOTHING, walks: { a: stop } });

const DAMAGED: readonly (readonly [damage: string, text: string])[] = [
  ['an empty text', ''],
  ['a walk that is a number', keptWalk(2)],
  ['a walk left before its beginning', keptWalk({ at: -1, misses: 0, counted: 0 })],
  ['no JSON', '{"version":1,"skills":{'],
  ['null', 'null'],
  ['a number', '7'],
  ['a text', '"results"'],
  ['an array', '[]'],
  ['an array with a version', '[{"version":1,"skills":{}}]'],
  ['no version', '{"skills":{}}'],
  ['another version', kept({}, 2)],
  ['a version in letters', kept({}, '1')],
  ['no skills', '{"version":1}'],
  ['skills that are null', kept(null)],
  ['skills in an array', kept([WHOLE])],
  ['a skill that is null', kept({ a: null })],
  ['a skill that is a number', kept({ a: 3 })],
  ['a skill in an array', kept({ a: [4, 2, 9] })],
  ['a sum in letters', kept({ a: { ...WHOLE, asked: '4' } })],
  ['a sum that is null', kept({ a: { ...WHOLE, found: null } })],
  ['a sum that is true', kept({ a: { ...WHOLE, right: true } })],
  ['a sum without end', kept({ a: WHOLE }).replace('60000.25', '1e999')],
  ['a sum past counting', kept({ a: WHOLE }).replace('60000.25', '1e300')],
  ['a sum below nothing', kept({ a: { ...WHOLE, wrong: -1 } })],
  ['a missing sum', kept({ a: without('spent') })],
  ['one bad skill among good ones', kept({ a: WHOLE, b: without('asked') })],
  ['lessons that are null', keptLessons(null)],
  ['a lesson that is true', keptLessons({ a: true })],
  ['a lesson without positions', keptLessons({ a: { finished: true } })],
  [
    'a position solved in a way of its own',
    keptLessons({ a: { positions: { b: 1 }, finished: true } }),
  ],
  ['an end that is a number', keptLessons({ a: { positions: {}, finished: 1 } })],
  ['a stop without a lesson', keptLessons({}, { position: 'a' })],
  ['a stop at a numbered position', keptLessons({}, { lesson: 'a', position: 3 })],
];

describe.each(DAMAGED)('a damaged text, %s', (_, text) => {
  const texts = { [KEY]: text, 'moineau.theme': 'dark', 'moineau.wait-level': '{}', other: 'x' };

  test('is set aside, named, and counting begins anew', async () => {
    const device = openPage({ texts });
    const { $progress, $storageTrouble } = await openStores();
    expect($progress.get()).toEqual(NOTHING);
    expect($storageTrouble.get()).toBe('damaged');
    expect(device.texts()).toEqual({ ...texts, [ASIDE]: text });
  });

  test('is still aside when the next result is kept', async () => {
    const device = openPage({ texts });
    const { $progress, record } = await openStores();
    record(result({ skill: 'a', found: 1 }));
    const fresh = { ...NOTHING, skills: { a: sums({ asked: 1, found: 1 }) } };
    expect($progress.get()).toEqual(fresh);
    expect(JSON.parse(device.texts()[KEY] ?? '')).toEqual(fresh);
    expect(device.texts()[ASIDE]).toBe(text);
  });
});

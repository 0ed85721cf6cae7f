/** How far the reader is: kept as a small text, and read back from texts that may be damaged. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SkillRecord } from '../../src/stores/record/result.ts';
import { closePage, openPage } from './device.ts';

const KEY = 'moineau.progress';
const ASIDE = 'moineau.damaged.progress';
const NOTHING = { version: 2, lessons: {} };

const openStores = async () => ({
  ...(await import('../../src/stores/device/storage.ts')),
  ...(await import('../../src/stores/record/progress.ts')),
  ...(await import('../../src/stores/record/lessons.ts')),
});

/** Sums as the first form kept them. */
const sums = (values: Partial<SkillRecord>) => ({
  asked: 0,
  right: 0,
  found: 0,
  missed: 0,
  wrong: 0,
  hints: 0,
  spent: 0,
  ...values,
});

const WHOLE = sums({ asked: 4, right: 2, found: 9, spent: 60_000.25 });
/** The same as they are read: of single answers nothing is known. */
const known = (values: object) => ({ ...values, last: '', at: 0 });
const kept = (skills: unknown, version: unknown = 1): string => JSON.stringify({ version, skills });
const keptLessons = (lessons: unknown, stop?: unknown): string =>
  JSON.stringify({ version: 1, skills: {}, lessons, stop });
const without = (field: keyof SkillRecord) =>
  Object.fromEntries(Object.entries(WHOLE).filter(([name]) => name !== field));

// A store that nobody looks at is put to sleep after a second, when the page may be closed.
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  closePage();
});

test('how far the reader is is kept on the device as JSON with its version', async () => {
  const device = openPage();
  const { openLesson } = await openStores();
  openLesson('waits/nine-gates');
  expect(JSON.parse(device.texts()[KEY] ?? '')).toEqual({
    version: 2,
    lessons: { 'waits/nine-gates': { positions: {}, finished: false } },
    stop: { lesson: 'waits/nine-gates' },
  });
});

test('what another window wrote meanwhile is changed, and not written over', async () => {
  const device = openPage();
  const { $progress, openLesson } = await openStores();
  openLesson('waits/nine-gates');
  // A page that lies asleep hears of nothing.
  const elsewhere = { ...$progress.get(), days: { 20779: 'alone' } };
  device.writeUnheard(KEY, JSON.stringify(elsewhere));
  openLesson('waits/edge');
  expect($progress.get()).toMatchObject({
    days: { 20779: 'alone' },
    stop: { lesson: 'waits/edge' },
  });
  expect(Object.keys($progress.get().lessons)).toEqual(['waits/nine-gates', 'waits/edge']);
});

describe('erasing', () => {
  test('allRows leaves no lesson, and no place where the reader stopped', async () => {
    openPage();
    const { $progress, eraseProgress, openLesson } = await openStores();
    openLesson('waits/nine-gates');
    const before = $progress.get();
    expect(eraseProgress()).toEqual(before);
    expect($progress.get()).toEqual(NOTHING);
  });

  test('leaves no sum of earlier forms, in memory and on the device', async () => {
    const device = openPage({ texts: { [KEY]: kept({ a: WHOLE }) } });
    const { $progress, eraseProgress } = await openStores();
    expect($progress.get().earlier).toEqual({ a: known(WHOLE) });
    eraseProgress();
    expect($progress.get()).toEqual(NOTHING);
    expect(device.texts()).toEqual({});
  });

  test('leaves what a later form wrote', async () => {
    const texts = { [KEY]: '{"version":3,"lessons":[]}' };
    const device = openPage({ texts });
    (await openStores()).eraseProgress();
    expect(device.texts()).toEqual(texts);
  });

  test('touches nothing else that is kept', async () => {
    const device = openPage({ texts: { 'moineau.theme': 'dark', [ASIDE]: 'old', other: 'x' } });
    (await openStores()).eraseProgress();
    expect(device.texts()).toMatchObject({ 'moineau.theme': 'dark', [ASIDE]: 'old', other: 'x' });
  });
});

describe('sums of the first form', () => {
  test.each([
    ['no skill', kept({}), undefined],
    ['a skill', kept({ 'find-waits/own': WHOLE }), { 'find-waits/own': known(WHOLE) }],
    [
      'more right than asked',
      kept({ a: { ...WHOLE, right: 9 } }),
      { a: known({ ...WHOLE, right: 4 }) },
    ],
    ['a skill that was never asked', kept({ a: sums({}), b: WHOLE }), { b: known(WHOLE) }],
    [
      'already read once',
      JSON.stringify({ ...NOTHING, earlier: { a: { ...WHOLE, last: '1h0', at: 7 } } }),
      { a: { ...WHOLE, last: '1h0', at: 7 } },
    ],
  ])('%s', async (_, text, earlier) => {
    const device = openPage({ texts: { [KEY]: text } });
    const { $progress, $storageTrouble } = await openStores();
    expect($progress.get()).toEqual({ ...NOTHING, ...(earlier && { earlier }) });
    expect([$storageTrouble.get(), device.texts()]).toEqual([undefined, { [KEY]: text }]);
  });

  test('stay beside the lessons until they are taken over, and then go', async () => {
    const device = openPage({ texts: { [KEY]: kept({ a: WHOLE }) } });
    const { $progress, dropEarlier, openLesson } = await openStores();
    openLesson('waits/edge');
    expect(JSON.parse(device.texts()[KEY] ?? '')).toMatchObject({
      version: 2,
      earlier: { a: known(WHOLE) },
    });
    dropEarlier($progress.get().earlier ?? {});
    expect(JSON.parse(device.texts()[KEY] ?? '')).toEqual({
      ...{ ...NOTHING, stop: { lesson: 'waits/edge' } },
      lessons: { 'waits/edge': { positions: {}, finished: false } },
    });
  });
});

describe('lessons in a text that can be read', () => {
  const opened = { 'waits/nine-gates': { positions: { a: 'first' }, finished: false } };
  const stop = { lesson: 'waits/nine-gates', position: 'a' };
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

test('where a walk was left is kept, and erased with allRows else', async () => {
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

test('what a later form of the site wrote is left to it, and the page goes on', async () => {
  const text = JSON.stringify({ version: 3, lessons: 'in another form' });
  const device = openPage({ texts: { [KEY]: text } });
  const { $progress, $storageTrouble, openLesson } = await openStores();
  expect([$progress.get(), $storageTrouble.get()]).toEqual([NOTHING, 'newer']);
  openLesson('waits/edge');
  openLesson('waits/nine-gates');
  expect(Object.keys($progress.get().lessons)).toEqual(['waits/edge', 'waits/nine-gates']);
  expect(device.texts()).toEqual({ [KEY]: text });
});

test('another window is changed to a later form: this one writes nothing over it', async () => {
  const device = openPage();
  const { $progress, openLesson } = await openStores();
  openLesson('waits/edge');
  const text = JSON.stringify({ version: 3, lessons: {} });
  device.writeUnheard(KEY, text);
  openLesson('waits/nine-gates');
  expect($progress.get().stop).toEqual({ lesson: 'waits/nine-gates' });
  expect(device.texts()).toEqual({ [KEY]: text });
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
  ['a version before the first', kept({}, 0)],
  ['earlier sums in letters', JSON.stringify({ ...NOTHING, earlier: { a: 'four' } })],
  [
    'outcomes of a kind of their own',
    JSON.stringify({ ...NOTHING, earlier: { a: { ...WHOLE, last: '1x0' } } }),
  ],
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
  const others = { 'moineau.theme': 'dark', 'moineau.wait-level': '{}', other: 'x' };
  const texts = { ...others, [KEY]: text };

  test('is set aside, named, and all begins anew', async () => {
    const device = openPage({ texts });
    const { $progress, $storageTrouble } = await openStores();
    expect($progress.get()).toEqual(NOTHING);
    expect($storageTrouble.get()).toBe('damaged');
    expect(device.texts()).toEqual({ ...others, [ASIDE]: text });
  });

  test('is named once, and left where it is when there is no room aside', async () => {
    const device = openPage({ texts });
    (await openStores()).$progress.get();
    const aside = device.texts();
    openPage({ texts: aside });
    const next = await openStores();
    expect([next.$progress.get(), next.$storageTrouble.get()]).toEqual([NOTHING, undefined]);
    const full = openPage({ texts, state: 'full' });
    const { $progress } = await openStores();
    expect([$progress.get(), full.texts()]).toEqual([NOTHING, texts]);
  });

  test('is still aside when the next thing is kept', async () => {
    const device = openPage({ texts });
    const { $progress, openLesson } = await openStores();
    openLesson('a/b');
    const fresh = {
      ...{ ...NOTHING, stop: { lesson: 'a/b' } },
      lessons: { 'a/b': { positions: {}, finished: false } },
    };
    expect($progress.get()).toEqual(fresh);
    expect(JSON.parse(device.texts()[KEY] ?? '')).toEqual(fresh);
    expect(device.texts()[ASIDE]).toBe(text);
  });
});

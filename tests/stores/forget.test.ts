/** What is kept of the reader is forgotten, in part or whole, and had back for a while. */
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { closePage, openPage } from './device.ts';

const open = async () => ({
  ...(await import('../../src/stores/record/progress.ts')),
  ...(await import('../../src/stores/record/lessons.ts')),
  ...(await import('../../src/stores/record/record.ts')),
  ...(await import('../../src/stores/mine/forget.ts')),
});

const KEPT = { 'moineau.theme': 'dark', 'moineau.level.find-waits': '{}', other: 'x' };
const HARD = '{"all-chows":2}';

/** A reader with answers in two drills, and a lesson begun. */
async function openUsed() {
  const device = openPage({ texts: { ...KEPT, 'moineau.steer.which-fans': HARD } });
  const stores = await open();
  for (const skill of ['find-waits/7/pure', 'count-hand/fan']) {
    const answer = { skill, right: true, found: 1, missed: 0, wrong: 0, hints: 0, spent: 5 };
    await stores.record(answer, 7);
    const run = {
      kind: 'ten',
      asked: 10,
      right: 9,
      spent: 5,
      outcomes: '1111111110',
      at: 7,
    } as const;
    const [drill = ''] = skill.split('/');
    await stores.changeRecord(['runs'], ({ put }) =>
      put('runs', { ...run, id: skill, drill, skill }),
    );
  }
  stores.answerPosition({ lesson: 'waits/edge', position: 'a', right: true });
  return { ...stores, device };
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => {
  vi.restoreAllMocks();
  closePage();
});

test('the answers of a drill; the rest stays', async () => {
  const { $progress, allRows, forgetDrill, skillsNow } = await openUsed();
  const before = await allRows();
  const { lessons } = $progress.get();
  const undo = await forgetDrill('find-waits');
  expect(Object.keys(await skillsNow())).toEqual(['count-hand/fan']);
  expect((await allRows()).runs.map(({ drill }) => drill)).toEqual(['count-hand']);
  expect($progress.get().lessons).toEqual(lessons);
  await undo();
  expect(await allRows()).toEqual(before);
});

test('answers given since stay when those that were forgotten come back', async () => {
  const { forgetDrill, forgetAll, record, skillsNow } = await openUsed();
  const undoDrill = await forgetDrill('find-waits');
  const answer = { right: false, found: 0, missed: 1, wrong: 0, hints: 0, spent: 5 };
  await record({ ...answer, skill: 'find-waits/7/pure' }, 9);
  await undoDrill();
  expect(await skillsNow()).toMatchObject({ 'find-waits/7/pure': { asked: 2, last: '10' } });
  const undo = await forgetAll();
  await record({ ...answer, skill: 'find-waits/7/pure' }, 11);
  await undo();
  expect(await skillsNow()).toMatchObject({ 'find-waits/7/pure': { asked: 3, last: '100' } });
});

test('everything but the settings', async () => {
  const { $progress, device, allRows, forgetAll } = await openUsed();
  const before = [await allRows(), $progress.get()];
  const undo = await forgetAll();
  expect(Object.values(await allRows()).flat()).toEqual([]);
  expect($progress.get()).toEqual({ version: 2, lessons: {} });
  const { 'moineau.progress': _, ...texts } = device.texts();
  expect(texts).toEqual(KEPT);
  await undo();
  expect(device.texts()).toMatchObject({ ...KEPT, 'moineau.steer.which-fans': HARD });
  expect([await allRows(), $progress.get()]).toEqual(before);
});

test('what cannot be read any more, and comes back with the rest', async () => {
  const rest = {
    'moineau.damaged.progress': '{',
    'moineau.count-steer': HARD,
    'moineau.waiting.a': '{"sure":1}',
  };
  const device = openPage({ texts: { ...KEPT, ...rest } });
  const undo = await (await open()).forgetAll();
  expect(device.texts()).toEqual(KEPT);
  await undo();
  expect(device.texts()).toEqual({ ...KEPT, ...rest });
});

test('a lesson opened since stays when the others come back', async () => {
  const { $progress, forgetAll, openLesson } = await openUsed();
  const undo = await forgetAll();
  openLesson('waits/pair');
  await undo();
  expect(Object.keys($progress.get().lessons)).toEqual(['waits/edge', 'waits/pair']);
});

/** An answer more than the device has room for; the next page goes on with a copy. */
async function openFull() {
  const { device, allRows, record } = await openUsed();
  const before = await allRows();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const answer = { right: true, found: 1, missed: 0, wrong: 0, hints: 0, spent: 5 };
  await record({ ...answer, skill: 'find-waits/7/pure' }, 9);
  const full = openPage({ texts: device.texts() });
  return { ...(await open()), before, full };
}

async function nextPage(texts: Readonly<Record<string, string>>) {
  vi.restoreAllMocks();
  openPage({ texts });
  return (await open()).allRows();
}

describe('on a device that is full', () => {
  test.each([undefined, 'find-waits'])('%s: the device forgets it too', async (drill) => {
    const { allRows, forgetAll, forgetDrill, full } = await openFull();
    expect((await allRows()).attempts).toHaveLength(3);
    await (drill ? forgetDrill(drill) : forgetAll());
    const { attempts, runs } = await nextPage(full.texts());
    expect(attempts.map(({ skill }) => skill)).toEqual(drill ? ['count-hand/fan'] : []);
    expect(runs).toHaveLength(attempts.length);
  });

  test.each([undefined, 'find-waits'])('%s: and has it back', async (drill) => {
    const { before, forgetAll, forgetDrill, full } = await openFull();
    const undo = await (drill ? forgetDrill(drill) : forgetAll());
    vi.restoreAllMocks();
    await undo();
    const { attempts, runs } = await nextPage(full.texts());
    expect(attempts.map(({ at }) => at).toSorted()).toEqual([7, 7, 9]);
    expect(runs).toEqual(before.runs);
  });
});

test('where nothing can be kept, what was forgotten waits again once it is had back', async () => {
  Reflect.deleteProperty(globalThis, 'indexedDB');
  const { device, forgetDrill } = await openUsed();
  const waiting = device.texts();
  await (await forgetDrill('find-waits'))();
  expect(device.texts()).toEqual(waiting);
});

test('a record of a later form of the site is not said to be forgotten', async () => {
  const later = indexedDB.open('moineau', 2);
  await new Promise((done) => {
    later.onsuccess = done;
  });
  later.result.close();
  const { device, forgetAll } = await openUsed();
  const before = device.texts();
  await expect(forgetAll()).rejects.toThrow();
  expect(device.texts()).toEqual(before);
});

/** Everything carried from one device to another, added or put in the place of what was there. */
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closePage, openPage } from '../device.ts';

const open = async () => ({
  ...(await import('../../../src/stores/storage.ts')),
  ...(await import('../../../src/stores/progress.ts')),
  ...(await import('../../../src/stores/lessons.ts')),
  ...(await import('../../../src/stores/settings.ts')),
  ...(await import('../../../src/stores/record/record.ts')),
  ...(await import('../../../src/stores/mine/mine.ts')),
});

interface Used {
  readonly texts?: Readonly<Record<string, string>>;
  readonly at: number;
  readonly lesson: string;
}

/** Another device: nothing of the last one is there. */
async function openUsed({ texts = {}, at, lesson }: Used) {
  globalThis.indexedDB = new IDBFactory();
  const device = openPage({ texts });
  const page = await open();
  const answer = { right: true, found: 1, missed: 0, wrong: 0, hints: 0, spent: 5 };
  await page.record({ ...answer, skill: 'find-waits/own', texts: { hand: '34m' } }, at);
  await page.changeRecord(['cards'], ({ put }) =>
    put('cards', {
      ...{ id: 'card', drill: 'find-waits', texts: { hand: '34m' }, skill: 'find-waits/own' },
      ...{ added: 1, changed: at, mistakes: 1 },
    }),
  );
  page.answerPosition({ lesson, position: 'a', right: true });
  const all = async () => [await page.everything(), page.$progress.get(), device.texts()];
  return { ...page, device, all };
}

const HERE = { texts: { 'moineau.theme': 'dark', other: 'x' }, at: 1_000, lesson: 'waits/edge' };
const THERE = {
  texts: { 'moineau.theme': 'light', 'moineau.level.find-waits': '{}', 'moineau.table': 'x' },
  ...{ at: 2_000, lesson: 'mcr/payments' },
};

const fromThere = async (): Promise<Blob> => (await openUsed(THERE)).saveMine(7);

beforeEach(() => void vi.restoreAllMocks());
afterEach(() => {
  vi.restoreAllMocks();
  closePage();
});

test('what a file brings is told before anything changes', async () => {
  const file = await fromThere();
  const { all, previewOf } = await openUsed(HERE);
  const before = await all();
  const preview = await previewOf(file);
  expect(preview).toEqual({
    ok: true,
    value: {
      rows: {
        attempts: { fresh: 1, known: 0 },
        cards: { fresh: 0, known: 1 },
        runs: { fresh: 0, known: 0 },
        earlier: { fresh: 0, known: 0 },
      },
      lessons: { fresh: 1, known: 0 },
      settings: { fresh: 1, known: 1 },
    },
  });
  expect(await all()).toEqual(before);
});

test('a file is added: all answers, the later card, both lessons; settings here stay', async () => {
  const file = await fromThere();
  const { $progress, $settings, device, everything, mergeMine, skillsNow } = await openUsed(HERE);
  for (const _ of ['once', 'and again, which changes nothing']) {
    expect((await mergeMine(file)).ok).toBe(true);
    const { attempts, cards, tallies } = await everything();
    expect(attempts.map(({ at }) => at).toSorted()).toEqual([1_000, 2_000]);
    expect(cards).toMatchObject([{ changed: 2_000 }]);
    expect(tallies).toMatchObject([{ asked: 2 }]);
    expect(await skillsNow()).toMatchObject({ 'find-waits/own': { asked: 2, last: '11' } });
    expect(Object.keys($progress.get().lessons)).toEqual(['mcr/payments', 'waits/edge']);
    expect([$progress.get().stop?.lesson, $settings.theme.get()]).toEqual(['waits/edge', 'dark']);
    expect(device.texts()).toMatchObject({ 'moineau.level.find-waits': '{}', other: 'x' });
    expect(device.texts()).not.toHaveProperty('moineau.table');
  }
});

test('a file takes the place of what is here, and gives it back', async () => {
  const file = await fromThere();
  const { $settings, all, everything, replaceMine, $progress } = await openUsed(HERE);
  const before = await all();
  const replaced = await replaceMine(file);
  expect((await everything()).attempts.map(({ at }) => at)).toEqual([2_000]);
  expect(Object.keys($progress.get().lessons)).toEqual(['mcr/payments']);
  expect($settings.theme.get()).toBe('light');
  if (replaced.ok) await replaced.value();
  expect(await all()).toEqual(before);
});

test('a record saved and put back on an empty device is the same', async () => {
  const there = await openUsed(THERE);
  const [rows, progress] = await there.all();
  const file = await there.saveMine(7);
  globalThis.indexedDB = new IDBFactory();
  openPage();
  const here = await open();
  await here.replaceMine(file);
  expect([await here.everything(), here.$progress.get()]).toEqual([rows, progress]);
  expect(await (await here.saveMine(7)).text()).toBe(await file.text());
});

test.each([
  ['{"moineau":1', 'broken'],
  ['{"name":"another"}', 'foreign'],
  ['{"moineau":9}', 'newer'],
  ['{"moineau":1,"record":[]}', 'damaged'],
])('%s changes nothing: %s', async (text, code) => {
  const { all, mergeMine, previewOf, replaceMine } = await openUsed(HERE);
  const before = await all();
  for (const read of [previewOf, mergeMine, replaceMine])
    expect(await read(new Blob([text]))).toMatchObject({ ok: false, error: { code } });
  expect(await all()).toEqual(before);
});

test.each([1, 2, 3, 4])('no room at write %d of a file: nothing is changed', async (write) => {
  const file = await fromThere();
  const { all, mergeMine, replaceMine } = await openUsed(HERE);
  const before = await all();
  const { put } = IDBObjectStore.prototype;
  let writes = 0;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...row
  ) {
    if (++writes === write) throw new DOMException('full', 'QuotaExceededError');
    return put.apply(this, row);
  });
  for (const change of [mergeMine, replaceMine]) {
    writes = 0;
    await expect(change(file)).rejects.toThrow('full');
    expect(await all()).toEqual(before);
  }
});

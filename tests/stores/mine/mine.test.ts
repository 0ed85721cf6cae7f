/** Everything carried from one device to another, added or put in the place of what was there. */
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { closePage, openPage } from '../device.ts';

const open = async () => ({
  ...(await import('../../../src/stores/device/storage.ts')),
  ...(await import('../../../src/stores/record/progress.ts')),
  ...(await import('../../../src/stores/record/lessons.ts')),
  ...(await import('../../../src/stores/device/settings.ts')),
  ...(await import('../../../src/stores/record/record.ts')),
  ...(await import('../../../src/stores/mine/mine.ts')),
});

interface Used {
  readonly texts?: Readonly<Record<string, string>>;
  readonly at: number;
  readonly lesson: string;
}

const ANSWER = { right: true, found: 1, missed: 0, wrong: 0, hints: 0, spent: 5 };

/** Another device: nothing of the last one is there. */
async function openUsed({ texts = {}, at, lesson }: Used) {
  globalThis.indexedDB = new IDBFactory();
  const device = openPage({ texts });
  const page = await open();
  await page.record({ ...ANSWER, skill: 'find-waits/own', texts: { hand: '34m' } }, at);
  await page.changeRecord(['cards'], ({ put }) =>
    put('cards', {
      ...{ id: 'card', drill: 'find-waits', texts: { hand: '34m' }, skill: 'find-waits/own' },
      ...{ added: 1, changed: at, mistakes: 1 },
    }),
  );
  page.answerPosition({ lesson, position: 'a', right: true });
  const all = async () => [await page.allRows(), page.$progress.get(), device.texts()];
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
        attempts: { fresh: 1, known: 0, alone: 1 },
        cards: { fresh: 0, known: 1, alone: 0 },
        runs: { fresh: 0, known: 0, alone: 0 },
        earlier: { fresh: 0, known: 0, alone: 0 },
      },
      lessons: { fresh: 1, known: 0, alone: 1 },
      settings: { fresh: 1, known: 1, alone: 0 },
    },
  });
  expect(await all()).toEqual(before);
});

test('a file is added: all answers, the later card, both lessons; settings here stay', async () => {
  const file = await fromThere();
  const { $progress, $settings, device, allRows, mergeMine, skillsNow } = await openUsed(HERE);
  for (const _ of ['once', 'and again, which changes nothing']) {
    expect((await mergeMine(file)).ok).toBe(true);
    const { attempts, cards, tallies } = await allRows();
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

test('a file takes the place of what is here', async () => {
  const file = await fromThere();
  const { $settings, allRows, replaceMine, $progress } = await openUsed(HERE);
  await replaceMine(file);
  expect((await allRows()).attempts.map(({ at }) => at)).toEqual([2_000]);
  expect(Object.keys($progress.get().lessons)).toEqual(['mcr/payments']);
  expect($settings.theme.get()).toBe('light');
});

describe.each(['mergeMine', 'replaceMine'] as const)('%s is taken back', (way) => {
  test('and all is as it was', async () => {
    const file = await fromThere();
    const page = await openUsed(HERE);
    const before = await page.all();
    const taken = await page[way](file);
    expect(await page.all()).not.toEqual(before);
    if (taken.ok) await taken.value();
    expect(await page.all()).toEqual(before);
  });

  test('but for what was answered and read since', async () => {
    const file = await fromThere();
    const page = await openUsed(HERE);
    const taken = await page[way](file);
    await page.record({ ...ANSWER, right: false, skill: 'find-waits/own' }, 3_000);
    page.answerPosition({ lesson: 'waits/pair', position: 'a', right: true });
    if (taken.ok) await taken.value();
    const { attempts, tallies } = await page.allRows();
    expect(attempts.map(({ at }) => at).toSorted()).toEqual([1_000, 3_000]);
    expect(tallies).toMatchObject([{ asked: 2, right: 1 }]);
    expect(Object.keys(page.$progress.get().lessons)).toEqual(['waits/edge', 'waits/pair']);
  });

  test('on a new device, which has no record again', async () => {
    const file = await fromThere();
    globalThis.indexedDB = new IDBFactory();
    const device = openPage();
    const page = await open();
    const taken = await page[way](file);
    // Pages look for a record where this stands.
    expect(device.texts()['moineau.record']).toBe('1');
    if (taken.ok) await taken.value();
    expect([device.texts(), (await page.allRows()).attempts]).toEqual([{}, []]);
  });
});

describe('what was done since a file was taken outlasts its undoing:', () => {
  test('a card that was taken out stays out', async () => {
    const file = await fromThere();
    const { mergeMine, allRows, changeRecord } = await openUsed(HERE);
    await changeRecord(['cards'], ({ put }) =>
      put('cards', {
        ...{ id: 'mine', drill: 'find-waits', texts: { hand: '1m' }, skill: 'find-waits/own' },
        ...{ added: 1, changed: 1, mistakes: 1 },
      }),
    );
    const merged = await mergeMine(file);
    await changeRecord(['cards'], ({ remove }) => remove('cards', 'mine'));
    if (merged.ok) await merged.value();
    expect((await allRows()).cards.map(({ id }) => id)).toEqual(['card']);
  });

  test('answers that were forgotten stay forgotten', async () => {
    const file = await fromThere();
    const { mergeMine, allRows } = await openUsed(HERE);
    const { forgetDrill } = await import('../../../src/stores/mine/forget.ts');
    const merged = await mergeMine(file);
    await forgetDrill('find-waits');
    if (merged.ok) await merged.value();
    const { attempts, skills, tallies } = await allRows();
    expect([attempts, skills, tallies]).toEqual([[], [], []]);
  });

  test.each(['mergeMine', 'replaceMine'] as const)(
    'a setting that was chosen stays (%s)',
    async (way) => {
      const texts = { 'moineau.theme': 'light' };
      const file = await (await openUsed({ ...THERE, texts })).saveMine(7);
      const { $settings, device, [way]: take } = await openUsed({ ...HERE, texts: {} });
      const taken = await take(file);
      expect(device.texts()['moineau.theme']).toBe('light');
      $settings.theme.set('dark');
      if (taken.ok) await taken.value();
      expect(device.texts()['moineau.theme']).toBe('dark');
    },
  );
});

test('a row that could not be read again is left out of a file, which is whole without it', async () => {
  const page = await openUsed(HERE);
  await page.record({ ...ANSWER, spent: -1, skill: 'find-waits/own' }, 2_000);
  const file = await page.saveMine(7);
  expect(await page.previewOf(file)).toMatchObject({
    ok: true,
    value: { rows: { attempts: { fresh: 0, known: 1, alone: 1 } } },
  });
});

test('a record saved and put back on an empty device is the same', async () => {
  const there = await openUsed(THERE);
  const [rows, progress] = await there.all();
  const file = await there.saveMine(7);
  globalThis.indexedDB = new IDBFactory();
  openPage();
  const here = await open();
  await here.replaceMine(file);
  expect([await here.allRows(), here.$progress.get()]).toEqual([rows, progress]);
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

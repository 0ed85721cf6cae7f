/** A device that refuses, forgets or is shared: practice goes on, and nothing that was kept is lost. */
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnswerResult } from '../../../src/stores/record/result.ts';
import { closePage, openPage } from '../device.ts';

const open = async () => ({
  ...(await import('../../../src/stores/device/storage.ts')),
  ...(await import('../../../src/stores/record/progress.ts')),
  ...(await import('../../../src/stores/record/record.ts')),
  ...(await import('../../../src/stores/record/later.ts')),
});

type Page = Awaited<ReturnType<typeof open>>;

const SKILL = 'find-waits/own';
const result = (right = true): AnswerResult => ({
  ...{ skill: SKILL, right, found: 1, missed: 0, wrong: 0, hints: 0, spent: 10 },
});

const askedOn = async ({ skillsNow }: Page): Promise<number> =>
  (await skillsNow())[SKILL]?.asked ?? 0;

const waitingIn = (texts: Readonly<Record<string, string>>): number =>
  Object.keys(texts).filter((key) => key.startsWith('moineau.waiting.')).length;

/** From the write of this number on, the database is full. */
function fillUpAt(write: number): void {
  const { put } = IDBObjectStore.prototype;
  let writes = 0;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...row
  ) {
    if (++writes >= write) throw new DOMException('full', 'QuotaExceededError');
    return put.apply(this, row);
  });
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});
afterEach(() => {
  vi.restoreAllMocks();
  closePage();
});

describe('no room at the write', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('%d of them', async (write) => {
    const device = openPage();
    const before = await open();
    await before.record(result(), 1);
    fillUpAt(write);
    const page = await open();
    for (const at of [2, 3, 4]) await page.record(result(), at);
    expect([await askedOn(page), page.$storageTrouble.get()]).toEqual([
      4,
      write > 9 ? undefined : 'full',
    ]);
    vi.restoreAllMocks();
    const next = openPage({ texts: device.texts() });
    const again = await open();
    // What was recorded and what waited make up all of it, each once.
    expect(await askedOn(again)).toBe(4);
    expect((await again.allRows()).attempts.map(({ at }) => at).toSorted()).toEqual([1, 2, 3, 4]);
    expect(waitingIn(next.texts())).toBe(0);
  });
});

describe('a database that cannot be opened', () => {
  const refusing = (name: string) => () => {
    throw new DOMException('no', name);
  };
  test.each([
    ['forbidden', 'SecurityError', 'forbidden'],
    ['of a private window', 'InvalidStateError', 'forbidden'],
    ['on a disk that fails', 'UnknownError', 'forbidden'],
    ['of a later form of the site', 'VersionError', 'newer'],
  ])('%s: answers last as long as the page, and wait', async (_, name, trouble) => {
    vi.spyOn(indexedDB, 'open').mockImplementation(refusing(name));
    const device = openPage();
    const page = await open();
    await page.recordLater(result());
    await page.recordLater(result(false));
    expect([await askedOn(page), page.$storageTrouble.get()]).toEqual([2, trouble]);
    expect(page.$lastAnswer.get()).toMatchObject({ asked: 2, right: 1 });
    vi.restoreAllMocks();
    openPage({ texts: device.texts() });
    expect(await askedOn(await open())).toBe(2);
  });

  test('a later version, made by another window: the same', async () => {
    const later = indexedDB.open('moineau', 2);
    await new Promise((done) => {
      later.onsuccess = done;
    });
    later.result.close();
    openPage();
    const page = await open();
    await page.record(result(), 1);
    expect([await askedOn(page), page.$storageTrouble.get()]).toEqual([1, 'newer']);
  });

  test('a database that never answers is given up', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(indexedDB, 'open').mockImplementation(() => new EventTarget() as IDBOpenDBRequest);
    openPage();
    const page = await open();
    const recorded = page.record(result(), 1);
    await vi.advanceTimersByTimeAsync(21_000);
    await recorded;
    expect([await askedOn(page), page.$storageTrouble.get()]).toEqual([1, 'forbidden']);
    vi.useRealTimers();
  });
});

test('storage that is cleared under way: the next answer is kept in a new record', async () => {
  openPage();
  const page = await open();
  await page.record(result(), 1);
  const cleared = indexedDB.deleteDatabase('moineau');
  await new Promise((done) => {
    cleared.onsuccess = done;
  });
  await page.record(result(), 2);
  expect([await askedOn(page), page.$storageTrouble.get()]).toEqual([1, undefined]);
  openPage();
  expect(await askedOn(await open())).toBe(1);
});

test('two windows that answer at once lose nothing', async () => {
  openPage();
  const one = await open();
  openPage();
  const other = await open();
  expect(one).not.toBe(other);
  await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map((at) => (at % 2 ? one : other).record(result(at < 4), at)),
  );
  expect(await one.skillsNow()).toMatchObject({ [SKILL]: { asked: 8, right: 3 } });
  expect(await one.skillsNow()).toEqual(await other.skillsNow());
});

test('answers given at once where there is no database are all counted', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  openPage();
  const page = await open();
  await Promise.all([1, 2, 3, 4, 5].map((at) => page.record(result(), at)));
  expect(await askedOn(page)).toBe(5);
});

test('a clock that goes back: each answer is kept on its day, and the last time stays', async () => {
  openPage();
  const page = await open();
  const [monday, sunday] = [23, 22].map((day) => new Date(2026, 10, day, 9).getTime());
  await page.record(result(), monday);
  await page.record(result(false), sunday);
  const { tallies, skills } = await page.allRows();
  expect(tallies.map(({ day }) => day)).toEqual(['2026-11-22', '2026-11-23']);
  expect(skills).toMatchObject([{ asked: 2, last: '10', at: monday }]);
});

describe('an answer on its way', () => {
  test('waits as a text until it is recorded', async () => {
    const device = openPage();
    const page = await open();
    const recorded = page.recordLater(result());
    expect(waitingIn(device.texts())).toBe(1);
    await recorded;
    expect([waitingIn(device.texts()), await askedOn(page)]).toEqual([0, 1]);
    expect(device.texts()['moineau.record']).toBe('1');
  });

  test('is recorded on the next page, once, where this one was left', async () => {
    const device = openPage();
    const page = await open();
    await page.record(result(), 1);
    const texts = { ...device.texts() };
    const { attempts } = await page.allRows();
    // It was recorded and its text is there still; another never came so far; one is damaged, and
    // one was left by a later form of the site, which will know it.
    const [first] = attempts;
    const second = { ...first, id: 'b', at: 2 };
    const next = openPage({
      texts: {
        ...texts,
        [`moineau.waiting.${first?.id}`]: JSON.stringify(first),
        'moineau.waiting.b': JSON.stringify(second),
        'moineau.waiting.c': '{"id":"c"',
        'moineau.waiting.d': JSON.stringify({ ...first, id: 'd', sure: 0.8 }),
      },
    });
    expect(await askedOn(await open())).toBe(2);
    expect(Object.keys(next.texts()).filter((key) => key.includes('waiting'))).toEqual([
      'moineau.waiting.c',
      'moineau.waiting.d',
    ]);
  });
});

describe('a mistake on its way', () => {
  const MISSED: AnswerResult = { ...result(false), texts: { hand: '3334567p' } };
  const mistakesIn = (texts: Readonly<Record<string, string>>): readonly string[] =>
    Object.keys(texts).filter((key) => key.startsWith('moineau.waiting.mistake.'));
  const openCards = async () => ({
    ...(await open()),
    ...(await import('../../../src/stores/record/cards.ts')),
  });

  test('waits as a text until it lies among the cards', async () => {
    const device = openPage();
    const page = await openCards();
    const kept = page.keepMistakeLater(MISSED);
    expect(mistakesIn(device.texts())).toHaveLength(1);
    await kept;
    expect(mistakesIn(device.texts())).toEqual([]);
    expect(await page.cardsNow()).toHaveLength(1);
  });

  test('is kept on the next page, once, where this one was left at once', async () => {
    const device = openPage();
    const kept = (await openCards()).keepMistakeLater(MISSED);
    // The page is left before anything else happens.
    const { ...texts } = device.texts();
    await kept;
    globalThis.indexedDB = new IDBFactory();
    const next = openPage({ texts });
    const page = await openCards();
    expect(await page.cardsNow()).toMatchObject([{ texts: MISSED.texts, mistakes: 1 }]);
    expect(mistakesIn(next.texts())).toEqual([]);
    // The page was left between the card and its text.
    openPage({ texts });
    expect(await (await openCards()).cardsNow()).toMatchObject([{ mistakes: 1 }]);
  });

  test('is said to be kept only where it will be there again', async () => {
    const refuse = (): void => {
      vi.spyOn(indexedDB, 'open').mockImplementation(() => {
        throw new DOMException('no', 'SecurityError');
      });
    };
    const seenOn = async (page: Awaited<ReturnType<typeof openCards>>) => {
      const $card = page.$cardNamed('find-waits hand=3334567p');
      $card.listen(() => undefined);
      await vi.waitFor(() => expect($card.get()?.card).toBeDefined());
      return $card.get()?.lasts;
    };
    openPage();
    const whole = await openCards();
    await whole.keepMistakeLater(MISSED);
    expect(await seenOn(whole)).toBe(true);

    refuse();
    openPage();
    const waits = await openCards();
    await waits.keepMistakeLater(MISSED);
    expect(await seenOn(waits)).toBe(true);

    openPage({ state: 'full' });
    const lost = await openCards();
    await lost.keepMistakeLater(MISSED);
    expect(await seenOn(lost)).toBe(false);
  });

  test.each<readonly [string, (page: Awaited<ReturnType<typeof openCards>>) => Promise<unknown>]>([
    ['a review', ({ reviewCard }) => reviewCard('find-waits hand=3334567p', '1', 5)],
    ['a card laid aside', ({ suspendCard }) => suspendCard('find-waits hand=3334567p', true, 5)],
  ])('%s that finds no room lasts as long as the page, which says so', async (_, act) => {
    const device = openPage();
    await (await openCards()).keepMistake(MISSED, 1);
    fillUpAt(1);
    openPage({ texts: device.texts() });
    const page = await openCards();
    const [before] = await page.cardsNow();
    await act(page);
    expect(page.$storageTrouble.get()).toBe('full');
    expect(await page.cardsNow()).not.toEqual([before]);
    vi.restoreAllMocks();
    openPage({ texts: device.texts() });
    expect(await (await openCards()).cardsNow()).toEqual([before]);
  });

  test('that is taken out does not come back', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    const device = openPage();
    const page = await openCards();
    await page.keepMistakeLater(MISSED);
    expect(mistakesIn(device.texts())).toHaveLength(1);
    await page.deleteCards(['find-waits hand=3334567p']);
    expect(mistakesIn(device.texts())).toEqual([]);
  });
});

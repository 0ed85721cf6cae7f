/** The stores go on in memory when the device keeps nothing, and say why. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { closePage, openPage } from './device.ts';

const openStores = async () => ({
  ...(await import('../../src/stores/device/storage.ts')),
  ...(await import('../../src/stores/record/progress.ts')),
  ...(await import('../../src/stores/record/lessons.ts')),
  ...(await import('../../src/stores/device/settings.ts')),
  ...(await import('../../src/stores/device/setting-values.ts')),
});

type Stores = Awaited<ReturnType<typeof openStores>>;

const answer = ({ answerPosition }: Stores, position: string): void =>
  answerPosition({ lesson: 'waits/edge', position, right: true });

const answeredIn = ({ $progress }: Stores): readonly string[] =>
  Object.keys($progress.get().lessons['waits/edge']?.positions ?? {});

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  closePage();
});

describe('a storage that works', () => {
  test('keeps a setting under its key, and no trouble is named', async () => {
    const device = openPage();
    const stores = await openStores();
    stores.$settings.theme.set('dark');
    expect(device.texts()).toEqual({ 'moineau.theme': 'dark' });
    expect(stores.$storageTrouble.get()).toBeUndefined();
  });

  test('gives the next page what the last one kept', async () => {
    const device = openPage();
    answer(await openStores(), 'a');
    openPage({ texts: device.texts() });
    expect(answeredIn(await openStores())).toEqual(['a']);
  });

  test('tells an open page what another one wrote and erased', async () => {
    const device = openPage();
    const { $settings } = await openStores();
    const seen: string[] = [];
    const stop = $settings.theme.listen((theme) => seen.push(theme));
    device.writeElsewhere('moineau.theme', 'light');
    device.writeElsewhere('moineau.theme', null);
    stop();
    expect(seen).toEqual(['light', 'system']);
  });
});

const FAILING = [
  ['forbidden', 'forbidden'],
  ['absent', 'forbidden'],
  ['full', 'full'],
] as const;

describe.each(FAILING)('a storage that is %s', (state, trouble) => {
  test('leaves every store its first value', async () => {
    openPage({ state });
    const { $settings, $progress } = await openStores();
    const values = [$settings.theme.get(), $settings.corners.get(), $progress.get()];
    expect(values).toEqual(['system', 'on', { version: 2, lessons: {} }]);
  });

  test(`is named ${trouble} once something is to be kept`, async () => {
    const device = openPage({ state });
    const stores = await openStores();
    stores.$settings.theme.set('dark');
    expect(stores.$storageTrouble.get()).toBe(trouble);
    expect(device.texts()).toEqual({});
  });

  test('stops nothing, whether anybody looks or not', async () => {
    openPage({ state });
    const stores = await openStores();
    for (const position of ['a', 'b', 'c']) {
      answer(stores, position);
      // A store that nobody looks at is put to sleep after a second, and reads its text on waking.
      vi.advanceTimersByTime(5_000);
    }
    expect(answeredIn(stores)).toEqual(['a', 'b', 'c']);
  });

  test('keeps a setting while the page is left and shown again', async () => {
    const device = openPage({ state });
    const { $settings } = await openStores();
    const stop = $settings.theme.listen(() => {});
    $settings.theme.set('dark');
    device.showPage();
    expect($settings.theme.get()).toBe('dark');
    stop();
  });
});

describe('a storage that fills up', () => {
  test('keeps what it had, and the page goes on with more', async () => {
    const device = openPage();
    const stores = await openStores();
    answer(stores, 'a');
    const kept = device.texts();
    device.fillUp();
    answer(stores, 'b');
    expect(device.texts()).toEqual(kept);
    expect([answeredIn(stores), stores.$storageTrouble.get()]).toEqual([['a', 'b'], 'full']);
  });

  test('is given allRows once there is room again', async () => {
    const device = openPage({ state: 'full' });
    const stores = await openStores();
    answer(stores, 'a');
    device.makeRoom();
    answer(stores, 'b');
    openPage({ texts: device.texts() });
    expect(answeredIn(await openStores())).toEqual(['a', 'b']);
  });
});

describe('the script before the first paint', () => {
  const run = async (texts: Readonly<Record<string, string>>, state?: 'forbidden') => {
    openPage(state ? { state } : { texts });
    const { earlyScript, shownValues } = await openStores();
    const dataset: Record<string, string> = {};
    const sheets: { rel?: string; href?: string }[] = [];
    new Function('document', earlyScript(shownValues()))({
      documentElement: { dataset },
      currentScript: { dataset: { notes: '/fr/tile-notes.css' } },
      createElement: () => ({}),
      head: { append: (sheet: { rel?: string; href?: string }) => sheets.push(sheet) },
    });
    const isNotes = ({ rel, href }: { rel?: string; href?: string }): boolean =>
      rel === 'stylesheet' && href === '/fr/tile-notes.css';
    return { dataset, isFetched: sheets.some(isNotes) };
  };

  test('shows what the stores hold, for every value of every setting', async () => {
    const { SETTINGS, STYLE_SETTINGS } = await openStores();
    for (const name of STYLE_SETTINGS) {
      for (const kept of [...SETTINGS[name], 'nonsense', '"><script>', '', '__proto__']) {
        const { dataset } = await run({ [`moineau.${name}`]: kept });
        const value = (await openStores()).$settings[name].get();
        expect(dataset).toEqual(value === SETTINGS[name][0] ? {} : { [name]: value });
      }
    }
  });

  test('shows them together', async () => {
    const texts = { theme: 'dark', corners: 'off', tiles: 'large' };
    const kept = Object.entries(texts).map(([name, text]) => [`moineau.${name}`, text]);
    const { dataset, isFetched } = await run(Object.fromEntries(kept));
    expect([dataset, isFetched]).toEqual([texts, false]);
  });

  test.each(['names', 'marks'])('fetches what is written on tiles for %s', async (name) => {
    expect((await run({ [`moineau.${name}`]: 'on' })).isFetched).toBe(true);
  });

  test.each([
    ['the place in the lessons', 'moineau.progress', '{"version":2,"lessons":{}}'],
    ['answers', 'moineau.record', '1'],
  ])('where %s is kept says that there is something to fetch', async (_, key, text) => {
    expect((await run({ [key]: text })).dataset).toEqual({ record: '' });
  });

  test('does nothing where storage is forbidden', async () => {
    expect(await run({}, 'forbidden')).toEqual({ dataset: {}, isFetched: false });
  });

  test.each([
    ['{"stop":{"lesson":"waits/edge"}}', { waits: { last: '' }, mcr: {} }],
    ['{"stop":{"lesson":"gone/edge"}}', { waits: {}, mcr: {} }],
    ['{"stop":', { waits: {}, mcr: {} }],
    ['null', { waits: {}, mcr: {} }],
  ])('shows the course read last, kept as %s', async (kept, marked) => {
    openPage({ texts: { 'moineau.progress': kept } });
    const { LAST_COURSE_SCRIPT } = await import('../../src/stores/device/storage.ts');
    const shelves: Record<string, Record<string, string>> = { waits: {}, mcr: {} };
    const getElementById = (id: string) => shelves[id] && { dataset: shelves[id] };
    new Function('document', LAST_COURSE_SCRIPT)({ getElementById });
    expect(shelves).toEqual(marked);
  });
});

/** The stores go on in memory when the device keeps nothing, and say why. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { closePage, openPage } from './device.ts';

const openStores = async () => ({
  ...(await import('../../src/stores/storage.ts')),
  ...(await import('../../src/stores/progress.ts')),
  ...(await import('../../src/stores/lessons.ts')),
  ...(await import('../../src/stores/settings.ts')),
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
    stores.$theme.set('dark');
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
    const { $theme } = await openStores();
    const seen: string[] = [];
    const stop = $theme.listen((theme) => seen.push(theme));
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
    const { $theme, $corners, $progress } = await openStores();
    const values = [$theme.get(), $corners.get(), $progress.get()];
    expect(values).toEqual(['system', 'on', { version: 2, lessons: {} }]);
  });

  test(`is named ${trouble} once something is to be kept`, async () => {
    const device = openPage({ state });
    const stores = await openStores();
    stores.$theme.set('dark');
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
    const { $theme } = await openStores();
    const stop = $theme.listen(() => {});
    $theme.set('dark');
    device.showPage();
    expect($theme.get()).toBe('dark');
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

  test('is given everything once there is room again', async () => {
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
    const { EARLY_SCRIPT } = await openStores();
    const dataset: Record<string, string> = {};
    new Function('document', EARLY_SCRIPT)({ documentElement: { dataset } });
    return dataset;
  };

  test.each([
    ['dark', 'off', { theme: 'dark', corners: 'off' }],
    ['light', 'on', { theme: 'light' }],
    ['system', 'on', {}],
    ['"><script>', 'nonsense', {}],
  ])('with theme %j and corners %j sets %j', async (theme, corners, expected) => {
    const texts = { 'moineau.theme': theme, 'moineau.corners': corners };
    expect(await run(texts)).toEqual(expected);
  });

  test('with large tiles says so', async () => {
    expect(await run({ 'moineau.tiles': 'large' })).toEqual({ tiles: 'large' });
  });

  test.each([
    ['the place in the lessons', 'moineau.progress', '{"version":2,"lessons":{}}'],
    ['answers', 'moineau.record', '1'],
  ])('where %s is kept says that there is something to fetch', async (_, key, text) => {
    expect(await run({ [key]: text })).toEqual({ record: '' });
  });

  test('does nothing where storage is forbidden', async () => {
    expect(await run({}, 'forbidden')).toEqual({});
  });

  test.each([
    ['{"stop":{"lesson":"waits/edge"}}', { waits: { last: '' }, mcr: {} }],
    ['{"stop":{"lesson":"gone/edge"}}', { waits: {}, mcr: {} }],
    ['{"stop":', { waits: {}, mcr: {} }],
    ['null', { waits: {}, mcr: {} }],
  ])('shows the course read last, kept as %s', async (kept, marked) => {
    openPage({ texts: { 'moineau.progress': kept } });
    const { LAST_COURSE_SCRIPT } = await import('../../src/stores/storage.ts');
    const shelves: Record<string, Record<string, string>> = { waits: {}, mcr: {} };
    const getElementById = (id: string) => shelves[id] && { dataset: shelves[id] };
    new Function('document', LAST_COURSE_SCRIPT)({ getElementById });
    expect(shelves).toEqual(marked);
  });
});

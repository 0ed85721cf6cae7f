/** What could not be fetched is said on the page, waits, and is tried again. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FAILURES, isFromOutside, sayFailure, untilDone } from '../../src/stores/device/failure.ts';

type Again = () => void;
let shown: readonly Again[];

beforeEach(() => {
  shown = [];
  const page = new EventTarget();
  page.addEventListener(FAILURES, (event) => {
    shown = (event as CustomEvent<readonly Again[]>).detail;
  });
  vi.stubGlobal('window', page);
});
afterEach(() => vi.unstubAllGlobals());

const GONE = new TypeError('Failed to fetch dynamically imported module: /x.js');

describe('what fails from outside', () => {
  test('waits until it is tried again, however often, and then goes on', async () => {
    let tries = 0;
    const done = untilDone(async () => {
      if (++tries < 3) throw GONE;
      return 'here';
    });
    for (let failed = 1; failed < 3; failed++) {
      await vi.waitFor(() => expect([tries, shown.length]).toEqual([failed, 1]));
      shown[0]?.();
    }
    expect(await done).toBe('here');
    expect(shown).toEqual([]);
  });

  test('several at once are all tried again', async () => {
    let isThere = false;
    const work = async () => {
      if (!isThere) throw GONE;
      return 1;
    };
    const both = Promise.all([untilDone(work), untilDone(work)]);
    await vi.waitFor(() => expect(shown).toHaveLength(2));
    isThere = true;
    for (const again of shown) again();
    expect(await both).toEqual([1, 1]);
  });

  test('is taken back by whoever said it', () => {
    const takeBack = sayFailure(() => undefined);
    expect(shown).toHaveLength(1);
    takeBack();
    expect(shown).toHaveLength(0);
  });
});

test('a fault of ours is thrown', async () => {
  await expect(untilDone(() => Promise.reject(new Error('bad hand')))).rejects.toThrow('bad hand');
});

test.each([
  ['Failed to fetch dynamically imported module: https://x/y.js', true],
  ['error loading dynamically imported module: https://x/y.js', true],
  ['Importing a module script failed.', true],
  ['Unable to preload CSS for /a.css', true],
  ['Failed to fetch', true],
  ['NetworkError when attempting to fetch resource.', true],
  ['Load failed', true],
  ["Cannot read properties of undefined (reading 'fetch')", false],
])('%s: from outside %s', (message, isOutside) => {
  expect(isFromOutside(new TypeError(message))).toBe(isOutside);
});

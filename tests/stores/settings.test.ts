/** What the reader chose for the whole site, from texts that anybody may have written. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { RULESET_IDS } from '../../src/engine/scoring.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { SETTINGS, type SettingName } from '../../src/stores/device/setting-values.ts';
import { closePage, openPage } from './device.ts';

const NAMES = Object.keys(SETTINGS) as readonly SettingName[];
const open = () => import('../../src/stores/device/settings.ts');

// A store that nobody looks at goes to sleep after a second, when the device is gone.
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  closePage();
});

describe.each(NAMES)('%s', (name) => {
  const [initial] = SETTINGS[name];
  const key = `moineau.${name}`;

  test('is the first of its values at first', async () => {
    openPage();
    expect((await open()).$settings[name].get()).toBe(initial);
  });

  test.each(SETTINGS[name])('is kept as %s, and read again', async (value) => {
    const device = openPage();
    (await open()).$settings[name].set(value);
    expect(device.texts()).toEqual({ [key]: value });
    openPage({ texts: device.texts() });
    expect((await open()).$settings[name].get()).toBe(value);
  });

  test.each(['', 'false', 'On', `"${initial}"`, '__proto__', 'sepia', '{"a":1}'])(
    'kept as %j is as at first, and nothing is called damaged',
    async (text) => {
      const device = openPage({ texts: { [key]: text } });
      expect((await open()).$settings[name].get()).toBe(initial);
      const { $storageTrouble } = await import('../../src/stores/device/storage.ts');
      expect([$storageTrouble.get(), device.texts()]).toEqual([undefined, { [key]: text }]);
    },
  );
});

test('languages and rule sets are those of the site', () => {
  expect(SETTINGS.language.slice(1)).toEqual(LOCALES);
  expect(SETTINGS.rules.slice(1)).toEqual(RULESET_IDS);
});

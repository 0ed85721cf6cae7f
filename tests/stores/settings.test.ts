/** What the reader chose to see, from texts that anybody may have written. */
import { afterEach, describe, expect, test } from 'vitest';
import { closePage, openPage } from './device.ts';

afterEach(closePage);

describe('the theme', () => {
  test.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', 'system'],
    ['', 'system'],
    ['Dark', 'system'],
    ['"dark"', 'system'],
    ['__proto__', 'system'],
  ])('kept as %j is %j', async (kept, theme) => {
    openPage({ texts: { 'moineau.theme': kept } });
    const { $theme } = await import('../../src/stores/settings.ts');
    expect($theme.get()).toBe(theme);
  });

  test('goes by the device at first', async () => {
    openPage();
    const { $theme } = await import('../../src/stores/settings.ts');
    expect($theme.get()).toBe('system');
  });
});

describe('the corner figures', () => {
  test.each([
    ['off', 'off'],
    ['on', 'on'],
    ['false', 'on'],
    ['', 'on'],
  ])('kept as %j are %j', async (kept, corners) => {
    openPage({ texts: { 'moineau.corners': kept } });
    const { $corners } = await import('../../src/stores/settings.ts');
    expect($corners.get()).toBe(corners);
  });

  test('are kept as they are set', async () => {
    const device = openPage();
    const { $corners } = await import('../../src/stores/settings.ts');
    $corners.set('off');
    expect(device.texts()).toEqual({ 'moineau.corners': 'off' });
  });
});

test('an unknown word is no damage: nothing is set aside', async () => {
  const texts = { 'moineau.theme': 'sepia' };
  const device = openPage({ texts });
  const { $theme } = await import('../../src/stores/settings.ts');
  const { $storageTrouble } = await import('../../src/stores/storage.ts');
  expect($theme.get()).toBe('system');
  expect([$storageTrouble.get(), device.texts()]).toEqual([undefined, texts]);
});

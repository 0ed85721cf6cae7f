/** The set that a device keeps: added to from several pages, on storage that works or does not. */
import { afterEach, describe, expect, test } from 'vitest';
import { closePage, type Device, openPage } from '../../stores/device.ts';

const KEY = 'moineau.set';
const WAITS = { page: 'waits', texts: { hand: '1113456666788p' }, words: '' };
const TEXT = 'moineau-set 1\n# T\nwaits?hand=1113456666788p\n> w\n';

async function open(options: Parameters<typeof openPage>[0]) {
  const device: Device = openPage(options);
  const own = await import('../../../src/stores/set/own-set.ts');
  const { $storageTrouble } = await import('../../../src/stores/device/storage.ts');
  return { device, ...own, trouble: () => $storageTrouble.get() };
}

afterEach(closePage);

describe('the set on the device', () => {
  test('is added to, once each', async () => {
    const { addToOwnSet, device } = await open({});
    expect(addToOwnSet(WAITS)).toBe('added');
    expect(addToOwnSet(WAITS)).toBe('there');
    expect(device.texts()[KEY]).toBe('moineau-set 1\nwaits?hand=1113456666788p\n');
  });

  test('is read, and gone where it is empty', async () => {
    const { readOwnSet, changeOwnSet, $ownSet, device } = await open({ texts: { [KEY]: TEXT } });
    readOwnSet();
    expect($ownSet.get()).toEqual({ title: 'T', questions: [{ ...WAITS, words: 'w' }] });
    changeOwnSet(() => ({ title: '', questions: [] }));
    expect(device.texts()).toEqual({});
  });

  test('takes what another window added meanwhile', async () => {
    const { followOwnSet, changeOwnSet, $ownSet, device } = await open({ texts: { [KEY]: TEXT } });
    const leave = followOwnSet();
    device.writeElsewhere(KEY, `${TEXT}waits?hand=2223456m\n`);
    expect($ownSet.get().questions).toHaveLength(2);
    device.writeUnheard(KEY, `${TEXT}waits?hand=2223456m\nwaits?hand=4m\n`);
    changeOwnSet((set) => ({ ...set, title: 'U' }));
    expect($ownSet.get().questions).toHaveLength(3);
    expect(device.texts()[KEY]).toContain('# U');
    leave();
  });

  test('has room for so many', async () => {
    const { addToOwnSet, $ownSet } = await open({});
    for (let n = 0; n < 40; n++)
      expect(addToOwnSet({ ...WAITS, texts: { hand: `${n}` } })).toBe('added');
    expect(addToOwnSet(WAITS)).toBe('many');
    expect($ownSet.get().questions).toHaveLength(40);
  });
});

describe('where the device does not keep it', () => {
  test.each(['full', 'forbidden'] as const)('%s: it lasts as long as the page', async (state) => {
    const { addToOwnSet, $ownSet, trouble } = await open({ state });
    expect(addToOwnSet(WAITS)).toBe('lost');
    expect($ownSet.get().questions).toEqual([WAITS]);
    expect(trouble()).toBe(state);
  });

  test('damaged: what cannot be read lies apart', async () => {
    const { addToOwnSet, device, trouble } = await open({ texts: { [KEY]: '{"title":3}' } });
    expect(addToOwnSet(WAITS)).toBe('added');
    expect(trouble()).toBe('damaged');
    expect(device.texts()['moineau.damaged.set']).toBe('{"title":3}');
  });

  test('newer: it stays as it is', async () => {
    const newer = 'moineau-set 2\nsomething else\n';
    const { addToOwnSet, device, trouble } = await open({ texts: { [KEY]: newer } });
    expect(addToOwnSet(WAITS)).toBe('lost');
    expect(trouble()).toBe('newer');
    expect(device.texts()[KEY]).toBe(newer);
  });
});

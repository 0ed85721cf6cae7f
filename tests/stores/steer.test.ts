/** What the reader gets wrong comes up oftener, until it is known. */
import { afterAll, describe, expect, test } from 'vitest';
import { closePage, openPage } from './device.ts';

afterAll(closePage);

describe.each(['count-hand', 'which-fans'])('the weights of %s', (drill) => {
  const key = `moineau.steer.${drill}`;
  const open = async (texts: Readonly<Record<string, string>> = {}) => {
    const device = openPage({ texts });
    const { drillSteer } = await import('../../src/stores/question/steer.ts');
    const { $steer, steerBy } = drillSteer(drill);
    $steer.listen(() => {});
    return { device, $steer, steerBy };
  };

  test('rise with mistakes, to a bound, and are halved by answers that knew', async () => {
    const { $steer, steerBy } = await open();
    const after = [false, false, false, false, false, true, true, true, true, true].map((known) => {
      steerBy({ 'pair-dragon': known });
      return $steer.get()['pair-dragon'] ?? 0;
    });
    expect(after).toEqual([2, 4, 6, 8, 8, 4, 2, 1, 0.5, 0]);
    expect($steer.get()).toEqual({});
  });

  test('of rows that were known all along are not kept', async () => {
    const { $steer, steerBy } = await open();
    steerBy({ sequence: true });
    expect($steer.get()).toEqual({});
  });

  test('are kept on the device', async () => {
    const { device, steerBy } = await open();
    steerBy({ sequence: false, flower: true });
    expect(JSON.parse(device.texts()[key] ?? '')).toEqual({ sequence: 2 });
  });

  test.each([
    ['{"pair-dragon":2,"sequence":"a lot","flower":1e9,"x":-1}', { 'pair-dragon': 2 }],
    ['{', {}],
    ['null', {}],
    ['[4]', { 0: 4 }],
  ])('from storage: %s', async (text, weights) => {
    const { $steer } = await open({ [key]: text });
    expect($steer.get()).toEqual(weights);
  });
});

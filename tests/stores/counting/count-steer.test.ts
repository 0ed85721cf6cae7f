/** What the reader gets wrong comes up oftener, until it is known. */
import { afterAll, describe, expect, test } from 'vitest';
import { closePage, openPage } from '../device.ts';

const KEY = 'moineau.count-steer';

async function open(text?: string) {
  const device = openPage(text === undefined ? {} : { texts: { [KEY]: text } });
  const { $countSteer, steerBy } = await import('../../../src/stores/counting/count-steer.ts');
  $countSteer.listen(() => {});
  return { device, $countSteer, steerBy };
}

afterAll(closePage);

describe('the weights', () => {
  test('rise with mistakes, to a bound, and are halved by answers that knew', async () => {
    const { $countSteer, steerBy } = await open();
    const after = [false, false, false, false, false, true, true, true, true, true].map((known) => {
      steerBy({ 'pair-dragon': known });
      return $countSteer.get()['pair-dragon'] ?? 0;
    });
    expect(after).toEqual([2, 4, 6, 8, 8, 4, 2, 1, 0.5, 0]);
    expect($countSteer.get()).toEqual({});
  });

  test('of rows that were known all along are not kept', async () => {
    const { $countSteer, steerBy } = await open();
    steerBy({ sequence: true });
    expect($countSteer.get()).toEqual({});
  });

  test.each([
    ['{"pair-dragon":2,"sequence":"a lot","flower":1e9,"x":-1}', { 'pair-dragon': 2 }],
    ['{', {}],
    ['null', {}],
    ['[4]', { 0: 4 }],
  ])('from storage: %s', async (text, weights) => {
    const { $countSteer } = await open(text);
    expect($countSteer.get()).toEqual(weights);
  });
});

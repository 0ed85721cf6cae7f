/** `waits`, `distance` and `discards` with `--rules vulcain1953`: the special hands as well. */
import { expect, test } from 'vitest';
import { answers } from './run.ts';

interface Meld {
  readonly type: 'chow' | 'pung' | 'kong';
  readonly tiles: string;
  readonly open?: boolean;
}

const one = async (command: string, record: object): Promise<unknown> =>
  (await answers(`${command} --rules vulcain1953`, [{ id: 1, ...record }]))[0];

const pung = (tiles: string): Meld => ({ type: 'pung', tiles });
const chow = (tiles: string): Meld => ({ type: 'chow', tiles });

const WAITS: readonly (readonly [
  name: string,
  concealed: string,
  melds: readonly Meld[],
  waits: string,
])[] = [
  ['the wriggling snake', '123456789m1234z', [], '1m 2m 3m 4m 5m 6m 7m 8m 9m'],
  ['the unique wonder', '19m19p19s1234567z', [], '1m 9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z'],
  ["Greta's garden", '123457p1234567z', [], '6p'],
  ['the two-coloured pairs', '2456789p245678s', [], '9s'],
  // The mixed pair is of 1, or of 5.
  ['the knitting', '13579m1379p3579s', [], '5p 1s'],
  ['the windy chow', '123m456p789s1123z', [], '4z'],
  ['seven pairs with a pung exposed', '3m5577p1199s2z', [pung('333m')], '2z'],
  ['seven pairs with a pung whose fourth is missing', '5577p1199s22z', [pung('333m')], '3m'],
  ['a second chow, exposed beside other suits', '34m77z', [chow('345p'), pung('222s')], ''],
  ['the only chow', '34m77z888s', [pung('222s'), pung('111p')], '2m 5m'],
  ['chows of a pure hand', '34m77m', [chow('345m'), chow('678m'), pung('777z')], '2m 5m'],
];

test('waits', async () => {
  const records = WAITS.map(([id, concealed, melds]) => ({ id, concealed, melds }));
  const found = (await answers('waits --rules vulcain1953', records)) as readonly {
    readonly id: string;
    readonly waits: readonly string[];
  }[];
  expect(found.map(({ id, waits }) => [id, waits.join(' ')])).toEqual(
    WAITS.map(([id, , , waits]) => [id, waits]),
  );
});

test('a hand with two chows exposed in different suits is near to nothing', async () => {
  const melds = [chow('345m'), chow('345p')];
  expect(await one('distance', { concealed: '123m7777s', melds })).toMatchObject({
    standard: null,
    sevenPairs: null,
    imperialJade: null,
  });
});

test('distances to every special hand have names of their own', async () => {
  const found = await one('distance', { concealed: '1122334455667z' });
  expect(found).toMatchObject({
    twinsOfHeaven: 0,
    sevenPairs: 0,
    // With the seventh it is another hand: four alike or a pair of terminals would do.
    honourPairs: 1,
    gretasGarden: 6,
    windyDragons: 1,
    distance: 0,
  });
});

test('what may go is what no special hand needs', async () => {
  const found = (await one('discards', { concealed: '13579m1379p3579s4z' })) as {
    readonly discards: readonly object[];
  };
  expect(found.discards[0]).toEqual({
    tile: '4z',
    distance: 0,
    accepts: { '5p': 4, '1s': 4 },
    count: 8,
  });
});

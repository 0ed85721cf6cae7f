import { expect, test } from 'vitest';
import { answers } from './run.ts';

const melds = (...texts: readonly string[]) =>
  texts.map((tiles) => ({ type: tiles[0] === tiles[1] ? 'pung' : 'chow', tiles }));

/** Distances for four groups and a pair, for seven pairs, for thirteen orphans. */
const CASES: readonly (readonly [string, object, readonly (number | null)[]])[] = [
  ['fourteen tiles', { concealed: '28m245568p25s2334z' }, [4, 4, 9]],
  ['thirteen tiles', { concealed: '1112345678999m', melds: [] }, [0, 4, 10]],
  ['complete', { concealed: '123m456p789s11133z' }, [-1, 4, 8]],
  ['a lone wind too many', { concealed: '1112456788999m1z' }, [0, 3, 9]],
  ['ready for seven pairs', { concealed: '1133557799m112z' }, [3, 0, 8]],
  ['thirteen orphans', { concealed: '19m19p19s12345677z' }, [7, 5, -1]],
  ['with a meld', { concealed: '5p789s', melds: melds('123m') }, [0, null, null]],
  [
    'with four melds',
    { concealed: '5p', melds: melds('123m', '456m', '111z', '222z') },
    [0, null, null],
  ],
  [
    'with four melds and a tile drawn',
    { concealed: '55p', melds: melds('123m', '456m', '111z', '222z') },
    [-1, null, null],
  ],
  ['a partial hand', { concealed: '1111m' }, [1, null, null]],
  ['eleven tiles are three groups and a pair', { concealed: '23456m111222z' }, [0, null, null]],
  ['a lone tile that is gone', { concealed: '1m', melds: melds('111m') }, [1, null, null]],
];

test.each([
  ['19m19p19s1234567z', { standard: 8, thirteenKinds: 0, distance: 0 }],
  ['19m19p19s1234567z5m', { thirteenKinds: -1 }],
  ['19m19p19s123456z55m', { thirteenKinds: 0 }],
  ['119m119p19s12345z', { thirteenKinds: 1 }],
  ['123m456p789s11133z', { standard: -1, thirteenKinds: 8 }],
])('under the rules of 1924 %s is %j away', async (concealed, distances) => {
  const [found] = await answers('distance --rules tchou1924', [{ id: 1, concealed }]);
  expect(found).toMatchObject(distances);
});

test('each hand gets its distances', async () => {
  const found = await answers(
    'distance',
    CASES.map(([id, record]) => ({ id, ...record })),
  );
  const expected = CASES.map(([id, , [standard = null, sevenPairs, thirteenOrphans]]) => {
    const reachable = [standard, sevenPairs, thirteenOrphans].filter((one) => one != null);
    return { id, standard, sevenPairs, thirteenOrphans, distance: Math.min(...reachable) };
  });
  expect(found).toEqual(expected);
});

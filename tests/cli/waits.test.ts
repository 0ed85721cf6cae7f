import { expect, test } from 'vitest';
import { answers } from './run.ts';

const PUNG = { type: 'pung', tiles: '777z' };

const CASES: readonly (readonly [string, object, object])[] = [
  [
    'nine gates',
    { concealed: '1112345678999m' },
    { '1m': 1, '2m': 3, '3m': 3, '4m': 3, '5m': 3, '6m': 3, '7m': 3, '8m': 3, '9m': 1 },
  ],
  [
    'the key that is often wrong',
    { concealed: '1113456666788m' },
    { '2m': 4, '5m': 3, '7m': 3, '8m': 2 },
  ],
  ['tiles in any order, with spaces', { concealed: '5p3m 2m5p' }, { '1m': 4, '4m': 4 }],
  ['Unicode tiles', { concealed: '🀈🀉🀝🀝' }, { '1m': 4, '4m': 4 }],
  ['several suits, in tile order', { concealed: '11z23s', melds: [] }, { '1s': 4, '4s': 4 }],
  ['a partial hand', { concealed: '1m' }, { '1m': 3 }],
  ['the pair elsewhere', { concealed: '23456m' }, { '1m': 4, '4m': 3, '7m': 4 }],
  [
    'the pair elsewhere, beside a meld',
    { concealed: '45677889m', melds: [PUNG] },
    { '3m': 4, '6m': 3, '9m': 3 },
  ],
  ['nothing to wait on', { concealed: '147m258p369s1234z' }, {}],
  ['four alike', { concealed: '1111m', melds: [PUNG] }, {}],
  [
    'a meld leaves fewer copies',
    { concealed: '23m55p', melds: [{ type: 'chow', tiles: '312m' }] },
    { '1m': 3, '4m': 4 },
  ],
  [
    'a concealed kong leaves none',
    { concealed: '23m55p', melds: [{ type: 'kong', tiles: '1111m', open: false }] },
    { '4m': 4 },
  ],
  [
    'four melds',
    {
      concealed: '5p',
      melds: ['111z', '222z', '333z', '444z'].map((tiles) => ({ type: 'pung', tiles })),
    },
    { '5p': 3 },
  ],
  ['seven pairs are not asked for', { concealed: '1133557799m112z' }, {}],
];

test('each hand gets its waits and the copies left', async () => {
  const found = await answers(
    'waits',
    CASES.map(([id, record]) => ({ id, ...record })),
  );
  const expected = CASES.map(([id, , left]) => ({ id, waits: Object.keys(left), left }));
  expect(found).toEqual(expected);
});

test('Tchou’s thirteen kinds are waited for with any thirteenth tile', async () => {
  const hands = [
    '19m19p19s123456z5m',
    '19m19p19s123456z6z',
    '19m19p19s12345z5m5p',
    '123m456p789s99p45s',
  ];
  const found = await answers(
    'waits --rules tchou1924',
    hands.map((concealed, id) => ({ id, concealed })),
  );
  expect(found).toEqual([
    { id: 0, waits: ['7z'], left: { '7z': 4 } },
    { id: 1, waits: ['7z'], left: { '7z': 4 } },
    { id: 2, waits: [], left: {} },
    { id: 3, waits: ['3s', '6s'], left: { '3s': 4, '6s': 4 } },
  ]);
});

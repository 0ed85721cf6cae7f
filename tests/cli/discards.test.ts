import { expect, test } from 'vitest';
import { answers } from './run.ts';

type Row = readonly [tile: string, distance: number, accepts: Readonly<Record<string, number>>];

const row = ([tile, distance, accepts]: Row) => ({
  tile,
  distance,
  accepts,
  count: Object.values(accepts).reduce((sum, left) => sum + left, 0),
});

const pungs = (...texts: readonly string[]) => texts.map((tiles) => ({ type: 'pung', tiles }));

/** Every discard of hands small enough to be worked out on paper. */
const ALL: readonly (readonly [string, object, readonly Row[]])[] = [
  [
    'a complete hand, the discarded tile among those accepted',
    { concealed: '11234m' },
    [
      ['2m', 0, { '2m': 3, '5m': 4 }],
      ['1m', 0, { '1m': 2, '4m': 3 }],
      ['4m', 0, { '1m': 2, '4m': 3 }],
      ['3m', 0, { '3m': 3 }],
    ],
  ],
  [
    'a tile seen elsewhere cannot come',
    { concealed: '11123m', seen: '1m' },
    [
      ['2m', 0, { '2m': 3, '3m': 3 }],
      ['3m', 0, { '2m': 3, '3m': 3 }],
      ['1m', 0, { '4m': 4 }],
    ],
  ],
  [
    'nothing left to come',
    { concealed: '5p7z', melds: pungs('555z', '222s', '333s', '444s'), seen: '555p777z' },
    [
      ['5p', 0, {}],
      ['7z', 0, {}],
    ],
  ],
  [
    'a meld takes copies too',
    {
      concealed: '56p',
      melds: [{ type: 'chow', tiles: '567p' }, ...pungs('222s', '333s', '444s')],
    },
    [
      ['5p', 0, { '6p': 2 }],
      ['6p', 0, { '5p': 2 }],
    ],
  ],
];

test('every discard, best first', async () => {
  const records = ALL.map(([id, record]) => ({ id, ...record }));
  const expected = ALL.map(([id, , rows]) => ({ id, discards: rows.map(row) }));
  expect(await answers('discards', records)).toEqual(expected);
});

const ORPHANS = ['1m', '9m', '1p', '9p', '1s', '9s', '1z', '2z', '3z', '4z', '5z', '6z'];
const ORPHANS_WITHOUT_RED = Object.fromEntries(ORPHANS.map((tile) => [tile, 3]));

/** The discards that leave the hand ready; the rest of the list is as long as the hand. */
const BEST: readonly (readonly [string, object, readonly Row[]])[] = [
  [
    'a lone tile beside a hand that waits on two sides',
    { concealed: '123m456p789s55z23s9m' },
    [['9m', 0, { '1s': 4, '4s': 4 }]],
  ],
  [
    'ready for seven pairs, either lone tile',
    { concealed: '1133557799m1123z' },
    [
      ['2z', 0, { '3z': 3 }],
      ['3z', 0, { '2z': 3 }],
    ],
  ],
  ['a third tile is no pair of seven', { concealed: '1133557799m1112z' }, [['1z', 0, { '2z': 3 }]]],
  [
    'thirteen orphans, one of them gone',
    { concealed: '19m19p159s1234567z', seen: '777z' },
    [['5s', 0, ORPHANS_WITHOUT_RED]],
  ],
];

test('those that leave the hand ready come first', async () => {
  const found = await answers(
    'discards',
    BEST.map(([id, record]) => ({ id, ...record })),
  );
  const best = found.map((answer) => {
    const { id, discards } = answer as { id: string; discards: readonly { distance: number }[] };
    return [id, discards.filter(({ distance }) => distance === 0)];
  });
  expect(best).toEqual(BEST.map(([id, , rows]) => [id, rows.map(row)]));
});

const REFUSED: readonly (readonly [string, object, object])[] = [
  [
    'a fifth copy among the seen tiles',
    { concealed: '11123m', seen: '11m' },
    { code: 'too-many-copies', tile: '1m', count: 5, max: 4 },
  ],
  [
    'a fifth copy of a melded tile',
    { concealed: '23m55p', melds: pungs('777z'), seen: '77z' },
    { code: 'too-many-copies', tile: '7z', count: 5, max: 4 },
  ],
  [
    'five alike on the table',
    { concealed: '11123m', seen: '99999s' },
    { code: 'too-many-copies', tile: '9s', count: 5, max: 4 },
  ],
  [
    'an unknown sign',
    { concealed: '11123m', seen: '12m 3x' },
    { code: 'unknown-sign', at: 5, sign: 'x', field: 'seen' },
  ],
  [
    'no such tile',
    { concealed: '11123m', seen: '8z' },
    { code: 'no-such-tile', at: 0, tile: '8z', field: 'seen' },
  ],
  [
    'a flower on the table',
    { concealed: '11123m', seen: '1m3f' },
    { code: 'misplaced', at: 2, sign: '3f', field: 'seen' },
  ],
  [
    'seen tiles that are no text',
    { concealed: '11123m', seen: ['1m'] },
    { code: 'bad-field', field: 'seen', expected: 'string' },
  ],
  [
    'a hand before its draw',
    { concealed: '1123m', seen: '1m' },
    { code: 'impossible-count', count: 4, melds: 0 },
  ],
  [
    'too many tiles for the melds',
    { concealed: '11223344556677m', melds: pungs('777z') },
    { code: 'impossible-count', count: 14, melds: 1 },
  ],
];

test('bad records are refused, each by name', async () => {
  const records = REFUSED.map(([id, record]) => ({ id, ...record }));
  const found = await answers('discards', records);
  expect(found).toEqual(REFUSED.map(([id, , error]) => ({ id, error })));
});

import { describe, expect, test } from 'vitest';
import { answers, parsed, run } from './run.ts';

const waiting = (melds: unknown, concealed: unknown = '23m55p') => ({ concealed, melds });
const mismatch = (type: string, made: string) => ({
  code: 'meld-mismatch',
  field: 'melds[0].type',
  type,
  made,
});

const REFUSED: readonly (readonly [string, object, object])[] = [
  ['no tiles', {}, { code: 'missing-field', field: 'concealed' }],
  [
    'tiles that are no text',
    { concealed: 5 },
    { code: 'bad-field', field: 'concealed', expected: 'string' },
  ],
  ['empty tiles', { concealed: '' }, { code: 'empty', field: 'concealed' }],
  [
    'an unknown sign',
    { concealed: '12m 3x' },
    { code: 'unknown-sign', at: 5, sign: 'x', field: 'concealed' },
  ],
  [
    'no such tile',
    { concealed: '1m8z' },
    { code: 'no-such-tile', at: 2, tile: '8z', field: 'concealed' },
  ],
  [
    'digits alone',
    { concealed: '1m23' },
    { code: 'digits-without-letter', at: 2, digits: '23', field: 'concealed' },
  ],
  [
    'a letter alone',
    { concealed: '1m p' },
    { code: 'letter-without-digits', at: 3, letter: 'p', field: 'concealed' },
  ],
  [
    'a text without end',
    { concealed: '1m'.repeat(101) },
    { code: 'too-long', length: 202, max: 200, field: 'concealed' },
  ],

  [
    'a meld among the tiles',
    { concealed: '1m ~777z' },
    { code: 'misplaced', at: 3, sign: '~', field: 'concealed' },
  ],
  [
    'a kong among the tiles',
    { concealed: '1m(9999p)' },
    { code: 'misplaced', at: 2, sign: '(', field: 'concealed' },
  ],
  [
    'a winning tile among the tiles',
    { concealed: '1m!1m' },
    { code: 'misplaced', at: 2, sign: '!', field: 'concealed' },
  ],
  [
    'a flower among the tiles',
    { concealed: '1m3f' },
    { code: 'misplaced', at: 2, sign: '3f', field: 'concealed' },
  ],

  [
    'five copies',
    { concealed: '11111m' },
    { code: 'too-many-copies', tile: '1m', count: 5, max: 4 },
  ],
  [
    'five copies with a meld',
    waiting([{ type: 'kong', tiles: '5555p' }]),
    { code: 'too-many-copies', tile: '5p', count: 6, max: 4 },
  ],
  [
    'five copies among melds',
    waiting(
      [
        { type: 'pung', tiles: '777s' },
        { type: 'chow', tiles: '789s' },
        { type: 'chow', tiles: '678s' },
      ],
      '1m',
    ),
    { code: 'too-many-copies', tile: '7s', count: 5, max: 4 },
  ],

  ['three tiles', { concealed: '123m' }, { code: 'impossible-count', count: 3, melds: 0 }],
  [
    'fifteen tiles',
    { concealed: '123456789m123456p' },
    { code: 'impossible-count', count: 15, melds: 0 },
  ],
  [
    'thirteen tiles and a meld',
    waiting([{ type: 'pung', tiles: '777z' }], '1112345678999m'),
    { code: 'impossible-count', count: 13, melds: 1 },
  ],

  ['melds that are no list', waiting({}), { code: 'bad-field', field: 'melds', expected: 'array' }],
  ['melds as null', waiting(null), { code: 'bad-field', field: 'melds', expected: 'array' }],
  [
    'a meld that is a text',
    waiting(['777z']),
    { code: 'bad-field', field: 'melds[0]', expected: 'object' },
  ],
  [
    'a meld without a type',
    waiting([{ tiles: '777z' }]),
    { code: 'missing-field', field: 'melds[0].type' },
  ],
  [
    'a meld without tiles',
    waiting([{ type: 'pung' }]),
    { code: 'missing-field', field: 'melds[0].tiles' },
  ],
  [
    'a meld of unknown type',
    waiting([{ type: 'pon', tiles: '777z' }]),
    { code: 'bad-field', field: 'melds[0].type', expected: 'chow|pung|kong' },
  ],
  [
    'a pair as a meld',
    waiting([{ type: 'pair', tiles: '77z' }]),
    { code: 'bad-field', field: 'melds[0].type', expected: 'chow|pung|kong' },
  ],
  [
    'a run of honours, which no rule set here knows',
    waiting([{ type: 'dragons', tiles: '567z' }]),
    { code: 'bad-field', field: 'melds[0].type', expected: 'chow|pung|kong' },
  ],
  [
    'a run of honours called a chow',
    waiting([{ type: 'chow', tiles: '567z' }]),
    { code: 'bad-meld', at: 0, text: '567z', field: 'melds[0].tiles' },
  ],
  [
    'open that is no truth value',
    waiting([{ type: 'kong', tiles: '7777z', open: 'no' }]),
    { code: 'bad-field', field: 'melds[0].open', expected: 'boolean' },
  ],
  ['a pung called a chow', waiting([{ type: 'chow', tiles: '777z' }]), mismatch('chow', 'pung')],
  ['a kong called a pung', waiting([{ type: 'pung', tiles: '7777z' }]), mismatch('pung', 'kong')],
  ['a chow called a kong', waiting([{ type: 'kong', tiles: '123s' }]), mismatch('kong', 'chow')],
  [
    'tiles that make no meld, in the second of them',
    waiting(
      [
        { type: 'chow', tiles: '123s' },
        { type: 'chow', tiles: '124s' },
      ],
      '1m',
    ),
    { code: 'bad-meld', at: 0, text: '124s', field: 'melds[1].tiles' },
  ],
  [
    'a sign within a meld',
    waiting([{ type: 'pung', tiles: '~777z' }]),
    { code: 'misplaced', at: 0, sign: '~', field: 'melds[0].tiles' },
  ],
  [
    'a concealed chow',
    waiting([{ type: 'chow', tiles: '123s', open: false }]),
    { code: 'concealed-meld', field: 'melds[0].open', type: 'chow' },
  ],
  [
    'a concealed pung',
    waiting([{ type: 'pung', tiles: '777z', open: false }]),
    { code: 'concealed-meld', field: 'melds[0].open', type: 'pung' },
  ],
];

describe.each(['waits', 'distance', 'discards'])('%s refuses', (command) => {
  test('bad records, each by name', async () => {
    const found = await answers(
      command,
      REFUSED.map(([id, record]) => ({ id, ...record })),
    );
    expect(found).toEqual(REFUSED.map(([id, , error]) => ({ id, error })));
  });
});

test.each([
  ['waits', '11122233344455m', 14],
  ['waits', '112233445566m', 12],
  ['distance', '112233445566m', 12],
  ['discards', '112233445566m', 12],
  ['discards', '1112345678999m', 13],
])('%s refuses %s for its number of tiles', async (command, concealed, count) => {
  const [found] = await answers(command, [{ id: 1, concealed }]);
  expect(found).toEqual({ id: 1, error: { code: 'impossible-count', count, melds: 0 } });
});

test('eleven tiles with the pair elsewhere leave no place for a meld', async () => {
  const melds = [{ type: 'pung', tiles: '777z' }];
  const [found] = await answers('waits', [{ id: 1, concealed: '11223344556m', melds }]);
  expect(found).toEqual({ id: 1, error: { code: 'impossible-count', count: 11, melds: 1 } });
});

describe('lines that hold no record', () => {
  test.each([
    ['x', 'not-json'],
    ['{"id":1,"concealed":"1m"', 'not-json'],
    ['{"id":1,"concealed":"1m"}{}', 'not-json'],
    ["{'id':1}", 'not-json'],
    ['[]', 'not-a-record'],
    ['null', 'not-a-record'],
    ['"1m"', 'not-a-record'],
    ['7', 'not-a-record'],
  ])('%s', async (line, code) => {
    const { out, status } = await run(['waits'], `${line}\n`);
    expect([parsed(out), status]).toEqual([[{ id: null, error: { code } }], 1]);
  });
});

test('the id comes back whatever it is, null where there is none', async () => {
  const ids = [0, 7, -1.5, '', 'a "b"\n', 'né🀄', null, true, [1, { a: 2 }], { x: null }];
  const found = await answers('waits', [
    ...ids.map((id) => ({ id, concealed: '1m' })),
    { concealed: '1m' },
  ]);
  const answer = { waits: ['1m'], left: { '1m': 3 } };
  expect(found).toEqual([...ids, null].map((id) => ({ id, ...answer })));
});

test('fields no command knows are passed over', async () => {
  const found = await answers('waits', [{ id: 1, concealed: '1m', source: 'a book' }]);
  expect(found).toEqual([{ id: 1, waits: ['1m'], left: { '1m': 3 } }]);
});

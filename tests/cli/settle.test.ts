import { expect, test } from 'vitest';
import { answers } from './run.ts';

const settle = (records: readonly object[]): Promise<unknown[]> =>
  answers('settle --rules tchou1924', records);

/** Chapter V, seated. */
const V = { winner: 'E', from: 'S', scores: { E: 40, S: 20, W: 16, N: 2 } };

const SETTLED: readonly (readonly [string, object, object])[] = [
  ['in points', {}, { E: 320, S: -116, W: -60, N: -144 }],
  ['drawn', { from: null }, { E: 480, S: -116, W: -140, N: -224 }],
  ['in francs', { options: { perPoint: 0.01 } }, { E: 3.2, S: -1.16, W: -0.6, N: -1.44 }],
  [
    'in francs as printed',
    { options: { perPoint: 0.01, rounding: 0.05 } },
    { E: 3.2, S: -1.15, W: -0.6, N: -1.45 },
  ],
  // The winner is the first hand: all pay at 4.
  ['in the old mode', { options: { mode: 'old' } }, { E: 480, S: -116, W: -140, N: -224 }],
  // The first hand is West: he alone pays at 4.
  [
    'in the old mode, another first hand',
    { dealer: 'W', options: { mode: 'old' } },
    { E: 320, S: -36, W: -140, N: -144 },
  ],
  ['at 1 and 2', { options: { coefficients: [1, 2] } }, { E: 160, S: -58, W: -30, N: -72 }],
  ['a drawn hand', { winner: null, from: null }, { E: 0, S: 0, W: 0, N: 0 }],
  [
    'with a full fine',
    { scores: { E: 300, S: 20, W: 16, N: 2 }, fine: { kind: 'full', seat: 'S' } },
    { E: 2400, S: -2400, W: 0, N: 0 },
  ],
];

test('each account is settled', async () => {
  const found = await settle(SETTLED.map(([id, change]) => ({ id, ...V, ...change })));
  expect(found).toEqual(SETTLED.map(([id, , payments]) => ({ id, payments })));
});

const bad = (field: string, expected: string) => ({ code: 'bad-field', field, expected });

const REFUSED: readonly (readonly [string, object, object])[] = [
  ['no winner', { winner: undefined }, { code: 'missing-field', field: 'winner' }],
  ['a winner unknown', { winner: 'A' }, bad('winner', 'null|E|S|W|N')],
  ['no scores', { scores: undefined }, { code: 'missing-field', field: 'scores' }],
  [
    'scores of three',
    { scores: { E: 1, S: 2, W: 3 } },
    { code: 'missing-field', field: 'scores.N' },
  ],
  ['a score below nothing', { scores: { ...V.scores, N: -2 } }, bad('scores.N', '0..')],
  ['a score that is a text', { scores: { ...V.scores, N: '2' } }, bad('scores.N', '0..')],
  ['a dealer unknown', { dealer: 'B' }, bad('dealer', 'E|S|W|N')],
  ['a winner on his own tile', { from: 'E' }, { code: 'winner-pays-himself', seat: 'E' }],
  ['a tile nobody won with', { winner: null }, { code: 'tile-without-winner', seat: 'S' }],
  ['a fine unknown', { fine: { kind: 'double', seat: 'S' } }, bad('fine.kind', 'full|half')],
  [
    'a fined winner',
    { fine: { kind: 'full', seat: 'E' } },
    { code: 'fine-without-loser', seat: 'E' },
  ],
  [
    'a mode unknown',
    { options: { mode: 'newest' } },
    { code: 'bad-option', option: 'mode', expected: 'new|old' },
  ],
  [
    'coefficients not agreed on',
    { options: { coefficients: [1, 4] } },
    { code: 'bad-option', option: 'coefficients', expected: '[1,2]|[2,4]|[4,8]' },
  ],
];

test('bad accounts are refused, each by name', async () => {
  const found = await settle(REFUSED.map(([id, change]) => ({ id, ...V, ...change })));
  expect(found).toEqual(REFUSED.map(([id, , error]) => ({ id, error })));
});

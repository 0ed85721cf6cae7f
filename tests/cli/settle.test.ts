import { expect, test } from 'vitest';
import { answers } from './run.ts';

const settle = (records: readonly object[], rules = 'tchou1924'): Promise<unknown[]> =>
  answers(`settle --rules ${rules}`, records);

/** Chapter V, seated. */
const V = { winner: 'E', from: 'S', scores: { E: 40, S: 20, W: 16, N: 2 } };

const HALF = { kind: 'half', seat: 'S' };

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
  // The maximum is 300, of a winner and of a loser alike (E25).
  [
    'scores beyond the maximum',
    { scores: { E: 640, S: 320, W: 16, N: 2 } },
    { E: 2400, S: -36, W: -1140, N: -1224 },
  ],
  [
    'scores below a higher maximum',
    { scores: { E: 400, S: 20, W: 16, N: 2 }, options: { limit: 400 } },
    { E: 3200, S: -1556, W: -780, N: -864 },
  ],
  // 120 is a hand of 3 fan where players begin with 10.
  [
    'a fine on a hand of 3 fan, of 10 points at the start',
    { scores: { ...V.scores, E: 120 }, from: null, fine: HALF, options: { startingPoints: 10 } },
    { E: 1440, S: -916, W: -220, N: -304 },
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
    'a full fine for somebody else’s tile',
    { scores: { ...V.scores, E: 160 }, fine: { kind: 'full', seat: 'W' } },
    { code: 'full-fine-without-tile', seat: 'W', rule: 'tchou1924.IV.amende.1' },
  ],
  [
    'a full fine for a tile that was drawn',
    { scores: { ...V.scores, E: 160 }, from: null, fine: { kind: 'full', seat: 'S' } },
    { code: 'full-fine-without-tile', seat: 'S', rule: 'tchou1924.IV.amende.1' },
  ],
  ...[80, 152, 172].map((points): readonly [string, object, object] => [
    `a fine for a win of ${points} points, which is not of 3 fan`,
    { scores: { ...V.scores, E: points }, fine: HALF },
    {
      ...{ code: 'fine-on-cheap-win', seat: 'E', points, least: 160 },
      rule: 'tchou1924.IV.amende.3',
    },
  ]),
  ['repeats', { repeats: 1 }, { code: 'unknown-field', field: 'repeats' }],
  ['sticks', { deposits: { S: 1 } }, { code: 'unknown-field', field: 'deposits' }],
  [
    'ready hands',
    { winner: null, from: null, ready: ['E'] },
    { code: 'unknown-field', field: 'ready' },
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

const NOTHING = { E: 0, S: 0, W: 0, N: 0 };

test.each([
  // The register: 4 francs each, 12 in all, at 2 and 4 (tchou1924.IV.amende.6).
  ['tchou1924', { options: { perPoint: 0.01 } }, { E: 4, S: -12, W: 4, N: 4 }],
  ['tchou1924', { options: { coefficients: [4, 8] } }, { E: 800, S: -2400, W: 800, N: 800 }],
  // Half a limit to each; East neither pays nor receives double (vulcain1953.dec.8).
  ['vulcain1953', {}, { E: 500, S: -1500, W: 500, N: 500 }],
  ['vulcain1953', { falseWin: 'E' }, { E: -1500, S: 500, W: 500, N: 500 }],
  ['mcr', { winner: null, from: null, scores: NOTHING }, { E: 10, S: -30, W: 10, N: 10 }],
  // A mangan the other way round (riichi.points.false-win).
  ['riichi', {}, { E: 4000, S: -8000, W: 2000, N: 2000 }],
  ['riichi', { dealer: 'S' }, { E: 4000, S: -12000, W: 4000, N: 4000 }],
])('a false win by %s, %j', async (rules, change, payments) => {
  expect(await settle([{ id: 1, falseWin: 'S', ...change }], rules)).toEqual([{ id: 1, payments }]);
});

test.each([
  ['tchou1924', { falseWin: 'A' }, bad('falseWin', 'E|S|W|N')],
  ['tchou1924', { falseWin: 'S', winner: 'E' }, bad('winner', 'null')],
  ['tchou1924', { falseWin: 'S', from: 'E' }, bad('from', 'null')],
  ['tchou1924', { falseWin: 'S', fine: HALF }, bad('fine', 'null')],
  [
    'encyclopedie',
    { falseWin: 'S' },
    { code: 'unknown-field', field: 'falseWin', rule: 'encyclopedie.silence.penalties' },
  ],
  [
    'encyclopedie',
    { ...V, fine: HALF },
    { code: 'unknown-field', field: 'fine', rule: 'encyclopedie.silence.penalties' },
  ],
  ['vulcain1953', { ...V, fine: HALF }, { code: 'unknown-field', field: 'fine' }],
  ['mcr', { ...V, repeats: 2 }, { code: 'unknown-field', field: 'repeats' }],
  [
    'mcr',
    { ...V, scores: { ...NOTHING, E: 7 } },
    { code: 'below-minimum', seat: 'E', points: 7, least: 8, rule: 'mcr.rule.2' },
  ],
])('%s refuses %j', async (rules, record, error) => {
  expect(await settle([{ id: 1, ...record }], rules)).toEqual([{ id: 1, error }]);
});

test('the encyclopedia cuts at the limit of a table that is lent to it, and at no other', async () => {
  const record = { winner: 'S', from: 'W', scores: { ...NOTHING, S: 500 } };
  const lent = { ...record, options: { points: 'tchou1924' } };
  expect(await settle([record, lent], 'encyclopedie')).toEqual([
    { id: null, payments: { E: -1000, S: 2000, W: -500, N: -500 } },
    { id: null, payments: { E: -600, S: 1200, W: -300, N: -300 } },
  ]);
});

test('what a rule set does not know may be said to be none', async () => {
  const none = { fine: null, repeats: 0, deposits: {}, ready: [], falseWin: null };
  const [answer] = await settle([{ ...V, ...none }], 'encyclopedie');
  expect(answer).toHaveProperty('payments');
});

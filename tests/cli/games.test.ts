import { expect, test } from 'vitest';
import { PLAYABLE_RULES } from '../../src/engine/scoring.ts';
import { parsed, run } from './run.ts';

test.each(PLAYABLE_RULES)('%s: hands played are hands that replay', async (rules) => {
  const played = await run(['play', '--rules', rules, '--hands', '3', '--seed', '17']);
  expect(played.status).toBe(0);
  const again = await run(['replay'], played.out);
  expect(again.status).toBe(0);
  const told = parsed(played.out) as readonly Record<string, unknown>[];
  expect(told.map(({ id }) => id)).toEqual(['17-1', '17-2', '17-3']);
  expect(parsed(again.out)).toEqual(
    told.map(({ id, end, hands, scores, payments }) => ({ id, end, hands, scores, payments })),
  );
});

test('hands of the Japanese game of today are hands that replay', async () => {
  const options = '{"as":"today"}';
  const words = ['play', '--rules', 'riichi', '--hands', '3', '--seed', '17', '--options', options];
  const played = await run(words);
  expect(played.out).toMatch(/"wall":"[^"]*0[mps]/);
  const again = await run(['replay'], played.out);
  const told = parsed(played.out) as readonly Record<string, unknown>[];
  expect(parsed(again.out)).toEqual(
    told.map(({ id, end, hands, scores, payments }) => ({ id, end, hands, scores, payments })),
  );
});

test.each([
  ['no rules', ['play', '--hands', '1', '--seed', '1']],
  ['no seed', ['play', '--rules', 'mcr', '--hands', '1']],
  ['hands that are no number', ['play', '--rules', 'mcr', '--hands', 'ten', '--seed', '1']],
  [
    'options that are none',
    ['play', '--rules', 'mcr', '--hands', '1', '--seed', '1', '--options', '{"edition":7}'],
  ],
  ['chance where nothing is left to it', ['waits', '--seed', '1']],
])('%s: usage on standard error, status 2', async (_, words) => {
  const { out, errors, status } = await run(words);
  expect([out, status]).toEqual(['', 2]);
  expect(errors).toMatch(/^Usage: /);
});

/** The tiles in order, four of each: East is dealt these, the others and the wall what is left. */
function recordOfDeal(east: readonly string[]) {
  const left = ['m', 'p', 's', 'z'].flatMap((suit) =>
    Array.from(
      { length: 4 * (suit === 'z' ? 7 : 9) },
      (_, at) => `${1 + Math.floor(at / 4)}${suit}`,
    ),
  );
  for (const tile of east) left.splice(left.indexOf(tile), 1);
  const take = (tiles: number): string => left.splice(0, tiles).join('');
  const deal = { E: east.join(''), S: take(13), W: take(13), N: take(13) };
  return { v: 1, id: 1, rules: 'tchou1924', round: 'E', deal, wall: left.join(' ') };
}

const COMPLETE = [
  '1m',
  '2m',
  '3m',
  '4p',
  '5p',
  '6p',
  '7s',
  '8s',
  '9s',
  '1z',
  '1z',
  '1z',
  '5z',
  '5z',
];

// No tile was drawn, so each of the tiles may be the one that completes the hand.
test.each(['1m', '6p', '5z'])('a hand complete as dealt is won with %s', async (tile) => {
  const record = { ...recordOfDeal(COMPLETE), moves: [{ m: 'win', seat: 'E', tile, from: null }] };
  const { out } = await run(['replay'], JSON.stringify(record));
  expect(parsed(out)).toMatchObject([{ end: { by: 'win', winner: 'E', from: null } }]);
});

test('a record of other rules is refused', async () => {
  const { out, status } = await run(['replay'], '{"v":1,"id":3,"rules":"bridge"}\n');
  expect(status).toBe(1);
  expect(parsed(out)).toMatchObject([{ id: 3, error: { code: 'bad-field', field: 'rules' } }]);
});

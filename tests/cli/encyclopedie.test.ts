/** The command line under the encyclopedia's rules: runs of honours, no points, the settlement. */
import { expect, test } from 'vitest';
import { answers } from './run.ts';

const ask = (command: string, ...records: readonly object[]) =>
  answers(`${command} --rules encyclopedie`, records);

const winds = (open = true) => ({ type: 'winds', tiles: '1234z', open });
const dragons = { type: 'dragons', tiles: '567z' };

test('waits, in hand and on the table, with the pair here or elsewhere', async () => {
  const found = await ask(
    'waits',
    { concealed: '123m456p789s57z99s' },
    { concealed: '123m456p789s5z', melds: [winds(false)] },
    { concealed: '123m456p4p', melds: [winds(), dragons] },
    { concealed: '67z' },
    { concealed: '123m456p789s124z5z' },
  );
  expect(found).toEqual([
    { id: null, waits: ['6z'], left: { '6z': 4 } },
    { id: null, waits: ['5z'], left: { '5z': 3 } },
    { id: null, waits: ['4p', '7p'], left: { '4p': 2, '7p': 4 } },
    { id: null, waits: ['5z'], left: { '5z': 4 } },
    { id: null, waits: [], left: {} },
  ]);
});

test('distances, and the best discard first', async () => {
  expect(
    await ask(
      'distance',
      { concealed: '123m456p789s567z99s' },
      { concealed: '123m456p789s56z1s9s' },
      { concealed: '123m456p789s1234z5z' },
    ),
  ).toEqual([
    { id: null, standard: -1, distance: -1 },
    { id: null, standard: 1, distance: 1 },
    { id: null, standard: 2, distance: 2 },
  ]);
  const [found] = (await ask('discards', { concealed: '123m456p789s57z1s99s' })) as readonly {
    readonly discards: readonly { readonly tile: string; readonly accepts: object }[];
  }[];
  expect(found?.discards[0]).toEqual({ tile: '1s', distance: 0, accepts: { '6z': 4 }, count: 4 });
});

test('a win is worth nothing and says why; by agreement it counts as in 1924', async () => {
  const hand = {
    concealed: '123m789s5z',
    melds: [{ type: 'pung', tiles: '777p' }, winds()],
    win: '5z',
  };
  const found = await ask(
    'score',
    hand,
    { ...hand, options: { points: 'tchou1924' } },
    { concealed: '19m19p19s1234567z', win: '6z' },
    { concealed: '19m19p19s1234567z', win: '6z', options: { grandsJeux: true } },
    { ...hand, options: { points: 'other' } },
  );
  expect(found).toMatchObject([
    { legal: true, total: 0, items: [], points: null, uncounted: 'encyclopedie.silence.points' },
    // 20, the pair completed 2, drawn 2, a pair of dragons 2, an exposed pung of 2 to 8: 2.
    { legal: true, total: 28, points: 28, fan: 0 },
    { legal: false, reason: 'not-complete' },
    { legal: true, total: 0, uncounted: 'encyclopedie.silence.points' },
    { error: { code: 'bad-option', option: 'points', expected: 'none|tchou1924' } },
  ]);
  expect(found[1]).not.toHaveProperty('uncounted');
});

test('only groups of four lie concealed, and no other run is one', async () => {
  expect(
    await ask(
      'waits',
      { concealed: '123m456p789s5z', melds: [{ ...dragons, open: false }] },
      { concealed: '123m456p789s5z', melds: [{ type: 'winds', tiles: '123z' }] },
    ),
  ).toMatchObject([
    { error: { code: 'concealed-meld', field: 'melds[0].open', type: 'dragons' } },
    { error: { code: 'bad-meld', field: 'melds[0].tiles' } },
  ]);
});

test('the worked example of the register, and East’s score doubled first', async () => {
  const account = { winner: 'S', from: 'W', scores: { E: 20, S: 40, W: 16, N: 2 } };
  expect(await ask('settle', account, { ...account, options: { eastDouble: 'scores' } })).toEqual([
    { id: null, payments: { E: -36, S: 160, W: -34, N: -90 } },
    // East's 40 against 16 and 2: 24 and 38.
    { id: null, payments: { E: -18, S: 160, W: -50, N: -92 } },
  ]);
});

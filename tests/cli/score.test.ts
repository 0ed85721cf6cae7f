import { describe, expect, test } from 'vitest';
import { RECORDED } from '../engine/rulesets/tchou1924/records.ts';
import { answers } from './run.ts';

const TCHOU = 'score --rules tchou1924';
const score = async (record: object): Promise<unknown> => (await answers(TCHOU, [record]))[0];
const open = (type: string, tiles: string) => ({ type, tiles, open: true });

test('the recorded hands, as they stand in the file', async () => {
  const found = await answers(TCHOU, RECORDED);
  const figures = (record: unknown) => {
    const { id, total, points, fan, limitHands } = record as (typeof RECORDED)[number];
    return { id, total, points, fan, limitHands };
  };
  expect(found.map(figures)).toEqual(RECORDED.map(figures));
});

test('a winning hand with its items, alike ones counted together', async () => {
  const record = {
    id: 'x',
    concealed: '5p',
    melds: [open('pung', '222m'), open('pung', '333m'), open('chow', '123s'), open('pung', '777z')],
    win: '5p',
    by: 'self',
    seat: 'W',
    round: 'S',
  };
  expect(await score(record)).toEqual({
    id: 'x',
    legal: true,
    total: 64,
    base: 32,
    doubles: 1,
    limit: null,
    items: [
      { id: 'starting-points', count: 1, value: 20, rule: 'tchou1924.IV.1' },
      { id: 'completed-pair', count: 1, value: 2, rule: 'tchou1924.IV.3' },
      { id: 'drawn-last-tile', count: 1, value: 2, rule: 'tchou1924.IV.4' },
      { id: 'exposed-pung-simples', count: 2, value: 2, rule: 'tchou1924.IV.8' },
      { id: 'exposed-pung-dragon', count: 1, value: 4, fan: 1, rule: 'tchou1924.IV.11' },
    ],
    points: 32,
    fan: 1,
    limitHands: [],
  });
});

test('a limit hand, and one cut down to the maximum', async () => {
  const found = await answers(TCHOU, [
    { id: 1, concealed: '19m19p19s123456z5m', win: '7z', by: 'self' },
    { id: 2, concealed: '222m444m666m99m78m', win: '6m', by: 'discard', options: { limit: 400 } },
  ]);
  expect(found).toMatchObject([
    {
      total: 300,
      limit: 'limit-hand',
      items: [{ id: 'thirteen-kinds', count: 1, value: 300, rule: 'tchou1924.IV.31' }],
      points: null,
      fan: null,
      limitHands: ['31'],
    },
    { total: 400, base: 32, doubles: 4, limit: 'maximum', limitHands: [] },
  ]);
});

test('a hand that is no win says why', async () => {
  const record = { id: 1, concealed: '123m46p789s11z', melds: [open('pung', '777z')], win: '6p' };
  expect(await score(record)).toMatchObject({
    id: 1,
    legal: false,
    reason: 'not-complete',
    total: 0,
    items: [],
  });
});

describe('defaults', () => {
  const won = { id: 1, concealed: '123m456p789s99p45s', win: '6s' };

  test('drawn by East, nothing special', async () => {
    const told = { by: 'self', seat: 'E', round: 'E', flowers: '', first: null, lastWall: false };
    expect(await score(won)).toEqual(await score({ ...won, ...told }));
  });

  test.each([
    ['startingPoints', 10, 12],
    ['limit', 21, 21],
  ])('options.%s: %i', async (name, value, total) => {
    expect(await score({ ...won, options: { [name]: value } })).toMatchObject({ total });
  });

  test('flowers count only where they are agreed on', async () => {
    const flowers = { ...won, flowers: '1f6f' };
    expect(await score(flowers)).toMatchObject({ total: 22, fan: 0 });
    // Two flowers of 4, the plum East's own.
    expect(await score({ ...flowers, options: { flowers: true } })).toMatchObject({ total: 60 });
  });
});

const WON = { concealed: '123m456p789s99p45s', win: '6s' };
const bad = (field: string, expected: string) => ({ code: 'bad-field', field, expected });

const REFUSED: readonly (readonly [string, object, object])[] = [
  ['no tiles', { win: '6s' }, { code: 'missing-field', field: 'concealed' }],
  ['two winning tiles', { ...WON, win: '66s' }, bad('win', 'tile|null')],
  [
    'a winning tile that is none',
    { ...WON, win: '0s' },
    { code: 'no-such-tile', at: 0, tile: '0s', field: 'win' },
  ],
  ['a source unknown', { ...WON, by: 'wall' }, bad('by', 'self|discard')],
  ['a seat unknown', { ...WON, seat: 'East' }, bad('seat', 'E|S|W|N')],
  ['a round unknown', { ...WON, round: 1 }, bad('round', 'E|S|W|N')],
  ['flowers that are tiles', { ...WON, flowers: '1f2m' }, bad('flowers', '1f..8f')],
  ['flowers that are a number', { ...WON, flowers: 2 }, bad('flowers', 'string')],
  [
    'the same flower twice',
    { ...WON, flowers: '11f' },
    { code: 'too-many-copies', tile: '1f', count: 2, max: 1, field: 'flowers' },
  ],
  ['a flag that is no truth value', { ...WON, robKong: 'no' }, bad('robKong', 'boolean')],
  ['a first win unknown', { ...WON, first: 'hell' }, bad('first', 'null|heaven|earth')],
  ['options that are none', { ...WON, options: 5 }, bad('options', 'object')],
  [
    'a limit below one',
    { ...WON, options: { limit: 0 } },
    { code: 'bad-option', option: 'limit', expected: '1..1000000' },
  ],
  [
    'a fifth copy won with',
    { ...WON, concealed: '123m456p789s66s66s' },
    { code: 'too-many-copies', tile: '6s', count: 5, max: 4 },
  ],
  ['too few tiles', { concealed: '1m' }, { code: 'impossible-count', count: 1, melds: 0 }],
  [
    'too many tiles for the melds',
    { ...WON, melds: [open('pung', '777z')] },
    { code: 'impossible-count', count: 13, melds: 1 },
  ],
];

test('bad records are refused, each by name', async () => {
  const found = await answers(
    TCHOU,
    REFUSED.map(([id, record]) => ({ id, ...record })),
  );
  expect(found).toEqual(REFUSED.map(([id, , error]) => ({ id, error })));
});

test('an option of no rule set names those there are', async () => {
  const found = await score({ ...WON, id: 1, options: { constructor: 1 } });
  expect(found).toMatchObject({ error: { code: 'bad-option', option: 'constructor' } });
});

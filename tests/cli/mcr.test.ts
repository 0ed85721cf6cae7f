/** The international rules on the command line. */
import { describe, expect, test } from 'vitest';
import { idsOf } from '../engine/rulesets/hand-records.ts';
import { RECORDED } from '../engine/rulesets/mcr/records.ts';
import { answers, parsed, run } from './run.ts';

const FLOWERS = ['1f', '2f', '3f', '4f', '5f', '6f', '7f', '8f'];
const open = (type: string, tiles: string) => ({ type, tiles, open: true });

const SCORE = 'score --rules mcr';
const one = async (command: string, record: object): Promise<unknown> =>
  (await answers(command, [record]))[0];

test('the recorded hands under today’s practice, nearly as they stand in the file', async () => {
  const records = RECORDED.map(({ flowers, fan: _, total: __, ...record }) => ({
    ...record,
    flowers: FLOWERS.slice(0, flowers).join(''),
    options: { edition: 'practice' },
  }));
  const found = (await answers(SCORE, records)) as {
    id: number;
    total: number;
    legal: boolean;
    items: { id: string; count: number; value: number }[];
  }[];
  const wrong = found.filter(({ id, total, legal, items }, at) => {
    const record = RECORDED[at];
    if (record === undefined || record.id !== id || record.total !== total) return true;
    const list = Object.fromEntries(items.map((item) => [item.id, item.count]));
    const lists = [record.fan, record.fanAlt ?? record.fan].map(idsOf);
    const sum = items.reduce((all, { count, value }) => all + count * value, 0);
    const isEnough = total - record.flowers >= 8;
    return (
      sum !== total ||
      legal !== isEnough ||
      !lists.some(
        (fan) =>
          JSON.stringify(Object.entries(fan).sort()) ===
          JSON.stringify(Object.entries(list).sort()),
      )
    );
  });
  expect(wrong).toEqual([]);
});

const FIGURE_6 = {
  concealed: '35s678m66p',
  melds: [open('chow', '345m'), open('chow', '345p')],
  win: '4s',
  seat: 'N',
  round: 'N',
};

describe('score', () => {
  test('figure 6, all of it', async () => {
    expect(await one(SCORE, { id: 6, by: 'discard', ...FIGURE_6 })).toEqual({
      id: 6,
      legal: true,
      total: 14,
      base: 14,
      doubles: 0,
      limit: null,
      items: [
        { id: 'mixed-triple-chow', count: 1, value: 8, rule: 'mcr.hand.37' },
        { id: 'all-chows', count: 1, value: 2, rule: 'mcr.hand.18' },
        { id: 'all-simples', count: 1, value: 2, rule: 'mcr.hand.23' },
        { id: 'short-straight', count: 1, value: 1, rule: 'mcr.hand.3' },
        { id: 'closed-wait', count: 1, value: 1, rule: 'mcr.hand.10' },
      ],
      flowers: 0,
    });
  });

  test('below the minimum the items are listed all the same; flowers do not help', async () => {
    const record = {
      id: 1,
      concealed: '56s22m',
      melds: [open('pung', '777z'), open('chow', '345p'), open('pung', '888p')],
      win: '7s',
      by: 'discard',
      flowers: '1f2f3f4f5f6f7f8f',
    };
    expect(await one(SCORE, record)).toMatchObject({
      legal: false,
      reason: 'below-minimum',
      total: 10,
      base: 2,
      flowers: 8,
      items: [{ id: 'dragon-pung' }, { id: 'flower-tiles', count: 8, value: 1 }],
    });
  });

  test('tiles that do not win', async () => {
    expect(await one(SCORE, { id: 1, concealed: '123m46p789s11z258s', win: '6p' })).toMatchObject({
      legal: false,
      reason: 'not-complete',
      total: 0,
      items: [],
    });
  });

  test('nobody scores without a win', async () => {
    const error = { code: 'losers-do-not-score' };
    expect(await one(SCORE, { id: 1, concealed: '123m456p789s11z25s' })).toEqual({ id: 1, error });
  });

  test('an edition unknown', async () => {
    const record = { id: 1, ...FIGURE_6, options: { edition: '1998' } };
    const error = { code: 'bad-option', option: 'edition', expected: 'text|practice|2006' };
    expect(await one(SCORE, record)).toEqual({ id: 1, error });
  });
});

const BAD: readonly (readonly [line: string, error: object])[] = [
  ['[]', { code: 'not-a-record' }],
  ['{"concealed":"1m"', { code: 'not-json' }],
  ['{}', { code: 'missing-field', field: 'concealed' }],
  ['{"concealed":"123x"}', { code: 'unknown-sign', at: 3, sign: 'x', field: 'concealed' }],
  ['{"concealed":"11112m","win":"1m"}', { code: 'too-many-copies', tile: '1m', count: 5, max: 4 }],
  [
    '{"concealed":"1z","melds":[{"type":"chow","tiles":"135m"}],"win":"1z"}',
    { code: 'bad-meld', at: 0, text: '135m', field: 'melds[0].tiles' },
  ],
  [
    '{"concealed":"1z","win":"1z","lastOfKind":"yes"}',
    { code: 'bad-field', field: 'lastOfKind', expected: 'boolean' },
  ],
  [
    '{"concealed":"1z","win":"1z","options":{"limit":300}}',
    { code: 'bad-option', option: 'limit', expected: 'edition' },
  ],
  [
    '{"concealed":"123456789m1122p123s","win":"1m"}',
    { code: 'impossible-count', count: 16, melds: 0 },
  ],
];

test('lines that cannot be read are told apart, and the run goes on', async () => {
  const good = JSON.stringify({ id: 6, by: 'discard', ...FIGURE_6 });
  const { out, status, errors } = await run(
    SCORE.split(' '),
    [...BAD.map(([line]) => line), good].map((line) => `${line}\n`),
  );
  const [last, ...found] = parsed(out).reverse();
  expect(found.reverse()).toEqual(BAD.map(([, error]) => ({ id: null, error })));
  expect(last).toMatchObject({ id: 6, total: 14 });
  expect([status, errors]).toEqual([1, '']);
});

test('what the hand says cannot have been is passed over', async () => {
  const record = { ...FIGURE_6, by: 'discard', lastOfKind: true, replacement: true };
  const found = (await answers(SCORE, [
    { id: 1, ...record },
    { id: 2, ...record, concealed: '345s678m6p', win: '6p' },
    { id: 3, ...record, by: 'self' },
  ])) as { items: { id: string }[] }[];
  const special = found.map(({ items }) =>
    items
      .map(({ id }) => id)
      .filter((id) => ['last-tile', 'out-with-replacement-tile'].includes(id)),
  );
  // Another 6p in hand; no kong laid down.
  expect(special).toEqual([['last-tile'], [], ['last-tile']]);
});

test('the exposed groups prove the last tile, said or not', async () => {
  const record = {
    ...{ id: 1, concealed: '1123p', win: '4p', by: 'discard' },
    melds: Array(3).fill({ type: 'chow', tiles: '234p', open: true }),
  };
  const [said, unsaid] = (await answers(SCORE, [{ ...record, lastOfKind: true }, record])) as {
    items: { id: string }[];
  }[];
  expect(unsaid).toEqual(said);
  expect(unsaid?.items).toContainEqual(expect.objectContaining({ id: 'last-tile', value: 4 }));
});

describe('settle', () => {
  const scores = { E: 0, S: 14, W: 0, N: 0 };
  test.each([
    ['discarded', { from: 'W' }, { E: -8, S: 38, W: -22, N: -8 }],
    ['drawn', {}, { E: -22, S: 66, W: -22, N: -22 }],
    ['nobody', { winner: null }, { E: 0, S: 0, W: 0, N: 0 }],
  ])('%s', async (_, change, payments) => {
    const record = { id: 1, winner: 'S', scores, ...change };
    expect(await one('settle --rules mcr', record)).toEqual({ id: 1, payments });
  });
});

test.each([
  ['honours and knitted', '147m25p36s123456z', '8p 9s 7z'],
  ['a knitted straight', '147m258p36s666m22z', '9s'],
  ['a set beside a knitted straight', '147m258p369s66m22z', '6m 2z'],
  ['seven pairs, four alike among them', '1111m7799p3366s2z', '2z'],
  ['thirteen orphans', '19m19p19s1234567z', '1m 9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z'],
  ['the pair elsewhere', '23456s', '1s 4s 7s'],
])('waits of %s: %s', async (_, concealed, waits) => {
  const found = (await one('waits --rules mcr', { id: 1, concealed })) as { waits?: string[] };
  expect(found.waits?.join(' ')).toBe(waits);
});

/** The Japanese rules on the command line. */
import { describe, expect, test } from 'vitest';
import { idsOf } from '../engine/rulesets/hand-records.ts';
import { RECORDED } from '../engine/rulesets/riichi/records.ts';
import { answers } from './run.ts';

const SCORE = 'score --rules riichi';
const one = async (command: string, record: object): Promise<unknown> =>
  (await answers(command, [record]))[0];

const open = (type: string, tiles: string) => ({ type, tiles, open: true });

test('the recorded hands, nearly as they stand in the file', async () => {
  const records = RECORDED.map(({ lastTile, rinshan, chankan, yaku: _, ...record }) => ({
    ...record,
    ...{ replacement: rinshan, robKong: chankan },
    [record.by === 'self' ? 'lastWall' : 'lastDiscard']: lastTile,
    doraIndicators: record.doraIndicators.join(''),
    uraIndicators: record.uraIndicators.join(''),
  }));
  const found = (await answers(SCORE, records)) as readonly {
    items: readonly { id: string; count: number; value: number }[];
  }[];
  const told = found.map(({ items, ...answer }) => ({
    ...answer,
    yaku: Object.fromEntries(items.map(({ id, count, value }) => [id, count * value])),
  }));
  expect(told).toEqual(
    RECORDED.map(({ id, yaku, han, fu, points, payments }) => ({
      ...{ id, legal: true, total: points, doubles: 0, han, fu, payments },
      yaku: idsOf(yaku),
      base: expect.any(Number),
      limit: han >= 5 ? expect.any(String) : expect.toBeOneOf([null, 'mangan']),
    })),
  );
});

describe('score', () => {
  test('a hand, all of it', async () => {
    const record = {
      ...{ id: 1, concealed: '345999p45567s11z', win: '3s', by: 'discard', riichi: true },
      doraIndicators: '4z',
    };
    expect(await one(SCORE, record)).toEqual({
      ...{ id: 1, legal: true, total: 9600, base: 1600, doubles: 0, limit: null },
      items: [
        { id: 'riichi', count: 1, value: 1, rule: 'riichi.role.riichi' },
        { id: 'dora', count: 2, value: 1, rule: 'riichi.role.dora' },
      ],
      ...{ han: 3, fu: 50, payments: { discarder: 9600 } },
    });
  });

  test('several yakuman', async () => {
    const record = {
      id: 1,
      concealed: '1555777z',
      melds: [
        { type: 'kong', tiles: '2222p', open: false },
        { type: 'kong', tiles: '6666z', open: false },
      ],
      ...{ win: '1z', by: 'self', seat: 'W' },
    };
    expect(await one(SCORE, record)).toMatchObject({
      ...{ total: 64000, limit: 'yakuman', han: 26, fu: null },
      payments: { dealer: 32000, others: 16000 },
      items: [
        { id: 'suuankou', count: 1, value: 13 },
        { id: 'daisangen', count: 1, value: 13 },
      ],
    });
  });

  test('without a role the items are listed all the same', async () => {
    const record = {
      id: 3,
      concealed: '45p22s678s',
      melds: [open('chow', '789m'), open('chow', '345s')],
      ...{ win: '6p', by: 'discard', doraIndicators: '1s' },
    };
    expect(await one(SCORE, record)).toEqual({
      ...{ id: 3, legal: false, reason: 'no-yaku', total: 0, base: 0, doubles: 0, limit: null },
      items: [{ id: 'dora', count: 2, value: 1, rule: 'riichi.role.dora' }],
      ...{ han: 0, fu: 30, payments: null },
    });
  });

  test('tiles that do not win', async () => {
    expect(await one(SCORE, { id: 1, concealed: '123m46p789s11z258s', win: '6p' })).toEqual({
      ...{ id: 1, legal: false, reason: 'not-complete', total: 0, base: 0, doubles: 0 },
      ...{ limit: null, items: [], han: 0, fu: 0, payments: null },
    });
  });

  const PINFU = { concealed: '123m678p789s1134p', win: '5p', by: 'self' };

  test('circumstances and extras by their fields', async () => {
    const cases: readonly (readonly [id: string, fields: object])[] = [
      ['tenhou', { first: 'heaven', seat: 'E' }],
      ['chiihou', { first: 'earth', seat: 'S' }],
      ['haitei', { lastWall: true }],
      ['double-riichi', { riichi: true, doubleRiichi: true }],
      ['ippatsu', { riichi: true, ippatsu: true }],
      ['ura-dora', { riichi: true, uraIndicators: '9p' }],
      ['red-five', { options: { redFives: 3 }, redFivesHeld: 1 }],
    ];
    const records = cases.map(([id, fields]) => ({ id, ...PINFU, ...fields }));
    const found = (await answers(SCORE, records)) as readonly {
      id: string;
      items: readonly { id: string }[];
    }[];
    const without = found.filter(({ id, items }) => !items.some((item) => item.id === id));
    expect(without).toEqual([]);
  });

  test('red fives count where they are written', async () => {
    const options = { redFives: 3 };
    const hand = { concealed: '340m67p345678s22s', win: '5p', by: 'discard', seat: 'S' };
    const cases: readonly (readonly [fields: object, reds: number])[] = [
      [{ ...hand, options }, 1],
      [{ ...hand, concealed: '345m67p340678s22s', win: '0p', options: { as: 'today' } }, 2],
      [
        { ...hand, concealed: '67p345678s22s', melds: [{ type: 'chow', tiles: '340m' }], options },
        1,
      ],
      [{ ...hand, concealed: '345m67p345678s22s', doraIndicators: '0m', options }, 0],
    ];
    const found = (await answers(
      SCORE,
      cases.map(([fields]) => fields),
    )) as readonly { items: readonly { id: string; count: number }[] }[];
    const counted = found.map(({ items }) => items.find(({ id }) => id === 'red-five')?.count ?? 0);
    expect(counted).toEqual(cases.map(([, reds]) => reds));
  });

  test('a red five is no tile where the set has none', async () => {
    const [found] = await answers(SCORE, [{ id: 1, ...PINFU, concealed: '120m678p789s1134p' }]);
    expect(found).toMatchObject({ id: 1, error: { code: 'no-such-tile', tile: '0m' } });
  });

  test('what cannot be read', async () => {
    const cases: readonly (readonly [fields: object, error: object])[] = [
      [{ doraIndicators: 1 }, { code: 'bad-field', field: 'doraIndicators', expected: 'string' }],
      [
        { doraIndicators: '1234567m' },
        { code: 'bad-field', field: 'doraIndicators', expected: 'at most 6 tiles' },
      ],
      [{ uraIndicators: '8x' }, { code: 'unknown-sign', at: 1, sign: 'x', field: 'uraIndicators' }],
      [{ redFivesHeld: 5 }, { code: 'bad-field', field: 'redFivesHeld', expected: '0..4' }],
      [{ riichi: 1 }, { code: 'bad-field', field: 'riichi', expected: 'boolean' }],
      [{ doraIndicators: '111p' }, { code: 'too-many-copies', tile: '1p', count: 5, max: 4 }],
      [{ options: { redFives: 1 } }, { code: 'bad-option', option: 'redFives', expected: '0|3|4' }],
    ];
    const records = cases.map(([fields], id) => ({ id, ...PINFU, ...fields }));
    expect(await answers(SCORE, records)).toEqual(cases.map(([, error], id) => ({ id, error })));
  });
});

describe('settle', () => {
  const record = { winner: 'S', from: 'W', scores: { E: 0, S: 3900, W: 0, N: 0 } };
  const SETTLE = 'settle --rules riichi';

  test('who pays what', async () => {
    const cases: readonly (readonly [fields: object, payments: object])[] = [
      [{}, { E: 0, S: 3900, W: -3900, N: 0 }],
      [
        { from: null, scores: { ...record.scores, S: 8000 } },
        { E: -4000, S: 8000, W: -2000, N: -2000 },
      ],
      [
        { repeats: 1, deposits: { N: 1, S: 1 } },
        { E: 0, S: 5200, W: -4200, N: -1000 },
      ],
      [
        { winner: null, from: null, ready: ['S'] },
        { E: -1000, S: 3000, W: -1000, N: -1000 },
      ],
    ];
    const records = cases.map(([fields], id) => ({ id, ...record, ...fields }));
    expect(await answers(SETTLE, records)).toEqual(
      cases.map(([, payments], id) => ({ id, payments })),
    );
  });

  test('what cannot be', async () => {
    const cases: readonly (readonly [fields: object, error: object])[] = [
      [
        { scores: { ...record.scores, S: 1200 } },
        { code: 'impossible-score', seat: 'S', points: 1200 },
      ],
      [{ repeats: -1 }, { code: 'bad-field', field: 'repeats', expected: '0..' }],
      [{ deposits: { X: 1 } }, { code: 'bad-field', field: 'deposits', expected: 'E|S|W|N' }],
      [{ ready: ['E', 'Q'] }, { code: 'bad-field', field: 'ready[1]', expected: 'E|S|W|N' }],
    ];
    const records = cases.map(([fields], id) => ({ id, ...record, ...fields }));
    expect(await answers(SETTLE, records)).toEqual(cases.map(([, error], id) => ({ id, error })));
  });
});

test('waits of the three shapes', async () => {
  const cases = [
    ['1144m7799p3366s2z', '2z'],
    // Four alike are no two pairs.
    ['1111m7799p3366s2z', ''],
    ['19m19p19s1234567z', '1m 9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z'],
    ['1112345678999m', '1m 2m 3m 4m 5m 6m 7m 8m 9m'],
  ] as const;
  const records = cases.map(([concealed], id) => ({ id, concealed }));
  const found = (await answers('waits --rules riichi', records)) as readonly { waits: string[] }[];
  expect(found.map(({ waits }) => waits.join(' '))).toEqual(cases.map(([, waits]) => waits));
});

test('distance and discards over the three shapes', async () => {
  const hand = { id: 1, concealed: '1144m7799p3366s25z' };
  expect(await one('distance --rules riichi', hand)).toEqual({
    ...{ id: 1, standard: 3, sevenPairs: 0, thirteenOrphans: 8, distance: 0 },
  });
  const { discards } = (await one('discards --rules riichi', hand)) as { discards: unknown[] };
  expect(discards.slice(0, 2)).toEqual([
    { tile: '2z', distance: 0, accepts: { '5z': 3 }, count: 3 },
    { tile: '5z', distance: 0, accepts: { '2z': 3 }, count: 3 },
  ]);
});

import { expect, test } from 'vitest';
import { ACCOUNTS, RECORDED } from '../engine/rulesets/vulcain1953/records.ts';
import { answers } from './run.ts';

const score = (...records: readonly object[]) => answers('score --rules vulcain1953', records);

const figuresOf = (record: unknown) => {
  const { id, legal, total, base, doubles, limit, special } = record as (typeof RECORDED)[number];
  return { id, legal, total, base, doubles, limit, special };
};

test('the recorded hands, as they stand in the file', async () => {
  expect((await score(...RECORDED)).map(figuresOf)).toEqual(RECORDED.map(figuresOf));
});

test('the recorded accounts, as they stand in the file', async () => {
  const found = await answers('settle --rules vulcain1953', ACCOUNTS);
  expect(found).toEqual(ACCOUNTS.map(({ id, payments }) => ({ id, payments })));
});

const pung = (tiles: string) => ({ type: 'pung', tiles });
const chow = (tiles: string) => ({ type: 'chow', tiles });

test('complete tiles that may not win say why', async () => {
  const found = await score(
    { concealed: '123m456p789s2225m', win: '5m', by: 'discard' },
    { concealed: '22s55m', melds: [chow('123m'), chow('456p'), pung('777z')], win: '2s' },
    { concealed: '3m5577p1199s2z', melds: [pung('333m')], win: '2z', by: 'discard' },
    {
      concealed: '34m222s55m',
      melds: [pung('444p'), pung('777z')],
      win: '2m',
      by: 'discard',
      goulash: true,
    },
  );
  expect(found).toMatchObject([
    { legal: false, reason: 'too-many-chows', total: 0 },
    { legal: false, reason: 'too-many-chows' },
    { legal: false, reason: 'claimed-last-tile', special: null },
    { legal: false, reason: 'chow-in-goulash' },
  ]);
});

test('what these rules alone ask of a win is a field of the record', async () => {
  const record = {
    concealed: '2355m777p',
    melds: [pung('888s'), pung('111m')],
    win: '4m',
    by: 'discard',
    seat: 'S',
  };
  const found = await score(
    record,
    { ...record, snatchedPung: true },
    { ...record, firstDiscardPung: true },
    { ...record, snatchedPung: 'yes' },
  );
  expect(found).toMatchObject([
    { base: 30, doubles: 0 },
    { base: 30, doubles: 1 },
    { base: 30, doubles: 1 },
    { error: { code: 'bad-field', field: 'snatchedPung' } },
  ]);
});

test('the stakes of a goulash go to its winner undoubled', async () => {
  const scores = { E: 24, S: 216, W: 8, N: 40 };
  const [plain, goulash] = (await answers('settle --rules vulcain1953', [
    { winner: 'S', scores },
    { winner: 'S', scores, options: { stake: 100 } },
  ])) as { payments: Record<string, number> }[];
  const differences = ['E', 'S', 'W', 'N'].map(
    (seat) => (goulash?.payments[seat] ?? 0) - (plain?.payments[seat] ?? 0),
  );
  expect(differences).toEqual([-100, 300, -100, -100]);
});

import { describe, expect, test } from 'vitest';
import { compareTellingHand, storyOf, tellingHand } from '../../src/course/telling-hands.ts';
import type { ShownLedger } from '../../src/engine/compare.ts';
import { PLAYABLE_RULES } from '../../src/engine/scoring.ts';
import { LOCALES } from '../../src/i18n/locales.ts';
import { readItems } from './read.ts';
import { typographyFlaws } from './typography.ts';

const TELLING = readItems('telling-hands.yaml', tellingHand);

const claimOf = ({ verdict, sheet }: ShownLedger): number | string =>
  verdict === 'wins' ? (sheet?.totals.total ?? 0) : verdict;

async function ledgersOf(telling: (typeof TELLING)[number]): Promise<readonly ShownLedger[]> {
  const { found } = await compareTellingHand(telling);
  if (!found.ok || found.value.kind !== 'won') throw new Error(JSON.stringify(found));
  return found.value.ledgers;
}

test('between eight and twelve are told, each once', () => {
  expect(TELLING.length).toBeGreaterThanOrEqual(8);
  expect(TELLING.length).toBeLessThanOrEqual(12);
  expect(new Set(TELLING.map(({ id }) => id)).size).toBe(TELLING.length);
});

describe.each(TELLING.map((telling) => [telling.id, telling] as const))('%s', (_, telling) => {
  test('is worth what its claims say', async () => {
    const found = (await ledgersOf(telling)).map((ledger) => [ledger.rules, claimOf(ledger)]);
    expect(Object.fromEntries(found)).toEqual(telling.claims);
    expect(Object.keys(telling.claims).sort()).toEqual([...PLAYABLE_RULES].sort());
  });

  test.each(LOCALES)('has its figures in %s', async (locale) => {
    const story = await storyOf(telling, locale);
    expect(story).not.toMatch(/[{}]/);
    expect(typographyFlaws(story, locale)).toEqual([]);
    expect(typographyFlaws(telling.title[locale], locale)).toEqual([]);
  });

  test('who pays whom adds up to nothing', async () => {
    for (const { verdict, settlement } of await ledgersOf(telling)) {
      expect(settlement !== undefined).toBe(verdict === 'wins');
      const paid = Object.values(settlement?.payments ?? {});
      expect(paid.reduce((sum, points) => sum + points, 0)).toBe(0);
    }
  });
});

/** What the stories say beside the totals, by the rows that count. */
test.each([
  ['four-concealed-pungs', 'tchou1924', 'four-concealed-pungs'],
  ['four-concealed-pungs', 'riichi', 'suuankou'],
  ['dragons-and-chows', 'tchou1924', 'two-honour-pungs-and-pair'],
  ['dragons-and-chows', 'mcr', 'little-three-dragons'],
  ['nine-gates', 'mcr', 'nine-gates'],
  ['nine-gates', 'tchou1924', 'homogeneous'],
  ['chicken-hand', 'mcr', 'chicken-hand'],
  ['no-role', 'mcr', 'pure-shifted-pungs'],
  ['flower-and-replacement', 'vulcain1953', 'loose-tile'],
  ['flower-and-replacement', 'vulcain1953', 'own-flower'],
  ['pairs-or-runs', 'riichi', 'chiitoitsu'],
])('%s: %s counts %s', async (id, rules, item) => {
  const telling = TELLING.find((known) => known.id === id);
  if (!telling) throw new Error(id);
  const ledger = (await ledgersOf(telling)).find((found) => found.rules === rules);
  expect(ledger?.sheet?.lines.map((line) => line.item)).toContain(item);
});

test('seven points, and eight are needed', async () => {
  const telling = TELLING.find(({ id }) => id === 'one-point-short');
  const ledgers = telling ? await ledgersOf(telling) : [];
  const short = ledgers.find(({ verdict }) => verdict === 'not-enough');
  expect(short?.sheet?.goingOut).toMatchObject({ points: 7, least: 8 });
});

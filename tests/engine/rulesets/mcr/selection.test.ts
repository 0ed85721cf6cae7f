/**
 * The hands that count are lawful together, and no lawful choice is worth more: every choice is
 * tried, by a law written down here a second time.
 */
import { describe, expect, test } from 'vitest';
import type { Row, Score } from '../../../../src/engine/scoring.ts';
import { RECORDED, situationOf } from './records.ts';
import { countedIn, scored, scoreOf, struckIn, type Told, totalOf } from './score-hand.ts';

/** The hands of two chows, of more, and of pungs that `mcr.dec.3` speaks of. */
const COMBINING = [1, 2, 3, 4, 30, 35, 37, 49, 51, 59, 64, 67, 20, 38, 53, 60, 68];

const placesOf = (groups: number): readonly number[] =>
  [0, 1, 2, 3, 4].filter((place) => (groups >> place) & 1);

const isCombination = ({ item: { rule } }: Row): boolean =>
  COMBINING.some((number) => rule === `mcr.hand.${number}`);

const implies = (by: Row, row: Row): boolean =>
  (by.item.implies ?? []).some(
    ({ id, on }) => id === row.item.id && (on === 'hand' || (row.groups & ~by.groups) === 0),
  );

/** Sets hung together without a ring: as many joints as sets less one, in each cluster. */
function isForest(rows: readonly Row[]): boolean {
  const leader = [0, 1, 2, 3, 4];
  const find = (place: number): number => {
    const next = leader[place] as number;
    return next === place ? place : find(next);
  };
  for (const { groups } of rows) {
    const leaders = placesOf(groups).map(find);
    if (new Set(leaders).size < leaders.length) return false;
    for (const one of leaders) leader[one] = leaders[0] as number;
  }
  return true;
}

/** No set is in two hands of the same name that join two sets. */
const repeatsNone = (rows: readonly Row[]): boolean =>
  rows.every((row, at) =>
    rows
      .slice(at + 1)
      .every(
        (other) =>
          other.item.id !== row.item.id ||
          placesOf(row.groups).length > 2 ||
          (row.groups & other.groups) === 0,
      ),
  );

function isLawful(rows: readonly Row[]): boolean {
  if (rows.some((by) => rows.some((row) => row !== by && implies(by, row)))) return false;
  const combined = rows.filter(isCombination);
  return isForest(combined) && repeatsNone(combined);
}

const worth = (rows: readonly Row[]): number =>
  rows.reduce((sum, { item }) => sum + (item.value.points ?? 0), 0);

function mostOf(rows: readonly Row[]): number {
  let most = 0;
  for (let choice = 0; choice < 1 << rows.length; choice++) {
    const chosen = rows.filter((_, at) => (choice >> at) & 1);
    if (worth(chosen) > most && isLawful(chosen)) most = worth(chosen);
  }
  return most;
}

const beside = ['flowers', 'chicken'];
const inPlay = ({ rows }: Score): readonly Row[] =>
  rows.filter(({ item }) => !beside.includes(item.family));
const kept = (score: Score): readonly Row[] =>
  inPlay(score).filter(({ suppressedBy }) => suppressedBy === undefined);

const SMALL = 12;

test('in the recorded hands, under each edition', () => {
  let tried = 0;
  for (const edition of ['text', 'practice', '2006'] as const) {
    for (const record of RECORDED) {
      const score = scoreOf(situationOf(record), edition);
      expect(isLawful(kept(score)), `${record.id}`).toBe(true);
      if (inPlay(score).length > SMALL || record.id % 4 > 0) continue;
      expect(worth(kept(score)), `${record.id}`).toBe(mostOf(inPlay(score)));
      tried++;
    }
  }
  expect(tried).toBeGreaterThan(900);
});

test('in every quadruple of twelve chows', () => {
  const starts = ['1m', '2m', '3m', '4m', '7m', '1p', '2p', '4p', '7p', '1s', '3s', '7s'];
  const meld = (start: string): string => {
    const rank = Number(start[0]);
    return `~${rank}${rank + 1}${rank + 2}${start[1]}`;
  };
  let hands = 0;
  for (const [a, one] of starts.entries()) {
    for (const [b, two] of starts.slice(a).entries()) {
      for (const [c, three] of starts.slice(a + b).entries()) {
        for (const four of starts.slice(a + b + c)) {
          const notation = `5z${[one, two, three, four].map(meld).join('')}!5z`;
          const score = scored([notation]);
          expect(worth(kept(score)), notation).toBe(mostOf(inPlay(score)));
          hands++;
        }
      }
    }
  }
  expect(hands).toBe(1365);
});

describe('account once', () => {
  test.each<[string, string, number]>([
    ['four chows, three hands of two', '5z~123m~123m~456m~123p!5z', 1 + 1 + 1],
    ['a mixed straight and one more', '99p78s~123m~456p~456m!9s', 8 + 2 + 1],
    ['a triple takes its pairs with it', '44m34s~234m~234p~456m!2s', 8 + 2 + 2 + 2],
  ])('%s: %s', (_, notation, points) => {
    const { rows } = scored([notation]);
    const combining = rows.filter(
      (row) => row.suppressedBy === undefined && row.item.family === 'chows',
    );
    expect(combining.length).toBeLessThanOrEqual(3);
    expect(totalOf([notation])).toBeGreaterThanOrEqual(points);
  });

  test('each line left out says why', () => {
    const hand: Told = ['55s78s~123s~456s~123s!9s'];
    expect(countedIn(scored(hand))).toEqual({
      'full-flush': 1,
      'pure-straight': 1,
      'all-chows': 1,
      'pure-double-chow': 1,
    });
    expect(struckIn(hand)).toEqual([
      // Either of the two chows may be in the straight; the other is joined to it once.
      'pure-straight < pure-straight mcr.dec.3',
      'short-straight < pure-straight mcr.dec.2',
      'short-straight < pure-straight mcr.dec.3',
      'short-straight < pure-straight mcr.dec.2',
      'two-terminal-chows < pure-straight mcr.dec.2',
      'two-terminal-chows < pure-straight mcr.dec.3',
      'no-honors < full-flush mcr.hand.58',
    ]);
  });
});

/** The contract on the international rules: a chow may be combined only once (`mcr.dec.3`). */
import { describe, expect, test } from 'vitest';
import { rankOf, type Tile } from '../../../src/engine/notation.ts';
import { each, where } from '../../../src/engine/scoring/finders.ts';
import {
  choicesOf,
  type GroupSet,
  indexesIn,
  sizeOf,
} from '../../../src/engine/scoring/group-set.ts';
import type { Implication, Item, Row } from '../../../src/engine/scoring/item.ts';
import type { RuleId } from '../../../src/engine/scoring/rule-id.ts';
import type { ScoringTable } from '../../../src/engine/scoring/ruleset.ts';
import { keepBest } from '../../../src/engine/scoring/select.ts';
import type { View } from '../../../src/engine/scoring/view.ts';
import { STANDARD } from '../../../src/engine/shapes/standard.ts';
import { countedIn, scoreWith, struckIn, sumOf } from './sketch.ts';

interface Chow {
  readonly rank: number;
  readonly suit: string;
}

const chowAt = ({ parts }: View, place: number): Chow => {
  const tile = parts[place]?.tile as Tile;
  return { rank: rankOf(tile), suit: tile.charAt(1) };
};

/** Found on every choice of so many chows that fit, lowest rank first. */
const onChows =
  (size: number, fits: (chows: readonly Chow[]) => boolean) =>
  (view: View): readonly GroupSet[] =>
    choicesOf(view.chows, size).filter((set) => {
      const chows = indexesIn(set).map((place) => chowAt(view, place));
      return fits(chows.sort((a, b) => a.rank - b.rank));
    });

const suits = (chows: readonly Chow[]): number => new Set(chows.map(({ suit }) => suit)).size;
const gaps = (chows: readonly Chow[]): string =>
  chows
    .slice(1)
    .map(({ rank }, at) => rank - (chows[at]?.rank ?? 0))
    .join();

interface Combination {
  readonly id: string;
  readonly rule: RuleId;
  readonly points: number;
  readonly size: number;
  readonly suits: number;
  readonly gaps: readonly string[];
  readonly implies?: readonly Implication[];
}

const within = (id: string): Implication => ({ id, on: 'same-groups' });

/** Dearest first. */
const COMBINATIONS: readonly Combination[] = [
  {
    id: 'four-pure-shifted-chows',
    rule: 'mcr.hand.64',
    points: 32,
    size: 4,
    suits: 1,
    gaps: ['1,1,1', '2,2,2'],
    implies: ['pure-shifted-chows', 'short-straight', 'two-terminal-chows'].map(within),
  },
  { id: 'pure-triple-chow', rule: 'mcr.hand.59', points: 24, size: 3, suits: 1, gaps: ['0,0'] },
  { id: 'pure-straight', rule: 'mcr.hand.49', points: 16, size: 3, suits: 1, gaps: ['3,3'] },
  {
    id: 'pure-shifted-chows',
    rule: 'mcr.hand.51',
    points: 16,
    size: 3,
    suits: 1,
    gaps: ['1,1', '2,2'],
  },
  { id: 'mixed-straight', rule: 'mcr.hand.35', points: 8, size: 3, suits: 3, gaps: ['3,3'] },
  { id: 'mixed-triple-chow', rule: 'mcr.hand.37', points: 8, size: 3, suits: 3, gaps: ['0,0'] },
  { id: 'mixed-shifted-chows', rule: 'mcr.hand.30', points: 6, size: 3, suits: 3, gaps: ['1,1'] },
  { id: 'two-terminal-chows', rule: 'mcr.hand.4', points: 1, size: 2, suits: 1, gaps: ['6'] },
  { id: 'short-straight', rule: 'mcr.hand.3', points: 1, size: 2, suits: 1, gaps: ['3'] },
  { id: 'mixed-double-chow', rule: 'mcr.hand.2', points: 1, size: 2, suits: 2, gaps: ['0'] },
  { id: 'pure-double-chow', rule: 'mcr.hand.1', points: 1, size: 2, suits: 1, gaps: ['0'] },
];

const CHOW_PAIRS = 'chow-pair';
const CHOW_HANDS = 'chow-hand';

const combination = (one: Combination): Item => ({
  id: one.id,
  rule: one.rule,
  family: one.size === 2 ? CHOW_PAIRS : CHOW_HANDS,
  among: 'chows',
  value: { points: one.points },
  find: onChows(one.size, (chows) => suits(chows) === one.suits && one.gaps.includes(gaps(chows))),
  // Pairs inside a bigger hand are contained in it.
  implies: one.implies ?? (one.size === 2 ? [] : [{ family: CHOW_PAIRS, on: 'same-groups' }]),
});

const ITEMS: readonly Item[] = [
  ...COMBINATIONS.map(combination),
  {
    id: 'all-chows',
    rule: 'mcr.hand.18',
    family: 'hand',
    value: { points: 2 },
    find: where((view) => sizeOf(view.chows) === 4 && view.honours === 0),
  },
  {
    id: 'full-flush',
    rule: 'mcr.hand.58',
    family: 'hand',
    value: { points: 24 },
    find: where((view) => view.suits === 1 && view.honours === 0),
  },
  {
    id: 'dragon-pung',
    rule: 'mcr.hand.14',
    family: 'set',
    value: { points: 2 },
    find: each((view) => view.pungs & view.dragons),
  },
];

/**
 * Account-once: one hand of three or four chows at most, and no more joints than it takes to
 * hang the chows together. Joints that make no ring are as many as the clusters they join.
 */
function accountedOnce(rows: readonly Row[]): boolean {
  const joints = rows.filter(({ item }) => [CHOW_PAIRS, CHOW_HANDS].includes(item.family));
  if (joints.filter(({ item }) => item.family === CHOW_HANDS).length > 1) return false;
  let clusters: readonly GroupSet[] = [];
  for (const { groups } of joints) {
    const touched = clusters.filter((cluster) => (cluster & groups) !== 0);
    if (touched.some((cluster) => sizeOf(cluster & groups) > 1)) return false;
    const apart = clusters.filter((cluster) => (cluster & groups) === 0);
    clusters = [...apart, touched.reduce((all, cluster) => all | cluster, groups)];
  }
  return true;
}

const worth = ({ item }: Row): number => item.value.points ?? 0;

const MCR: ScoringTable<undefined> = {
  shapes: [STANDARD],
  items: () => ITEMS,
  select: (rows) =>
    keepBest(rows, {
      worth,
      lawful: accountedOnce,
      meets: (a, b) => (a.groups & b.groups) !== 0,
      reason: () => ({ rule: 'mcr.dec.3', by: undefined }),
    }),
  total: (rows) => {
    const total = sumOf(rows, 'points');
    return { total, base: total, doubles: 0, limit: null };
  },
};

/** Every subset of the rows, tried one by one. */
function bruteForce(rows: readonly Row[]): number {
  let most = 0;
  for (let subset = 0; subset < 1 << rows.length; subset++) {
    const kept = rows.filter((_, at) => (subset >> at) & 1);
    const inside = (by: Row, row: Row) =>
      (by.item.implies ?? []).some(
        ({ id, family }) =>
          (id === row.item.id || family === row.item.family) && (row.groups & ~by.groups) === 0,
      );
    if (kept.some((by) => kept.some((row) => by !== row && inside(by, row)))) continue;
    if (accountedOnce(kept))
      most = Math.max(
        most,
        kept.reduce((sum, row) => sum + worth(row), 0),
      );
  }
  return most;
}

describe('chows combined only once', () => {
  test.each([
    ['four pairs found, three counted', '4599p~123m~456m~123p!6p', 3 + 2],
    ['the register: a mixed straight and one pair more', '78s99p~123m~456p~456m!9s', 11],
    ['the register: a pure straight and one pair more', '7855s~123s~456s~123s!9s', 43],
    ['four shifted chows hold everything', '5688m~123m~234m~345m!4m', 32 + 24 + 2],
    ['twice two the same', '5699p~123m~123m~567p!7p', 1 + 1 + 2],
  ])('%s', (_, text, total) => {
    expect(scoreWith(MCR, text).totals.total).toBe(total);
  });

  test('pairing first what comes first would end at two', () => {
    const score = scoreWith(MCR, '4599p~123m~456m~123p!6p');
    // Both mixed double chows use every chow: taken first, they would bar the third pair.
    expect(countedIn(score).filter((id) => id !== 'all-chows').length).toBe(3);
    expect(struckIn(score)).toEqual(['mixed-double-chow < mcr.dec.3']);
  });

  test('what a bigger hand contains is struck out by it', () => {
    expect(struckIn(scoreWith(MCR, '5688m~123m~234m~345m!4m'))).toEqual([
      'pure-shifted-chows < four-pure-shifted-chows',
      'pure-shifted-chows < four-pure-shifted-chows',
      'short-straight < four-pure-shifted-chows',
    ]);
  });
});

test('no lawful selection beats the one chosen, in every quadruple of chows', () => {
  const starts = ['1m', '2m', '3m', '4m', '7m', '1p', '4p', '7p', '1s', '4s'];
  const text = (start: string): string => {
    const rank = Number(start[0]);
    return `~${rank}${rank + 1}${rank + 2}${start[1]}`;
  };
  let hands = 0;
  for (const [a, one] of starts.entries()) {
    for (const [b, two] of starts.slice(a).entries()) {
      for (const [c, three] of starts.slice(a + b).entries()) {
        for (const four of starts.slice(a + b + c)) {
          const melds = [one, two, three, four];
          const score = scoreWith(MCR, `9s${melds.map(text).join('')}!9s`);
          expect(score.totals.total, melds.join()).toBe(bruteForce(score.rows));
          hands++;
        }
      }
    }
  }
  expect(hands).toBe(715);
});

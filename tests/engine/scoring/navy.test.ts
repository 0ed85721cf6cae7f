/**
 * The contract on the Navy's rules: a special hand replaces the count, and losers have doubles
 * too. Figures: `vulcain1953` register, and hands scored by an independent program.
 */
import { describe, expect, test } from 'vitest';
import { TILES } from '../../../src/engine/core/tile.ts';
import type { Group } from '../../../src/engine/notation.ts';
import { always, each, happened, where, wonBy } from '../../../src/engine/scoring/finders.ts';
import { type GroupSet, sizeOf } from '../../../src/engine/scoring/group-set.ts';
import type { Item } from '../../../src/engine/scoring/item.ts';
import type { ScoringTable } from '../../../src/engine/scoring/ruleset.ts';
import type { View } from '../../../src/engine/scoring/view.ts';
import type { ShapeReader } from '../../../src/engine/shapes/shape.ts';
import { STANDARD } from '../../../src/engine/shapes/standard.ts';
import { countedIn, scoreWith, struckIn, sumOf, type Told } from './sketch.ts';

/** Points of the exposed set, and of the concealed one (`vulcain1953.4.5.1`). */
const setRow = (
  id: string,
  alike: (view: View) => GroupSet,
  among: (view: View) => GroupSet,
  open: number,
): readonly Item[] => [
  {
    id: `exposed-${id}`,
    rule: 'vulcain1953.4.5.1',
    family: 'base',
    value: { points: open },
    find: each((view) => alike(view) & view.open & among(view)),
  },
  {
    id: `concealed-${id}`,
    rule: 'vulcain1953.4.5.1',
    family: 'base',
    value: { points: 2 * open },
    find: each((view) => alike(view) & ~view.open & among(view)),
  },
];

const highTile = (view: View): GroupSet => view.all & ~view.simples;

const ITEMS: readonly Item[] = [
  ...setRow(
    'pung',
    (view) => view.pungs,
    (view) => view.simples,
    2,
  ),
  ...setRow('high-pung', (view) => view.pungs, highTile, 4),
  ...setRow(
    'kong',
    (view) => view.kongs,
    (view) => view.simples,
    8,
  ),
  ...setRow('high-kong', (view) => view.kongs, highTile, 16),
  {
    id: 'pair-of-dragons',
    rule: 'vulcain1953.4.6.1',
    family: 'base',
    value: { points: 2 },
    find: each((view) => view.pairs & view.dragons),
  },
  {
    id: 'pair-of-own-wind',
    rule: 'vulcain1953.4.6.1',
    family: 'base',
    value: { points: 2 },
    find: each((view) => view.pairs & view.seatWind),
  },
  {
    id: 'pair-of-prevailing-wind',
    rule: 'vulcain1953.4.6.1',
    family: 'base',
    value: { points: 2 },
    find: each((view) => view.pairs & view.roundWind),
  },
  {
    id: 'flower',
    rule: 'vulcain1953.4.6.3',
    family: 'base',
    value: { points: 4 },
    find: each((view) => view.flowers),
  },
  {
    id: 'mah-jong',
    rule: 'vulcain1953.3.5.1',
    family: 'base',
    winner: true,
    value: { points: 20 },
    find: always,
  },
  {
    id: 'completed-pair',
    rule: 'vulcain1953.4.6.2',
    family: 'base',
    winner: true,
    value: { points: 2 },
    find: where((view) => view.wait === 'pair'),
  },
  {
    id: 'dragon-set',
    rule: 'vulcain1953.4.7.1',
    family: 'composition',
    value: { doubles: 1 },
    find: each((view) => view.pungsAndKongs & view.dragons),
  },
  {
    id: 'own-wind-set',
    rule: 'vulcain1953.4.7.1',
    family: 'composition',
    value: { doubles: 1 },
    find: each((view) => view.pungsAndKongs & view.seatWind),
  },
  {
    id: 'prevailing-wind-set',
    rule: 'vulcain1953.3.4.1',
    family: 'composition',
    value: { doubles: 1 },
    find: each((view) => view.pungsAndKongs & view.roundWind),
  },
  {
    id: 'all-pungs',
    rule: 'vulcain1953.4.1.1',
    family: 'composition',
    winner: true,
    value: { doubles: 1 },
    find: where((view) => sizeOf(view.pungsAndKongs) === 4),
  },
  {
    id: 'pure',
    rule: 'vulcain1953.4.1.2',
    family: 'composition',
    winner: true,
    value: { doubles: 3 },
    find: where((view) => view.suits === 1 && view.honours === 0),
  },
  {
    id: 'own-flower',
    rule: 'vulcain1953.4.7.1',
    family: 'situation',
    value: { doubles: 1 },
    find: each((view) => (sizeOf(view.flowers) === 4 ? 0 : view.ownFlowers)),
  },
  {
    id: 'bouquet',
    rule: 'vulcain1953.4.7.3',
    family: 'situation',
    value: { doubles: 3 },
    find: where((view) => sizeOf(view.flowers) === 4),
  },
  {
    id: 'loose-tile',
    rule: 'vulcain1953.2.4.3',
    family: 'situation',
    winner: true,
    value: { doubles: 1 },
    find: where((view) => happened(view, 'replacement') && wonBy(view, 'self')),
  },
  {
    id: 'last-wall-tile',
    rule: 'vulcain1953.dec.6',
    family: 'situation',
    winner: true,
    value: { doubles: 1 },
    find: where((view) => happened(view, 'last-wall') && wonBy(view, 'self')),
  },
  {
    id: 'four-blessings',
    rule: 'vulcain1953.4.1.21',
    family: 'special',
    winner: true,
    value: { points: 1000 },
    find: where((view) => sizeOf(view.pungsAndKongs & view.winds) === 4),
    implies: [
      { family: 'base', on: 'hand', rule: 'vulcain1953.dec.2' },
      { family: 'composition', on: 'hand', rule: 'vulcain1953.dec.1' },
    ],
  },
];

/** Losers count what lies together: sets and pairs (`vulcain1953.3.5.3`). */
const unfinished: ShapeReader = {
  id: 'unfinished',
  read: (counts) => [
    TILES.flatMap((tile, at): Group[] => {
      const copies = counts[at] ?? 0;
      if (copies < 2) return [];
      return [{ kind: copies === 2 ? 'pair' : 'pung', tile }];
    }),
  ],
};

const NAVY: ScoringTable<undefined> = {
  shapes: [STANDARD],
  losing: unfinished,
  items: () => ITEMS,
  total: (rows) => {
    const base = sumOf(rows, 'points');
    const doubles = sumOf(rows, 'doubles');
    return { total: base * 2 ** doubles, base, doubles, limit: null };
  },
};

const figures = (text: string, about?: Told): readonly number[] => {
  const { base, doubles, total } = scoreWith(NAVY, text, about).totals;
  return [base, doubles, total];
};

describe('an ordinary hand', () => {
  test.each<[string, string, Told, readonly number[]]>([
    ['all pungs', '22m77p~111m~999p~444s!2m', { seat: 'S' }, [32, 1, 64]],
    ['pure', '2233334445555s!2s', { seat: 'N' }, [30, 3, 240]],
    [
      'the last tile of the wall',
      '4s~567s~555p~5555m~111s*4s',
      { seat: 'S', round: 'N', how: ['last-wall'] },
      [36, 1, 72],
    ],
  ])('%s', (_, text, about, expected) => expect(figures(text, about)).toEqual(expected));
});

describe('a special hand', () => {
  test('replaces points and composition doubles, keeps those of the situation', () => {
    const score = scoreWith(NAVY, '44m22233344z5678f~111z*4z', {
      seat: 'S',
      round: 'S',
      how: ['replacement'],
    });
    expect([score.totals.base, score.totals.doubles, score.totals.total]).toEqual([1000, 4, 16000]);
    expect(countedIn(score)).toEqual(['bouquet', 'loose-tile', 'four-blessings']);
    expect(struckIn(score)).toContain('all-pungs < four-blessings');
    expect(struckIn(score)).toContain('mah-jong < four-blessings');
  });

  test('is not there with three winds', () => {
    const score = scoreWith(NAVY, '44m22233355p~111z*4m', { seat: 'S' });
    expect(countedIn(score)).not.toContain('four-blessings');
  });
});

describe('a losing hand', () => {
  test.each<[string, string, Told, readonly number[]]>([
    ['dragons and an own flower', '222m55z678s13p2f~777z', { seat: 'S' }, [14, 2, 56]],
    ['no whole-hand doubles', '222333444556m1z', { seat: 'S' }, [12, 0, 12]],
    ['four alike in hand are a pung', '1122z333m4444p19s', { seat: 'E' }, [12, 0, 12]],
    ['a concealed dragon pung', '99p77s777z~4444p~444m', { seat: 'S' }, [18, 1, 36]],
    ['own and prevailing wind', '7s255z~777p~222z~1111z', { seat: 'S', round: 'S' }, [24, 2, 96]],
  ])('%s', (_, text, about, expected) => expect(figures(text, about)).toEqual(expected));
});

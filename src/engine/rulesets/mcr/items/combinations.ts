/**
 * Sets that make a hand by how their numbers and suits stand to each other. Which of those found
 * may count together is for the selection (`mcr.dec.3`).
 */

import { type Tile, tileIndex } from '../../../core/tile.ts';
import { choicesOf, type GroupSet, NOWHERE, placesOf } from '../../../scoring/group-set.ts';
import type { View } from '../../../scoring/view.ts';
import type { HandRow } from './row.ts';

export interface Pattern {
  readonly number: number;
  readonly sets: number;
  readonly suits: number;
  /** From one number to the next, lowest first. */
  readonly steps: readonly (readonly number[])[];
}

export const OF_CHOWS: readonly Pattern[] = [
  { number: 1, sets: 2, suits: 1, steps: [[0]] },
  { number: 2, sets: 2, suits: 2, steps: [[0]] },
  { number: 3, sets: 2, suits: 1, steps: [[3]] },
  { number: 4, sets: 2, suits: 1, steps: [[6]] },
  { number: 30, sets: 3, suits: 3, steps: [[1, 1]] },
  { number: 35, sets: 3, suits: 3, steps: [[3, 3]] },
  { number: 37, sets: 3, suits: 3, steps: [[0, 0]] },
  { number: 49, sets: 3, suits: 1, steps: [[3, 3]] },
  {
    number: 51,
    sets: 3,
    suits: 1,
    steps: [
      [1, 1],
      [2, 2],
    ],
  },
  { number: 59, sets: 3, suits: 1, steps: [[0, 0]] },
  {
    number: 64,
    sets: 4,
    suits: 1,
    steps: [
      [1, 1, 1],
      [2, 2, 2],
    ],
  },
  { number: 67, sets: 4, suits: 1, steps: [[0, 0, 0]] },
];

export const OF_PUNGS: readonly Pattern[] = [
  { number: 20, sets: 2, suits: 2, steps: [[0]] },
  { number: 38, sets: 3, suits: 3, steps: [[1, 1]] },
  { number: 53, sets: 3, suits: 3, steps: [[0, 0]] },
  { number: 60, sets: 3, suits: 1, steps: [[1, 1]] },
  { number: 68, sets: 4, suits: 1, steps: [[1, 1, 1]] },
];

const RANKS_IN_SUIT = 9;

const isStepped = (ranks: readonly number[], steps: readonly number[]): boolean =>
  steps.every((step, at) => (ranks[at + 1] as number) - (ranks[at] as number) === step);

/** The hand that sets on these tiles make together, 0 if none; no sets make two. */
function numberOf(indexes: readonly number[], patterns: readonly Pattern[]): number {
  const ranks = indexes.map((index) => index % RANKS_IN_SUIT).sort((a, b) => a - b);
  const suits = new Set(indexes.map((index) => Math.floor(index / RANKS_IN_SUIT))).size;
  const pattern = patterns.find(
    (one) =>
      one.sets === indexes.length &&
      one.suits === suits &&
      one.steps.some((steps) => isStepped(ranks, steps)),
  );
  return pattern?.number ?? 0;
}

const NUMBERS_IN_SUITS = 3 * RANKS_IN_SUIT;

/** Keeps what it has found: the same few sets come back in hand after hand. */
function knownNumbers(patterns: readonly Pattern[]) {
  const known = new Map<number, number>();
  return (parts: View['parts'], set: GroupSet): number => {
    let key = 0;
    for (let place = 0; set >> place !== 0; place++) {
      if ((set >> place) & 1) {
        key = key * (NUMBERS_IN_SUITS + 1) + tileIndex(parts[place]?.tile as Tile) + 1;
      }
    }
    const before = known.get(key);
    if (before !== undefined) return before;
    const number = numberOf(
      placesOf(set).map((place) => tileIndex(parts[place]?.tile as Tile)),
      patterns,
    );
    known.set(key, number);
    return number;
  };
}

const SIZES = [2, 3, 4];

/** The sets that each hand stands on, by its number. */
type Found = readonly (readonly GroupSet[] | undefined)[];

function finder(patterns: readonly Pattern[]) {
  const numberIn = knownNumbers(patterns);
  let last: { readonly parts: View['parts']; readonly found: Found } | undefined;
  const search = (parts: View['parts'], sets: GroupSet): Found => {
    const found: GroupSet[][] = [];
    for (const set of SIZES.flatMap((size) => choicesOf(sets, size))) {
      const number = numberIn(parts, set);
      if (number > 0) found[number] = [...(found[number] ?? []), set];
    }
    return found;
  };
  // The views of one reading come one after the other and share its parts.
  return ({ parts }: View, sets: GroupSet): Found => {
    if (last?.parts !== parts) last = { parts, found: search(parts, sets) };
    return last.found;
  };
}

/** Pungs and kongs with a number. */
const numberedPungs = (view: View): GroupSet =>
  (view.pungs | view.kongs) & ~(view.winds | view.dragons);

const amongChows = finder(OF_CHOWS);
const amongPungs = finder(OF_PUNGS);

export const COMBINATIONS: readonly HandRow[] = [
  ...OF_CHOWS.map(
    ({ number }): HandRow => ({
      number,
      family: 'chows',
      among: 'chows',
      find: (view) => amongChows(view, view.chows)[number] ?? NOWHERE,
    }),
  ),
  ...OF_PUNGS.map(
    ({ number }): HandRow => ({
      number,
      family: 'pungs',
      find: (view) => amongPungs(view, numberedPungs(view))[number] ?? NOWHERE,
    }),
  ),
];

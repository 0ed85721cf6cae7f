/**
 * Sets that make a hand by how their numbers and suits stand to each other. Which of those found
 * may count together is for the selection (`mcr.dec.3`).
 */
import { choicesOf, type GroupSet, NOWHERE, placesOf } from '../../../scoring/group-set.ts';
import type { View } from '../../../scoring/view.ts';
import { tileIndex, type Tile } from '../../../core/tile.ts';
import type { HandRow } from './row.ts';

interface Pattern {
  readonly number: number;
  readonly sets: number;
  readonly suits: number;
  /** From one number to the next, lowest first. */
  readonly steps: readonly (readonly number[])[];
}

const OF_CHOWS: readonly Pattern[] = [
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

const OF_PUNGS: readonly Pattern[] = [
  { number: 20, sets: 2, suits: 2, steps: [[0]] },
  { number: 38, sets: 3, suits: 3, steps: [[1, 1]] },
  { number: 53, sets: 3, suits: 3, steps: [[0, 0]] },
  { number: 60, sets: 3, suits: 1, steps: [[1, 1]] },
  { number: 68, sets: 4, suits: 1, steps: [[1, 1, 1]] },
];

const RANKS_IN_SUIT = 9;

/** The numbers of the sets, lowest first, and how many suits they stand in. */
function seen({ parts }: View, set: GroupSet) {
  const indexes = placesOf(set).map((place) => tileIndex(parts[place]?.tile as Tile));
  const ranks = indexes.map((index) => index % RANKS_IN_SUIT).sort((a, b) => a - b);
  const suits = new Set(indexes.map((index) => Math.floor(index / RANKS_IN_SUIT))).size;
  return { ranks, suits };
}

const isStepped = (ranks: readonly number[], steps: readonly number[]): boolean =>
  steps.every((step, at) => (ranks[at + 1] as number) - (ranks[at] as number) === step);

function fits(view: View, set: GroupSet, pattern: Pattern): boolean {
  const { ranks, suits } = seen(view, set);
  return suits === pattern.suits && pattern.steps.some((steps) => isStepped(ranks, steps));
}

const found = (view: View, sets: GroupSet, pattern: Pattern): readonly GroupSet[] => {
  const choices = choicesOf(sets, pattern.sets);
  return choices.length === 0 ? NOWHERE : choices.filter((set) => fits(view, set, pattern));
};

/** Pungs and kongs with a number. */
const numberedPungs = (view: View): GroupSet =>
  (view.pungs | view.kongs) & ~(view.winds | view.dragons);

export const COMBINATIONS: readonly HandRow[] = [
  ...OF_CHOWS.map(
    (pattern): HandRow => ({
      number: pattern.number,
      family: 'chows',
      among: 'chows',
      find: (view) => found(view, view.chows, pattern),
    }),
  ),
  ...OF_PUNGS.map(
    (pattern): HandRow => ({
      number: pattern.number,
      family: 'pungs',
      find: (view) => found(view, numberedPungs(view), pattern),
    }),
  ),
];

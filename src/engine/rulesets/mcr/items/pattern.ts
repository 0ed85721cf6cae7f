/**
 * Sets that make a hand by how their numbers and suits stand to each other. Which of those found
 * may count together is for the selection (`mcr.dec.3`).
 */

import { type Tile, tileIndex } from '../../../core/tile.ts';
import type { GroupsOf } from '../../../scoring/finders.ts';

import { choicesOf, type GroupSet, indexesIn, NOWHERE } from '../../../scoring/group-set.ts';
import type { Finder } from '../../../scoring/item.ts';
import type { View } from '../../../scoring/view.ts';

export interface Pattern {
  readonly of: 'chows' | 'pungs';
  readonly sets: number;
  readonly suits: number;
  readonly steps: readonly (readonly number[])[];
}

const RANKS_IN_SUIT = 9;

const isStepped = (ranks: readonly number[], steps: readonly number[]): boolean =>
  steps.every((step, at) => (ranks[at + 1] as number) - (ranks[at] as number) === step);

/** Place of the pattern that sets on these tiles make, −1 if none; no sets make two. */
function patternOf(indexes: readonly number[], patterns: readonly Pattern[]): number {
  const ranks = indexes.map((index) => index % RANKS_IN_SUIT).sort((a, b) => a - b);
  const suits = new Set(indexes.map((index) => Math.floor(index / RANKS_IN_SUIT))).size;
  return patterns.findIndex(
    (pattern) =>
      pattern.sets === indexes.length &&
      pattern.suits === suits &&
      pattern.steps.some((steps) => isStepped(ranks, steps)),
  );
}

const NUMBERS_IN_SUITS = 3 * RANKS_IN_SUIT;

/** Keeps what it has found: the same few sets come back in hand after hand. */
function knownPatterns(patterns: readonly Pattern[]) {
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
    const found = patternOf(
      indexesIn(set).map((place) => tileIndex(parts[place]?.tile as Tile)),
      patterns,
    );
    known.set(key, found);
    return found;
  };
}

const SIZES = [2, 3, 4];

type Found = readonly (readonly GroupSet[] | undefined)[];

/** More than any table or lesson meets; past it the memory starts anew. */
const MOST_KNOWN = 50_000;

/** The tiles on which the sets begin, each by its place among the parts. */
function keyOf(parts: View['parts'], sets: GroupSet): number {
  let key = 1;
  for (let place = 0; sets >> place !== 0; place++) {
    const own = (sets >> place) & 1 ? tileIndex(parts[place]?.tile as Tile) + 1 : 0;
    key = key * (NUMBERS_IN_SUITS + 1) + own;
  }
  return key;
}

function searchFor(patterns: readonly Pattern[], setsOf: GroupsOf) {
  const patternIn = knownPatterns(patterns);
  const known = new Map<number, Found>();
  let last: { readonly parts: View['parts']; readonly found: Found } | undefined;
  const search = (parts: View['parts'], sets: GroupSet): Found => {
    const found: GroupSet[][] = [];
    for (const set of SIZES.flatMap((size) => choicesOf(sets, size))) {
      const at = patternIn(parts, set);
      if (at >= 0) found[at] = [...(found[at] ?? []), set];
    }
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(keyOf(parts, sets), found);
    return found;
  };
  // The views of one reading come one after the other and share its parts.
  return (view: View): Found => {
    const { parts } = view;
    if (last?.parts !== parts) {
      const sets = setsOf(view);
      last = { parts, found: known.get(keyOf(parts, sets)) ?? search(parts, sets) };
    }
    return last.found;
  };
}

const chowsIn = (view: View): GroupSet => view.chows;

/** Kongs are pungs too; honours have no numbers. */
const numberedPungs = (view: View): GroupSet => view.pungsAndKongs & ~view.honours;

/** Makes the finders of patterns: those of the same sets share one search. */
export function patternFinders(patterns: readonly Pattern[]): (pattern: Pattern) => Finder {
  const chows = patterns.filter((pattern) => pattern.of === 'chows');
  const pungs = patterns.filter((pattern) => pattern.of === 'pungs');
  const amongChows = searchFor(chows, chowsIn);
  const amongPungs = searchFor(pungs, numberedPungs);
  return (pattern) => {
    const [alike, search] = pattern.of === 'chows' ? [chows, amongChows] : [pungs, amongPungs];
    const at = alike.indexOf(pattern);
    return (view) => search(view)[at] ?? NOWHERE;
  };
}

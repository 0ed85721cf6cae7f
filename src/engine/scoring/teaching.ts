/** How a rule set is taught: data for the drills that ask what a hand is worth. */
import type { Situation } from '../core/situation.ts';
import type { Tile } from '../core/tile.ts';
import type { Row } from './item.ts';
import type { Recipe } from './recipe.ts';
import type { Score, Totals } from './score.ts';
import type { TileKind } from './tile-kinds.ts';

/**
 * What is asked of a hand: all lines that count, the dearest alone, its figures, its total, or
 * whether its owner may go out with it.
 */
export const ASKS = ['lines', 'name', 'figures', 'total', 'enough'] as const;
export type Ask = (typeof ASKS)[number];

/** The hints on a hand, each saying more than the one before. */
export const SCORING_HINTS = ['groups', 'number', 'places', 'points', 'lines'] as const;
export type ScoringHintStep = (typeof SCORING_HINTS)[number];

/** A figure that the reader works out. */
export interface Figure {
  readonly id: string;
  readonly of: (totals: Totals) => number;
  /** Whether the hand is worth its total, whatever this figure is. */
  readonly isFree?: (totals: Totals) => boolean;
  /** Left empty it is nothing. */
  readonly mayBeEmpty?: true;
}

export type Figures = Readonly<Partial<Record<string, number>>>;

/** A hand that was dealt, as a promise looks at it. */
export interface DealtScore {
  /** The row that it was dealt for: it counts. */
  readonly item: string;
  readonly score: Score;
  /** The rows that count. */
  readonly counted: readonly Row[];
  /** What the hand would be worth by the default agreements. */
  readonly usualTotal: () => number;
}

/** What the hands of a level are about. */
export interface Topic<Id extends string = string> {
  readonly id: string;
  readonly ask: Ask;
  readonly recipes: readonly Recipe<Id>[];
  /** Only the rows worth so many points are dealt for. */
  readonly points?: { readonly low: number; readonly high: number };
  /** Whether they are hands of players who did not win. */
  readonly lost?: true;
  /** What a hand keeps, beside that its row counts. */
  readonly promise?: (dealt: DealtScore) => boolean;
  /** Whether enough right answers in a row lead on to the next topic. */
  readonly leadsOn?: true;
}

/** One drill that a rule set offers. */
export interface ScoringDrill<Id extends string = string> {
  readonly id: string;
  /** What may be asked, by the names that stand in addresses; the first unless told. */
  readonly asks: Readonly<Record<string, Ask>>;
  readonly hints: readonly ScoringHintStep[];
  readonly topics: readonly Topic<Id>[];
  /** Agreements that a level is chosen by, beside its topic. */
  readonly agreements?: readonly string[];
  /** Whether what the others pay is asked with the figures. */
  readonly payments?: true;
}

/** The drill that leads a hand worth too little to the minimum. */
export interface MinimumDrill<Id extends string = string> {
  readonly id: string;
  readonly recipes: readonly Recipe<Id>[];
  /** By level, the rows that hands may be led to. */
  readonly goals: Readonly<Record<string, readonly Id[]>>;
  /** Agreements that a level is chosen by, beside its goals. */
  readonly agreements?: readonly string[];
  /** What is true of a win on a discard, as the melds and a tile just let go tell everyone. */
  readonly isSeen: (win: SeenWin) => readonly string[];
}

/** A hand about to be won on another's discard. */
export interface SeenWin extends Pick<Situation, 'melds'> {
  readonly tile: Tile;
  /** A copy that was just let go. */
  readonly gone: Tile | undefined;
}

export interface Teaching<Id extends string = string> {
  readonly drills: readonly ScoringDrill<Id>[];
  readonly minimum?: MinimumDrill<Id>;
  /** The rows that a row is taken for, the likeliest first. */
  readonly alike: Readonly<Partial<Record<Id, readonly Id[]>>>;
  /** Rows that beginners look for in any hand. */
  readonly everywhere?: readonly Id[];
  /** Most lines offered, where not more of them count. */
  readonly mostLines: { readonly lines: number; readonly name: number };
  /** Whether lines are offered in the opposite order of the table. */
  readonly lastLineFirst?: true;
  /** Rows that bring something and are nothing to find: the dearest is told without them. */
  readonly aside?: readonly Id[];
  /** The row of the points that every winner starts with. */
  readonly start?: Id;
  readonly figures: readonly Figure[];
  /** Whether the figures given put a row that counts in doubt. */
  readonly doubts: (row: Row, given: Figures, totals: Totals) => boolean;
  /** The agreement whose other choices are told where they make another hand of it. */
  readonly compares?: string;
  /** Agreements that are said of every win, even where they are the default ones. */
  readonly alwaysSaid?: readonly string[];
  /** Whether any hand may have flowers beside it. */
  readonly playsFlowers?: true;
  /** Pairs that bring nothing: hands that lost are filled up with them. */
  readonly idlePairs?: TileKind;
  /** Whether nothing is left unsaid of a win that its tiles show. */
  readonly isAllSaid?: (situation: Situation) => boolean;
}

/** Rows by the groups in which they are taken for each other. */
export function takenForEachOther<Id extends string>(
  groups: readonly (readonly Id[])[],
): Readonly<Partial<Record<Id, readonly Id[]>>> {
  const alike: Partial<Record<Id, readonly Id[]>> = {};
  for (const group of groups) {
    for (const id of group) {
      alike[id] = [...(alike[id] ?? []), ...group.filter((other) => other !== id)];
    }
  }
  return alike;
}

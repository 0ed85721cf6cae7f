/**
 * How good a discard is, by two things that are computed and nothing else: the
 * distance it leaves, and the copies of the tiles that bring the hand nearer.
 */
import type { Tile } from '../../core/tile.ts';
import { canOdds } from '../../hand/can-odds.ts';
import type { Discard } from '../../hand/discards.ts';
import { COMMON_SHAPES } from '../../shapes/common.ts';
import { discardsFor } from '../../shapes/discards.ts';
import type { Verdict } from '../drill.ts';
import type { DiscardQuestion } from './discard-question.ts';

/**
 * `right`: no discard leaves the hand nearer or, as near, accepts more copies.
 * `slip`: as near, and at least three quarters of the copies that can be had.
 * `mistake`: fewer copies than that, or a hand further away.
 */
export const DISCARD_GRADES = ['right', 'slip', 'mistake'] as const;
export type DiscardGrade = (typeof DISCARD_GRADES)[number];

/** What a discard costs beside the best; never negative. */
export interface DiscardCost {
  /** Steps that it takes the hand back. */
  readonly distance: number;
  /** Copies fewer that help; 0 where the distance already differs: those counts say nothing together. */
  readonly copies: number;
}

/** A discard beside the best. */
export interface JudgedDiscard extends Discard {
  readonly grade: DiscardGrade;
  readonly cost: DiscardCost;
}

export interface DiscardVerdict extends Verdict {
  readonly grade: DiscardGrade;
  readonly cost: DiscardCost;
  readonly chosen: Discard;
  /** The first of the best; there may be others as good. */
  readonly best: Discard;
  /** Every different discard, best first. */
  readonly options: readonly JudgedDiscard[];
  /** Whether the hand is near enough for its chances to be worked out. */
  readonly hasOdds: boolean;
}

/** A slip keeps at least so much of the best count: three of four parts. */
const SLIP = { kept: 3, of: 4 } as const;

export const costOf = (discard: Discard, best: Discard): DiscardCost => {
  const distance = discard.distance - best.distance;
  return { distance, copies: distance > 0 ? 0 : best.count - discard.count };
};

export function gradeOf(discard: Discard, best: Discard): DiscardGrade {
  const { distance, copies } = costOf(discard, best);
  if (distance > 0) return 'mistake';
  if (copies === 0) return 'right';
  return SLIP.of * discard.count >= SLIP.kept * best.count ? 'slip' : 'mistake';
}

/** The first of all discards; throws on an empty hand, which no question holds. */
export function bestOf(options: readonly Discard[]): Discard {
  const [best] = options;
  if (best === undefined) throw new RangeError('no discard from an empty hand');
  return best;
}

/** All that are as good as the best. */
export const bestDiscards = (options: readonly Discard[]): readonly Discard[] =>
  options.filter((option) => gradeOf(option, bestOf(options)) === 'right');

/** All that keep the hand as near as it can be. */
export const keepingDistance = (options: readonly Discard[]): readonly Discard[] =>
  options.filter(({ distance }) => distance === bestOf(options).distance);

const marksOf = (grade: DiscardGrade): Verdict['marks'] => ({
  found: Number(grade === 'right'),
  missed: Number(grade === 'slip'),
  wrong: Number(grade === 'mistake'),
});

export function judgeDiscard({ hand }: DiscardQuestion, tile: Tile): DiscardVerdict {
  const all = discardsFor(hand, COMMON_SHAPES);
  const best = bestOf(all);
  const options = all.map((option) => ({
    ...option,
    grade: gradeOf(option, best),
    cost: costOf(option, best),
  }));
  const chosen = options.find((option) => option.tile === tile);
  if (chosen === undefined) throw new RangeError(`${tile} is not in the hand`);
  const { grade, cost } = chosen;
  return {
    ...{ right: grade === 'right', marks: marksOf(grade), grade, cost },
    ...{ chosen, best, options, hasOdds: canOdds(hand) },
  };
}

/**
 * How good a discard is, by two things that are computed and nothing else: the
 * distance it leaves, and the copies of the tiles that bring the hand nearer.
 */
import type { Tile } from '../../core/tile.ts';
import { canOdds } from '../../hand/can-odds.ts';
import type { Discard, DiscardHand } from '../../hand/discards.ts';
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

export interface DiscardCost {
  readonly distance: number;
  /** Copies fewer that help; 0 where the distance differs: such counts cannot be compared. */
  readonly copies: number;
}

export interface JudgedDiscard extends Discard {
  readonly grade: DiscardGrade;
  readonly cost: DiscardCost;
}

export interface DiscardVerdict extends Verdict {
  readonly grade: DiscardGrade;
  readonly cost: DiscardCost;
  readonly chosen: Discard;
  readonly best: Discard;
  /** Every different discard, best first. */
  readonly options: readonly JudgedDiscard[];
  readonly hasOdds: boolean;
}

export interface RankedDiscards extends Pick<DiscardVerdict, 'best' | 'options'> {
  readonly answers: readonly Tile[];
  readonly keeping: readonly JudgedDiscard[];
}

type Left = Pick<Discard, 'distance' | 'count'>;

/** What is lost by it, beside the best that can be done. */
export function graded<Option extends Left>(option: Option, best: Left) {
  const distance = option.distance - best.distance;
  const copies = distance > 0 ? 0 : best.count - option.count;
  const isSlip = distance === 0 && option.count >= (3 / 4) * best.count;
  const grade: DiscardGrade = distance + copies === 0 ? 'right' : isSlip ? 'slip' : 'mistake';
  return { ...option, grade, cost: { distance, copies } };
}

export const gradeMarks = (grade: DiscardGrade): Verdict['marks'] => ({
  found: Number(grade === 'right'),
  missed: Number(grade === 'slip'),
  wrong: Number(grade === 'mistake'),
});

/** Throws on an empty hand, which no question holds. */
export function rankDiscards(hand: DiscardHand): RankedDiscards {
  const all = discardsFor(hand, COMMON_SHAPES);
  const options = all.map((option): JudgedDiscard => graded(option, all[0] as Discard));
  const [best] = options;
  if (best === undefined) throw new RangeError('no discard from an empty hand');
  const answers = options.filter(({ grade }) => grade === 'right').map(({ tile }) => tile);
  return { best, options, answers, keeping: options.filter(({ cost }) => cost.distance === 0) };
}

export function judgeDiscard({ hand }: DiscardQuestion, tile: Tile): DiscardVerdict {
  const { best, options } = rankDiscards(hand);
  const chosen = options.find((option) => option.tile === tile);
  if (chosen === undefined) throw new RangeError(`${tile} is not in the hand`);
  const { grade, cost } = chosen;
  const right = grade === 'right';
  return {
    right,
    marks: gradeMarks(grade),
    grade,
    cost,
    chosen,
    best,
    options,
    hasOdds: canOdds(hand),
  };
}

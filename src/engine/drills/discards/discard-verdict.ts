/**
 * How good a discard is, by what is computed and nothing else: the distance it leaves, whether the
 * hand may then win on a discard, and the copies of the tiles that bring it nearer.
 */
import type { Tile } from '../../core/tile.ts';
import { canComputeOdds } from '../../hand/odds-limit.ts';
import { areCommon } from '../../shapes/common.ts';
import type { Verdict } from '../drill.ts';
import { type DiscardQuestion, shapesOf } from './discard-question.ts';
import type { DiscardGrade, WorthOfDiscards } from './discard-worth.ts';
import { type DiscardOption, discardOptions, lossOf, type WinsLeft } from './ranked-discards.ts';

export interface DiscardCost {
  readonly distance: number;
  /** Copies fewer that help; 0 where the distance differs: such counts cannot be compared. */
  readonly copies: number;
  /** What is left to win with, where the best discard leaves more. */
  readonly wins?: WinsLeft;
  /** What the best discard is worth more, where that is what decides. */
  readonly worth?: number;
}

export interface JudgedDiscard extends DiscardOption {
  readonly grade: DiscardGrade;
  readonly cost: DiscardCost;
}

export interface DiscardVerdict extends Verdict {
  readonly grade: DiscardGrade;
  readonly cost: DiscardCost;
  readonly chosen: DiscardOption;
  readonly best: DiscardOption;
  /** Every different discard, best first. */
  readonly options: readonly JudgedDiscard[];
  /** Whether the chances can be worked out near enough; absent where other shapes win too. */
  readonly hasOdds?: boolean;
  /** Where discards are judged by what the hand is worth. */
  readonly worth?: WorthOfDiscards;
}

export interface RankedDiscards extends Pick<DiscardVerdict, 'best' | 'options'> {
  readonly answers: readonly Tile[];
  readonly keeping: readonly JudgedDiscard[];
}

type Left = Pick<DiscardOption, 'distance' | 'count' | 'wins'>;

/** What is lost by it, beside the best that can be done. */
export function gradeOption<Option extends Left>(option: Option, best: Left) {
  const { wins } = option;
  const distance = Math.max(0, option.distance - best.distance);
  const loses = wins && lossOf(option) > lossOf(best) && (distance === 0 || wins === 'none');
  const copies = distance > 0 || loses ? 0 : best.count - option.count;
  const isSlip = distance === 0 && !loses && option.count >= (3 / 4) * best.count;
  const isRight = distance + copies === 0 && !loses;
  const grade: DiscardGrade = isRight ? 'right' : isSlip ? 'slip' : 'mistake';
  return { ...option, grade, cost: { distance, copies, ...(loses && { wins }) } };
}

export const gradeMarks = (grade: DiscardGrade): Verdict['marks'] => ({
  found: Number(grade === 'right'),
  missed: Number(grade === 'slip'),
  wrong: Number(grade === 'mistake'),
});

/** As near as the best, and not without any way to win where the best has one. */
const keepsDistance = ({ cost }: JudgedDiscard): boolean =>
  cost.distance === 0 && cost.wins !== 'none';

/** Throws on an empty hand, which no question holds. */
export function rankDiscards(question: DiscardQuestion): RankedDiscards {
  const all = discardOptions(question);
  const options = all.map((option): JudgedDiscard => gradeOption(option, all[0] as DiscardOption));
  const [best] = options;
  if (best === undefined) throw new RangeError('no discard from an empty hand');
  const answers = options.filter(({ grade }) => grade === 'right').map(({ tile }) => tile);
  return { best, options, answers, keeping: options.filter(keepsDistance) };
}

export function judgeDiscard(question: DiscardQuestion, tile: Tile): DiscardVerdict {
  const { best, options } = rankDiscards(question);
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
    ...(areCommon(shapesOf(question)) && { hasOdds: canComputeOdds(question.hand) }),
  };
}

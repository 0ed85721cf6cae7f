/**
 * Whether a best discard is beyond dispute. Distance and accepted copies name it;
 * but a hand that accepts a few copies more can be the worse one two draws later, so
 * the exact chances have to agree.
 */
import type { Discard, DiscardHand } from '../../hand/discards.ts';
import { oddsWithin } from '../../hand/odds.ts';
import { COMMON_SHAPES } from '../../shapes/common.ts';
import { discardsFor } from '../../shapes/discards.ts';
import { bestDiscards, bestOf, costOf, gradeOf } from './discard-verdict.ts';

/** Copies, at the same distance, by which an undisputed answer is ahead. */
const CLEAR_COPIES = 2;

/** Draws within which no other discard may do better: a third, two thirds, all of what is told. */
export const DISPUTED_DRAWS = [6, 12, 18] as const;

/** Chances this near are the same: they differ by rounding. */
const ROUNDING = 1e-9;

/**
 * Whether what comes after the best, which may be several alike, is further away or
 * accepts fewer copies by a clear margin.
 */
function isClear(options: readonly Discard[]): boolean {
  const best = bestOf(options);
  const next = options.find((option) => gradeOf(option, best) !== 'right');
  if (next === undefined) return false;
  const { distance, copies } = costOf(next, best);
  return distance > 0 || copies >= CLEAR_COPIES;
}

/** Whether the chances to be ready and to win put none of the others before one of the best. */
function isBorneOut(hand: DiscardHand, options: readonly Discard[]): boolean {
  // Ready at once, the more copies the better, and nothing else.
  if (bestOf(options).distance === 0) return true;
  const best = new Set(bestDiscards(options).map(({ tile }) => tile));
  return DISPUTED_DRAWS.every((draws) => {
    const odds = oddsWithin(hand, draws);
    return (['ready', 'win'] as const).every((goal) => {
      const chances = (among: boolean) =>
        odds
          .filter(({ tile }) => (tile !== undefined && best.has(tile)) === among)
          .map((one) => one[goal]);
      return Math.min(...chances(true)) >= Math.max(0, ...chances(false)) - ROUNDING;
    });
  });
}

/** Whether nothing can be said against the best discards of a hand, at most three from ready. */
export function isUndisputed(
  hand: DiscardHand,
  options = discardsFor(hand, COMMON_SHAPES),
): boolean {
  return isClear(options) && isBorneOut(hand, options);
}

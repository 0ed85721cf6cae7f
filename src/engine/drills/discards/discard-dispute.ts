/**
 * Whether a best discard is beyond dispute. Distance and accepted copies name it;
 * but a hand that accepts a few copies more can be the worse one two draws later, so
 * the exact chances have to agree.
 */
import type { DiscardHand } from '../../hand/discards.ts';
import { oddsWithin } from '../../hand/odds.ts';
import { type RankedDiscards, rankDiscards } from './discard-verdict.ts';

const CLEAR_COPIES = 2;

/** Draws within which no other discard may do better: a third, two thirds, all of what is shown. */
export const DISPUTED_DRAWS = [6, 12, 18] as const;

/** Chances this near are the same: they differ by rounding. */
const ROUNDING = 1e-9;

function isClear({ options }: RankedDiscards): boolean {
  const next = options.find(({ grade }) => grade !== 'right');
  return next !== undefined && (next.cost.distance > 0 || next.cost.copies >= CLEAR_COPIES);
}

function isBorneOut(hand: DiscardHand, { best, answers }: RankedDiscards): boolean {
  // Ready at once, the more copies the better, and nothing else.
  if (best.distance === 0) return true;
  return DISPUTED_DRAWS.every((draws) => {
    const odds = oddsWithin(hand, draws);
    return (['ready', 'win'] as const).every((goal) => {
      const chances = (ofAnswers: boolean) =>
        odds
          .filter(({ tile }) => answers.some((answer) => answer === tile) === ofAnswers)
          .map((option) => option[goal]);
      return Math.min(...chances(true)) >= Math.max(0, ...chances(false)) - ROUNDING;
    });
  });
}

export const isUndisputed = (hand: DiscardHand, ranked = rankDiscards(hand)): boolean =>
  isClear(ranked) && isBorneOut(hand, ranked);

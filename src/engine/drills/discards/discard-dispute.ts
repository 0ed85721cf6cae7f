/**
 * Whether a best discard is beyond dispute. Distance and accepted copies name it;
 * but a hand that accepts a few copies more can be the worse one two draws later, so
 * the exact chances have to agree, where they can be worked out.
 */
import { oddsWithin } from '../../hand/odds.ts';
import { areCommon } from '../../shapes/common.ts';
import { type DiscardQuestion, shapesOf } from './discard-question.ts';
import { type RankedDiscards, rankDiscards } from './discard-verdict.ts';
import { withRiver } from './ranked-discards.ts';

const CLEAR_COPIES = 2;

/** Draws within which no other discard may do better: a third, two thirds, all of what is shown. */
export const DISPUTED_DRAWS = [6, 12, 18] as const;

/** Chances this near are the same: they differ by rounding. */
const ROUNDING = 1e-9;

/** A hand that may win on discards is still the better one with half the copies of one that may not. */
const CLEAR_SHARE = 1 / 2;

function isClear({ best, options }: RankedDiscards): boolean {
  const next = options.find(({ grade }) => grade !== 'right');
  if (next === undefined) return false;
  const { distance, copies, wins } = next.cost;
  if (distance > 0) return true;
  if (wins) {
    return options.every(({ cost, count }) => !cost.wins || best.count >= CLEAR_SHARE * count);
  }
  return copies >= CLEAR_COPIES;
}

function isBorneOut(question: DiscardQuestion, { best, answers }: RankedDiscards): boolean {
  // Ready at once, the more copies the better, and nothing else.
  if (best.distance === 0 || !areCommon(shapesOf(question))) return true;
  return DISPUTED_DRAWS.every((draws) => {
    const odds = oddsWithin(withRiver(question), draws);
    return (['ready', 'win'] as const).every((goal) => {
      const chances = (ofAnswers: boolean) =>
        odds
          .filter(({ tile }) => answers.some((answer) => answer === tile) === ofAnswers)
          .map((option) => option[goal]);
      return Math.min(...chances(true)) >= Math.max(0, ...chances(false)) - ROUNDING;
    });
  });
}

export const isUndisputed = (question: DiscardQuestion, ranked = rankDiscards(question)): boolean =>
  isClear(ranked) && isBorneOut(question, ranked);

/** What the editions of the international rules make of a hand. */
import { inSituation } from '../engine/notation.ts';
import { MCR_EDITIONS, type McrEdition, mcr } from '../engine/rulesets/mcr/index.ts';
import { createScorer } from '../engine/scoring.ts';
import { handFrom } from './positions.ts';

function totalIn(edition: McrEdition, text: string): number {
  const hand = inSituation(handFrom(text), { seat: 'N', round: 'N' });
  const score = createScorer(mcr, { edition })(hand);
  if (!score.ok) throw new Error(`${text}: ${score.error.code}`);
  return score.value.totals.total;
}

/** The total of a hand by each edition, North in the North round. */
export const editionTotals = (text: string): Readonly<Record<McrEdition, number>> =>
  Object.fromEntries(MCR_EDITIONS.map((edition) => [edition, totalIn(edition, text)])) as Record<
    McrEdition,
    number
  >;

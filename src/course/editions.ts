/** The editions of the international rules: on what they differ, and what they make of a hand. */
import { z } from 'astro/zod';
import { inSituation } from '../engine/notation.ts';
import { MCR_EDITIONS, type McrEdition, mcr } from '../engine/rulesets/mcr/index.ts';
import { createScorer } from '../engine/scoring.ts';
import { readHand } from './positions.ts';
import { bilingual } from './schema-parts.ts';

export const EDITIONS = MCR_EDITIONS;

const byEdition = z.strictObject({ text: bilingual, practice: bilingual, '2006': bilingual });

export const editionPoint = z.strictObject({
  id: z.string(),
  point: bilingual,
  says: byEdition,
  shows: z.string().optional(),
  disputed: z.array(z.enum(EDITIONS)).default([]),
  order: z.number().int().default(0),
});

function totalIn(edition: McrEdition, text: string): number {
  const hand = inSituation(readHand(text), { seat: 'N', round: 'N' });
  const score = createScorer(mcr, { edition })(hand);
  if (!score.ok) throw new Error(`${text}: ${score.error.code}`);
  return score.value.totals.total;
}

/** The total of a hand by each edition, North in the North round. */
export const editionTotals = (text: string): Readonly<Record<McrEdition, number>> =>
  Object.fromEntries(EDITIONS.map((edition) => [edition, totalIn(edition, text)])) as Record<
    McrEdition,
    number
  >;

/** Hands to play with a coach: how they are dealt, and at which moments the coach speaks. */
import { z } from 'astro/zod';
import { PLAYABLE_RULES } from '../engine/scoring.ts';

const wind = z.enum(['E', 'S', 'W', 'N']);
const tile = z.string().regex(/^([1-9][mps]|[1-7]z)$/);

/** As a hand in play is kept, before its first move. */
const dealtRecord = z.strictObject({
  v: z.literal(1),
  rules: z.enum(PLAYABLE_RULES),
  options: z.record(z.string(), z.unknown()),
  round: wind,
  deal: z.record(wind, z.string()),
  wall: z.string(),
  moves: z.array(z.never()),
});

const moment = z.strictObject({
  id: z.string(),
  act: z.enum(['discard', 'claim', 'pass', 'lost', 'shown']),
  tiles: z.array(tile).optional(),
  turns: z.number().int().optional(),
  holding: z.array(tile).optional(),
  instead: z.array(tile).optional(),
  rule: z.string().optional(),
});

export const coachedHand = z.strictObject({
  id: z.string(),
  record: dealtRecord,
  moments: z.array(moment),
});

/** Guided walks of the lessons: one table, and the questions that are asked at it in turn. */
import { z } from 'astro/zod';
import { TABLE_PARTS, type Texts } from '../engine/drills.ts';
import { PLAYABLE_RULES, type PlayableRules } from '../engine/scoring.ts';

/** YAML figures need no quotes. */
const text = z.union([z.string(), z.number()]).transform(String);
const letter = z.enum(['A', 'B', 'C', 'D']);

/** What happens at the table beside what is asked. */
const happening = {
  /** A concealed kong is declared before the question, by whom. */
  kong: text.optional(),
  by: letter.optional(),
  /** The claim that is made, where the player who has the tile may make several. */
  takes: z.enum(['chow', 'pung', 'kong']).optional(),
  /** What the player who took a tile discards. */
  discards: text.optional(),
};

const parts = Object.fromEntries(TABLE_PARTS.map((part) => [part, text.optional()]));
const ask = z.strictObject({ ask: text, claim: text, ...parts, ...happening });

export interface WalkAsk {
  readonly texts: Texts;
  /** The right act; a test compares it with the engine. */
  readonly claim: string;
  readonly kong?: string;
  readonly by?: string;
  readonly takes?: 'chow' | 'pung' | 'kong';
  readonly discards?: string;
}

export interface Walk {
  readonly id: string;
  readonly rules: PlayableRules;
  readonly asks: readonly WalkAsk[];
}

/** What all questions of a walk have in common is said once. */
export const walk = z
  .strictObject({
    id: z.string().regex(/^[a-z-]+\.walk$/),
    rules: z.enum(PLAYABLE_RULES as [PlayableRules, ...PlayableRules[]]),
    players: z.string().optional(),
    starter: letter.optional(),
    throws: text.optional(),
    asks: z.array(ask).min(2),
  })
  .transform(
    ({ id, asks, ...table }): Walk => ({
      id,
      rules: table.rules,
      asks: asks.map(({ claim, kong, by, takes, discards, ...own }) => ({
        texts: { ...table, ...own } as Texts,
        claim,
        ...(kong !== undefined && { kong }),
        ...(by !== undefined && { by }),
        ...(takes !== undefined && { takes }),
        ...(discards !== undefined && { discards }),
      })),
    }),
  );

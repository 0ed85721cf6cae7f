/** The schemas of what changed from one text to another, and of where each says that it comes from. */
import { z } from 'astro/zod';
import { bilingual } from './schema-parts.ts';
import { SOURCES } from './schemas.ts';

/** How two sources answer a question of the matrix; where both are silent it is not told. */
export const CHANGES = ['kept', 'changed', 'added', 'lost'] as const;

/** What is told of a step: the changes, and what the later text gets wrong or calls otherwise. */
export const TOLD = [...CHANGES, 'misread'] as const;

/** Sources that are told of one after the other. */
export const STORIES = ['navy', 'nations'] as const;

const source = z.enum(SOURCES);

export const step = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  order: z.number().int().default(0),
  story: z.enum(STORIES),
  from: source,
  to: source,
  name: bilingual,
  /** Entries in which the later text says that it comes from the earlier; none: it is a comparison. */
  descent: z.array(z.string()).default([]),
  /** `[words](question)` leads to a row of the matrix, `{rule}` to an entry of a register. */
  told: z.record(z.enum(TOLD), bilingual),
});

export const origin = z.strictObject({
  id: source,
  order: z.number().int().default(0),
  /** What it says of where it comes from, each claim with its entry. */
  claims: bilingual,
  /** What is known beside that, and what is not. */
  known: bilingual,
});

/** The schema of what changed for readers. */
import { z } from 'astro/zod';
import { bilingual } from './schema-parts.ts';

export const NEWS_AREAS = ['lessons', 'drills', 'play', 'compare', 'tools', 'read'] as const;

export const newsDay = z.strictObject({
  /** The date. */
  id: z.string().regex(/^\d{4}-\d\d-\d\d$/),
  order: z.number().int().default(0),
  items: z
    .array(
      z.strictObject({
        area: z.enum(NEWS_AREAS),
        /** The page about it, after the language. */
        to: z.string(),
        name: bilingual,
        text: bilingual,
      }),
    )
    .min(1),
});

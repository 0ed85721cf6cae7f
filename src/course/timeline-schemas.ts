/** The schema of the years: what the sources date, or say of years before them. */
import { z } from 'astro/zod';
import { bilingual } from './schema-parts.ts';

export const FIRST_YEAR = 1860;
export const LAST_YEAR = 2002;

/** Where the game is, a line of the drawing each. */
export const PLACES = ['china', 'west', 'navy'] as const;
const place = z.enum(PLACES);

const year = z.number().int().min(FIRST_YEAR).max(LAST_YEAR);

export const timelineMark = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  year,
  until: year.optional(),
  about: z.boolean().default(false),
  /** What a source says of earlier times, or the date of a text. */
  kind: z.enum(['claim', 'text']),
  place,
  /** Who hands the game on, where it changes place. */
  from: place.optional(),
  name: bilingual,
  text: bilingual,
  /** Where the page of what changed tells more: one of its parts. */
  leads: z.string().optional(),
  /** The entries of the registers that say so. */
  rules: z.array(z.string()).min(1),
  order: z.number().int().default(0),
});

export type TimelineMark = z.output<typeof timelineMark>;

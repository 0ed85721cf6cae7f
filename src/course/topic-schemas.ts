/** The schema of the questions that the sources answer each in its own way. */
import { z } from 'astro/zod';
import { bilingual } from './schema-parts.ts';
import { SOURCES } from './schemas.ts';

export const TOPIC_GROUPS = [
  'tiles',
  'seats',
  'walls',
  'breach',
  'reserve',
  'deal',
  'flowers',
  'claims',
  'kongs',
  'wins',
  'counting',
  'doubles',
  'limits',
  'payments',
  'winds',
  'drawn',
  'penalties',
  'names',
] as const;

/** The source has nothing to say on it. */
export const SILENT = 'silent';

const rules = z.array(z.string()).min(1);

/**
 * Entries of the source's register, whose short statements answer together; where those would
 * answer another question as well, what they come to on this one.
 */
const cell = z.union([
  z.literal(SILENT),
  rules,
  z.strictObject({
    rules,
    says: bilingual.optional(),
    /** The entries say that the source does not answer, and what is played here. */
    unsaid: z.literal(true).optional(),
  }),
]);

export const topic = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  group: z.enum(TOPIC_GROUPS),
  /** The question. */
  name: bilingual,
  cells: z.record(z.enum(SOURCES), cell),
  /** What tables of today play otherwise, by entries of the register from outside the source. */
  today: z.partialRecord(z.enum(SOURCES), z.strictObject({ rules, says: bilingual })).default({}),
  /** Sources that give the same answer; a source in no list answers alone. */
  alike: z.array(z.array(z.enum(SOURCES)).min(2)).default([]),
  order: z.number().int().default(0),
});

export type Topic = z.output<typeof topic>;

/** The schemas of the rules: the register, its errata, the scoring hands. */
import { z } from 'astro/zod';
import { WINDS } from '../engine/notation.ts';
import { bilingual, errata } from './schema-parts.ts';

/** A slip of the book, or a question that it leaves open. */
export const ERRATUM_KINDS = ['slip', 'open'] as const;

/** Where a source errs or leaves a thing open, and what the site makes of it. */
export const erratum = z.strictObject({
  id: errata,
  kind: z.enum(ERRATUM_KINDS),
  /** What the book says, or does not. */
  book: bilingual,
  /** How the site reads it, and why. */
  reading: bilingual,
  /** Its place among all of them, which the loader counts. */
  order: z.number().int().default(0),
});

/** Why an entry is neither carried out, nor taught, nor drilled. */
export const IDLE = ['advice', 'custom', 'missing'] as const;

/** A rule of a source, in our words. */
export const registerEntry = z.strictObject({
  /** The source, the place in it: `tchou1924.VII.8`. */
  id: z.string(),
  /** Where the source says it. */
  where: z.strictObject({
    /** Roman numeral, or the first and last of several: `I–IV`; none before the first. */
    chapter: z
      .string()
      .regex(/^[IVX]+(–[IVX]+)?$/)
      .optional(),
    /** What the place is called there: a paragraph, principle, formula or figure. */
    item: bilingual.optional(),
    /** Page or pages of the 1924 edition, `78` or `78-79`. */
    pages: z
      .string()
      .regex(/^\d+(-\d+)?$/)
      .optional(),
  }),
  /** What the source says, and where we add to it, that we do. */
  rule: bilingual,
  /** Terms of the source, in its own spelling. */
  terms: z.array(z.string()).default([]),
  /** Where the source errs here, or leaves a thing open. */
  errata: z.array(errata).default([]),
  /** A hand that shows it, in the notation. */
  shows: z.string().optional(),
  /** What carries it out: names that the engine exports, or ids of its scoring items. */
  engine: z.array(z.string()).default([]),
  /** The drills that practise it, by the end of their address: `waits` at `drill/waits/`. */
  drills: z.array(z.string()).default([]),
  /** Its place in the whole register, which the loader counts. */
  order: z.number().int().default(0),
  /** Why there is none of these, nor a lesson; the lessons say themselves what they teach. */
  idle: z.enum(IDLE).optional(),
});

/** The kinds of scoring hands, by what makes them; after the source's table of scores. */
export const HAND_FAMILIES = [
  'chows',
  'pungs',
  'kongs',
  'honours',
  'suits',
  'numbers',
  'special',
  'win',
] as const;

/** What may be true of a win by the international rules. */
export const HAND_WINS = [
  'last-wall',
  'last-discard',
  'rob-kong',
  'replacement',
  'last-of-kind',
] as const;

/** How a hand shown was won, where it is not North in the North round and nothing special. */
const shownHand = {
  /** In the notation. */
  hand: z.string(),
  seat: z.enum(WINDS).default('N'),
  round: z.enum(WINDS).default('N'),
  how: z.array(z.enum(HAND_WINS)).default([]),
};

/** One of the 81 scoring hands, as the catalogue shows it. */
export const scoringHand = z.strictObject({
  /** The official English name in kebab case, as the engine has it. */
  id: z.string(),
  number: z.number().int().min(1).max(81),
  /** What it is called in Chinese. */
  chinese: z.string().min(2),
  family: z.enum(HAND_FAMILIES),
  /** The tiles that make it, in the notation, groups with a space between them. */
  picture: z.string().optional(),
  /** A hand that scores it. */
  example: z.strictObject(shownHand),
  /** A hand that just does not, and why. */
  nearMiss: z.strictObject({ ...shownHand, why: bilingual }),
});

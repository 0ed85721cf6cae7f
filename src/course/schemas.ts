/**
 * One schema per kind of content. Types come from here; the tests read the same
 * files through the same schemas.
 */
import { z } from 'astro/zod';

/** A text in both languages. */
const bilingual = z.strictObject({ en: z.string().min(1), fr: z.string().min(1) });

/** The head of a lesson's MDX file; all facts stand in the course and the exercises. */
export const lesson = z.strictObject({
  title: z.string().min(1),
  /** One or two sentences: the page's description and its line in the course list. */
  description: z.string().min(20).max(200),
});

/** A course: its lessons in order, with the register entries that each teaches. */
export const course = z.strictObject({
  id: z.string(),
  title: bilingual,
  description: bilingual,
  lessons: z.array(
    z.strictObject({
      slug: z.string(),
      /** Register ids, the first being where the book says it. */
      teaches: z.array(z.string()).min(1),
      /** Glossary ids of the words that the lesson explains. */
      terms: z.array(z.string()).default([]),
    }),
  ),
});

/** A position that lessons show or let people play. */
export const exercise = z.strictObject({
  /** `<lesson>.<name>` */
  id: z.string(),
  /** The waiting hand, in the one notation. */
  hand: z.string(),
  /** What the author believes it waits on; a test compares it with the engine. */
  waits: z.string(),
});

/** How a formula's tiles stand: the whole concealed hand or a part, of one or more families. */
export const FORMULA_SHAPES = ['pure', 'two-suit', 'partial-pure', 'partial-mixed'] as const;

/** A slip of the book beside the formula it stands in. */
export const slip = z.discriminatedUnion('kind', [
  /** The sentence above the table names other tiles than the table. */
  z.strictObject({ kind: z.literal('claim'), errata: z.string(), printed: z.string() }),
  /** One group of the row for a winning tile is misprinted. */
  z.strictObject({
    kind: z.literal('row'),
    errata: z.string(),
    tile: z.string(),
    printed: z.string(),
    correct: z.string(),
  }),
  /** The heading calls the hand something else than it is. */
  z.strictObject({
    kind: z.literal('heading'),
    errata: z.string(),
    printed: z.enum(['homogeneous', 'heterogeneous']),
  }),
  /** The formula is not in the text. */
  z.strictObject({ kind: z.literal('missing'), errata: z.string() }),
]);

/** One of the formulas I–XLIX of Tchou's chapter VIII, as the register rebuilds it. */
export const formula = z.strictObject({
  /** The Roman numeral. */
  id: z.string(),
  /** Its place in the book's order, 1–49. */
  order: z.number().int().min(1).max(49),
  figure: z.number().int(),
  /** Number of winning kinds in the book's heading. */
  printedClass: z.number().int().optional(),
  shape: z.enum(FORMULA_SHAPES).optional(),
  hand: z.string().optional(),
  /** One completed reading for each winning tile, as the book's table has it. */
  rows: z.array(z.strictObject({ tile: z.string(), groups: z.string() })).default([]),
  /** The formula that is its mirror, itself perhaps. */
  mirror: z.string().optional(),
  slips: z.array(slip).default([]),
});

/** A rule of a source, in our words. */
export const registerEntry = z.strictObject({
  id: z.string(),
  /** Where the source says it. */
  where: z.strictObject({
    chapter: z.string(),
    /** What the place is called there: a paragraph, principle, formula or figure. */
    item: bilingual.optional(),
    /** Page or pages of the 1924 edition, `78` or `78-79`. */
    pages: z.string().optional(),
  }),
  rule: bilingual,
  /** Terms of the source, in its own spelling. */
  terms: z.array(z.string()).default([]),
});

/** A word of the site, explained. */
export const glossaryEntry = z.strictObject({
  id: z.string(),
  term: bilingual,
  text: bilingual,
  /** What the sources call it, by rule set. */
  sources: z.record(z.string(), z.string()).default({}),
  /** A position or tiles that show it, in the notation. */
  shows: z.string().optional(),
});

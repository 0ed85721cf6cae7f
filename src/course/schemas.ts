/**
 * One schema per kind of content. Types come from here; the tests read the same
 * files through the same schemas.
 */
import { z } from 'astro/zod';
import { RULESET_IDS } from '../engine/scoring.ts';
import { bilingual, errata } from './schema-parts.ts';

/** The sources that the site teaches from, in the order in which it names them. */
export const SOURCES = RULESET_IDS;

/** The head of a lesson's MDX file; all facts stand in the course and the exercises. */
export const lesson = z.strictObject({
  title: z.string().min(1),
  /** One or two sentences: the page's description and its line in the course list. */
  description: z.string().min(20).max(200),
});

/** A course: its lessons in order, with the register entries that each teaches. */
export const course = z.strictObject({
  id: z.string(),
  /** Its place among the courses, from 0. */
  order: z.number().int().default(0),
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

/** How a formula's tiles stand: the whole concealed hand or a part, of one or more families. */
export const FORMULA_SHAPES = ['pure', 'two-suit', 'partial-pure', 'partial-mixed'] as const;

/** A slip of the book beside the formula it stands in. */
export const slip = z.discriminatedUnion('kind', [
  /** The sentence above the table names other tiles than the table. */
  z.strictObject({
    kind: z.literal('claim'),
    errata,
    /** The tiles that the sentence names, in the notation. */
    printed: z.string(),
  }),
  /** One group of the row for a winning tile is misprinted. */
  z.strictObject({
    kind: z.literal('row'),
    errata,
    /** The winning tile of the row. */
    tile: z.string(),
    /** The group as the book has it. */
    printed: z.string(),
    /** The group as it must be, and stands in `rows`. */
    correct: z.string(),
  }),
  /** The heading calls the hand something else than it is, or a whole hand when it is a part. */
  z.strictObject({
    kind: z.literal('heading'),
    errata,
    /** What the heading says; `shape` says what the hand is. */
    printed: z.enum(['homogeneous', 'heterogeneous']),
  }),
  /** The formula is not in the text. */
  z.strictObject({ kind: z.literal('missing'), errata }),
]);

/**
 * One of the formulas I–XLIX of Tchou's chapter VIII, rebuilt from its table. A
 * formula that is missing has its number and figure alone, and says so in a slip.
 */
export const formula = z.strictObject({
  /** The Roman numeral. */
  id: z.string(),
  /** Its place in the book's order, 1–49. */
  order: z.number().int().min(1).max(49),
  /** The number of its figure, 16–64. */
  figure: z.number().int(),
  /** Number of winning kinds in the book's heading. */
  printedClass: z.number().int().optional(),
  /** What the hand is, whatever the heading calls it. */
  shape: z.enum(FORMULA_SHAPES).optional(),
  /** The tiles without the winning one, in the notation; the pair elsewhere if there are 3n + 2. */
  hand: z.string().optional(),
  /** One completed reading for each winning tile, in the order of the book's table. */
  rows: z
    .array(
      z.strictObject({
        /** The winning tile. */
        tile: z.string(),
        /** The groups with a space between them, in the book's order: `111m 22m 345m`. */
        groups: z.string(),
      }),
    )
    .default([]),
  /** The formula of the mirrored ranks, itself perhaps; suits may change places. */
  mirror: z.string().optional(),
  /** Where the book errs here. */
  slips: z.array(slip).default([]),
});

/** A word of the site, explained. */
export const glossaryEntry = z.strictObject({
  id: z.string(),
  term: bilingual,
  text: bilingual,
  /** What the sources call it, by rule set. */
  sources: z.partialRecord(z.enum(SOURCES), z.string()).default({}),
  /** A position or tiles that show it, in the notation. */
  shows: z.string().optional(),
});

/** Where a source says a thing, by that source's own divisions. */
export const place = z.strictObject({
  /** Tchou: the chapter, and the page or pages of the 1924 edition. */
  chapter: z
    .string()
    .regex(/^[IVX]+$/)
    .optional(),
  pages: z
    .string()
    .regex(/^\d+(-\d+)?$/)
    .optional(),
  /** Vulcain and the Japanese rules: the numbered section. */
  section: z
    .string()
    .regex(/^\d(\.\d+)*$/)
    .optional(),
  /** The encyclopedia: the heading above it. */
  heading: z.string().optional(),
  /** The international rules: the number of the scoring hand. */
  hand: z.number().int().min(1).max(81).optional(),
  /** Whether it stands in a footnote. */
  note: z.boolean().default(false),
  /** Whether the text has it only as the name of a picture. */
  picture: z.boolean().default(false),
});

/** What a source calls a family of tiles, or some tiles of it. */
const sourceName = z
  .strictObject({
    source: z.enum(SOURCES),
    /** In the source's spelling. */
    term: z.string().min(1).optional(),
    /** Whether the source numbers the tiles 1 to 4, beside a name or for want of one. */
    numbered: z.boolean().default(false),
    /** The tiles it names, in the notation, where they are not the whole family. */
    tiles: z.string().optional(),
    where: place,
  })
  .refine(({ term, numbered }) => (term === undefined) === numbered, 'a term, or numbers');

/** A family of tiles with all the sources call it. */
export const tileFamily = z.strictObject({
  id: z.string(),
  /** In the notation; the back has none. */
  tiles: z.string().optional(),
  names: z.array(sourceName),
});

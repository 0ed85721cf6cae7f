/**
 * One schema per kind of content. Types come from here; the tests read the same
 * files through the same schemas.
 */
import { z } from 'astro/zod';
import { RULESET_IDS } from '../engine/scoring.ts';
import { bilingual, errata } from './schema-parts.ts';

export const SOURCES = RULESET_IDS;

/** The frontmatter of a lesson; facts stand in the course and the exercises. */
export const lesson = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(20).max(200),
});

export const course = z.strictObject({
  id: z.string(),
  order: z.number().int().default(0),
  title: bilingual,
  /** Three tiles. */
  cover: z.string(),
  description: bilingual,
  /** Each begins with the lesson that is named. */
  chapters: z.array(z.strictObject({ from: z.string(), title: bilingual })).min(1),
  lessons: z.array(
    z.strictObject({
      slug: z.string(),
      /** Its idea in a few tiles; `?` is one face down. */
      vignette: z.string(),
      /** Register ids; the first is the main one. */
      teaches: z.array(z.string()).min(1),
      terms: z.array(z.string()).default([]),
    }),
  ),
});

const WEEKDAYS = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday';

/** A hand of the day: its id is the day of the week and the week, its lesson one of the waits. */
export const dayHand = z.strictObject({
  id: z.string().regex(new RegExp(`^(${WEEKDAYS})\\.\\d+$`)),
  hand: z.string(),
  lesson: z.string(),
});

/** How a formula's tiles stand: the whole concealed hand or a part, of one or more families. */
export const FORMULA_SHAPES = ['pure', 'two-suit', 'partial-pure', 'partial-mixed'] as const;

export const slip = z.discriminatedUnion('kind', [
  /** The sentence above the table disagrees with the table. */
  z.strictObject({
    kind: z.literal('claim'),
    errata,
    printed: z.string(),
  }),
  /** One group of the row for a winning tile is misprinted. */
  z.strictObject({
    kind: z.literal('row'),
    errata,
    tile: z.string(),
    printed: z.string(),
    /** The correct group, as in `rows`. */
    correct: z.string(),
  }),
  /** The heading gives the wrong shape, or calls a partial hand a whole one. */
  z.strictObject({
    kind: z.literal('heading'),
    errata,
    /** What the heading says; the real one is `shape`. */
    printed: z.enum(['homogeneous', 'heterogeneous']),
  }),
  z.strictObject({ kind: z.literal('missing'), errata }),
]);

/**
 * One of the formulas I–XLIX of Tchou's chapter VIII, rebuilt from its table. A
 * formula that is missing has its number and figure alone, and says so in a slip.
 */
export const formula = z.strictObject({
  id: z.string(),
  order: z.number().int().min(1).max(49),
  figure: z.number().int(),
  /** Number of winning kinds in the book's heading. */
  printedClass: z.number().int().optional(),
  shape: z.enum(FORMULA_SHAPES).optional(),
  /** Without the winning tile; 3n + 2 tiles when the pair stands elsewhere. */
  hand: z.string().optional(),
  /** One completed reading for each winning tile, in the order of the book's table. */
  rows: z
    .array(
      z.strictObject({
        tile: z.string(),
        /** The groups with a space between them, in the book's order: `111m 22m 345m`. */
        groups: z.string(),
      }),
    )
    .default([]),
  /** The formula with mirrored ranks, up to the order of suits; perhaps itself. */
  mirror: z.string().optional(),
  slips: z.array(slip).default([]),
});

/** Of all deals, how many stand at distance 0, 1, 2 … from a hand; too large for numbers. */
export const aim = z.strictObject({
  id: z.string(),
  rules: z.enum(SOURCES),
  deals: z.array(z.string().regex(/^\d+$/)).max(14),
});

/** A word in the script of its language, and how it is said. */
const foreignWord = z.strictObject({ word: z.string().min(1), reading: z.string().min(1) });

export const glossaryEntry = z.strictObject({
  id: z.string(),
  term: bilingual,
  text: bilingual,
  /** How prose says it, where the term alone does not tell; `claim*` is any word that begins so. */
  forms: z
    .strictObject({ en: z.array(z.string()), fr: z.array(z.string()) })
    .partial()
    .default({}),
  /** Why no lesson explains it. */
  untaught: z.string().optional(),
  sources: z.partialRecord(z.enum(SOURCES), z.string()).default({}),
  /** Traditional characters, and the simplified ones behind a stroke where they differ; pinyin. */
  chinese: z.array(foreignWord).default([]),
  /** As Japanese players write it; romaji. */
  japanese: z.array(foreignWord).default([]),
  /** The question of the matrix that it is about. */
  topic: z.string().optional(),
  shows: z.string().optional(),
});

/** A place in a source, by that source's own divisions. */
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
  section: z
    .string()
    .regex(/^\d(\.\d+)*$/)
    .optional(),
  heading: z.string().optional(),
  hand: z.number().int().min(1).max(81).optional(),
  note: z.boolean().default(false),
  /** Only as the name of a picture. */
  picture: z.boolean().default(false),
});

const sourceName = z
  .strictObject({
    source: z.enum(SOURCES),
    term: z.string().min(1).optional(),
    /** The source numbers the tiles 1 to 4 instead of naming them. */
    numbered: z.boolean().default(false),
    /** The tiles it names, in the notation, where they are not the whole family. */
    tiles: z.string().optional(),
    where: place,
  })
  .refine(({ term, numbered }) => (term === undefined) === numbered, 'a term, or numbers');

export const tileFamily = z.strictObject({
  id: z.string(),
  tiles: z.string().optional(),
  names: z.array(sourceName),
});

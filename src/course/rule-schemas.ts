/** The schemas of the rules: the register, its errata, the scoring hands. */
import { z } from 'astro/zod';
import { WINDS } from '../engine/notation.ts';
import { RULESET_IDS } from '../engine/scoring.ts';
import { bilingual, errata } from './schema-parts.ts';

const ERRATUM_KINDS = ['slip', 'open'] as const;

/** What has been recorded of a rule set. */
const RECORDS = ['hands', 'accounts'] as const;

export const erratum = z.strictObject({
  id: errata,
  kind: z.enum(ERRATUM_KINDS),
  book: bilingual,
  reading: bilingual,
  /** How we know, or why this reading. */
  known: bilingual,
  /** What else players might decide; absent where nothing else makes sense. */
  otherwise: bilingual.optional(),
  /** What the decision changes in play. */
  changes: z.union([z.literal('nothing'), bilingual]),
  /** Of the hands or settlements recorded under these rules, those that another decision counts otherwise. */
  count: z
    .strictObject({
      of: z.enum(RECORDS).default('hands'),
      all: z.number().int().positive(),
      otherwise: z.number().int().nonnegative(),
    })
    .optional(),
  order: z.number().int().default(0),
});

/** What a page about a source says of it, in this order. */
export const SOURCE_FACTS = [
  'author',
  'title',
  'publisher',
  'editions',
  'pages',
  'transcriber',
  'digital',
  'lost',
  'nature',
  'trust',
  'unknown',
] as const;

/** A source as our copy knows it, and how to cite it. */
export const source = z.strictObject({
  id: z.enum(RULESET_IDS),
  facts: z.partialRecord(z.enum(SOURCE_FACTS), bilingual),
  /** The fields of a BibTeX entry, and the kind of entry. */
  cite: z.object({ kind: z.enum(['book', 'misc']), title: z.string() }).catchall(z.string()),
});

export const IDLE = ['advice', 'custom', 'missing'] as const;

export const registerEntry = z.strictObject({
  id: z.string(),
  where: z.strictObject({
    /** A Roman numeral or a range, `I–IV`; absent before the first chapter. */
    chapter: z
      .string()
      .regex(/^[IVX]+(–[IVX]+)?$/)
      .optional(),
    /** The name of the paragraph, principle, formula or figure. */
    item: bilingual.optional(),
    pages: z
      .string()
      .regex(/^\d+(-\d+)?$/)
      .optional(),
  }),
  rule: bilingual,
  /** The same in a few words, where the sources are set side by side. */
  short: bilingual.optional(),
  terms: z.array(z.string()).default([]),
  /** What decides it, in the words of the text as they are printed; `[…]` where some are left out. */
  quote: z.string().optional(),
  errata: z.array(errata).default([]),
  shows: z.string().optional(),
  /** Names that the engine exports, or ids of scoring items, that implement it. */
  engine: z.array(z.string()).default([]),
  /** Pages of the drills that practise it, with a level where one is meant: `breach/opened`. */
  drills: z.array(z.string().regex(/^[a-z]+(\/[a-z-]+)?$/)).default([]),
  order: z.number().int().default(0),
  /** Why neither the engine, a drill nor a lesson covers it. */
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

export const HAND_WINS = [
  'last-wall',
  'last-discard',
  'rob-kong',
  'replacement',
  'last-of-kind',
  'heaven',
  'earth',
  'first-draw',
  'riichi',
  'double-riichi',
  'ippatsu',
] as const;

/** How it was won, unless by North in the North round and in no special way. */
const shownHand = {
  hand: z.string(),
  seat: z.enum(WINDS).default('N'),
  round: z.enum(WINDS).default('N'),
  how: z.array(z.enum(HAND_WINS)).default([]),
};

/** Which groups may lie on the table before the win: of `pairs`, a pung whose fourth tile is held. */
export const HAND_EXPOSURES = ['none', 'pairs', 'dragons', 'any'] as const;

/** Where the last tile may come from. */
export const HAND_LAST_TILES = ['anyone', 'wall', 'east'] as const;

/** Which kongs may stand for pungs. */
export const HAND_KONGS = ['none', 'concealed', 'any'] as const;

/** The kinds of doubles that may go with a mark. */
export const DOUBLINGS = ['flower-double', 'concealed', 'circumstance', 'colour'] as const;

const made = z.strictObject({
  exposed: z.enum(HAND_EXPOSURES),
  last: z.enum(HAND_LAST_TILES),
  kongs: z.enum(HAND_KONGS),
});
export type HandMade = z.output<typeof made>;

export const scoringHand = z.strictObject({
  /** The rule set, a full stop and the row of its table. */
  id: z.string().regex(/^[a-z0-9]+\.[a-z-]+$/),
  number: z.number().int().min(1).max(81).optional(),
  chinese: z.string().min(2).optional(),
  family: z.enum(HAND_FAMILIES),
  /** The tiles that make it, in the notation, groups with a space between them. */
  picture: z.string().optional(),
  /** How it may be put together, where the rules say so hand by hand. */
  made: made.optional(),
  /** Entries of the register that say more of it. */
  notes: z.array(z.string()).default([]),
  example: z.strictObject(shownHand),
  nearMiss: z.strictObject({ ...shownHand, why: bilingual }),
  order: z.number().int().default(0),
});

/** What is said of the rules, and the entries of the register that say it. */
const sourced = z.strictObject({ rules: z.array(z.string()).min(1), text: bilingual });

/** What a text becomes where players have agreed so. */
const under = z
  .array(z.strictObject({ agreed: z.record(z.string(), z.unknown()), text: bilingual }))
  .optional();

export const SUMMARY_PARTS = [
  'tiles',
  'deal',
  'turn',
  'claims',
  'ends',
  'points',
  'payments',
] as const;

/** What is compared between rule sets. */
export const FACTS = ['tiles', 'counting', 'minimum', 'payment', 'game'] as const;

/** A rule set on one page: what to know before choosing it, its rules, its table of points. */
export const summary = z.strictObject({
  id: z.enum(RULESET_IDS),
  /** The page of the drill to try first. */
  drill: z.string(),
  /** For whom these rules are. */
  choices: z.array(z.strictObject({ if: bilingual, because: bilingual })).min(1),
  facts: z.record(z.enum(FACTS), sourced),
  parts: z.array(
    z.strictObject({
      part: z.enum(SUMMARY_PARTS),
      lines: z
        .array(
          sourced.extend({
            /** Tiles, groups with a space between them. */ shows: z.string().optional(),
            /** On the sheet of one table, whose agreements are known. */ under,
          }),
        )
        .min(1),
    }),
  ),
  table: z.strictObject({
    /** Agreements that bring rows the site leaves out unless told otherwise. */
    options: z.record(z.string(), z.unknown()).optional(),
    /** Whose table it is, where it is not the source's own. */
    note: bilingual.optional(),
    /** The families of the engine's rows under one heading; without groups the rows stand by value. */
    groups: z
      .array(
        z.strictObject({
          title: bilingual,
          families: z.array(z.string()).min(1),
          /** Of these families, the rows of this value alone. */
          points: z.number().optional(),
        }),
      )
      .optional(),
    /**
     * By the id of a row, or what follows `exposed-` and `concealed-` in those of two rows that
     * share a line: a name in place of the row's own, what it asks for, tiles that show it.
     */
    rows: z.record(
      z.string(),
      z.strictObject({
        name: bilingual.optional(),
        asks: bilingual.optional(),
        shows: z.string().optional(),
        /** What it asks for under other agreements. */
        under,
      }),
    ),
  }),
});

/**
 * The tables that can be downloaded: the schema of a row, its fields in their order. Rows are flat,
 * so that CSV and JSON hold the same; a text is empty where there is nothing to say.
 */
import { z } from 'astro/zod';
import type { Locale } from '../../i18n/locales.ts';
import { FORMULA_SHAPES, SOURCES } from '../schemas.ts';
import { SILENT, TOPIC_GROUPS } from '../topic-schemas.ts';

const text = z.string();
const words = z.string().min(1);
const count = z.number().int().nonnegative();
const source = z.enum(SOURCES);

type InBoth<Name extends string> = Record<`${Name}_${Locale}`, typeof text>;

const inBoth = <Name extends string>(name: Name, kind: typeof text = words): InBoth<Name> =>
  ({ [`${name}_fr`]: kind, [`${name}_en`]: kind }) as InBoth<Name>;

/** The names of the sources as fields. */
const ofEachSource = Object.fromEntries(SOURCES.map((id) => [id, text])) as Record<
  (typeof SOURCES)[number],
  typeof text
>;

export const TABLES = {
  matrix: z.strictObject({
    question_id: words,
    group: z.enum(TOPIC_GROUPS),
    ...inBoth('question'),
    source,
    /** A choice of the site is no answer of the source. */
    answered_by: z.enum(['source', 'site', SILENT]),
    rules: text,
    ...inBoth('answer', text),
    alike: text,
    today_rules: text,
    ...inBoth('today', text),
  }),
  register: z.strictObject({
    id: words,
    source,
    chapter: text,
    ...inBoth('item', text),
    pages: text,
    ...inBoth('rule'),
    ...inBoth('short', text),
    terms: text,
    quote: text,
    errata: text,
    shows: text,
  }),
  errata: z.strictObject({
    id: words,
    source,
    kind: z.enum(['slip', 'open']),
    ...inBoth('changes', text),
    rules: text,
    ...inBoth('place', text),
    ...inBoth('book'),
    ...inBoth('reading'),
    ...inBoth('known'),
    ...inBoth('otherwise', text),
  }),
  formulas: z.strictObject({
    id: words,
    figure: count,
    shape: z.enum([...FORMULA_SHAPES, '']),
    hand: text,
    waits: text,
    waits_count: count.nullable(),
    copies: count.nullable(),
    printed_count: count.nullable(),
    mirror: text,
    errata: text,
  }),
  hands: z.strictObject({
    source,
    id: words,
    number: count.nullable(),
    ...inBoth('name'),
    chinese: text,
    terms: text,
    value: count,
    unit: z.enum(['points', 'han', 'limit']),
    rule: words,
    example: words,
    seat: words,
    round: words,
    won: text,
  }),
  glossary: z.strictObject({
    id: words,
    ...inBoth('term'),
    ...inBoth('text'),
    ...ofEachSource,
    chinese: text,
    pinyin: text,
    japanese: text,
    romaji: text,
    shows: text,
    question_id: text,
  }),
} as const;

export type TableId = keyof typeof TABLES;

export type RowOf<Id extends TableId> = z.output<(typeof TABLES)[Id]>;

export const TABLE_IDS = Object.keys(TABLES) as readonly TableId[];

/** The steps of the first evening, and their words in one language. */
import { z } from 'astro/zod';
import { RULESET_IDS } from '../engine/scoring.ts';

const act = z.string().regex(/^\S+$/);
const slug = z.string().regex(/^[a-z0-9-]+$/);
const seat = z.enum(['E', 'S', 'W', 'N']);

const wrongAct = z.strictObject({
  act,
  /** What was found before; without it the act is wrong from the start. */
  after: z.array(act).default([]),
  why: slug,
  /** The tiles that the reason names. */
  joins: z.string().default(''),
});

export const eveningStep = z.strictObject({
  id: slug,
  /** Absent where it goes on from the step before. */
  hand: z.string().optional(),
  drawn: z.string().optional(),
  /** A seat and the tile that it discards: `S5p`. */
  given: z.string().optional(),
  /** The same, of the discard that was claimed just before. */
  taken: z.string().optional(),
  east: z.string().optional(),
  south: z.string().optional(),
  west: z.string().optional(),
  north: z.string().optional(),
  calls: z.partialRecord(seat, act).default({}),
  rack: z.string().optional(),
  items: z.array(slug).default([]),
  kind: z.enum(['act', 'pick', 'all', 'order']).default('act'),
  right: z.array(act).min(1),
  passes: z.array(act).default([]),
  wrong: z.array(wrongAct).default([]),
  /** What the items of a count are worth; the tests have it counted. */
  counts: z
    .strictObject({
      rules: z.enum(RULESET_IDS),
      won: z.string(),
      total: z.number().int(),
      rows: z.record(z.string(), z.string()),
      /** The tiles that each item is about. */
      lights: z.record(z.string(), z.string()),
    })
    .optional(),
});

export const eveningLesson = z.strictObject({
  id: slug,
  order: z.number().int().default(0),
  /** Its idea in a few tiles; `?` is one face down. */
  vignette: z.string(),
  minutes: z.number().int(),
  /** The words of the glossary that it adds to those of the lessons before. */
  terms: z.array(z.string()),
  /** Whether the other players are seen. */
  seats: z.boolean().default(false),
  steps: z.array(eveningStep).min(1),
  /** Tiles at its end: to be looked at, or with what completes them. */
  shows: z.array(z.string()).default([]),
  /** Who has won with them, and on whose discard, where it was not the reader. */
  shownBy: z.strictObject({ winner: seat, giver: seat }).optional(),
  waits: z.array(z.string()).default([]),
  /** A hand that stays on the cover of the course once the lesson is done. */
  keeps: z.string().optional(),
});

/** No more words at a time than are read between two taps. */
const MOST_WORDS = 25;

const text = z
  .string()
  .min(1)
  .refine((said) => said.split(/\s+/).length <= MOST_WORDS, `over ${MOST_WORDS} words`);

export const eveningWords = z.strictObject({
  id: slug,
  title: z.string().min(1),
  description: z.string().min(20).max(200),
  steps: z.record(slug, text),
  /** Said once a step is done. */
  after: z.record(slug, text).default({}),
  why: z.record(slug, text),
  end: text,
});

/** The rule sets on one page each: their rules, their points, and what to know before choosing. */
import { type CollectionEntry, getCollection, getEntry } from 'astro:content';
import { type AgreedRules, loadKit, type PlayableRules } from '../engine/scoring.ts';
import { isDrillName } from './drills.ts';
import { courses } from './lessons.ts';
import type { DrillName } from './links.ts';
import { anchorOf } from './links.ts';

export async function summaryOf(
  rules: PlayableRules,
): Promise<CollectionEntry<'summaries'>['data']> {
  const entry = await getEntry('summaries', rules);
  if (!entry) throw new Error(`no summary of ${rules}`);
  return entry.data;
}

/** The drill that a reader may try first. */
export async function drillOf(rules: PlayableRules): Promise<DrillName> {
  const { drill } = await summaryOf(rules);
  if (!isDrillName(drill)) throw new Error(`no drill ${drill}`);
  return drill;
}

type Options = Readonly<Record<string, unknown>> | undefined;

/** Agreements that are not given are those the site takes. */
async function agreedOf(rules: PlayableRules, options: Options): Promise<AgreedRules> {
  const agreed = (await loadKit(rules)).agree(options);
  if (!agreed.ok) throw new Error(JSON.stringify(agreed.error));
  return agreed.value;
}

/** The rows of the scoring table. */
export const rowsOf = async (
  rules: PlayableRules,
  options: Options,
): Promise<AgreedRules['items']> => (await agreedOf(rules, options)).items;

/** What hands are worth by what they count, where the rules have a table of it. */
export const worthsOf = async (
  rules: PlayableRules,
  options: Options,
): Promise<AgreedRules['worths']> => (await agreedOf(rules, options)).worths;

/** What the rows that are the limit itself are called together. */
export async function limitTitleOf(rules: PlayableRules) {
  const { table } = await summaryOf(rules);
  const limits = (await rowsOf(rules, table.options)).filter(({ value }) => value.limit);
  return table.groups?.find(({ families }) =>
    limits.some(({ family }) => families.includes(family)),
  )?.title;
}

/** The tiles that show each row, where a catalogue has them. */
export async function picturesOf(rules: PlayableRules): Promise<ReadonlyMap<string, string>> {
  const hands = await getCollection('hands', ({ id }) => id.startsWith(`${rules}.`));
  return new Map(
    hands.flatMap(({ data: { id, picture } }) => (picture ? [[anchorOf(id), picture]] : [])),
  );
}

export const courseOf = async (rules: PlayableRules) =>
  (await courses()).find(({ id }) => id === rules);

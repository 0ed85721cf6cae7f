/** The rule sets on one page each: their rules, their points, and what to know before choosing. */
import { getCollection } from 'astro:content';
import { type AgreedRules, loadKit, type PlayableRules } from '../engine/scoring.ts';
import { entryOf } from './content.ts';
import { isDrillName } from './drills.ts';
import { courses } from './lessons.ts';
import { anchorOf, type DrillName } from './links.ts';

export const summaryOf = (rules: PlayableRules) => entryOf('summaries', rules);

/** The drill that a reader may try first. */
export async function drillOf(rules: PlayableRules): Promise<DrillName> {
  const { drill } = await summaryOf(rules);
  if (!isDrillName(drill)) throw new Error(`no drill ${drill}`);
  return drill;
}

type Options = Readonly<Record<string, unknown>>;

/** A rule set as it is agreed on: agreements that are not given are those the site takes. */
export async function agreedUnder(rules: PlayableRules, options?: Options): Promise<AgreedRules> {
  const agreed = (await loadKit(rules)).withOptions(options);
  if (!agreed.ok) throw new Error(JSON.stringify(agreed.error));
  return agreed.value;
}

/** What the rows that are the limit itself are called together. */
export async function limitTitleOf(rules: PlayableRules) {
  const { table } = await summaryOf(rules);
  const { items } = await agreedUnder(rules, table.options);
  const limits = items.filter(({ value }) => value.limit);
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

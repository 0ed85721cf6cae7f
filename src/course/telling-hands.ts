/** Hands on which the sources disagree most, each with its story; the figures are computed. */
import { z } from 'astro/zod';
import { type Compared, compareTexts } from '../engine/compare.ts';
import { WINDS } from '../engine/notation.ts';
import { type Kit, loadKit, PLAYABLE_RULES } from '../engine/scoring.ts';
import type { Locale } from '../i18n/locales.ts';
import { bilingual } from './schema-parts.ts';

const VERDICTS = ['uncounted', 'not-enough', 'unlawful', 'not-complete'] as const;

export const tellingHand = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  hand: z.string(),
  seat: z.enum(WINDS),
  round: z.enum(WINDS),
  /** Who let the winning tile go. */
  from: z.enum(WINDS).optional(),
  how: z.array(z.string()).default([]),
  title: bilingual,
  /** `{mcr}` is what the hand is worth under that rule set. */
  story: bilingual,
  order: z.int().default(0),
  /** What each rule set makes of it: a total, or why there is none. */
  claims: z.record(z.enum(PLAYABLE_RULES), z.union([z.int(), z.enum(VERDICTS)])),
});

export type TellingHand = z.output<typeof tellingHand>;

/** The hand as an address tells it. */
export const tellingTexts = ({ hand, seat, round, from, how }: TellingHand) => ({
  ...{ hand, seat, round },
  ...(how.length > 0 && { how: how.join(',') }),
  ...(from && { from }),
});

const loadKits = (): Promise<readonly Kit[]> => Promise.all(PLAYABLE_RULES.map(loadKit));

export async function compareTellingHand(telling: TellingHand): Promise<Compared> {
  return compareTexts(await loadKits(), { texts: tellingTexts(telling) });
}

export async function storyOf(telling: TellingHand, locale: Locale): Promise<string> {
  const { found } = await compareTellingHand(telling);
  if (!found.ok || found.value.kind !== 'won') throw new Error(`telling hand ${telling.id}`);
  const { ledgers } = found.value;
  return telling.story[locale].replaceAll(/\{(\w+)\}/g, (_, rules: string) => {
    const total = ledgers.find((ledger) => ledger.rules === rules)?.sheet?.totals.total;
    if (total === undefined) throw new Error(`${telling.id}: no total for ${rules}`);
    return total.toLocaleString(locale);
  });
}

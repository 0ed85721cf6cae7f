/** A rule set and its agreements while they are chosen: from an address, from what is kept, by the reader. */
import { atom } from 'nanostores';
import type { Texts } from '../../engine/drills.ts';
import { isPlayable, PLAYABLE_RULES, type PlayableRules } from '../../engine/scoring.ts';
import type { Offer } from '../../i18n/scores/agreement-words.ts';
import { agreedIn, type ChosenAgreements } from '../device/agreed.ts';
import { shortTexts } from '../device/agreed-texts.ts';
import type { OurTable } from '../device/our-table.ts';

/** In an address, the rule set. */
const RULES = 'rules';
/** What services add to the addresses that are sent by way of them. */
const ADDED = /^(utm_\w+|fbclid|gclid)$/;

/** What is wrong with an address, or with what is kept. */
export type ChoiceFault =
  | { readonly code: 'no-rules' }
  | { readonly code: 'unknown-rules'; readonly value: string }
  | { readonly code: 'not-offered'; readonly parts: readonly string[]; readonly isKept: boolean };

interface OurChoice {
  readonly rules: PlayableRules;
  readonly agreed: ChosenAgreements;
  readonly fault?: ChoiceFault | undefined;
}

type Offers = Readonly<Record<PlayableRules, Offer>>;

interface Start {
  readonly query: URLSearchParams;
  readonly table: OurTable;
  /** The rule set that the reader always asks under. */
  readonly own: string;
}

const partText = (texts: Texts, name: string): string => `${name}=${texts[name] ?? ''}`;

/** What texts agree on, and what of them is not offered. */
function chosen(offers: Offers, rules: PlayableRules, texts: Texts, isKept: boolean): OurChoice {
  const { agreed, refused } = agreedIn(offers[rules], texts);
  const parts = refused.map((name) => partText(texts, name));
  const fault = parts.length > 0 && ({ code: 'not-offered', parts, isKept } as const);
  return { rules, agreed, ...(fault && { fault }) };
}

/** What an address says comes first; then what is kept, of the reader's own rule set if it can be. */
function startOf(offers: Offers, { query, table, own }: Start): OurChoice {
  const keptOf = (rules: PlayableRules) => chosen(offers, rules, table.agreed[rules] ?? {}, true);
  const hasOwn = isPlayable(own) && (table.agreed[own] || Object.keys(table.agreed).length === 0);
  const first = [hasOwn ? own : '', ...Object.keys(table.agreed), ...PLAYABLE_RULES];
  const usual = first.find(isPlayable) ?? (PLAYABLE_RULES[0] as PlayableRules);
  const said = [...query].filter(([name]) => !ADDED.test(name));
  if (said.length === 0) return keptOf(usual);
  const { [RULES]: rules, ...texts }: Texts = Object.fromEntries(said);
  if (rules === undefined) return { ...keptOf(usual), fault: { code: 'no-rules' } };
  if (isPlayable(rules)) return chosen(offers, rules, texts, false);
  return { ...keptOf(usual), fault: { code: 'unknown-rules', value: rules } };
}

/** `?rules=riichi&as=today&winners=3` */
export const choiceQuery = (offers: Offers, { rules, agreed }: OurChoice): string =>
  `?${Object.entries({ [RULES]: rules, ...shortTexts(offers[rules], agreed) })
    .map(([name, text]) => `${name}=${text}`)
    .join('&')}`;

export function createOurChoice(offers: Offers, start: Start) {
  const $choice = atom(startOf(offers, start));
  /** What was chosen under the other rule sets, as long as the page is there. */
  const chosenBefore = new Map<PlayableRules, ChosenAgreements>();
  return {
    $choice,
    pickRules: (rules: PlayableRules): void => {
      const { rules: before, agreed } = $choice.get();
      chosenBefore.set(before, agreed);
      const known = chosenBefore.get(rules);
      const kept = chosen(offers, rules, start.table.agreed[rules] ?? {}, true);
      $choice.set(known ? { rules, agreed: known } : kept);
    },
    agree: (agreed: ChosenAgreements): void => $choice.set({ rules: $choice.get().rules, agreed }),
  };
}

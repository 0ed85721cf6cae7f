/** What the reader's own table has agreed on, by rule set, as the device keeps it. */
import type { Texts } from '../../engine/drills.ts';
import { isFields } from '../../engine/notation.ts';
import { RULESET_IDS } from '../../engine/scoring.ts';
import { persistentAtom } from './persistent.ts';
import { leaveToLater, OUR_TABLE_KEY, setAside, valueIn } from './storage.ts';

export interface OurTable {
  readonly v: 1;
  /** Whether everything is asked under these agreements. */
  readonly isUsed: boolean;
  /** As in an address, what is not usual. */
  readonly agreed: Readonly<Partial<Record<string, Texts>>>;
}

const VERSION = 1;
const NONE: OurTable = { v: VERSION, isUsed: true, agreed: {} };
const MOST_AGREEMENTS = 40;

const areRules = (rules: string): boolean => RULESET_IDS.some((id) => id === rules);

const areTexts = (value: unknown): value is Texts =>
  isFields(value) &&
  Object.keys(value).length <= MOST_AGREEMENTS &&
  Object.entries(value).every(
    ([name, text]) =>
      /^[a-z]\w{0,30}$/i.test(name) && typeof text === 'string' && /^[\w.-]{1,20}$/.test(text),
  );

const isOurTable = (value: unknown): value is OurTable =>
  isFields(value) &&
  value['v'] === VERSION &&
  typeof value['isUsed'] === 'boolean' &&
  isFields(value['agreed']) &&
  Object.entries(value['agreed']).every(([rules, texts]) => areRules(rules) && areTexts(texts));

/** What cannot be read lies apart, what is newer stays as it is. */
function tableIn(text: string): OurTable {
  const value = valueIn(text);
  if (isOurTable(value)) return value;
  if (isFields(value) && Number(value['v']) > VERSION) leaveToLater(OUR_TABLE_KEY);
  else setAside(OUR_TABLE_KEY, text);
  return NONE;
}

export const $ourTable = persistentAtom<OurTable>(OUR_TABLE_KEY, NONE, {
  encode: JSON.stringify,
  decode: tableIn,
});

/** Absent where nothing is kept for the rule set, or nothing is asked under it. */
export const ourTexts = ({ isUsed, agreed }: OurTable, rules: string): Texts | undefined =>
  isUsed && Object.hasOwn(agreed, rules) ? agreed[rules] : undefined;

export function keepOurTable(rules: string, texts: Texts): void {
  const { agreed } = $ourTable.get();
  $ourTable.set({ v: VERSION, isUsed: true, agreed: { ...agreed, [rules]: texts } });
}

export function forgetOurTable(rules: string): void {
  const { [rules]: forgotten, ...agreed } = $ourTable.get().agreed;
  $ourTable.set({ ...$ourTable.get(), agreed });
}

export const askUnderOurTable = (isUsed: boolean): void =>
  $ourTable.set({ ...$ourTable.get(), isUsed });

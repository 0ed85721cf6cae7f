/** What the rows of the scoring tables are called, and where their sources have them. */
import type { RuleId, RulesetId } from '../engine/index.ts';
import type { Say } from './speak.ts';

/** The rule sets whose hands are counted on a sheet. */
export type SheetRules = 'tchou1924' | 'mcr';

/** The name of a row of a rule set's table. */
export const itemName = (say: Say, rules: RulesetId, item: string): string =>
  rules === 'mcr'
    ? say(`mcr.item.${item}` as 'mcr.item.all-chows')
    : say(`tchou1924.item.${item}` as 'tchou1924.item.starting-points');

/** Where a rule of 1924 stands: its paragraph in chapter IV, elsewhere its chapter. */
function paragraphOf(say: Say, chapter: string, entry: string): string {
  const [, figure, letter = ''] = /^(\d+)([ab]?)$/.exec(entry) ?? [];
  return chapter === 'IV' && figure !== undefined
    ? say('sheet.paragraph', { n: figure + letter })
    : say('sheet.chapter', { n: chapter });
}

/** Where a rule stands, in few signs; the international rules number their hands. */
export function placeOfRule(say: Say, rule: RuleId): string {
  const [rules, part = '', entry = ''] = rule.split('.');
  return rules === 'mcr' ? say('sheet.hand', { n: entry }) : paragraphOf(say, part, entry);
}

/** Sets that hang together are combined once, and not in every way they could be. */
const ACCOUNT_ONCE: RuleId = 'mcr.dec.3';

interface Reason {
  readonly rules: RulesetId;
  readonly rule: RuleId;
  /** The row that keeps the other from counting. */
  readonly item?: string | undefined;
}

/** Why a row does not count. */
export function reasonName(say: Say, { rules, rule, item }: Reason): string {
  if (item === undefined) return placeOfRule(say, rule);
  const name = itemName(say, rules, item);
  if (rules === 'mcr')
    return say(rule === ACCOUNT_ONCE ? 'sheet.once' : 'sheet.within', { item: name });
  return say('sheet.instead', { place: placeOfRule(say, rule), item: name });
}

import type { RulePlace } from '../../scoring/explain.ts';
import type { RuleId } from '../../scoring/rule-id.ts';
import type { Ruleset } from '../../scoring/ruleset.ts';
import { CIRCUMSTANCES } from './circumstances.ts';
import { mcrClaims } from './claims.ts';
import { MCR_OPTIONS, type McrOptions } from './config.ts';
import type { McrItemId } from './items/table.ts';
import { createMcrLists } from './lists.ts';
import { scoringTable } from './scoring-table.ts';
import { settle, settleMcrFalseWin } from './settle.ts';
import { MCR_SHAPES } from './shapes.ts';
import { mcrTable } from './table.ts';
import { MCR_MINIMUM, type McrTotals, steps, summary } from './total.ts';

/** Sets that hang together are combined once, and not in every way they could be. */
const ACCOUNT_ONCE: RuleId = 'mcr.dec.3';

function placeOf(rule: RuleId): RulePlace {
  const [, part, entry = ''] = rule.split('.');
  return { kind: part === 'hand' ? 'hand' : 'section', text: entry };
}

export const mcr: Ruleset<McrOptions, McrTotals, McrItemId> = {
  id: 'mcr',
  options: MCR_OPTIONS,
  edition: 'edition',
  circumstances: CIRCUMSTANCES,
  table: mcrTable,
  claims: mcrClaims,
  minimum: { points: MCR_MINIMUM, rule: 'mcr.rule.2' },
  notEnough: { code: 'below-minimum', rule: 'mcr.rule.2' },
  countsRound: true,
  ...scoringTable,
  shapes: MCR_SHAPES,
  steps,
  summary,
  placeOf,
  reasonOf: (rule) => (rule === ACCOUNT_ONCE ? 'once' : 'within'),
  lists: createMcrLists,
  money: 'points',
  fines: [],
  settle,
  settleFalseWin: settleMcrFalseWin,
};

import type { RulePlace } from '../../scoring/explain.ts';
import type { RuleId } from '../../scoring/rule-id.ts';
import type { Ruleset } from '../../scoring/ruleset.ts';
import { CIRCUMSTANCES } from './circumstances.ts';
import { riichiClaims } from './claims.ts';
import { RIICHI_OPTIONS, type RiichiOptions } from './config.ts';
import { EXTRAS } from './extras.ts';
import type { RiichiItemId } from './items/table.ts';
import { liabilityOn } from './liability.ts';
import { createRiichiLists } from './lists.ts';
import { scoringTable } from './scoring-table.ts';
import { settle, settleFalseWin } from './settle.ts';
import { RIICHI_SHAPES } from './shapes.ts';
import { steps } from './steps.ts';
import { riichiTable } from './table.ts';
import { type RiichiTotals, summary } from './total.ts';
import { worthTable } from './worths.ts';

/** The source has sections of one number or two; its chapter on roles and points is missing. */
function placeOf(rule: RuleId): RulePlace {
  const entry = rule.slice('riichi.'.length);
  const [section, part = ''] = entry.split('.');
  if (Number.isNaN(Number(section))) return { kind: 'outside', text: entry };
  const isDivided = ['1', '6', '7'].includes(section ?? '') && part !== '0' && part !== '5';
  return { kind: 'paragraph', text: isDivided ? `${section}.${part}` : `${section}` };
}

export const riichi: Ruleset<RiichiOptions, RiichiTotals, RiichiItemId> = {
  id: 'riichi',
  options: RIICHI_OPTIONS,
  circumstances: CIRCUMSTANCES,
  extras: EXTRAS,
  table: riichiTable,
  claims: riichiClaims,
  notEnough: { code: 'no-yaku', rule: 'riichi.8.5' },
  countsRound: true,
  ...scoringTable,
  shapes: RIICHI_SHAPES,
  steps,
  summary,
  placeOf,
  reasonOf: () => 'within',
  lists: createRiichiLists,
  money: 'points',
  // Nobody names a fine: who is liable is found in the course of the hand.
  fines: [],
  fineOn: liabilityOn,
  beside: ['repeats', 'deposits', 'ready'],
  settle,
  settleFalseWin,
  worths: worthTable,
};

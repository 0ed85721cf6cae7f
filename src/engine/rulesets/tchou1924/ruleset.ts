import type { RulePlace } from '../../scoring/explain.ts';
import type { RuleId } from '../../scoring/rule-id.ts';
import type { Ruleset } from '../../scoring/ruleset.ts';
import { CIRCUMSTANCES } from './circumstances.ts';
import { tchou1924Claims } from './claims.ts';
import { TCHOU1924_OPTIONS, type Tchou1924Options } from './config.ts';
import { fineOn } from './fines.ts';
import type { Tchou1924ItemId } from './items/table.ts';
import { scoringTable } from './scoring-table.ts';
import { FINES, settle, settleFalseWin } from './settle.ts';
import { TCHOU1924_SHAPES } from './shapes.ts';
import { tchou1924Table } from './table.ts';
import { steps, summary, type Tchou1924Totals } from './total.ts';

function placeOf(rule: RuleId): RulePlace {
  const [, chapter = '', entry = ''] = rule.split('.');
  return chapter === 'IV' && /^\d+[ab]?$/.test(entry)
    ? { kind: 'paragraph', text: entry }
    : { kind: 'chapter', text: chapter };
}

export const tchou1924: Ruleset<Tchou1924Options, Tchou1924Totals, Tchou1924ItemId> = {
  id: 'tchou1924',
  options: TCHOU1924_OPTIONS,
  circumstances: CIRCUMSTANCES,
  table: tchou1924Table,
  claims: tchou1924Claims,
  countsRound: false,
  ...scoringTable,
  shapes: TCHOU1924_SHAPES,
  steps,
  summary,
  placeOf,
  money: 'francs',
  fines: FINES,
  settle,
  fineOn,
  settleFalseWin,
};

import type { RulePlace } from '../../scoring/explain.ts';
import type { RuleId } from '../../scoring/rule-id.ts';
import type { Ruleset } from '../../scoring/ruleset.ts';
import { CIRCUMSTANCES } from './circumstances.ts';
import { vulcain1953Claims } from './claims.ts';
import { VULCAIN1953_OPTIONS, type Vulcain1953Options } from './config.ts';
import type { Vulcain1953ItemId } from './items/table.ts';
import { scoringTable } from './scoring-table.ts';
import { settle, settleFalseWin } from './settle.ts';
import { goulashShapes } from './shapes/goulash.ts';
import { VULCAIN1953_SHAPES } from './shapes.ts';
import { vulcain1953Table } from './table.ts';
import { steps, summary, type Vulcain1953Totals } from './total.ts';

/** Where the source says what several of its sections come to. */
const DECIDED: Readonly<Record<string, string>> = {
  1: '4.1',
  2: '4.1',
  3: '4.1',
  6: '4.7',
  9: '4.7',
};

const IN_THREE_NUMBERS = /^(?:2\.[23]|4\.[123])\.\d+/;
const IN_TWO_NUMBERS = /^\d+\.\d+/;

/** Entries of the register are finer than the sections of the source. */
function placeOf(rule: RuleId): RulePlace {
  const entry = rule.slice('vulcain1953.'.length);
  const [part, number = ''] = entry.split('.');
  const section = IN_THREE_NUMBERS.exec(entry) ?? IN_TWO_NUMBERS.exec(entry);
  const text = part === 'dec' ? (DECIDED[number] ?? '3.5') : (section?.[0] ?? entry);
  return { kind: 'paragraph', text };
}

export const vulcain1953: Ruleset<Vulcain1953Options, Vulcain1953Totals, Vulcain1953ItemId> = {
  id: 'vulcain1953',
  options: VULCAIN1953_OPTIONS,
  circumstances: CIRCUMSTANCES,
  table: vulcain1953Table,
  claims: vulcain1953Claims,
  countsRound: true,
  ...scoringTable,
  shapes: VULCAIN1953_SHAPES,
  exchangedShapes: goulashShapes(VULCAIN1953_SHAPES),
  steps,
  summary,
  placeOf,
  money: 'points',
  fines: [],
  settle,
  settleFalseWin,
};

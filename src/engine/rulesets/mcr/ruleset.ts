/** The official international rules: 81 hands, simply added up, and eight points to go out. */
import type { Ruleset } from '../../scoring/ruleset.ts';
import { mcrClaims } from './claims.ts';
import { MCR_DEFAULTS, type McrOptions } from './config.ts';
import { scoringTable } from './scoring-table.ts';
import { settle } from './settle.ts';
import { mcrTable } from './table.ts';
import { type McrTotals, steps } from './total.ts';

export const mcr: Ruleset<McrOptions, McrTotals> = {
  id: 'mcr',
  defaults: MCR_DEFAULTS,
  table: mcrTable,
  claims: mcrClaims,
  ...scoringTable,
  steps,
  settle,
};

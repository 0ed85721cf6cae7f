/** Tchou Kia-kien, Paris 1924: Chinese play, points and fan; losers score and settle too. */
import type { Ruleset } from '../../scoring/ruleset.ts';
import { tchou1924Claims } from './claims.ts';
import { TCHOU1924_DEFAULTS, type Tchou1924Options } from './config.ts';
import { scoringTable } from './scoring-table.ts';
import { settle, type Tchou1924Account } from './settle.ts';
import { tchou1924Table } from './table.ts';
import { steps, type Tchou1924Totals } from './total.ts';

export const tchou1924: Ruleset<Tchou1924Options, Tchou1924Totals, Tchou1924Account> = {
  id: 'tchou1924',
  defaults: TCHOU1924_DEFAULTS,
  table: tchou1924Table,
  claims: tchou1924Claims,
  ...scoringTable,
  steps,
  settle,
};

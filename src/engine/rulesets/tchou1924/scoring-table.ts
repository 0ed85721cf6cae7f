import type { ScoringTable } from '../../scoring/ruleset.ts';
import type { Tchou1924Options } from './config.ts';
import { items, type Tchou1924ItemId } from './items/table.ts';
import { INCOMPLETE, TCHOU1924_SHAPES } from './shapes.ts';
import { compare, type Tchou1924Totals, total } from './total.ts';

export const scoringTable: ScoringTable<Tchou1924Options, Tchou1924Totals, Tchou1924ItemId> = {
  shapes: TCHOU1924_SHAPES,
  losing: INCOMPLETE,
  items,
  total,
  compare,
};

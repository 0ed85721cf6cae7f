import type { ScoringTable } from '../../scoring/ruleset.ts';
import type { McrOptions } from './config.ts';
import { items, type McrItemId } from './items/table.ts';
import { select } from './select.ts';
import { MCR_SHAPES } from './shapes.ts';
import { compare, type McrTotals, total } from './total.ts';

export const scoringTable: ScoringTable<McrOptions, McrTotals, McrItemId> = {
  shapes: MCR_SHAPES,
  items,
  select,
  total,
  compare,
};

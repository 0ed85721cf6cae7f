import type { ScoringTable } from '../../scoring/ruleset.ts';
import type { RiichiOptions } from './config.ts';
import { items, type RiichiItemId } from './items/table.ts';
import { RIICHI_SHAPES } from './shapes.ts';
import { compare, type RiichiTotals, total } from './total.ts';

export const scoringTable: ScoringTable<RiichiOptions, RiichiTotals, RiichiItemId> = {
  shapes: RIICHI_SHAPES,
  items,
  total,
  compare,
};

import type { ScoringTable } from '../../scoring/ruleset.ts';
import { looseTiles } from '../../shapes/loose-tiles.ts';
import { STANDARD } from '../../shapes/standard.ts';
import { withAwaitedTile } from './calling.ts';
import type { Vulcain1953Options } from './config.ts';
import { items, type Vulcain1953ItemId } from './items/table.ts';
import { forbids } from './lawful.ts';
import { select } from './select.ts';
import { VULCAIN1953_SHAPES } from './shapes.ts';
import { compare, total, type Vulcain1953Totals } from './total.ts';

/** The hand of a player who did not win (`vulcain1953.3.5.4`, V20). */
const UNFINISHED = looseTiles('unfinished');

const [, ...SPECIAL_SHAPES] = VULCAIN1953_SHAPES;
const WINNING = [STANDARD, ...SPECIAL_SHAPES] as const;

export const scoringTable: ScoringTable<Vulcain1953Options, Vulcain1953Totals, Vulcain1953ItemId> =
  {
    shapes: VULCAIN1953_SHAPES,
    // A hand with too many chows is read all the same, to say why it does not win.
    winning: () => WINNING,
    losing: UNFINISHED,
    forbids,
    countedAs: withAwaitedTile,
    items,
    select,
    total,
    compare,
  };

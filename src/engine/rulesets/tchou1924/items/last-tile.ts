/**
 * The last tile: 2 points for the group it completes, 2 more if drawn. The sums printed in
 * paragraphs 4, 6 and 12 are these points, not extra ones (E11).
 */

import { completed, type HandTest, isSelfDrawn, where } from '../../../scoring/finders.ts';
import { isWithin } from '../../../scoring/group-set.ts';
import { winnerItems } from '../../../scoring/item.ts';
import type { RuleId } from '../../../scoring/rule-id.ts';
import type { View } from '../../../scoring/view.ts';

const lastTile = <Id extends string>(id: Id, rule: RuleId, holds: HandTest) =>
  ({ id, rule, value: { points: 2 }, find: where(holds, completed) }) as const;

/** Not of a run of honours, which a table may add to these rules. */
const isMiddleOfChow = (view: View): boolean =>
  view.wait === 'closed' && isWithin(view.completed, view.chows);

export const LAST_TILE_ITEMS = winnerItems('last-tile', [
  lastTile('completed-pair', 'tchou1924.IV.3', (view) => view.wait === 'pair'),
  lastTile('completed-middle', 'tchou1924.IV.3', isMiddleOfChow),
  lastTile('completed-extreme', 'tchou1924.IV.3', (view) => view.wait === 'edge'),
  lastTile('drawn-last-tile', 'tchou1924.IV.4', isSelfDrawn),
]);

/**
 * The last tile: 2 points for the group it completes, 2 more if drawn. The sums printed in
 * paragraphs 4, 6 and 12 are these points, not extra ones (E11).
 */
import { completed, where, wonBy } from '../../../scoring/finders.ts';
import { isWithin } from '../../../scoring/group-set.ts';
import type { Item } from '../../../scoring/item.ts';
import type { View } from '../../../scoring/view.ts';

const completes = <Id extends string>(id: Id, holds: (view: View) => boolean): Item<Id> => ({
  id,
  rule: 'tchou1924.IV.3',
  family: 'last-tile',
  winner: true,
  value: { points: 2 },
  find: where(holds, completed),
});

export const LAST_TILE_ITEMS = [
  completes('completed-pair', (view) => view.wait === 'pair'),
  // Not of a run of honours, which a table may add to these rules.
  completes(
    'completed-middle',
    (view) => view.wait === 'closed' && isWithin(view.completed, view.chows),
  ),
  completes('completed-extreme', (view) => view.wait === 'edge'),
  {
    id: 'drawn-last-tile',
    rule: 'tchou1924.IV.4',
    family: 'last-tile',
    winner: true,
    value: { points: 2 },
    find: where((view) => wonBy(view, 'self'), completed),
  },
] as const satisfies readonly Item[];

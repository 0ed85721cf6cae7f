import { NO_GROUPS, sizeOf } from '../../scoring/group-set.ts';
import type { Score } from '../../scoring/score.ts';
import type { View } from '../../scoring/view.ts';
import type { McrEdition } from './config.ts';
import { isNineGates } from './items/special.ts';
import { isOnlyTile } from './only-tile.ts';
import type { McrTotals } from './total.ts';

const MCR_DISPUTES = [
  'exhausted-wait',
  'wait-in-knitted-straight',
  'pung-in-nine-gates',
  'concealed-kong-among-four',
] as const;
type McrDispute = (typeof MCR_DISPUTES)[number];

interface DisputeRow {
  readonly id: McrDispute;
  readonly editions: readonly McrEdition[];
  readonly turns: (view: View) => boolean;
}

const isWaitForOne = ({ situation }: View, exhausted: boolean): boolean =>
  isOnlyTile(situation, { exhausted });

const ROWS: readonly DisputeRow[] = [
  {
    // The other kind waited for is held four times by the winner himself.
    id: 'exhausted-wait',
    editions: ['practice', '2006'],
    turns: (view) =>
      (view.wait === 'edge' || view.wait === 'closed' || view.wait === 'pair') &&
      isWaitForOne(view, false) !== isWaitForOne(view, true),
  },
  {
    id: 'wait-in-knitted-straight',
    editions: ['practice'],
    turns: (view) => (view.completed & view.knitted) !== NO_GROUPS && isWaitForOne(view, false),
  },
  {
    id: 'pung-in-nine-gates',
    editions: ['2006'],
    turns: (view) => isNineGates(view) && sizeOf(view.pungsAndKongs & view.ends) > 1,
  },
  {
    id: 'concealed-kong-among-four',
    editions: ['2006'],
    turns: ({ kongs, open }) => sizeOf(kongs) === 4 && sizeOf(kongs & ~open) === 1,
  },
];

/** The disputed points of the edition that a score turns on; none for most hands. */
export const mcrDisputes = (
  { view }: Score<McrTotals>,
  edition: McrEdition,
): readonly McrDispute[] =>
  ROWS.filter(({ editions, turns }) => editions.includes(edition) && turns(view)).map(
    ({ id }) => id,
  );

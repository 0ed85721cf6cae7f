/** Waits for one kind of tile alone (`mcr.dec.4`). */
import { where } from '../../../scoring/finders.ts';
import { NO_GROUPS } from '../../../scoring/group-set.ts';
import type { View } from '../../../scoring/view.ts';
import type { McrEdition } from '../config.ts';
import { isOnlyTile } from '../only-tile.ts';
import type { HandRow } from './row.ts';

const WAITS = [
  [9, 'edge'],
  [10, 'closed'],
  [11, 'pair'],
] as const;

/** Whether a kind that the winner holds four times still counts as one waited for. */
const COUNTS_EXHAUSTED: Readonly<Record<McrEdition, boolean>> = {
  text: false,
  practice: true,
  '2006': false,
};

/** A tile that goes into a knitted run is waited for in none of the three ways. */
const isOfWait = ({ wait, completed, knitted }: View, kind: View['wait']): boolean =>
  wait === kind && (completed & knitted) === NO_GROUPS;

export const waitRows = (edition: McrEdition): readonly HandRow[] => {
  const exhausted = COUNTS_EXHAUSTED[edition];
  return WAITS.map(
    ([number, kind]): HandRow => ({
      number,
      family: 'waits',
      find: where(
        (view) => isOfWait(view, kind) && isOnlyTile(view.situation, { exhausted }),
        (view) => view.completed,
      ),
    }),
  );
};

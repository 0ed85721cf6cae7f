/** Waits for one kind of tile alone (`mcr.dec.4`). */
import { where } from '../../../scoring/finders.ts';
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

export const waitRows = (edition: McrEdition): readonly HandRow[] =>
  WAITS.map(
    ([number, kind]): HandRow => ({
      number,
      family: 'waits',
      find: where(
        (view) =>
          view.wait === kind &&
          isOnlyTile(view.situation, { exhausted: COUNTS_EXHAUSTED[edition] }),
        (view: View) => view.completed,
      ),
    }),
  );

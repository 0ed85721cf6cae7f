import type { WaitMark, WaitTypes } from '../../engine/drills.ts';
import { ok, type Tile } from '../../engine/notation.ts';
import type { DraftRules } from '../drill-session.ts';

export type WaitDraft = readonly Tile[];

export const WAIT_RULES: DraftRules<WaitTypes, WaitDraft> = {
  blank: () => [],
  // No tile at all is an answer too.
  read: (_, chosen) => ok(chosen),
  firstLook: ({ tiles }) => {
    const first = (mark: WaitMark) => tiles.find((judged) => judged.mark === mark);
    return (first('wrong') ?? first('missed') ?? tiles[0])?.tile;
  },
};

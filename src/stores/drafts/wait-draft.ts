import type { Verdict, WaitMark, WaitTypes } from '../../engine/drills.ts';
import { fail, isTile, ok, type Result, type Tile } from '../../engine/notation.ts';
import { type DraftRules, farOf, toggle } from '../question/drill-session.ts';

/** Tiles, or that none wins, which is said and never taken from an untouched board. */
export interface WaitDraft {
  readonly tiles: readonly Tile[];
  readonly none: boolean;
}

export const toggleTile =
  (tile: Tile) =>
  ({ tiles }: WaitDraft): WaitDraft => ({ tiles: toggle(tiles, tile), none: false });

export const withNone = ({ none }: WaitDraft): WaitDraft => ({ tiles: [], none: !none });

export const isAnswered = ({ tiles, none }: WaitDraft): boolean => none || tiles.length > 0;

/** For any drill that is answered so. */
export const TILES_OR_NONE = {
  blank: (): WaitDraft => ({ tiles: [], none: false }),
  far: (_: unknown, verdict: Verdict) => farOf(verdict),
  // What the window kept may be no tiles.
  read: (_: unknown, draft: WaitDraft): Result<readonly Tile[], readonly string[]> =>
    isAnswered(draft) && draft.tiles.every(isTile) ? ok(draft.tiles) : fail(['tiles']),
};

export const WAIT_RULES: DraftRules<WaitTypes, WaitDraft> = {
  ...TILES_OR_NONE,
  // That none wins is what the first hint says.
  left: (_, { marks: { found, missed } }) => (found + missed === 0 ? 1 : undefined),
  firstLook: ({ tiles }) => {
    const first = (mark: WaitMark) => tiles.find((judged) => judged.mark === mark);
    // What is right comes before why something is not.
    return (first('missed') ?? first('wrong') ?? tiles[0])?.tile;
  },
};

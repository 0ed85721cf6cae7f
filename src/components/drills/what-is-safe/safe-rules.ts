import type { TypesOf } from '../../../engine/drills.ts';
import { fail, ok, type Tile } from '../../../engine/notation.ts';
import { type DraftRules, toggle } from '../../../stores/question/drill-session.ts';

export type SafeTypes = TypesOf<'what-is-safe'>;

/** The kinds that were chosen. */
export type SafeDraft = readonly Tile[];

/** Where one tile is meant, another takes its place. */
export const withTile =
  (tile: Tile, { ask }: SafeTypes['shown']) =>
  (draft: SafeDraft): SafeDraft =>
    ask === 'least' ? toggle(draft, tile).slice(-1) : toggle(draft, tile);

export const SAFE_RULES: DraftRules<SafeTypes, SafeDraft> = {
  blank: () => [],
  read: (_, draft) => (draft.length > 0 ? ok(draft) : fail(['tiles'])),
};

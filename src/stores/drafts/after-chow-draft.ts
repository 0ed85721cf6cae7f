import type { TypesOf } from '../../engine/drills.ts';
import { fail, isTile, ok } from '../../engine/notation.ts';
import { type DraftRules, farOf } from '../question/drill-session.ts';
import { isAnswered, type WaitDraft } from './wait-draft.ts';

type AfterChowTypes = TypesOf<'after-chow'>;

/** Kinds of tiles in the hand, or that none of them is forbidden. */
export type AfterChowDraft = WaitDraft;

export const AFTER_CHOW_RULES: DraftRules<AfterChowTypes, AfterChowDraft> = {
  blank: () => ({ tiles: [], none: false }),
  far: (_, verdict) => farOf(verdict),
  // What the window kept may be no tiles.
  read: (_, draft) =>
    isAnswered(draft) && draft.tiles.every(isTile) ? ok(draft.tiles) : fail(['tiles']),
};

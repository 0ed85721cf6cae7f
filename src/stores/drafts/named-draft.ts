import type { TypesOf } from '../../engine/drills.ts';
import { fail, isTile, ok, type Result, type Tile } from '../../engine/notation.ts';
import { type DraftRules, farOf, toggle } from '../question/drill-session.ts';

type NamedTypes = TypesOf<'name-hand'>;

export interface NamedDraft {
  readonly name: string | undefined;
  readonly tiles: readonly Tile[];
  readonly mark: number | undefined;
}

type Change = (draft: NamedDraft) => NamedDraft;

export const withName =
  (name: string): Change =>
  (draft) => ({ ...draft, name });

export const withMark =
  (mark: number): Change =>
  (draft) => ({ ...draft, mark });

export const withNamedTile =
  (tile: Tile): Change =>
  (draft) => ({ ...draft, tiles: toggle(draft.tiles, tile) });

export const NAMED_NEEDS = ['name', 'mark', 'tiles'] as const;
type NamedNeed = (typeof NAMED_NEEDS)[number];

export const NAMED_RULES: DraftRules<NamedTypes, NamedDraft> = {
  blank: () => ({ name: undefined, tiles: [], mark: undefined }),
  far: (_, verdict) => farOf(verdict),
  read: ({ hand, names, marks }, draft): Result<NamedTypes['answer'], readonly NamedNeed[]> => {
    const { name, tiles, mark } = draft;
    // What the window kept may be of another question.
    if (name === undefined || !names.includes(name)) return fail(['name']);
    if (mark === undefined || !marks.includes(mark)) return fail(['mark']);
    if (hand.win === undefined && !(tiles.length > 0 && tiles.every(isTile)))
      return fail(['tiles']);
    return ok({ name, tiles, mark });
  },
};

import type { RouteTypes } from '../../engine/drills.ts';
import { fail, ok, type Result, type Tile } from '../../engine/notation.ts';
import { type DraftRules, stepAround } from '../question/drill-session.ts';

type Shown = RouteTypes['shown'];

export interface RouteDraft {
  readonly out: number | undefined;
  readonly coming: Tile | undefined;
}

type Change = (draft: RouteDraft) => RouteDraft;

export const takeOut =
  (place: number): Change =>
  (draft) => ({ ...draft, out: draft.out === place ? undefined : place });

export const moveOut =
  (by: number, { hand: { concealed } }: Shown): Change =>
  (draft) => ({ ...draft, out: stepAround(draft.out, by, concealed.length) });

export const chooseComing =
  (tile: Tile): Change =>
  (draft) => ({ ...draft, coming: draft.coming === tile ? undefined : tile });

export const goingOut = ({ hand: { concealed } }: Shown, { out }: RouteDraft): Tile | undefined =>
  out === undefined ? undefined : concealed[out];

export const ROUTE_NEEDS = ['out', 'coming', 'other', 'fifth'] as const;
type RouteNeed = (typeof ROUTE_NEEDS)[number];

export const ROUTE_RULES: DraftRules<RouteTypes, RouteDraft> = {
  blank: () => ({ out: undefined, coming: undefined }),
  read: (shown, draft): Result<RouteTypes['answer'], readonly RouteNeed[]> => {
    const out = goingOut(shown, draft);
    const { coming } = draft;
    if (out === undefined) return fail(['out']);
    if (coming === undefined) return fail(['coming']);
    if (coming === out) return fail(['other']);
    return shown.exhausted.includes(coming) ? fail(['fifth']) : ok({ out, in: coming });
  },
};

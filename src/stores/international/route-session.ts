/** One hand of "Route to eight", from its appearance to the ways that lead there. */
import {
  COPIES,
  fail,
  groupTiles,
  ok,
  type Result as Read,
  ROUTE_HINTS,
  type RoutePosition,
  type RouteVerdict,
  routeToEight,
  type Tile,
} from '../../engine/index.ts';
import {
  type AnswerSession,
  type AnswerState,
  type Asked,
  createAnswerSession,
} from '../answer-session.ts';
import type { Result } from '../progress.ts';

/** The place of the tile that goes, and the kind that comes for it. */
export interface RouteDraft {
  readonly out: number | undefined;
  readonly coming: Tile | undefined;
}

/** Why a draft is no exchange. */
export const ROUTE_NEEDS = ['out', 'coming', 'other', 'fifth'] as const;
export type RouteNeed = (typeof ROUTE_NEEDS)[number];

export type RouteState = AnswerState<RoutePosition, RouteDraft, RouteVerdict>;
export interface RouteSession extends AnswerSession<RoutePosition, RouteDraft, RouteVerdict> {
  /** Lifts the tile at this place, or puts it down again. */
  readonly lift: (place: number) => void;
  /** Lifts the next tile to either side, round and round. */
  readonly move: (by: number) => void;
  /** Chooses the tile that comes, or none. */
  readonly take: (tile: Tile) => void;
}

const BLANK: RouteDraft = { out: undefined, coming: undefined };

const copiesHeld = ({ hand: { concealed, melds } }: RoutePosition, tile: Tile): number =>
  [...concealed, ...melds.flatMap(groupTiles)].filter((one) => one === tile).length;

function judge(
  question: RoutePosition,
  { out: place, coming }: RouteDraft,
): Read<RouteVerdict, readonly RouteNeed[]> {
  const out = place === undefined ? undefined : question.hand.concealed[place];
  if (out === undefined) return fail(['out']);
  if (coming === undefined) return fail(['coming']);
  if (coming === out) return fail(['other']);
  if (copiesHeld(question, coming) === COPIES) return fail(['fifth']);
  return ok(routeToEight.check(question, { out, in: coming }));
}

export function createRouteSession(
  first: Asked<RoutePosition>,
  onResult: (result: Result) => void,
): RouteSession {
  const session = createAnswerSession<RoutePosition, RouteDraft, RouteVerdict>(first, {
    blank: () => BLANK,
    hints: () => ROUTE_HINTS.length,
    judge,
    counts: ({ right }) => ({ found: Number(right), missed: 0, wrong: Number(!right) }),
    onResult,
  });
  return {
    ...session,
    lift: (place) =>
      session.edit((draft) => ({ ...draft, out: draft.out === place ? undefined : place })),
    move: (by) => {
      const { length } = session.$state.get().question.hand.concealed;
      session.edit((draft) => {
        const from = draft.out ?? (by > 0 ? -1 : length);
        return { ...draft, out: (from + by + length) % length };
      });
    },
    take: (tile) =>
      session.edit((draft) => ({ ...draft, coming: draft.coming === tile ? undefined : tile })),
  };
}

import type { TypesOf } from '../../engine/drills.ts';
import { fail, ok, type Tile } from '../../engine/notation.ts';
import {
  type DraftRules,
  type DrillSession,
  type SessionState,
  stepAround,
} from '../question/drill-session.ts';

export interface DiscardDraft {
  readonly lifted: number | undefined;
}

export type DiscardState = SessionState<TypesOf<'what-discard'>, DiscardDraft>;
export type DiscardSession = DrillSession<TypesOf<'what-discard'>, DiscardDraft>;

export const liftedTile = (
  { concealed }: DiscardState['shown'],
  { lifted }: DiscardDraft,
): Tile | undefined => (lifted === undefined ? undefined : concealed[lifted]);

export const DISCARD_RULES: DraftRules<TypesOf<'what-discard'>, DiscardDraft> = {
  blank: () => ({ lifted: undefined }),
  read: (shown, draft) => {
    const tile = liftedTile(shown, draft);
    return tile === undefined ? fail(['hand']) : ok(tile);
  },
};

export const lift = (session: DiscardSession, place: number): void =>
  session.edit(() => ({ lifted: place }));

export function moveLift(session: DiscardSession, by: number): void {
  const { length } = session.$state.get().shown.concealed;
  session.edit(({ lifted }) => ({ lifted: stepAround(lifted, by, length) }));
}

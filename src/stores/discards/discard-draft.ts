import type { TypesOf } from '../../engine/drills.ts';
import { fail, ok } from '../../engine/notation.ts';
import type { DraftRules, DrillSession, SessionState } from '../drill-session.ts';

export interface DiscardDraft {
  /** The place of the lifted tile; once answered, of the discard. */
  readonly lifted: number | undefined;
}

export type DiscardState = SessionState<TypesOf<'what-discard'>, DiscardDraft>;
export type DiscardSession = DrillSession<TypesOf<'what-discard'>, DiscardDraft>;

export const DISCARD_RULES: DraftRules<TypesOf<'what-discard'>, DiscardDraft> = {
  blank: () => ({ lifted: undefined }),
  read: ({ concealed }, { lifted }) => {
    const tile = lifted === undefined ? undefined : concealed[lifted];
    return tile === undefined ? fail(['hand']) : ok(tile);
  },
};

export const lift = (session: DiscardSession, place: number): void =>
  session.edit(() => ({ lifted: place }));

export function moveLift(session: DiscardSession, by: number): void {
  const { length } = session.$state.get().shown.concealed;
  session.edit(({ lifted }) => {
    const from = lifted ?? (by > 0 ? -1 : 0);
    return { lifted: (from + by + length) % length };
  });
}

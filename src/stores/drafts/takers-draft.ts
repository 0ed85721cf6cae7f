import type { TypesOf } from '../../engine/drills.ts';
import { fail, ok } from '../../engine/notation.ts';
import { type DraftRules, farOf, toggle } from '../question/drill-session.ts';

type TakersTypes = TypesOf<'who-would-take'>;
type Rules = TakersTypes['answer'][number];

/** Rule sets, or that it is none of them, which is said and never taken from an untouched board. */
export interface TakersDraft {
  readonly rules: readonly Rules[];
  readonly none: boolean;
}

export const withRules =
  (id: Rules) =>
  ({ rules }: TakersDraft): TakersDraft => ({ rules: toggle(rules, id), none: false });

export const withNobody = ({ none }: TakersDraft): TakersDraft => ({ rules: [], none: !none });

export const isAnswered = ({ rules, none }: TakersDraft): boolean => none || rules.length > 0;

export const TAKERS_RULES: DraftRules<TakersTypes, TakersDraft> = {
  blank: () => ({ rules: [], none: false }),
  far: (_, verdict) => farOf(verdict),
  // What the window kept may be no rule sets.
  read: ({ choices }, draft) =>
    isAnswered(draft) && draft.rules.every((id) => choices.includes(id))
      ? ok(draft.rules)
      : fail(['rules']),
};

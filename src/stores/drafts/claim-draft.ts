import { PASS, type TypesOf } from '../../engine/drills.ts';
import { fail, ok } from '../../engine/notation.ts';
import { type DraftRules, farOf, toggle } from '../question/drill-session.ts';

type ClaimTypes = TypesOf<'may-i-claim'>;

/** The claims that are marked as allowed, and what the player does. */
export interface ClaimDraft {
  readonly lawful: readonly string[];
  readonly choice: string | undefined;
}

/** A claim that is no longer marked cannot be the one that is made. */
export const withClaim =
  (id: string) =>
  ({ lawful, choice }: ClaimDraft): ClaimDraft => {
    const marked = toggle(lawful, id);
    return { lawful: marked, choice: choice === id ? undefined : choice };
  };

export const withChoice =
  (choice: string) =>
  ({ lawful }: ClaimDraft): ClaimDraft => ({ lawful, choice });

/** What there is to do: to pass, or a claim that is marked or known to be allowed, in the order of the board. */
export const choicesIn = (
  { claims, ask }: Pick<ClaimTypes['shown'], 'claims' | 'ask'>,
  marked: readonly string[],
): readonly string[] => [
  PASS,
  ...claims.map(({ id }) => id).filter((id) => ask !== undefined || marked.includes(id)),
];

export const CLAIM_RULES: DraftRules<ClaimTypes, ClaimDraft> = {
  blank: () => ({ lawful: [], choice: undefined }),
  far: (_, verdict) => farOf(verdict),
  read: (shown, { lawful, choice }) =>
    choice !== undefined && choicesIn(shown, lawful).includes(choice)
      ? ok({ lawful, choice })
      : fail(['choice']),
};

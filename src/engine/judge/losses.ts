/** What choices cost, by the kind of choice that it was. */
import type { Decision } from './choice.ts';
import type { Counsel } from './counsel.ts';

/** `safety`: what was dangerous to let go, whatever else could be done. */
const LOSS_KINDS = ['discard', 'claim', 'kong', 'ready', 'safety'] as const;
export type LossKind = (typeof LOSS_KINDS)[number];

const isKong = (move: Decision): boolean =>
  move.m === 'kong' || (move.m === 'claim' && move.kind === 'kong');

const isClaim = (move: Decision): boolean =>
  move.m === 'claim' || move.m === 'pass' || move.m === 'win';

/** By what was done, and what would have been better. */
export function lossKind({
  best,
  other,
  reason,
}: Pick<Counsel, 'reason'> & {
  readonly [Name in 'best' | 'other']: { readonly move: Decision };
}): LossKind {
  const moves = [best.move, other.move];
  if (reason.code === 'safety') return 'safety';
  if (moves.some(({ m }) => m === 'ready')) return 'ready';
  if (moves.some(isKong)) return 'kong';
  return moves.some(isClaim) ? 'claim' : 'discard';
}

interface Cost {
  readonly kind: LossKind;
  readonly cost: number;
  /** The standard error of what it cost. */
  readonly error: number;
}

/** How far all of it together may be off: errors of several choices do not add up. */
export const errorOf = (choices: readonly Pick<Cost, 'error'>[]): number =>
  Math.hypot(...choices.map(({ error }) => error));

/** Of each kind that cost something. */
export function lossesByKind(choices: readonly Cost[]): readonly Cost[] {
  return LOSS_KINDS.flatMap((kind) => {
    const own = choices.filter((one) => one.kind === kind);
    const cost = own.reduce((sum, one) => sum + one.cost, 0);
    return cost > 0 ? [{ kind, cost, error: errorOf(own) }] : [];
  });
}

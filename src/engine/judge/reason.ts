/** Why the best choice is better than the next one: as data, worded elsewhere. */
import type { Choice, Terms } from './choice.ts';

export const ADVANTAGES = ['speed', 'value', 'safety', 'permission', 'none'] as const;
type ReasonCode = (typeof ADVANTAGES)[number];

export interface Reason {
  readonly code: ReasonCode;
  /** Of the difference, the share that this makes; absent where no single reason stands out. */
  readonly share?: number;
  /** What the best choice is ahead by. */
  readonly ahead: number;
}

const SHARE = 0.6;
const CLEAR = 2;

const TERMS: Readonly<Record<keyof Terms, ReasonCode>> = {
  speed: 'speed',
  price: 'value',
  safety: 'safety',
};

/**
 * A ready hand that may not win with any of its tiles. Further off, goals that were not looked for
 * may be allowed, and nothing is said.
 */
const isForbidden = (best: Choice, other: Choice): boolean =>
  best.win > 0 && other.win === 0 && other.distance === 0;

/** Absent where there is nothing to compare. */
export function reasonFor([best, other]: readonly Choice[]): Reason | undefined {
  if (best === undefined || other === undefined) return undefined;
  const ahead = best.value - other.value;
  const error = Math.hypot(best.error, other.error);
  if (ahead <= CLEAR * error) return { code: 'none', ahead };
  if (isForbidden(best, other)) return { code: 'permission', share: 1, ahead };
  const names = Object.keys(TERMS) as readonly (keyof Terms)[];
  const gains = names.map((name) => [name, best.terms[name] - other.terms[name]] as const);
  const all = gains.reduce((sum, [, gain]) => sum + Math.abs(gain), 0);
  const [name, gain] = gains.reduce((top, row) => (row[1] > top[1] ? row : top));
  const share = all === 0 ? 0 : gain / all;
  return share >= SHARE ? { code: TERMS[name], share, ahead } : { code: 'none', ahead };
}

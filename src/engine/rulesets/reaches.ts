/** What tiles may still come to, under the rule sets that can say it exactly; fetched when asked for. */

import type { HeldHand } from '../core/hand.ts';
import type { RowDistance } from '../scoring/reach.ts';
import type { Winds } from '../shapes/reach/composition.ts';

export type Reach = (hand: HeldHand, winds?: Partial<Winds>) => readonly RowDistance[];

const REACHES = {
  mcr: async (): Promise<Reach> => (await import('./mcr/reach.ts')).mcrReach,
  riichi: async (): Promise<Reach> => (await import('./riichi/reach.ts')).riichiReach,
} as const;

export type RulesWithReach = keyof typeof REACHES;

const isReached = (rules: string): rules is RulesWithReach => Object.hasOwn(REACHES, rules);

/** The rule set itself, or where it cannot say it the first one that can. */
export const reachedBy = (rules: string | undefined): RulesWithReach =>
  rules !== undefined && isReached(rules) ? rules : 'mcr';

/** What says exactly how far tiles are from each row of the rule set. */
export const loadReach = (rules: RulesWithReach): Promise<Reach> => REACHES[rules]();

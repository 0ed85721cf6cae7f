/**
 * The rule sets that can be played and counted. Each is fetched when it is asked for, so that
 * a page loads only those it uses.
 */
import type { Kit } from '../scoring/kit.ts';
import type { RulesetId } from '../scoring/rule-id.ts';

type Load = () => Promise<{ readonly kit: Kit }>;

export const RULESETS = {
  tchou1924: () => import('./tchou1924/kit.ts'),
  mcr: () => import('./mcr/kit.ts'),
} as const satisfies Readonly<Partial<Record<RulesetId, Load>>>;

/** A rule set of the list. */
export type PlayableRules = keyof typeof RULESETS;

export const PLAYABLE_RULES = Object.keys(RULESETS) as readonly PlayableRules[];

export const isPlayable = (id: string): id is PlayableRules => Object.hasOwn(RULESETS, id);

export const loadKit = async (id: PlayableRules): Promise<Kit> => (await RULESETS[id]()).kit;

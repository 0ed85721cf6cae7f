/** The playable rule sets, each loaded on demand so that a page loads only what it uses. */
import type { Kit } from '../scoring/kit.ts';
import type { RulesetId } from '../scoring/rule-id.ts';

type Load = () => Promise<{ readonly kit: Kit }>;

const RULESETS = {
  tchou1924: () => import('./tchou1924/kit.ts'),
  vulcain1953: () => import('./vulcain1953/kit.ts'),
  encyclopedie: () => import('./encyclopedie-kit.ts'),
  mcr: () => import('./mcr/kit.ts'),
  riichi: () => import('./riichi/kit.ts'),
} as const satisfies Readonly<Partial<Record<RulesetId, Load>>>;

export type PlayableRules = keyof typeof RULESETS;

export const PLAYABLE_RULES = Object.keys(RULESETS) as readonly PlayableRules[];

/** What logs of games from elsewhere are played by. */
export const LOGGED_RULES: PlayableRules = 'riichi';

/** Whether the text is the id of a rule set. */
export const isPlayable = (id: string): id is PlayableRules => Object.hasOwn(RULESETS, id);

/** A rule set; its code is loaded when it is asked for. */
export const loadKit = async (id: PlayableRules): Promise<Kit> => (await RULESETS[id]()).kit;

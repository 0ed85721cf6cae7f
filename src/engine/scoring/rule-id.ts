/** The rule sets, and how their registers name a rule. */
export const RULESET_IDS = ['tchou1924', 'vulcain1953', 'encyclopedie', 'mcr', 'riichi'] as const;
export type RulesetId = (typeof RULESET_IDS)[number];

/** An entry of the register of a rule set. */
export type RuleId = `${RulesetId}.${string}`;

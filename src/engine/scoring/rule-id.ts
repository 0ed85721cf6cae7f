export const RULESET_IDS = ['tchou1924', 'vulcain1953', 'encyclopedie', 'mcr', 'riichi'] as const;
export type RulesetId = (typeof RULESET_IDS)[number];

/** A register entry: `tchou1924.IV.11`. */
export type RuleId = `${RulesetId}.${string}`;

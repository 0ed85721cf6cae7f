import type { Say } from './speak.ts';
import type { WordKey } from './words/index.ts';

/** The name of a rule set: that of its source. */
export const rulesName = (say: Say, rules: string): string => say(`source.${rules}` as WordKey);

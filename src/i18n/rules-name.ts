import { openKey, type Say } from './speak.ts';

/** The name of a rule set: that of its source. */
export const rulesName = (say: Say, rules: string): string => say(openKey(`source.${rules}`));

import type { QuestionErrors } from '../engine/drills.ts';
import { levelName } from './drill-levels.ts';
import { describeHandError } from './hand-errors.ts';
import { rulesName } from './rules-name.ts';
import type { Say } from './speak.ts';
import type { WordKey } from './words/words.ts';

/** What a skill is called: the id of its rule set, then its topic. */
export function claimSkillName(say: Say, skill: string): string {
  const [rules = '', level] = skill.split('/');
  if (level === undefined) return say(`finder.results.${rules}` as WordKey);
  return `${rulesName(say, rules)}, ${levelName(say, 'claim', level)}`;
}

export function describeClaimError(say: Say, error: QuestionErrors['claims']): string {
  switch (error.code) {
    case 'not-between-turns':
      return say('claim.error.not-between-turns', { count: error.count });
    case 'own-discard':
      return say('claim.error.own-discard');
    case 'not-in-these-rules':
      return say('claim.error.not-in-these-rules');
    case 'no-flowers':
      return say('error.no-flowers');
    case 'no-win':
      return say('claim.error.no-win');
    default:
      return describeHandError(say, error);
  }
}

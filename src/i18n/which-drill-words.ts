import type { QuestionErrors } from '../engine/drills.ts';
import { describeHandError } from './hand-errors.ts';
import type { Say } from './speak.ts';

export const showName = (say: Say, show: string): string =>
  say(show === 'payments' ? 'whichRules.show.payments' : 'whichRules.show.sheet');

/** What a skill is called: what is shown. */
export const whichSkillName = (say: Say, skill: string): string => {
  if (skill === 'own' || skill === 'lessons') return say(`finder.results.${skill}`);
  return showName(say, skill);
};

export function describeWhichError(say: Say, error: QuestionErrors['which-rules']): string {
  if (error.code === 'not-told') return say('whichRules.error.not-told');
  if (error.code === 'no-winning-tile') return say('whichRules.error.no-winning-tile');
  return describeHandError(say, error);
}

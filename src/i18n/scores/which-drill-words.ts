import type { Say } from '../speak.ts';

export const whichShowName = (say: Say, show: string): string =>
  say(show === 'payments' ? 'whichRules.show.payments' : 'whichRules.show.sheet');

/** What a skill is called: what is shown. */
export const whichSkillName = (say: Say, skill: string): string => {
  if (skill === 'own' || skill === 'lessons') return say(`finder.results.${skill}`);
  return whichShowName(say, skill);
};

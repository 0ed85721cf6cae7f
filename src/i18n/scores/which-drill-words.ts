import { sourceSkillName } from '../skill-names.ts';
import type { Say } from '../speak.ts';

export const whichShowName = (say: Say, show: string): string =>
  say(show === 'payments' ? 'whichRules.show.payments' : 'whichRules.show.sheet');

/** What a skill is called: what is shown. */
export const whichSkillName = (say: Say, skill: string): string =>
  sourceSkillName(say, skill) ?? whichShowName(say, skill);

import { rulesName } from '../rules-name.ts';
import { openKey, type Say } from '../speak.ts';
import { levelName } from './drill-levels.ts';

/** What a skill is called: the id of its rule set, then its topic. */
export function claimSkillName(say: Say, skill: string): string {
  const [rules = '', level] = skill.split('/');
  if (level === undefined) return say(openKey(`finder.results.${rules}`));
  return `${rulesName(say, rules)}, ${levelName(say, 'claim', level)}`;
}

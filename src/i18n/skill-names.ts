/** What skills are called, beyond the levels of one drill. */
import { rulesName } from './rules-name.ts';
import { openKey, type Say } from './speak.ts';

/** Hands of one's own and positions of lessons are at no level. */
export const sourceSkillName = (say: Say, skill: string): string | undefined =>
  skill === 'own' || skill === 'lessons' ? say(`finder.results.${skill}`) : undefined;

/** Of a skill that is the id of a rule set, then a level: `tchou1924/claims`. */
export const rulesSkillName =
  (levelName: (say: Say, level: string) => string) =>
  (say: Say, skill: string): string => {
    const [rules = '', level] = skill.split('/');
    if (level === undefined) return say(openKey(`finder.results.${rules}`));
    return `${rulesName(say, rules)}, ${levelName(say, level)}`;
  };

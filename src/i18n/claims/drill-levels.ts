import type { LevelField } from '../../engine/drills.ts';
import { openKey, type Say } from '../speak.ts';

export const levelName = (say: Say, words: string, level: string): string =>
  say(openKey(`${words}.level.${level}`));

/** `skill` is what follows the drill's id. Results outlive their levels. */
export const levelSkillName =
  (words: string, { values }: Pick<LevelField, 'values'>) =>
  (say: Say, skill: string): string => {
    if (skill === 'own' || skill === 'lessons') return say(`finder.results.${skill}`);
    const isKnown = typeof values !== 'function' && values.includes(skill);
    return isKnown ? levelName(say, words, skill) : say('finder.results.former', { name: skill });
  };

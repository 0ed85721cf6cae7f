/** What the levels of a drill are called, and the skills whose results are counted by them. */
import type { LevelField } from '../engine/drills.ts';
import type { Say } from './speak.ts';
import type { WordKey } from './words/words.ts';

/** The name of a level of a drill, by the name of its words. */
export const levelName = (say: Say, words: string, level: string): string =>
  say(`${words}.level.${level}` as WordKey);

/** What a skill is called, by what follows the id of the drill. Results outlive their levels. */
export const levelSkillName =
  (words: string, { values }: Pick<LevelField, 'values'>) =>
  (say: Say, skill: string): string => {
    if (skill === 'own' || skill === 'lessons') return say(`finder.results.${skill}`);
    const isKnown = typeof values !== 'function' && values.includes(skill);
    return isKnown ? levelName(say, words, skill) : say('finder.results.former', { name: skill });
  };

import type { LevelField } from '../../engine/drills.ts';
import { sourceSkillName } from '../skill-names.ts';
import { openKey, type Say } from '../speak.ts';

export const levelName = (say: Say, words: string, level: string): string =>
  say(openKey(`${words}.level.${level}`));

/** `skill` is what follows the drill's id. Results outlive their levels. */
export const levelSkillName =
  (words: string, { values }: Pick<LevelField, 'values'>) =>
  (say: Say, skill: string): string => {
    const isKnown = typeof values !== 'function' && values.includes(skill);
    if (isKnown) return levelName(say, words, skill);
    return sourceSkillName(say, skill) ?? say('finder.results.former', { name: skill });
  };

import { WAIT_MIXES } from '../../engine/drills.ts';
import { sourceSkillName } from '../skill-names.ts';
import type { Say } from '../speak.ts';

export function mixName(say: Say, mix: string): string {
  const known = WAIT_MIXES.find((name) => name === mix);
  return known ? say(`finder.mix.${known}`) : mix;
}

export const noneName = (say: Say, share: string): string =>
  share === '0' ? say('finder.none.never') : say('finder.none.share', { n: share });

/** `skill` is a size, a mix and perhaps the least number of waits, or a source such as `formulas`. */
export function waitSkillName(say: Say, skill: string): string {
  const [size = '', mix, min] = skill.split('/');
  if (mix !== undefined) {
    const named = { size, mix: mixName(say, mix) };
    return min === undefined
      ? say('finder.results.row', named)
      : say('finder.results.rowMin', { ...named, n: min });
  }
  return size === 'formulas'
    ? say('finder.results.formulas')
    : (sourceSkillName(say, size) ?? skill);
}

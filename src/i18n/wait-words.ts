import { WAIT_MIXES } from '../engine/drills.ts';
import type { Say } from './speak.ts';

export function mixName(say: Say, mix: string): string {
  const known = WAIT_MIXES.find((name) => name === mix);
  return known ? say(`finder.mix.${known}`) : mix;
}

/** `skill` is a size and a mix, or a source such as `formulas`. */
export function waitSkillName(say: Say, skill: string): string {
  const [size = '', mix] = skill.split('/');
  if (mix !== undefined) return say('finder.results.row', { size, mix: mixName(say, mix) });
  if (size === 'formulas' || size === 'own' || size === 'lessons') {
    return say(`finder.results.${size}`);
  }
  return skill;
}

/** What the wait finder calls its levels and results. */
import { WAIT_MIXES } from '../engine/index.ts';
import type { Say } from './speak.ts';

export function mixName(say: Say, mix: string): string {
  const known = WAIT_MIXES.find((name) => name === mix);
  return known ? say(`finder.mix.${known}`) : mix;
}

/** What a skill is called, by the size and the mix of its hands or by where they come from. */
export function waitSkillName(say: Say, skill: string): string {
  const [size = '', mix] = skill.split('/');
  if (mix !== undefined) return say('finder.results.row', { size, mix: mixName(say, mix) });
  if (size === 'formulas' || size === 'own' || size === 'lessons') {
    return say(`finder.results.${size}`);
  }
  return skill;
}

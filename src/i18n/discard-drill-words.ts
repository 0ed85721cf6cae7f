import { DISCARD_KINDS, type DiscardQuestionError } from '../engine/drills.ts';
import { describeError } from './errors.ts';
import type { Say } from './speak.ts';

export function kindName(say: Say, kind: string): string {
  const known = DISCARD_KINDS.find((name) => name === kind);
  return known ? say(`discards.level.${known}`) : kind;
}

export function describeDiscardError(say: Say, error: DiscardQuestionError): string {
  switch (error.code) {
    case 'not-to-discard':
      return say('discards.error.count', { count: error.count });
    case 'complete':
      return say('discards.error.complete');
    case 'no-win':
      return say('discards.error.win');
    case 'no-flowers':
      return say('discards.error.flowers');
    default:
      return describeError(say, error);
  }
}

export function discardSkillName(say: Say, skill: string): string {
  const [size = '', kind] = skill.split('/');
  if (kind !== undefined) return say('finder.results.row', { size, mix: kindName(say, kind) });
  if (size === 'own' || size === 'lessons') return say(`finder.results.${size}`);
  return size === 'play' ? say('discards.results.play') : skill;
}

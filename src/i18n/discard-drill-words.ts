import { DISCARD_KINDS, type DiscardQuestionError, NO_GAME } from '../engine/drills.ts';
import { describeError } from './errors.ts';
import { rulesName } from './rules-name.ts';
import type { Say } from './speak.ts';
import { valueError } from './value-error.ts';

export function kindName(say: Say, kind: string): string {
  const known = DISCARD_KINDS.find((name) => name === kind);
  return known ? say(`discards.level.${known}`) : kind;
}

/** The rules of a level, or none. */
export const discardGameName = (say: Say, game: string): string =>
  game === NO_GAME ? say('discards.level.common') : rulesName(say, game);

export function describeDiscardError(say: Say, error: DiscardQuestionError): string {
  switch (error.code) {
    case 'not-to-discard':
      return say('discards.error.count', { count: error.count });
    case 'complete':
      return say('discards.error.complete');
    case 'no-win':
      return say('discards.error.win');
    case 'unknown-meld':
      return say('score.error.unknown-meld');
    case 'unknown-value':
      return valueError(say, error.value);
    case 'no-flowers':
      return say('discards.error.flowers');
    default:
      return describeError(say, error);
  }
}

export function discardSkillName(say: Say, skill: string): string {
  const [size = '', kind, game] = skill.split('/');
  if (kind !== undefined) {
    const row = say('finder.results.row', { size, mix: kindName(say, kind) });
    return game === undefined ? row : `${row}, ${discardGameName(say, game)}`;
  }
  if (size === 'own' || size === 'lessons') return say(`finder.results.${size}`);
  return size === 'play' ? say('discards.results.play') : skill;
}

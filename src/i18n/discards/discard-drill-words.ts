import { DISCARD_KINDS, NO_GAME } from '../../engine/drills.ts';
import { rulesName } from '../rules-name.ts';
import { sourceSkillName } from '../skill-names.ts';
import type { Say } from '../speak.ts';

export function discardKindName(say: Say, kind: string): string {
  const known = DISCARD_KINDS.find((name) => name === kind);
  return known ? say(`discards.level.${known}`) : kind;
}

export const discardAskName = (say: Say, ask: string): string =>
  say(ask === 'worth' ? 'worth.ask.worth' : 'worth.ask.copies');

/** The rules of a level, or none. */
export const discardGameName = (say: Say, game: string): string =>
  game === NO_GAME ? say('discards.level.common') : rulesName(say, game);

export function discardSkillName(say: Say, skill: string): string {
  const [size = '', kind, game] = skill.split('/');
  if (kind !== undefined) {
    const row = say('finder.results.row', { size, mix: discardKindName(say, kind) });
    return game === undefined ? row : `${row}, ${discardGameName(say, game)}`;
  }
  return size === 'play' ? say('discards.results.play') : (sourceSkillName(say, size) ?? skill);
}

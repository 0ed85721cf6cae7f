import type { Say } from './speak.ts';
import { mixName } from './wait-words.ts';
import type { WordKey } from './words/index.ts';

export const showName = (say: Say, show: string): string =>
  say(show === 'reading' ? 'waitKind.show.reading' : 'waitKind.show.tile');

/** What a skill is called: a size, a mix and what is shown, or a source such as `lessons`. */
export function waitKindSkillName(say: Say, skill: string): string {
  const [size = '', mix = '', show = ''] = skill.split('/');
  return show === ''
    ? say(`finder.results.${skill}` as WordKey)
    : `${say('finder.results.row', { size, mix: mixName(say, mix) })} · ${showName(say, show)}`;
}

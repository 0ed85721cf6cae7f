import { openKey, type Say } from '../speak.ts';
import { mixName } from './wait-words.ts';

export const waitShowName = (say: Say, show: string): string =>
  say(show === 'reading' ? 'waitKind.show.reading' : 'waitKind.show.tile');

/** What a skill is called: a size, a mix and what is shown, or a source such as `lessons`. */
export function waitKindSkillName(say: Say, skill: string): string {
  const [size = '', mix = '', show = ''] = skill.split('/');
  return show === ''
    ? say(openKey(`finder.results.${skill}`))
    : `${say('finder.results.row', { size, mix: mixName(say, mix) })} · ${waitShowName(say, show)}`;
}

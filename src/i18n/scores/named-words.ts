import type { TypesOf } from '../../engine/drills.ts';
import { tilesName } from '../hand/tile-names.ts';
import type { Say, Voice } from '../speak.ts';
import { itemName, itemNames } from './score-names.ts';

type NamedTypes = TypesOf<'name-hand'>;

type Shown = NamedTypes['shown'];
type Verdict = NamedTypes['verdict'];

/** What a tile makes of the hand, and what that is worth. */
export function wonName(
  say: Say,
  rules: Shown['rules'],
  { name, total, claimed }: Verdict['wins'][number],
): string {
  const what = name === undefined ? say('named.ordinary') : itemName(say, rules, name);
  return say(claimed ? 'named.win' : 'named.win.drawn', { name: what, n: total });
}

interface QuestionVoice extends Voice {
  readonly shown: Shown;
}

export function namedVerdictText(
  { right, wanted }: Verdict,
  { shown: { rules }, locale, say }: QuestionVoice,
): string {
  const places = { name: itemName(say, rules, wanted.name), n: wanted.mark };
  const judged = say(right ? 'named.right' : 'named.wrong', places);
  if (wanted.tiles.length === 0) return judged;
  return `${judged} ${say('named.waits', { tiles: tilesName(say, locale, wanted.tiles) })}`;
}

export function namedHintText(
  { name, tiles, mark, fewer }: NamedTypes['hints'],
  step: string,
  { shown: { rules }, locale, say }: QuestionVoice,
): string {
  if (step === 'mark') return say('named.hint.mark', { n: mark });
  if (step === 'fewer') {
    return say('named.hint.fewer', { names: itemNames(say, locale, rules, fewer) });
  }
  const text = say('answer.is', { answer: itemName(say, rules, name) });
  return tiles.length === 0
    ? text
    : `${text} ${say('named.waits', { tiles: tilesName(say, locale, tiles) })}`;
}

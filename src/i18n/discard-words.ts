import type { DiscardCost, DiscardQuestionError, TypesOf } from '../engine/drills.ts';
import { DISCARD_KINDS } from '../engine/drills.ts';
import type { Accepted } from '../engine/hand.ts';
import type { Tile } from '../engine/notation.ts';
import { describeError } from './errors.ts';
import type { Locale } from './locales.ts';
import type { Say } from './speak.ts';
import { tileName, tilesName } from './tile-names.ts';

export const awayName = (say: Say, distance: number): string =>
  distance === 0 ? say('discards.ready') : say('discards.away', { n: distance });

export const copiesName = (say: Say, n: number): string => say('discards.copies', { n });

export function costName(say: Say, { distance, copies }: DiscardCost): string {
  if (distance > 0) return say('discards.back', { n: distance });
  return copies > 0 ? say('discards.cost.copies', { n: copies }) : say('discards.cost.none');
}

export function kindName(say: Say, kind: string): string {
  const known = DISCARD_KINDS.find((name) => name === kind);
  return known ? say(`discards.level.${known}`) : kind;
}

export function verdictText(
  verdict: TypesOf<'what-discard'>['verdict'],
  locale: Locale,
  say: Say,
): string {
  const { chosen, best, cost, grade, options } = verdict;
  const tile = tileName(say, chosen.tile);
  const named = { tile, best: tileName(say, best.tile) };
  const away = awayName(say, chosen.distance);
  const copies = copiesName(say, chosen.count);
  if (cost.distance > 0) {
    const bestAway = awayName(say, best.distance);
    const back = say('discards.back', { n: cost.distance });
    return say('discards.mistakeAway', { ...named, away, bestAway, back });
  }
  if (grade !== 'right') {
    const key = grade === 'slip' ? 'discards.slip' : 'discards.mistake';
    return say(key, { ...named, copies, most: copiesName(say, best.count), lost: cost.copies });
  }
  const right = say('discards.right', { tile, away, copies });
  const equallyGood = options.flatMap((option) =>
    option.grade === 'right' && option.tile !== chosen.tile ? [option.tile] : [],
  );
  if (equallyGood.length === 0) return right;
  return `${right} ${say('discards.alsoRight', { tiles: tilesName(say, locale, equallyGood) })}`;
}

export function acceptedText(accepts: readonly Accepted[], locale: Locale, say: Say): string {
  if (accepts.length === 0) return say('discards.acceptsNone');
  const tiles: readonly Tile[] = accepts.map(({ tile }) => tile);
  return say('discards.accepts', { tiles: tilesName(say, locale, tiles) });
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

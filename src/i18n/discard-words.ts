import type { DiscardCost, TypesOf } from '../engine/drills.ts';
import type { Accepted } from '../engine/hand.ts';
import type { Tile } from '../engine/notation.ts';
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

import type { DiscardCost, JudgedDiscard, TypesOf } from '../../engine/drills.ts';
import type { AcceptedTile } from '../../engine/hand.ts';
import type { Tile } from '../../engine/notation.ts';
import { tileInText, tilesInText, tilesName } from '../hand/tile-names.ts';
import type { Locale } from '../locales.ts';
import type { Say } from '../speak.ts';

/** A hand is at most as far as its tiles are many, unless no tiles can make it win. */
const FURTHEST = 13;

/** Whether no tiles bring it there. */
export const isNever = (distance: number): boolean => distance > FURTHEST;

export function awayName(say: Say, distance: number): string {
  if (isNever(distance)) return say('discards.away.never');
  return distance === 0 ? say('discards.ready') : say('discards.away', { n: distance });
}

export const copiesName = (say: Say, n: number): string => say('discards.copies', { n });

/** What a hand may still win with, where that is less than all it waits on. */
export function winsName(
  say: Say,
  { wins, barred }: Pick<JudgedDiscard, 'wins' | 'barred'>,
): string | undefined {
  if (wins === undefined) return undefined;
  return say(barred ? 'discards.wins.barred' : `discards.wins.${wins}`);
}

export function costName(say: Say, { distance, copies, wins }: DiscardCost): string {
  if (wins === 'none') return say('discards.wins.none');
  if (wins) return say('discards.wins.drawn');
  if (distance > 0) return say('discards.back', { n: distance });
  return copies > 0 ? say('discards.cost.copies', { n: copies }) : say('discards.cost.none');
}

type Verdict = TypesOf<'what-discard'>['verdict'];

/** What is against a discard that leaves less to win with than the best one does. */
function lossText({ chosen, best, cost }: Verdict, locale: Locale, say: Say): string {
  const tile = tileInText(say, 'the', chosen.tile);
  if (cost.wins === 'none') return say('discards.mistakeLost', { tile });
  const named = { tile, best: tileInText(say, 'the', best.tile) };
  if (!chosen.barred) return say('discards.mistakeDrawn', named);
  const tiles = tilesInText(say, locale, chosen.barred);
  return say('discards.mistakeBarred', { ...named, tiles, copies: copiesName(say, best.count) });
}

/** What speaks against a discard although none is better. */
function stillText({ wins, barred }: Verdict['chosen'], locale: Locale, say: Say): string {
  if (barred) return say('discards.stillBarred', { tiles: tilesInText(say, locale, barred) });
  return say(wins === 'none' ? 'discards.stillLost' : 'discards.stillDrawn');
}

export function mistakeAwayText({ chosen, best, cost }: Verdict, say: Say): string {
  return say('discards.mistakeAway', {
    tile: tileInText(say, 'the', chosen.tile),
    best: tileInText(say, 'the', best.tile),
    away: awayName(say, chosen.distance),
    bestAway: awayName(say, best.distance),
    back: say('discards.back', { n: cost.distance }),
  });
}

export function verdictText(verdict: Verdict, locale: Locale, say: Say): string {
  const { chosen, best, cost, grade, options } = verdict;
  const tile = tileInText(say, 'the', chosen.tile);
  const named = { tile, best: tileInText(say, 'the', best.tile) };
  const away = awayName(say, chosen.distance);
  const copies = copiesName(say, chosen.count);
  if (cost.wins) return lossText(verdict, locale, say);
  if (cost.distance > 0) return mistakeAwayText(verdict, say);
  if (grade !== 'right') {
    const key = grade === 'slip' ? 'discards.slip' : 'discards.mistake';
    return say(key, { ...named, copies, most: copiesName(say, best.count), lost: cost.copies });
  }
  const right = say('discards.right', { tile, away, copies });
  const equallyGood = options.flatMap((option) =>
    option.grade === 'right' && option.tile !== chosen.tile ? [option.tile] : [],
  );
  return [
    right,
    ...(chosen.wins ? [stillText(chosen, locale, say)] : []),
    ...(equallyGood.length > 0
      ? [say('discards.alsoRight', { tiles: tilesName(say, locale, equallyGood) })]
      : []),
  ].join(' ');
}

export function acceptedText(accepts: readonly AcceptedTile[], locale: Locale, say: Say): string {
  if (accepts.length === 0) return say('discards.acceptsNone');
  const tiles: readonly Tile[] = accepts.map(({ tile }) => tile);
  return say('discards.accepts', { tiles: tilesName(say, locale, tiles) });
}

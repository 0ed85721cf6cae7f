/** Four sets and a pair, with one chow at most unless the hand is pure or nothing is exposed. */

import type { Group, Meld } from '../../../core/group.ts';
import { familyOf, SUITS, type Suit, type Tile, tileIndex } from '../../../core/tile.ts';
import { copiesAt } from '../../../core/tile-counts.ts';
import { lackingFewChows } from '../../../hand/few-chows.ts';
import { FAR, stockOf } from '../../../hand/lack.ts';
import { meldedDistance } from '../../../hand/melded-distance.ts';
import { PARTS, packHand } from '../../../hand/packed-hand.ts';
import type { Shape } from '../../../shapes/shape.ts';
import { STANDARD } from '../../../shapes/standard.ts';
import { placesBelow, type TrialHand } from '../../../shapes/trial-hand.ts';

/** A set of the suit's own dragon leaves a hand pure (`vulcain1953.4.1.2.1`). */
export const OWN_DRAGON: Readonly<Record<Suit, Tile>> = { m: '7z', p: '5z', s: '6z' };

const isExposed = (melds: readonly Meld[]): boolean => melds.some(({ open }) => open);

const chowsIn = (groups: readonly Group[]): number =>
  groups.filter(({ kind }) => kind === 'chow').length;

/** A pair of the dragon troubles the hand (V24). */
const isPureIn = (suit: Suit, groups: readonly Group[]): boolean =>
  groups.every(
    ({ kind, tile }) => familyOf(tile) === suit || (tile === OWN_DRAGON[suit] && kind !== 'pair'),
  );

const isPure = (groups: readonly Group[]): boolean => SUITS.some((suit) => isPureIn(suit, groups));

/** With melds exposed: `vulcain1953.2.2.3.6`. */
const mayWin = (groups: readonly Group[]): boolean => chowsIn(groups) <= 1 || isPure(groups);

/** Of hands with so many chows at most. */
export function fewChowsDistance({ counts, partial, melds }: TrialHand, most: 0 | 1): number {
  const chows = chowsIn(melds);
  if (chows > most) return FAR;
  const wanted = { sets: partial.groups, chow: chows < most };
  return lackingFewChows(stockOf(counts, melds), wanted) - 1;
}

/**
 * The tiles of the suit alone, as if the others were not there: a suit has room for every set that
 * is made from nothing, so that it is as near as the nearest hand of any suits.
 */
function pureDistanceIn(suit: Suit, { counts, partial, melds }: TrialHand): number {
  const { hand, melded = packHand([]), groups } = partial;
  const part = SUITS.indexOf(suit);
  const own = new Int32Array(PARTS);
  own[part] = hand[part] as number;
  const without = meldedDistance(own, melded, groups);
  const dragon = OWN_DRAGON[suit];
  if (groups === 0 || melds.some(({ tile }) => tile === dragon)) return without;
  const missing = Math.max(0, 3 - copiesAt(counts, tileIndex(dragon)));
  return Math.min(without, missing + meldedDistance(own, melded, groups - 1));
}

const pureDistance = (hand: TrialHand): number =>
  SUITS.filter((suit) => isPureIn(suit, hand.melds)).reduce(
    (nearest, suit) => Math.min(nearest, pureDistanceIn(suit, hand)),
    FAR,
  );

function distance(hand: TrialHand, limit = FAR): number {
  const least = STANDARD.distance(hand, limit);
  if (least >= limit || !isExposed(hand.melds)) return least;
  const nearest = fewChowsDistance(hand, 1);
  return nearest === least ? nearest : Math.min(nearest, pureDistance(hand));
}

/** Whether a win on a discard is one, where nothing was exposed, is a matter of the win. */
export const ORDINARY: Shape<'standard'> = {
  id: 'standard',
  read(counts, held) {
    const readings = STANDARD.read(counts, held);
    if (!isExposed(held.melds)) return readings;
    return readings.filter((groups) => mayWin([...held.melds, ...groups]));
  },
  distance,
  nearer: (hand, from) =>
    isExposed(hand.melds) ? placesBelow(from, hand, distance) : STANDARD.nearer(hand, from),
};

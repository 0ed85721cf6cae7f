/**
 * Reads packed hands without known melds by look-ups. The functions hold their
 * tables, which makes each look-up a load; they are made once, when first asked for.
 */
import { COPIES, RANKS } from '../core/tile.ts';
import { HONOUR_BITS, handTables, JOINT_BITS, SUIT_BITS } from './hand-tables.ts';
import { copiesInKey, type PackedHand, valueAt } from './packed-hand.ts';
import { MAX_GROUPS } from './profile.ts';
import { specialTables } from './special-tables.ts';

/** Hands stand one after another, four keys each; `at` is the place of the first key. */
interface HandReader {
  readonly standard: (hands: PackedHand, at: number, groups: number) => number;
  /** The least distance of 13 or 14 tiles: standard, seven pairs, thirteen orphans. */
  readonly nearest: (hands: PackedHand, at: number) => number;
  readonly special: (hands: PackedHand, at: number) => number;
  readonly specialDistance: (hands: PackedHand, at: number) => number;
  /** The ranks that a suit alone, so many groups and a pair less one tile, waits on: bit r − 1. */
  readonly pureWaits: (key: number, groups: number) => number;
}

function createReader(): HandReader {
  const { suits, honours, twoSuits, withHonours, distance, suitProfiles } = handTables();
  const specials = specialTables();
  const [specialSuits, specialHonours] = [specials.suits, specials.honours];
  const nearestSpecial = specials.nearest;
  const four = distance[MAX_GROUPS] as Int8Array;
  const complete = distance.map((_, groups) =>
    Uint8Array.from(suitProfiles, (profile) =>
      profile[2 * groups + 1] === 3 * groups + 2 ? 1 : 0,
    ),
  );

  const halves = (hands: PackedHand, at: number): number => {
    const characters = suits[hands[at] as number] as number;
    const circles = suits[hands[at + 1] as number] as number;
    const bamboos = suits[hands[at + 2] as number] as number;
    const honourClass = honours[hands[at + 3] as number] as number;
    const left = twoSuits[(characters << SUIT_BITS) | circles] as number;
    const right = withHonours[(bamboos << HONOUR_BITS) | honourClass] as number;
    return (left << JOINT_BITS) | right;
  };

  const special = (hands: PackedHand, at: number): number =>
    (specialSuits[hands[at] as number] as number) +
    (specialSuits[hands[at + 1] as number] as number) +
    (specialSuits[hands[at + 2] as number] as number) +
    (specialHonours[hands[at + 3] as number] as number);

  return {
    standard: (hands, at, groups) => (distance[groups] as Int8Array)[halves(hands, at)] as number,
    nearest: (hands, at) => {
      const standard = four[halves(hands, at)] as number;
      const other = nearestSpecial[special(hands, at)] as number;
      return Math.min(standard, other);
    },
    special,
    specialDistance: (hands, at) => nearestSpecial[special(hands, at)] as number,
    pureWaits: (key, groups) => {
      const completes = complete[groups] as Uint8Array;
      let mask = 0;
      for (let rank = 0; rank < RANKS.length; rank++) {
        const room = copiesInKey(key, rank) < COPIES;
        if (room && completes[suits[key + valueAt(rank)] as number]) mask |= 1 << rank;
      }
      return mask;
    },
  };
}

let reader: HandReader | undefined;

export function handReader(): HandReader {
  reader ??= createReader();
  return reader;
}

/**
 * Seven pairs of chosen kinds, four alike being two of them. Where a rule set lets it be, one pung
 * may lie on the table: its fourth tile in hand makes two pairs of it.
 */

import type { Group, Meld } from '../core/group.ts';
import { HAND_SIZE, sizeOfHand } from '../core/hand.ts';
import { COPIES, TILES, type Tile, tileIndex } from '../core/tile.ts';
import { copiesAt, type TileCounts } from '../core/tile-counts.ts';
import { FAR } from '../hand/lack.ts';
import { lackingPairs, pairsIn } from './seven-pairs.ts';
import { NO_READING, type Shape } from './shape.ts';
import { placesBelow, type TrialHand } from './trial-hand.ts';

interface ChosenPairs<Id extends string> {
  readonly id: Id;
  readonly kinds: readonly Tile[];
  /** Without a pair of one of these it is another hand. */
  readonly needs?: readonly Tile[];
  /** Seven kinds of which one pair each are another hand. */
  readonly except?: readonly Tile[];
}

const PAIRS = 7;
/** The exposed pung; absent where the melds are none of this hand. */
function pungIn(melds: readonly Meld[], kinds: ReadonlySet<Tile>): Meld | undefined {
  const [meld] = melds;
  const isPung = melds.length === 1 && meld?.kind === 'pung' && kinds.has(meld.tile);
  return isPung ? meld : undefined;
}

function withoutFourth(counts: TileCounts, fourth: number): TileCounts {
  const rest = counts.slice();
  rest[fourth] = copiesAt(rest, fourth) - 1;
  return rest;
}

const isIn = (tiles: readonly Tile[]): readonly boolean[] => {
  const set = new Set(tiles);
  return TILES.map((tile) => set.has(tile));
};

interface Wanted {
  readonly chosen: readonly boolean[];
  readonly needed: readonly boolean[];
}

/** Tiles lacking of so many pairs, none of them of the kind whose pung they stand beside. */
function lackingBeside(
  counts: TileCounts,
  { chosen, needed }: Wanted,
  fourth: number | undefined,
): number {
  return lackingPairs(counts, {
    holds: (place) => place !== fourth && (chosen[place] as boolean),
    needs: needed.includes(true) && !(fourth !== undefined && needed[fourth]) ? ['needed'] : [],
    partOf: (place) => (needed[place] ? 'needed' : 'other'),
    pairs: fourth === undefined ? PAIRS : PAIRS - 2,
  });
}

/** Tiles lacking of the nearest hand that is not one pair of each of these kinds. */
function lackingUnlike(counts: TileCounts, wanted: Wanted, except: readonly boolean[]): number {
  const needed = wanted.chosen.map((isChosen, place) => isChosen && !except[place]);
  let least = lackingBeside(counts, { ...wanted, needed }, undefined);
  if (least === lackingBeside(counts, wanted, undefined)) return least;
  for (let place = 0; place < counts.length; place++) {
    if (!except[place]) continue;
    const missing = Math.max(0, COPIES - copiesAt(counts, place));
    least = Math.min(least, missing + lackingBeside(counts, wanted, place));
  }
  return least;
}

export function chosenPairs<Id extends string>({
  id,
  kinds,
  needs = [],
  except,
}: ChosenPairs<Id>): Shape<Id> {
  const wanted: Wanted = { chosen: isIn(kinds), needed: isIn(needs) };
  const chosenTiles = new Set(kinds);
  const excepted = except && isIn(except);

  const distance = ({ counts, melds, isWhole }: TrialHand): number => {
    if (!isWhole) return FAR;
    if (melds.length === 0) {
      const lacking = excepted
        ? lackingUnlike(counts, wanted, excepted)
        : lackingBeside(counts, wanted, undefined);
      return lacking - 1;
    }
    const pung = pungIn(melds, chosenTiles);
    if (pung === undefined) return FAR;
    const fourth = tileIndex(pung.tile);
    const missing = copiesAt(counts, fourth) > 0 ? 0 : 1;
    return missing + lackingBeside(counts, wanted, fourth) - 1;
  };

  const arePairs = (counts: TileCounts): boolean =>
    counts.every((copies, place) => copies % 2 === 0 && (copies === 0 || wanted.chosen[place]));
  const isAnother = (groups: readonly Group[]): boolean =>
    (needs.length > 0 && !groups.some(({ tile }) => needs.includes(tile))) ||
    (except?.every((tile) => groups.some((group) => group.tile === tile)) ?? false);

  return {
    id,
    read(counts, held) {
      if (sizeOfHand(held) !== HAND_SIZE) return NO_READING;
      const { melds } = held;
      const pung = pungIn(melds, chosenTiles);
      if (melds.length > 0 && pung === undefined) return NO_READING;
      const fourth: readonly Group[] = pung ? [{ kind: 'single', tile: pung.tile }] : [];
      if (pung && copiesAt(counts, tileIndex(pung.tile)) !== 1) return NO_READING;
      const paired = pung ? withoutFourth(counts, tileIndex(pung.tile)) : counts;
      if (!arePairs(paired)) return NO_READING;
      const groups = [...fourth, ...pairsIn(paired)];
      return isAnother(groups) ? NO_READING : [groups];
    },
    distance,
    nearer: (hand, from) => placesBelow(from, hand, distance),
  };
}

/**
 * Four combinations and a pair, where the three dragons are a combination too
 * (`encyclopedie.comb.2`). Not so the four winds as long as they are held: they are four tiles in
 * the room of three, so that like a kong they count only once they are laid down and a tile is
 * drawn for them (`encyclopedie.hidden.1`, F04). As a meld they are one of the four.
 */

import type { Group } from '../../core/group.ts';
import { COPIES, DRAGON_TILES, tileIndex } from '../../core/tile.ts';
import { copiesAt, type TileCounts } from '../../core/tile-counts.ts';
import { handReader } from '../../hand/hand-reader.ts';
import { FAR } from '../../hand/lack.ts';
import { meldedDistance } from '../../hand/melded-distance.ts';
import { copiesInHand, HONOUR_PART, PARTS, valueAt } from '../../hand/packed-hand.ts';
import { quickGroupings } from '../../hand/quick-readings.ts';
import { groupings } from '../../hand/readings.ts';
import type { Shape } from '../../shapes/shape.ts';
import { STANDARD } from '../../shapes/standard.ts';
import { placesBelow, type TrialHand } from '../../shapes/trial-hand.ts';

const RUN: Group = { kind: 'dragons', tile: '5z' };
const FIRST_DRAGON = tileIndex('5z');
const DRAGONS: readonly number[] = DRAGON_TILES.map(tileIndex);

const runsIn = (counts: TileCounts): number =>
  Math.min(...DRAGONS.map((place) => copiesAt(counts, place)));

function withoutRuns(counts: TileCounts, runs: number): TileCounts {
  const rest = counts.slice();
  for (const place of DRAGONS) rest[place] = copiesAt(rest, place) - runs;
  return rest;
}

/** In tile order: the runs before what else there is of the dragons. */
function withRuns(groups: readonly Group[], runs: number): readonly Group[] {
  const later = groups.findIndex(({ tile }) => tileIndex(tile) >= FIRST_DRAGON);
  return groups.toSpliced(later < 0 ? groups.length : later, 0, ...Array<Group>(runs).fill(RUN));
}

type Readings = readonly (readonly Group[])[];

/** With as many runs as there may be, and the other tiles in every way. */
const readWith =
  (others: (counts: TileCounts) => Readings) =>
  (counts: TileCounts): Readings => {
    const plain = others(counts);
    const most = runsIn(counts);
    if (most === 0) return plain;
    const readings = [...plain];
    for (let runs = 1; runs <= most; runs++) {
      const beside = others(withoutRuns(counts, runs));
      readings.push(...beside.map((groups) => withRuns(groups, runs)));
    }
    return readings;
  };

function missingOfRuns(counts: TileCounts, runs: number): number {
  let missing = 0;
  for (const place of DRAGONS) missing += Math.max(0, runs - copiesAt(counts, place));
  return missing;
}

/** How far the other tiles are from the other groups; so many dragons are gone for them. */
function distanceBeside({ counts, partial }: TrialHand, runs: number): number {
  const { hand, melded, groups } = partial;
  const held = hand.slice();
  const gone = melded ? melded.slice() : new Int32Array(PARTS);
  for (const place of DRAGONS) {
    const value = valueAt(place);
    const used = Math.min(runs, copiesAt(counts, place));
    held[HONOUR_PART] = (held[HONOUR_PART] as number) - used * value;
    gone[HONOUR_PART] = (gone[HONOUR_PART] as number) + runs * value;
  }
  // Three copies are left beside one run: as many as any group of honours takes.
  return runs === 1 && !melded
    ? handReader().standard(held, 0, groups - runs)
    : meldedDistance(held, gone, groups - runs);
}

function mostRuns({ groups, melded }: TrialHand['partial']): number {
  if (!melded) return groups;
  return Math.min(groups, ...DRAGONS.map((place) => COPIES - copiesInHand(melded, place)));
}

function distance(hand: TrialHand, limit = FAR): number {
  let nearest = STANDARD.distance(hand, limit);
  const most = mostRuns(hand.partial);
  for (let runs = 1; runs <= most; runs++) {
    const missing = missingOfRuns(hand.counts, runs);
    // Even with everything else complete no nearer, and more runs lack no less.
    if (missing - 1 >= Math.min(nearest, limit)) break;
    nearest = Math.min(nearest, missing + distanceBeside(hand, runs));
  }
  return nearest;
}

const FOUR_COMBINATIONS: Shape<'standard'> = {
  id: 'standard',
  read: readWith(quickGroupings),
  readGroups: readWith((counts) => groupings(counts, false)),
  distance,
  nearer: (hand, from) => placesBelow(from, hand, distance),
};

export const ENCYCLOPEDIE_SHAPES = [FOUR_COMBINATIONS] as const;

import { type Group, groupTiles } from '../../core/group.ts';
import type { HeldHand } from '../../core/hand.ts';
import { pick, type Rng, shuffled } from '../../core/rng.ts';
import { sortTiles, TILES, type Tile } from '../../core/tile.ts';
import { tilesOf } from '../../core/tile-counts.ts';
import { unseenTiles } from '../../hand/discards.ts';
import { exposedMeld, fitOneSet, randomGroup, tilesIn } from '../hand-tiles.ts';

export const wallWithout = (rng: Rng, used: readonly Tile[]): readonly Tile[] =>
  shuffled(rng, tilesOf(unseenTiles({ concealed: used, melds: [], seen: [] })));

export const chowOrPung = (rng: Rng, among: readonly Tile[] = TILES) => randomGroup(rng, among, 3);

export function untilDone<T>(attempt: () => T | undefined): T {
  for (;;) {
    const done = attempt();
    if (done !== undefined) return done;
  }
}

/** Four groups and a pair, 14 tiles; in one hand of three a group or two are on the table. */
export const completeHand = (rng: Rng): HeldHand =>
  untilDone(() => {
    const groups = Array.from({ length: 4 }, () => chowOrPung(rng));
    const onTable = rng.below(3) === 0 ? 1 + rng.below(2) : 0;
    const pair: Group = { kind: 'pair', tile: pick(rng, TILES) };
    const hand = {
      concealed: sortTiles([...groups.slice(onTable), pair].flatMap(groupTiles)),
      melds: groups.slice(0, onTable).map(exposedMeld),
    };
    return fitOneSet(tilesIn(hand)) ? hand : undefined;
  });

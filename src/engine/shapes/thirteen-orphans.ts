import type { Group } from '../core/group.ts';
import { ORPHANS, tileIndex } from '../core/tile.ts';
import { copiesAt } from '../core/tile-counts.ts';
import { handReader } from '../hand/hand-reader.ts';
import { FAR } from '../hand/lack.ts';
import { specialTables } from '../hand/special-tables.ts';
import { isWholeInHand, NO_READING, type Shape } from './shape.ts';
import { placesBelow, type TrialHand } from './trial-hand.ts';

const PLACES = ORPHANS.map(tileIndex);

function distance({ isWhole, melds, partial }: TrialHand): number {
  if (!isWhole || melds.length > 0) return FAR;
  const { thirteenOrphans } = specialTables();
  return thirteenOrphans[handReader().special(partial.hand, 0)] as number;
}

export const THIRTEEN_ORPHANS: Shape<'thirteen-orphans'> = {
  id: 'thirteen-orphans',
  read(counts, held) {
    if (!isWholeInHand(held)) return NO_READING;
    let orphans = 0;
    for (const place of PLACES) {
      const copies = copiesAt(counts, place);
      if (copies === 0) return NO_READING;
      orphans += copies;
    }
    if (orphans !== ORPHANS.length + 1) return NO_READING;
    return [
      ORPHANS.map((tile, at): Group => {
        const copies = copiesAt(counts, PLACES[at] as number);
        return { kind: copies === 2 ? 'pair' : 'single', tile };
      }),
    ];
  },
  distance,
  nearer: (hand, from) => placesBelow(from, hand, distance),
};

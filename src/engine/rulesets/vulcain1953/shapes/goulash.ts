/** What may be won with in a goulash, where no set is a chow (`vulcain1953.3.6.4`, V50). */
import { groupTiles } from '../../../core/group.ts';
import { COPIES } from '../../../core/tile.ts';
import { countTiles } from '../../../core/tile-counts.ts';
import { lackingFewChows } from '../../../hand/few-chows.ts';
import { FAR } from '../../../hand/lack.ts';
import type { Shape } from '../../../shapes/shape.ts';
import { STANDARD } from '../../../shapes/standard.ts';
import { placesBelow, type TrialHand } from '../../../shapes/trial-hand.ts';

function distance({ counts, partial, melds }: TrialHand): number {
  if (melds.some(({ kind }) => kind === 'chow')) return FAR;
  const melded = countTiles(melds.flatMap(groupTiles));
  const stock = { held: counts, room: melded.map((copies) => COPIES - copies) };
  return lackingFewChows(stock, { sets: partial.groups, chow: false }) - 1;
}

const WITHOUT_CHOWS: Shape<'standard'> = {
  id: 'standard',
  read: (counts, held) =>
    STANDARD.read(counts, held).filter((groups) =>
      [...held.melds, ...groups].every(({ kind }) => kind !== 'chow'),
    ),
  distance,
  nearer: (hand, from) => placesBelow(from, hand, distance),
};

/** With these a chow may be a set; without one they are pungs and a pair. */
const WITH_CHOWS: readonly string[] = [
  'standard',
  'windy-chow',
  'imperial-jade',
  'three-great-scholars',
];

export const goulashShapes = (shapes: readonly Shape[]): readonly Shape[] => [
  WITHOUT_CHOWS,
  ...shapes.filter(({ id }) => !WITH_CHOWS.includes(id)),
];

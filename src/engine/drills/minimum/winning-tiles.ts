/** What completes a hand in any shape of a rule set. */
import type { HeldHand } from '../../core/hand.ts';
import { inSituation } from '../../core/situation.ts';
import { COPIES, TILES, type Tile } from '../../core/tile.ts';
import { copiesAt, countTiles } from '../../core/tile-counts.ts';
import type { Shape } from '../../scoring/shape.ts';

/** The kinds with which the hand is complete, in tile order. */
export function winningTiles(shapes: readonly Shape[], hand: HeldHand): readonly Tile[] {
  const situation = inSituation({ ...hand, flowers: [] });
  const counts = countTiles(hand.concealed);
  const winning = shapes.filter(({ of }) => of === 'winner');
  return TILES.filter((_, at) => {
    const copies = copiesAt(counts, at);
    if (copies === COPIES) return false;
    counts[at] = copies + 1;
    const completes = winning.some((shape) => shape.read(counts, situation).length > 0);
    counts[at] = copies;
    return completes;
  });
}

/** What a claim makes of a hand: how near it is then, and how many tiles help. */
import { groupTiles, type Meld } from '../core/group.ts';
import type { HeldHand } from '../core/hand.ts';
import type { Tile } from '../core/tile.ts';
import type { Acceptance } from '../hand/discards.ts';
import { bestDiscard } from '../shapes/best-discard.ts';
import { acceptanceFor, discardsFor } from '../shapes/discards.ts';
import type { Shape } from '../shapes/shape.ts';
import { withoutTile, withoutTiles } from './win.ts';

/** A group made with a tile that another player discarded. */
interface ClaimedGroup {
  readonly group: Omit<Meld, 'open'>;
  readonly tile: Tile;
}

export const afterClaim = (
  { concealed, melds }: HeldHand,
  { group, tile }: ClaimedGroup,
): HeldHand => ({
  concealed: withoutTiles(concealed, withoutTile(groupTiles(group), tile)),
  melds: [...melds, { ...group, open: true }],
});

/** `discard` is what leaves it so; absent where nothing has to go. */
export interface Standing extends Acceptance {
  readonly discard?: Tile;
}

interface Knowledge {
  /** Tiles that lie open elsewhere. */
  readonly seen: readonly Tile[];
  readonly shapes: readonly Shape[];
}

/** Every way a hand can stand once a tile too many is discarded, best first. */
export function standings(hand: HeldHand, { seen, shapes }: Knowledge): readonly Standing[] {
  const table = { ...hand, seen };
  if (hand.concealed.length % 3 !== 2) return [acceptanceFor(table, shapes)];
  return discardsFor(table, shapes).map(({ tile, ...left }) => ({ ...left, discard: tile }));
}

/** The first of the {@link standings}, without the others; absent where no tile is left. */
export function bestStanding(hand: HeldHand, { seen, shapes }: Knowledge): Standing | undefined {
  const table = { ...hand, seen };
  if (hand.concealed.length % 3 !== 2) return acceptanceFor(table, shapes);
  const best = bestDiscard(table, shapes);
  if (best === undefined) return undefined;
  const { tile, ...left } = best;
  return { ...left, discard: tile };
}

type Worth = Pick<Standing, 'distance' | 'count'>;

export const isBetter = (worth: Worth, than: Worth): boolean =>
  worth.distance < than.distance || (worth.distance === than.distance && worth.count > than.count);

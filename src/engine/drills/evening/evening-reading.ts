/** What a hand of a first lesson is, by four groups and a pair or as many as its tiles make. */
import { groupTiles } from '../../core/group.ts';
import type { HeldHand } from '../../core/hand.ts';
import { COPIES, type Tile } from '../../core/tile.ts';
import { countTiles } from '../../core/tile-counts.ts';
import type { Discard } from '../../hand/discards.ts';
import { groupings } from '../../hand/readings.ts';
import { discardsFor } from '../../shapes/discards.ts';
import { distancesTo } from '../../shapes/distances.ts';
import { STANDARD } from '../../shapes/standard.ts';
import { pairsForChow } from '../hand-tiles.ts';

/** The groups of a complete hand, those with runs first; absent where it is not complete. */
export function groupsOf({ concealed, melds }: HeldHand): readonly (readonly Tile[])[] | undefined {
  if (concealed.length % 3 !== 2) return undefined;
  const readings = groupings(countTiles(concealed), true);
  const chows = (groups: (typeof readings)[number]): number =>
    groups.filter(({ kind }) => kind === 'chow').length;
  const [best] = readings.sort((a, b) => chows(b) - chows(a));
  if (!best) return undefined;
  const pairLast = [...best].sort((a, b) => Number(a.kind === 'pair') - Number(b.kind === 'pair'));
  return [...pairLast, ...melds].map(groupTiles);
}

export const distanceOf = (held: HeldHand): number => distancesTo(held, [STANDARD]).distance;

/** `seen` lies open elsewhere. */
export const discardsOf = (
  { concealed, melds }: HeldHand,
  seen: readonly Tile[] = [],
): readonly Discard[] => discardsFor({ concealed, melds, seen }, [STANDARD]);

export const removeTiles = (tiles: readonly Tile[], taken: readonly Tile[]): readonly Tile[] =>
  taken.reduce<readonly Tile[]>((left, tile) => {
    const at = left.indexOf(tile);
    return at < 0 ? left : left.toSpliced(at, 1);
  }, tiles);

const holds = (tiles: readonly Tile[], wanted: readonly Tile[]): boolean =>
  removeTiles(tiles, wanted).length === tiles.length - wanted.length;

/** The two tiles of the hand that make a chow with a tile: what then is left is the nearest. */
export function chowOf({ concealed, melds }: HeldHand, tile: Tile): readonly Tile[] | undefined {
  const held = pairsForChow(tile).filter((pair) => holds(concealed, pair));
  const far = (pair: readonly Tile[]): number => distanceAfter({ concealed, melds }, pair);
  return held.sort((a, b) => far(a) - far(b))[0];
}

/** The distance once tiles are laid down with a claimed one and the best discard is made. */
export function distanceAfter({ concealed, melds }: HeldHand, laid: readonly Tile[]): number {
  const [best] = discardsOf({ concealed: removeTiles(concealed, laid), melds });
  return best?.distance ?? Number.POSITIVE_INFINITY;
}

/** The kind of which all four are held, the tile just drawn before others. */
export const fourAlike = (tiles: readonly Tile[]): Tile | undefined =>
  tiles.findLast((tile) => tiles.filter((other) => other === tile).length === COPIES);

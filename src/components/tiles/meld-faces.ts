import { groupTiles, type Meld, type TileText, tilesWithReds } from '../../engine/notation.ts';

/**
 * The tiles of a meld as it lies; none where one lies face down. Two tiles of a concealed kong do
 * (`tchou1924.III.open.2`): the middle ones (`vulcain1953` § 2.3.2).
 */
export const meldFaces = (meld: Meld): readonly (TileText | undefined)[] =>
  tilesWithReds(groupTiles(meld), meld.reds).map((tile, at) =>
    !meld.open && (at === 1 || at === 2) ? undefined : tile,
  );

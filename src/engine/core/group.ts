import { DRAGON_TILES, isSuited, rankOf, type Tile, tileAfter, WIND_TILES } from './tile.ts';

/**
 * `dragons` and `winds` are runs of honours, which only some rule sets have: the three dragons, and
 * the four winds, which count as three tiles like a kong (`encyclopedie.comb.2`).
 */
export const MELD_KINDS = ['chow', 'pung', 'kong', 'dragons', 'winds'] as const;
export type MeldKind = (typeof MELD_KINDS)[number];

export const COMMON_MELDS = ['chow', 'pung', 'kong'] as const satisfies readonly MeldKind[];

/** `knitted` is every third rank: 147, 258 or 369. */
export const GROUP_KINDS = [...MELD_KINDS, 'pair', 'single', 'knitted'] as const;
type GroupKind = (typeof GROUP_KINDS)[number];

export interface Group {
  readonly kind: GroupKind;
  readonly tile: Tile;
}

/** A group on the table. Only groups of four tiles can be concealed (`open: false`). */
export interface Meld extends Group {
  readonly kind: MeldKind;
  readonly open: boolean;
  /** Red fives among its tiles. */
  readonly reds?: readonly Tile[];
}

/** A meld as it lies, whoever gave its tile. */
export const plainMeld = ({ kind, tile, open }: Meld): Meld => ({ kind, tile, open });

export type RunOfHonours = 'dragons' | 'winds';

const kindOf =
  <Kind extends GroupKind>(kind: Kind) =>
  (tile: Tile) =>
    ({ kind, tile }) as const;

export const chow = kindOf('chow');
export const pung = kindOf('pung');
export const pair = kindOf('pair');
export const single = kindOf('single');

const HONOURS_IN: Readonly<Record<RunOfHonours, readonly Tile[]>> = {
  dragons: DRAGON_TILES,
  winds: WIND_TILES,
};

const COPIES_IN: Readonly<Record<Exclude<GroupKind, 'chow' | 'knitted' | RunOfHonours>, number>> = {
  pung: 3,
  kong: 4,
  pair: 2,
  single: 1,
};

/** The tiles of a group, in rising order. */
export function groupTiles({ kind, tile }: Group): readonly Tile[] {
  if (kind === 'chow') return [tile, tileAfter(tile, 1) as Tile, tileAfter(tile, 2) as Tile];
  if (kind === 'knitted') return [tile, tileAfter(tile, 3) as Tile, tileAfter(tile, 6) as Tile];
  if (kind === 'dragons' || kind === 'winds') return HONOURS_IN[kind];
  return Array<Tile>(COPIES_IN[kind]).fill(tile);
}

type PlainMeld = Pick<Meld, 'kind' | 'tile'>;

function runOfHonours(tiles: readonly Tile[]): PlainMeld | undefined {
  const isRun = (kind: RunOfHonours): boolean =>
    tiles.length === HONOURS_IN[kind].length &&
    tiles.every((tile, at) => tile === HONOURS_IN[kind][at]);
  if (isRun('dragons')) return { kind: 'dragons', tile: '5z' };
  return isRun('winds') ? { kind: 'winds', tile: '1z' } : undefined;
}

/** The meld that these tiles make, if any. They must be in tile order. */
export function groupFrom(tiles: readonly Tile[]): PlainMeld | undefined {
  const [first, second, third] = tiles;
  if (first === undefined) return undefined;
  if (tiles.every((tile) => tile === first)) {
    if (tiles.length === 3) return { kind: 'pung', tile: first };
    return tiles.length === 4 ? { kind: 'kong', tile: first } : undefined;
  }
  const isChow =
    tiles.length === 3 && second === tileAfter(first, 1) && third === tileAfter(first, 2);
  return isChow ? { kind: 'chow', tile: first } : runOfHonours(tiles);
}

/** Only groups of four tiles: a replacement tile makes up for the fourth. */
export const mayLieConcealed = (kind: MeldKind): boolean => kind === 'kong' || kind === 'winds';

/** Whether a chow can begin with the tile: a suited one up to 7. */
export const startsChow = (tile: Tile): boolean => isSuited(tile) && rankOf(tile) <= 7;

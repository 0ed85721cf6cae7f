/** Hands from notation, for the tables of the tests. */
import { COMMON_SHAPES, distancesTo, type Reading } from '../../src/engine/hand.ts';
import {
  asWaiting,
  formatTiles,
  groupTiles,
  type Hand,
  type Meld,
  parseHand,
  parseTiles,
  type Tile,
  type WaitingHand,
} from '../../src/engine/notation.ts';

/** The hand a notation stands for; throws if it stands for none. */
export function hand(text: string): Hand {
  const read = parseHand(text);
  if (!read.ok) throw new Error(`${text}: ${JSON.stringify(read.error)}`);
  return read.value;
}

export function waiting(text: string): WaitingHand {
  const read = asWaiting(hand(text));
  if (!read.ok) throw new Error(`${text}: ${JSON.stringify(read.error)}`);
  return read.value;
}

/** One group as it lies on the table: `789s`, `1111z`. */
export function meld(group: string): Meld {
  const [made] = hand(`~${group}`).melds;
  if (!made) throw new Error(`${group} is no group`);
  return made;
}

/** Tiles of any number, none for an empty text. */
export function tiles(text: string): readonly Tile[] {
  if (text === '') return [];
  const read = parseTiles(text);
  if (!read.ok) throw new Error(`${text}: ${JSON.stringify(read.error)}`);
  return read.value;
}

/** The groups of a reading as the tables write them: `123m 123m 55m`. */
export const written = ({ groups }: Pick<Reading, 'groups'>): string =>
  groups.map((group) => formatTiles(groupTiles(group))).join(' ');

/** Distances to the common shapes as the tables of the tests write them. */
export function distances(concealed: readonly Tile[], melds: readonly Meld[] = []) {
  const { byShape, distance } = distancesTo({ concealed, melds }, COMMON_SHAPES);
  return {
    standard: byShape.standard as number,
    sevenPairs: byShape['seven-pairs'],
    thirteenOrphans: byShape['thirteen-orphans'],
    distance,
  };
}

/** What lies open on the table, as parts of a question: from texts, and back into them. */
import { groupTiles, type Meld } from '../core/group.ts';
import { formatHand, parseHand } from '../core/notation.ts';
import { fail, ok } from '../core/result.ts';
import type { Tile } from '../core/tile.ts';
import { type Field, tileRow } from './field.ts';

/** Before a player: discards that nobody has claimed, the first one first, and melds. */
export interface OpenTiles {
  readonly discards: readonly Tile[];
  readonly melds: readonly Meld[];
}

/** More discards, melds or markers than can lie there. */
export interface TooManyTiles {
  readonly code: 'too-many-tiles';
  readonly count: number;
  readonly most: number;
}

export const MOST_DISCARDS = 30;
const MOST_MELDS = 4;
const MOST_MARKERS = 5;

type Coded<T> = Field<T, { readonly code: string }>;

const atMost = (most: number, items: readonly unknown[]): TooManyTiles | undefined =>
  items.length > most ? { code: 'too-many-tiles', count: items.length, most } : undefined;

export const openTiles: Coded<OpenTiles> = {
  read: (text = '') => {
    if (text === '') return ok({ discards: [], melds: [] });
    const read = parseHand(text);
    if (!read.ok) return read;
    const { concealed, melds, flowers, win } = read.value;
    if (flowers.length > 0) return fail({ code: 'no-flowers' });
    if (win) return fail({ code: 'no-win' });
    const error = atMost(MOST_DISCARDS, concealed) ?? atMost(MOST_MELDS, melds);
    return error ? fail(error) : ok({ discards: concealed, melds });
  },
  write: ({ discards, melds }) =>
    formatHand({ concealed: discards, melds, flowers: [] }) || undefined,
};

/** Tiles in a row, none of them at all where the text is absent. */
export const fewTiles = (most: number): Coded<readonly Tile[]> => ({
  read: (text = '') => {
    const read = text === '' ? ok([]) : tileRow.read(text);
    const error = read.ok ? atMost(most, read.value) : undefined;
    return error ? fail(error) : read;
  },
  write: (tiles) => tileRow.write(tiles) || undefined,
});

/** Tiles of the wall that are turned up. */
export const markers = fewTiles(MOST_MARKERS);

export const tilesBefore = ({ discards, melds }: OpenTiles): readonly Tile[] => [
  ...discards,
  ...melds.flatMap(groupTiles),
];

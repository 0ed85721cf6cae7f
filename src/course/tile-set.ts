/** The whole set as the page of the tiles shows it: families, and what the sources call them. */
import type { z } from 'astro/zod';
import { type BonusTile, parseHand, type Tile } from '../engine/notation.ts';
import { type place, SOURCES, type tileFamily } from './schemas.ts';

/** The families in the order of the page. `honours` is a word: it stands after what it names. */
export const FAMILIES = [
  'characters',
  'circles',
  'bamboos',
  'winds',
  'dragons',
  'honours',
  'flowers',
  'seasons',
  'back',
] as const;
export type FamilyId = (typeof FAMILIES)[number];

export type TileFamily = z.output<typeof tileFamily>;
type SourceName = TileFamily['names'][number];
export type Place = z.output<typeof place>;
export type SourceId = (typeof SOURCES)[number];

/** The tiles of a notation, flowers and seasons too. */
export function setTiles(text: string): readonly (Tile | BonusTile)[] {
  const hand = parseHand(text);
  if (!hand.ok) throw new Error(`${text}: ${JSON.stringify(hand.error)}`);
  return [...hand.value.concealed, ...hand.value.flowers];
}

export interface NamesOfSource {
  readonly source: SourceId;
  readonly names: readonly SourceName[];
  /** Whether the source has no word for the family, though perhaps for tiles of it. */
  readonly wordless: boolean;
}

/** Every source with its names for the family: first those of the whole, then those of tiles. */
export function namesBySource({ tiles, names }: TileFamily): readonly NamesOfSource[] {
  return SOURCES.map((source) => {
    const own = names.filter((name) => name.source === source);
    const whole = own.filter((name) => name.tiles === undefined);
    const single = own.filter((name) => name.tiles !== undefined);
    const namesParts = tiles === undefined && single.length > 0;
    return { source, names: [...whole, ...single], wordless: whole.length === 0 && !namesParts };
  });
}

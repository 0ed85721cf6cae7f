/** The set of tiles by family, with what each source calls them. */
import type { z } from 'astro/zod';
import { type BonusTile, parseHand, type Tile } from '../engine/notation.ts';
import { type place, SOURCES, type tileFamily } from './schemas.ts';

/** In the order of the page; `honours` comes after the families that it covers. */
export const TILE_FAMILIES = [
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
export type FamilyId = (typeof TILE_FAMILIES)[number];

export type TileFamily = z.output<typeof tileFamily>;
type SourceName = TileFamily['names'][number];
export type Place = z.output<typeof place>;
export type SourceId = (typeof SOURCES)[number];

export function setTiles(text: string): readonly (Tile | BonusTile)[] {
  const hand = parseHand(text);
  if (!hand.ok) throw new Error(`${text}: ${JSON.stringify(hand.error)}`);
  return [...hand.value.concealed, ...hand.value.flowers];
}

interface NamesOfSource {
  readonly source: SourceId;
  readonly names: readonly SourceName[];
  /** The source has no word for the family, though perhaps for some of its tiles. */
  readonly wordless: boolean;
}

/** By source: names of the whole family first, then those of single tiles. */
export function namesBySource({ tiles, names }: TileFamily): readonly NamesOfSource[] {
  return SOURCES.map((source) => {
    const own = names.filter((name) => name.source === source);
    const whole = own.filter((name) => name.tiles === undefined);
    const single = own.filter((name) => name.tiles !== undefined);
    const namesParts = tiles === undefined && single.length > 0;
    return { source, names: [...whole, ...single], wordless: whole.length === 0 && !namesParts };
  });
}

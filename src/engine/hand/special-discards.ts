import { COPIES } from '../core/tile.ts';
import type { DiscardTable } from './discard-reader.ts';
import { handReader } from './hand-reader.ts';
import {
  copiesInKey,
  HONOUR_PART,
  kindsIn,
  PARTS,
  type PackedHand,
  partAt,
  valueAt,
} from './packed-hand.ts';
import { type SpecialTables, specialTables } from './special-tables.ts';

const numbersOf = ({ suits, honours }: SpecialTables, part: number): Uint16Array =>
  part === HONOUR_PART ? honours : suits;

function acceptedIn(part: number, key: number, number: number, above: number): number {
  const tables = specialTables();
  const numbers = numbersOf(tables, part);
  const rest = number - (numbers[key] as number);
  let ranks = 0;
  for (let rank = 0; rank < kindsIn(part); rank++) {
    if (copiesInKey(key, rank) === COPIES) continue;
    const drawn = rest + (numbers[key + valueAt(rank)] as number);
    if ((tables.nearest[drawn] as number) < above) ranks |= 1 << rank;
  }
  return ranks;
}

/** Brings the table of a discard reader down to the nearest of all shapes. */
export function addSpecialShapes(hand: PackedHand, table: DiscardTable): void {
  const tables = specialTables();
  const whole = handReader().special(hand, 0);
  const least = tables.nearest[whole] as number;
  for (let place = 0; place < table.size; place++) {
    const standard = table.distances[place] as number;
    if (least > standard) continue;
    const tile = table.tiles[place] as number;
    const numbers = numbersOf(tables, partAt(tile));
    const key = hand[partAt(tile)] as number;
    const number = whole - (numbers[key] as number) + (numbers[key - valueAt(tile)] as number);
    const special = tables.nearest[number] as number;
    if (special > standard) continue;
    table.distances[place] = special;
    for (let part = 0; part < PARTS; part++) {
      const left = (hand[part] as number) - (part === partAt(tile) ? valueAt(tile) : 0);
      const known = special < standard ? 0 : (table.accepts[place * PARTS + part] as number);
      table.accepts[place * PARTS + part] = known | acceptedIn(part, left, number, special);
    }
  }
}

import { ORPHANS, tileIndex } from '../core/tile.ts';
import type { DiscardTable } from './discard-reader.ts';
import { handReader } from './hand-reader.ts';
import {
  HONOUR_PART,
  kindsIn,
  PART_SIZE,
  PARTS,
  type PackedHand,
  partAt,
  valueAt,
} from './packed-hand.ts';
import { partRanks } from './part-ranks.ts';
import {
  hasOrphanPair,
  hasSevenKinds,
  type SpecialTables,
  specialTables,
} from './special-tables.ts';

const numbersOf = ({ suits, honours }: SpecialTables, part: number): Uint16Array =>
  part === HONOUR_PART ? honours : suits;

/** Ranks of ends and honours, by part. */
const ORPHAN_RANKS = Uint16Array.from({ length: PARTS }, (_, part) =>
  ORPHANS.map(tileIndex)
    .filter((place) => partAt(place) === part)
    .reduce((ranks, place) => ranks | (1 << (place % PART_SIZE)), 0),
);

/** A pair of a kind held once; a new kind only while there are fewer than seven. */
function acceptedIn(part: number, key: number, number: number): number {
  const { sevenPairs, thirteenOrphans } = specialTables();
  const { held, once } = partRanks(key);
  const orphans = ORPHAN_RANKS[part] as number;
  const pairs = sevenPairs[number] as number;
  const singles = thirteenOrphans[number] as number;
  const fresh = ((1 << kindsIn(part)) - 1) & ~held;
  let ranks = 0;
  if (pairs <= singles) ranks |= hasSevenKinds(number) ? once : once | fresh;
  if (singles <= pairs) ranks |= orphans & (hasOrphanPair(number) ? fresh : once | fresh);
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
      table.accepts[place * PARTS + part] = known | acceptedIn(part, left, number);
    }
  }
}

/** Which ranks of a part are held, once, four times: read from its key five digits at a time. */
import { COPIES } from '../core/tile.ts';

const COUNTS = COPIES + 1;
const LOW_RANKS = 5;
const LOW_KEYS = COUNTS ** LOW_RANKS;
/** Three masks of nine ranks stand in one number. */
const MASK_BITS = 9;
const MASK = (1 << MASK_BITS) - 1;

function masksOf(key: number): number {
  let masks = 0;
  for (let rank = 0, rest = key; rest > 0; rank++, rest = Math.floor(rest / COUNTS)) {
    const copies = rest % COUNTS;
    if (copies > 0) masks |= 1 << rank;
    if (copies === 1) masks |= 1 << (rank + MASK_BITS);
    if (copies === COPIES) masks |= 1 << (rank + 2 * MASK_BITS);
  }
  return masks;
}

const MASKS = Int32Array.from({ length: LOW_KEYS }, (_, key) => masksOf(key));

/** Masks of ranks, bit r − 1 for rank r. */
interface PartRanks {
  readonly held: number;
  readonly once: number;
  readonly full: number;
}

export function partRanks(key: number): PartRanks {
  const high = (key / LOW_KEYS) | 0;
  const masks = (MASKS[key - high * LOW_KEYS] as number) | ((MASKS[high] as number) << LOW_RANKS);
  return {
    held: masks & MASK,
    once: (masks >> MASK_BITS) & MASK,
    full: (masks >> (2 * MASK_BITS)) & MASK,
  };
}

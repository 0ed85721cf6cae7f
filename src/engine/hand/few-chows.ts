/**
 * How few tiles a hand lacks of so many sets and a pair with one chow at most. Pungs and a pair
 * are of different kinds, so that it is enough to know how many kinds lack how much.
 */
import { startsChow } from '../core/group.ts';
import { COPIES, TILES } from '../core/tile.ts';
import { copiesAt } from '../core/tile-counts.ts';
import { FAR, type Stock } from './lack.ts';

/** Kinds by what they lack of a pung (0–3), then those of which a pair alone is left, by the same. */
type Kinds = Uint8Array;

const PUNGS = 4;
const PAIRS_ALONE = 3;
const NOTHING = PUNGS + PAIRS_ALONE;

function classOf(held: number, room: number): number {
  if (room >= 3) return Math.max(0, 3 - held);
  return room === 2 ? PUNGS + Math.max(0, 2 - held) : NOTHING;
}

/** By copies held and room. */
const CLASSES = Uint8Array.from({ length: (COPIES + 1) ** 2 }, (_, at) =>
  classOf(Math.floor(at / (COPIES + 1)), at % (COPIES + 1)),
);

const CHOW_PLACES = TILES.flatMap((tile, place) => (startsChow(tile) ? [place] : []));

const classAt = ({ held, room }: Stock, place: number, used: number): number => {
  const have = Math.max(0, copiesAt(held, place) - used);
  return CLASSES[have * (COPIES + 1) + copiesAt(room, place) - used] as number;
};

const add = (kinds: Kinds, kind: number, step: number): void => {
  kinds[kind] = (kinds[kind] as number) + step;
};

function lackingPungs(kinds: Kinds, pungs: number): number {
  let wanted = pungs;
  let total = 0;
  for (let lack = 0; lack < PUNGS && wanted > 0; lack++) {
    const taken = Math.min(wanted, kinds[lack] as number);
    total += taken * lack;
    wanted -= taken;
  }
  return wanted > 0 ? FAR : total;
}

function lackingPungsAndPair(kinds: Kinds, pungs: number): number {
  let best = FAR;
  for (let kind = 0; kind < NOTHING; kind++) {
    if (kinds[kind] === 0) continue;
    const pair = kind < PUNGS ? Math.max(0, kind - 1) : kind - PUNGS;
    add(kinds, kind, -1);
    best = Math.min(best, pair + lackingPungs(kinds, pungs));
    add(kinds, kind, 1);
  }
  return best;
}

/** The same beside a chow that begins here. */
function lackingBesideChow(stock: Stock, kinds: Kinds, at: number, pungs: number): number {
  let missing = 0;
  for (let place = at; place < at + 3; place++) {
    if (copiesAt(stock.room, place) === 0) return FAR;
    if (copiesAt(stock.held, place) === 0) missing++;
  }
  for (let place = at; place < at + 3; place++) {
    add(kinds, classAt(stock, place, 0), -1);
    add(kinds, classAt(stock, place, 1), 1);
  }
  const lacking = missing + lackingPungsAndPair(kinds, pungs);
  for (let place = at; place < at + 3; place++) {
    add(kinds, classAt(stock, place, 0), 1);
    add(kinds, classAt(stock, place, 1), -1);
  }
  return lacking;
}

interface FewChows {
  readonly sets: number;
  /** Whether one of the sets may be a chow. */
  readonly chow: boolean;
}

/** Tiles lacking of the sets and a pair; {@link FAR} or more where they cannot be made. */
export function lackingFewChows(stock: Stock, { sets, chow }: FewChows): number {
  const kinds = new Uint8Array(NOTHING + 1);
  for (let place = 0; place < TILES.length; place++) add(kinds, classAt(stock, place, 0), 1);
  let best = lackingPungsAndPair(kinds, sets);
  if (!chow || sets === 0) return best;
  for (const place of CHOW_PLACES) {
    best = Math.min(best, lackingBesideChow(stock, kinds, place, sets - 1));
  }
  return best;
}

/** Hands of which a kong may be made, or seems to be. */
import { groupTiles } from '../../../core/group.ts';
import { HAND_SIZE, type HeldHand, sizeOfHand } from '../../../core/hand.ts';
import { pick, type Rng } from '../../../core/rng.ts';
import { COPIES, sortTiles, TILES, type Tile } from '../../../core/tile.ts';
import { copiesOf, countTiles } from '../../../core/tile-counts.ts';
import { copies, exposedMeld, fitOneSet, tilesIn, without } from '../../hand-tiles.ts';
import { chowOrPung, completeHand, wallWithout } from '../random-hands.ts';

/**
 * A tile drawn on one's turn, one drawn after declaring ready, one just claimed and laid down, the
 * discard of another.
 */
export const MOMENTS = ['draw', 'ready', 'claim', 'discard'] as const;
export type Moment = (typeof MOMENTS)[number];

const PUNG = COPIES - 1;

function filledUp(
  rng: Rng,
  hand: HeldHand,
  size: number,
  out: readonly Tile[] = [],
): HeldHand | undefined {
  if (!fitOneSet([...tilesIn(hand), ...out])) return undefined;
  const missing = size - sizeOfHand(hand);
  const drawn = wallWithout(rng, [...tilesIn(hand), ...out]).slice(0, missing);
  return { ...hand, concealed: sortTiles([...hand.concealed, ...drawn]) };
}

interface Dealt {
  readonly tile: Tile;
  readonly hand: HeldHand | undefined;
}

/** The tile is drawn: the fourth in hand, or the fourth beside a pung, beside four that were kept. */
function drawn(rng: Rng): Dealt {
  const [tile, other] = [pick(rng, TILES), pick(rng, TILES)];
  const isAdded = rng.below(2) === 0;
  const kept = rng.below(2) === 0 ? copies(other, COPIES) : [];
  const hand = {
    concealed: [...copies(tile, isAdded ? 1 : COPIES), ...kept],
    melds: isAdded ? [exposedMeld({ kind: 'pung', tile })] : [exposedMeld(chowOrPung(rng))],
  };
  return { tile, hand: filledUp(rng, hand, HAND_SIZE + 1) };
}

/** Another discards the fourth: three are in hand, or lie as a pung; or four others are in hand. */
function discarded(rng: Rng): Dealt {
  const [tile, other] = [pick(rng, TILES), pick(rng, TILES)];
  const isLaid = rng.below(2) === 0;
  const kept = rng.below(3) === 0 ? copies(other, COPIES) : [];
  const hand = {
    concealed: [...(isLaid ? [] : copies(tile, PUNG)), ...kept],
    melds: isLaid ? [exposedMeld({ kind: 'pung', tile })] : [],
  };
  return { tile, hand: filledUp(rng, hand, HAND_SIZE, [tile]) };
}

/** A group was claimed and laid; four alike are in hand, or the fourth of a pung laid before. */
function claimed(rng: Rng): Dealt {
  const other = pick(rng, TILES);
  const group = chowOrPung(rng);
  const isAdded = rng.below(3) === 0;
  const hand = {
    concealed: copies(other, isAdded ? 1 : COPIES),
    melds: [...(isAdded ? [exposedMeld({ kind: 'pung', tile: other })] : []), exposedMeld(group)],
  };
  return { tile: pick(rng, groupTiles(group)), hand: filledUp(rng, hand, HAND_SIZE + 1) };
}

/** A hand that waits, with three alike, and the fourth. */
function drawnWhenReady(rng: Rng): Dealt | undefined {
  const complete = completeHand(rng);
  if (complete.melds.length > 0) return undefined;
  const waiting = without(complete, pick(rng, complete.concealed)).concealed;
  const counts = countTiles(waiting);
  const triples = TILES.filter((tile) => copiesOf(counts, tile) === PUNG);
  if (triples.length === 0) return undefined;
  const tile = pick(rng, triples);
  return { tile, hand: { concealed: sortTiles([...waiting, tile]), melds: [] } };
}

export const KONG_HANDS: Readonly<Record<Moment, (rng: Rng) => Dealt | undefined>> = {
  draw: drawn,
  ready: drawnWhenReady,
  claim: claimed,
  discard: discarded,
};

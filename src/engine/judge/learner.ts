/**
 * The learner: lawful, keeps what is connected, takes every claim that brings the hand nearer, and
 * looks neither at danger nor at what a hand pays.
 */
import { isSuited, type Tile, tileAfter, tileIndex } from '../core/tile.ts';
import { movesOf } from '../play/move.ts';
import { nearerClaims, type Partner, partnerWith } from '../play/partner.ts';
import type { Kit } from '../scoring/kit.ts';
import { nearestOf } from '../shapes/distances.ts';
import type { Shape } from '../shapes/shape.ts';
import { discard, draw, trialHand } from '../shapes/trial-hand.ts';
import { type SeatHand, tilesToDiscard } from './seat-hand.ts';

const PAIR = 4;
const NEXT = 2;
const GAP = 1;

/** What a red five is worth more, where nothing else tells tiles apart. */
const RED = 0.5;

/** How much a tile is connected with the others. */
function connected(tile: Tile, hand: readonly Tile[]): number {
  const copies = hand.filter((other) => other === tile).length;
  const has = (steps: number): number => {
    const other = isSuited(tile) ? tileAfter(tile, steps) : undefined;
    return other !== undefined && hand.includes(other) ? 1 : 0;
  };
  return PAIR * (copies - 1) + NEXT * (has(1) + has(-1)) + GAP * (has(2) + has(-2));
}

/** The least connected of the tiles after which the hand is nearest. */
function leastConnected(
  hand: SeatHand,
  tiles: readonly Tile[],
  shapes: readonly Shape[],
): Tile | undefined {
  const reds = tilesToDiscard(hand).flatMap(({ tile, red }) => (red ? [tile] : []));
  const trial = trialHand(hand);
  let best: { readonly tile: Tile; readonly distance: number; readonly ties: number } | undefined;
  for (const tile of new Set(tiles)) {
    discard(trial, tileIndex(tile));
    const distance = nearestOf(trial, shapes, best === undefined ? undefined : best.distance + 1);
    draw(trial, tileIndex(tile));
    if (best !== undefined && distance > best.distance) continue;
    const ties = connected(tile, hand.concealed) + (reds.includes(tile) ? RED : 0);
    if (best === undefined || distance < best.distance || ties < best.ties) {
      best = { tile, distance, ties };
    }
  }
  return best?.tile;
}

export const learnerPartner = (kit: Pick<Kit, 'shapes' | 'exchangedShapes'>): Partner =>
  partnerWith(
    {
      discard: (view, shapes) => {
        const tiles = movesOf(view, 'discard').map(({ tile }) => tile);
        return leastConnected(view.own, tiles, shapes);
      },
      claim: (view, shapes) => nearerClaims(view, shapes).next().value?.move,
      leastUseful: (hand, shapes) => leastConnected(hand, hand.concealed, shapes),
    },
    kit,
  );

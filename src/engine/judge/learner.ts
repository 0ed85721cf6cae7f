/**
 * The learner: lawful, keeps what is connected, takes every claim that brings the hand nearer, and
 * looks neither at danger nor at what a hand pays.
 */
import { groupTiles } from '../core/group.ts';
import type { HeldHand } from '../core/hand.ts';
import { isSuited, type Tile, tileAfter, tileIndex } from '../core/tile.ts';
import { afterClaim } from '../play/claim-worth.ts';
import type { Move } from '../play/move.ts';
import type { Partner } from '../play/partner.ts';
import { withoutTile, withoutTiles } from '../play/win.ts';
import type { Kit } from '../scoring/kit.ts';
import { nearestOf } from '../shapes/distances.ts';
import type { Shape } from '../shapes/shape.ts';
import { discard as letGo, draw as takeBack, trialHand } from '../shapes/trial-hand.ts';
import { partings, type SeatHand } from './seat-hand.ts';

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

const distanceOf = (hand: HeldHand, shapes: readonly Shape[]): number =>
  nearestOf(trialHand(hand), shapes);

type Of<M extends Move['m']> = Extract<Move, { readonly m: M }>;

/** The least connected of the tiles after which the hand is nearest. */
function leastConnected(
  hand: SeatHand,
  tiles: readonly Tile[],
  shapes: readonly Shape[],
): Tile | undefined {
  const reds = partings(hand).flatMap(({ tile, red }) => (red ? [tile] : []));
  const trial = trialHand(hand);
  let best: { readonly tile: Tile; readonly distance: number; readonly ties: number } | undefined;
  for (const tile of new Set(tiles)) {
    letGo(trial, tileIndex(tile));
    const distance = nearestOf(trial, shapes, best === undefined ? undefined : best.distance + 1);
    takeBack(trial, tileIndex(tile));
    if (best !== undefined && distance > best.distance) continue;
    const ties = connected(tile, hand.concealed) + (reds.includes(tile) ? RED : 0);
    if (best === undefined || distance < best.distance || ties < best.ties) {
      best = { tile, distance, ties };
    }
  }
  return best?.tile;
}

function discardOf(
  moves: readonly Move[],
  hand: SeatHand,
  shapes: readonly Shape[],
): Move | undefined {
  const lawful = moves.filter((move): move is Of<'discard'> => move.m === 'discard');
  const tiles = lawful.map(({ tile }) => tile);
  const chosen = leastConnected(hand, tiles, shapes);
  return lawful.find(({ tile }) => tile === chosen);
}

function claimOf(
  moves: readonly Move[],
  hand: SeatHand,
  shapes: readonly Shape[],
): Move | undefined {
  const claims = moves.filter((move): move is Of<'claim'> => move.m === 'claim');
  if (claims.length === 0) return undefined;
  const now = distanceOf(hand, shapes);
  return claims.find(({ kind, tiles, tile }) => {
    const after = afterClaim(hand, { group: { kind, tile: tiles[0] as Tile }, tile });
    return distanceOf(after, shapes) < now;
  });
}

function exchangeOf(
  moves: readonly Move[],
  hand: SeatHand,
  shapes: readonly Shape[],
): Move | undefined {
  const lawful = moves.filter((move): move is Of<'exchange'> => move.m === 'exchange');
  let rest = hand.concealed;
  const count = lawful[0]?.give.length ?? 0;
  const given: Tile[] = [];
  while (given.length < count) {
    const tile = leastConnected({ ...hand, concealed: rest }, rest, shapes);
    if (tile === undefined) break;
    given.push(tile);
    rest = withoutTile(rest, tile);
  }
  const wanted = [...given].sort().join();
  return lawful.find(({ give }) => [...give].sort().join() === wanted) ?? lawful[0];
}

/** Lays four alike where the hand is no further then. */
function kongOf(
  moves: readonly Move[],
  hand: SeatHand,
  shapes: readonly Shape[],
): Move | undefined {
  const kongs = moves.filter((move): move is Of<'kong'> => move.m === 'kong');
  if (kongs.length === 0) return undefined;
  const now = distanceOf(hand, shapes);
  return kongs.find(({ kind, tile }) => {
    if (kind === 'added') {
      const rest = { ...hand, concealed: withoutTile(hand.concealed, tile) };
      return distanceOf(rest, shapes) <= now;
    }
    const meld = { kind: kind === 'winds' ? 'winds' : 'kong', tile, open: false } as const;
    const concealed = withoutTiles(hand.concealed, groupTiles(meld));
    return distanceOf({ concealed, melds: [...hand.melds, meld] }, shapes) <= now;
  });
}

export function learnerPartner(kit: Pick<Kit, 'shapes' | 'exchangedShapes'>): Partner {
  return ({ moves, own, phase, isExchanged }) => {
    const won = moves.find(({ m }) => m === 'win');
    if (won !== undefined) return won;
    const shapes = isExchanged ? kit.exchangedShapes : kit.shapes;
    switch (phase.kind) {
      case 'exchange':
        return exchangeOf(moves, own, shapes);
      case 'flower':
        return moves[0];
      case 'claims':
        return claimOf(moves, own, shapes);
      case 'turn':
        return (
          kongOf(moves, own, shapes) ??
          moves.find(({ m }) => m === 'ready') ??
          discardOf(moves, own, shapes)
        );
      default:
        return undefined;
    }
  };
}

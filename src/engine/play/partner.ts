/**
 * The patient partners: lawful, quick, plain. They win when they may, claim what brings the hand
 * nearer, lay kongs that cost nothing, and discard what helps least. The same for every rule set.
 */
import { groupTiles, type Meld } from '../core/group.ts';
import type { HeldHand } from '../core/hand.ts';
import type { Tile } from '../core/tile.ts';
import type { Kit } from '../scoring/kit.ts';
import { bestDiscard } from '../shapes/best-discard.ts';
import { nearestOf } from '../shapes/distances.ts';
import type { Shape } from '../shapes/shape.ts';
import { trialHand } from '../shapes/trial-hand.ts';
import { afterClaim, bestStanding, isBetter, type Standing } from './claim-worth.ts';
import type { ClaimMove, KongMove, Move } from './move.ts';
import { discardsInSight, type SeatView } from './seat-view.ts';
import { withoutTile, withoutTiles } from './win.ts';

/** A move, or nothing: to pass. */
export type Partner = (view: SeatView) => Move | undefined;

type Of<M extends Move['m']> = Extract<Move, { readonly m: M }>;

const movesOf = <M extends Move['m']>({ moves }: SeatView, m: M): readonly Of<M>[] =>
  moves.filter((move): move is Of<M> => move.m === m);

const openMelds = (view: SeatView): readonly Tile[] =>
  Object.values(view.others).flatMap(({ melds }) => melds.flatMap(groupTiles));

/** What a player sees that is not his own hand. */
export const tilesInSight = (view: SeatView): readonly Tile[] => [
  ...discardsInSight(view),
  ...openMelds(view),
];

/** Absent where no discard is lawful. */
function discardOf(view: SeatView, shapes: readonly Shape[]): Of<'discard'> | undefined {
  const lawful = movesOf(view, 'discard');
  const tiles = lawful.map(({ tile }) => tile);
  const found = bestDiscard({ ...view.own, seen: tilesInSight(view) }, shapes, tiles);
  return lawful.find(({ tile }) => tile === found?.tile);
}

/** Not exact where it is `limit` or more. */
const distanceOf = (hand: HeldHand, shapes: readonly Shape[], limit?: number): number =>
  nearestOf(trialHand(hand), shapes, limit);

/** The least useful tiles to pass: each in turn what helps least of those that are left. */
function exchangeOf(view: SeatView, shapes: readonly Shape[]): Of<'exchange'> | undefined {
  const lawful = movesOf(view, 'exchange');
  const tiles = lawful[0]?.give.length ?? 0;
  const chosen: Tile[] = [];
  let rest = view.own.concealed;
  while (chosen.length < tiles) {
    const [first] = rest;
    const worst = leastUseful({ concealed: rest, melds: view.own.melds }, shapes) ?? first;
    if (worst === undefined) break;
    chosen.push(worst);
    rest = withoutTile(rest, worst);
  }
  const sorted = [...chosen].sort().join();
  return lawful.find(({ give }) => [...give].sort().join() === sorted) ?? lawful[0];
}

function leastUseful(hand: HeldHand, shapes: readonly Shape[]): Tile | undefined {
  let best: { readonly tile: Tile; readonly distance: number } | undefined;
  for (const tile of new Set(hand.concealed)) {
    const rest = { ...hand, concealed: withoutTile(hand.concealed, tile) };
    const distance = distanceOf(rest, shapes, best?.distance);
    if (best === undefined || distance < best.distance) best = { tile, distance };
  }
  return best?.tile;
}

/** Laid down, the hand is no further than before. */
function freeKong(view: SeatView, shapes: readonly Shape[]): KongMove | undefined {
  const { own } = view;
  const kongs = movesOf(view, 'kong');
  if (kongs.length === 0) return undefined;
  const now = distanceOf(own, shapes);
  return kongs.find(({ kind, tile }) => {
    const laid: HeldHand =
      kind === 'added'
        ? { concealed: withoutTile(own.concealed, tile), melds: own.melds }
        : laidKong(own, kind === 'winds' ? 'winds' : 'kong', tile);
    return distanceOf(laid, shapes, now + 1) <= now;
  });
}

function laidKong({ concealed, melds }: HeldHand, kind: 'kong' | 'winds', tile: Tile): HeldHand {
  const meld: Meld = { kind, tile, open: false };
  return { concealed: withoutTiles(concealed, groupTiles(meld)), melds: [...melds, meld] };
}

/** A claim that leaves the hand nearer than it is: the one after which most tiles help. */
function claimOf(view: SeatView, shapes: readonly Shape[]): ClaimMove | undefined {
  const claims = movesOf(view, 'claim');
  if (claims.length === 0) return undefined;
  const now = distanceOf(view.own, shapes);
  let best: Standing | undefined;
  let chosen: ClaimMove | undefined;
  for (const move of claims) {
    const { kind, tiles, tile } = move;
    const hand = afterClaim(view.own, { group: { kind, tile: tiles[0] as Tile }, tile });
    if (distanceOf(hand, shapes, now) >= now) continue;
    const after = bestStanding(hand, { seen: tilesInSight(view), shapes });
    if (!after || after.distance >= now || (best && !isBetter(after, best))) continue;
    best = after;
    chosen = move;
  }
  return chosen;
}

export function patientPartner(kit: Pick<Kit, 'shapes' | 'exchangedShapes'>): Partner {
  return (view) => {
    const [won] = movesOf(view, 'win');
    if (won !== undefined) return won;
    const shapes = view.isExchanged ? kit.exchangedShapes : kit.shapes;
    switch (view.phase.kind) {
      case 'exchange':
        return exchangeOf(view, shapes);
      case 'flower':
        return view.moves[0];
      case 'claims':
        return claimOf(view, shapes);
      case 'turn':
        return freeKong(view, shapes) ?? movesOf(view, 'ready')[0] ?? discardOf(view, shapes);
      default:
        return undefined;
    }
  };
}

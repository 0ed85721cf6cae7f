/**
 * Partners who have an order alone: lawful, quick, plain. They win when they may, claim what brings
 * the hand nearer, lay kongs that cost nothing. The same for every rule set.
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
import type { PlayerHand } from './hand-state.ts';
import { type ClaimMove, type KongMove, type Move, type MoveOf, movesOf } from './move.ts';
import { discardsInSight, type SeatView } from './seat-view.ts';
import { withoutTile, withoutTiles } from './win.ts';

/** A move, or nothing: to pass. */
export type Partner = (view: SeatView) => Move | undefined;

/** What tells one such partner from another. */
interface Habits {
  readonly discard: (view: SeatView, shapes: readonly Shape[]) => Tile | undefined;
  readonly claim: (view: SeatView, shapes: readonly Shape[]) => ClaimMove | undefined;
  /** The tile of a hand that is passed on first in an exchange. */
  readonly leastUseful: (
    hand: HeldHand & Pick<PlayerHand, 'reds'>,
    shapes: readonly Shape[],
  ) => Tile | undefined;
}

const openMelds = (view: SeatView): readonly Tile[] =>
  Object.values(view.others).flatMap(({ melds }) => melds.flatMap(groupTiles));

/** What a player sees that is not his own hand. */
export const tilesInSight = (view: SeatView): readonly Tile[] => [
  ...discardsInSight(view),
  ...openMelds(view),
];

/** Not exact where it is `limit` or more. */
const distanceOf = (hand: HeldHand, shapes: readonly Shape[], limit?: number): number =>
  nearestOf(trialHand(hand), shapes, limit);

/** The tiles to pass: each in turn the least useful of those that are left. */
function exchangeOf(
  view: SeatView,
  shapes: readonly Shape[],
  leastUseful: Habits['leastUseful'],
): MoveOf<'exchange'> | undefined {
  const lawful = movesOf(view, 'exchange');
  const tiles = lawful[0]?.give.length ?? 0;
  const chosen: Tile[] = [];
  let rest = view.own.concealed;
  while (chosen.length < tiles) {
    const worst = leastUseful({ ...view.own, concealed: rest }, shapes);
    if (worst === undefined) break;
    chosen.push(worst);
    rest = withoutTile(rest, worst);
  }
  const sorted = chosen.sort().join();
  return lawful.find(({ give }) => [...give].sort().join() === sorted) ?? lawful[0];
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

interface NearerClaim {
  readonly move: ClaimMove;
  /** The hand after it. */
  readonly hand: HeldHand;
  /** The distance before it. */
  readonly now: number;
}

/** The claims that leave the hand nearer than it is. */
export function* nearerClaims(
  view: SeatView,
  shapes: readonly Shape[],
): Generator<NearerClaim, undefined> {
  const claims = movesOf(view, 'claim');
  const now = claims.length > 0 ? distanceOf(view.own, shapes) : 0;
  for (const move of claims) {
    const { kind, tiles, tile } = move;
    const hand = afterClaim(view.own, { group: { kind, tile: tiles[0] as Tile }, tile });
    if (distanceOf(hand, shapes, now) < now) yield { move, hand, now };
  }
}

/** A partner with these habits. */
export const partnerWith = (
  { discard, claim, leastUseful }: Habits,
  kit: Pick<Kit, 'shapes' | 'exchangedShapes'>,
): Partner => {
  const discardOf = (view: SeatView, shapes: readonly Shape[]): Move | undefined => {
    const chosen = discard(view, shapes);
    return movesOf(view, 'discard').find(({ tile }) => tile === chosen);
  };
  return (view) => {
    const [won] = movesOf(view, 'win');
    if (won !== undefined) return won;
    const shapes = view.isExchanged ? kit.exchangedShapes : kit.shapes;
    switch (view.phase.kind) {
      case 'exchange':
        return exchangeOf(view, shapes, leastUseful);
      case 'flower':
        return view.moves[0];
      case 'claims':
        return claim(view, shapes);
      case 'turn':
        return freeKong(view, shapes) ?? movesOf(view, 'ready')[0] ?? discardOf(view, shapes);
      default:
        return undefined;
    }
  };
};

/** Takes the claim, and makes the discard, after which most tiles help. */
const PATIENT: Habits = {
  discard: (view, shapes) => {
    const tiles = movesOf(view, 'discard').map(({ tile }) => tile);
    return bestDiscard({ ...view.own, seen: tilesInSight(view) }, shapes, tiles)?.tile;
  },
  claim: (view, shapes) => {
    let best: Standing | undefined;
    let chosen: ClaimMove | undefined;
    for (const { move, hand, now } of nearerClaims(view, shapes)) {
      const after = bestStanding(hand, { seen: tilesInSight(view), shapes });
      if (!after || after.distance >= now || (best && !isBetter(after, best))) continue;
      best = after;
      chosen = move;
    }
    return chosen;
  },
  leastUseful: (hand, shapes) => {
    let best: { readonly tile: Tile; readonly distance: number } | undefined;
    for (const tile of new Set(hand.concealed)) {
      const rest = { ...hand, concealed: withoutTile(hand.concealed, tile) };
      const distance = distanceOf(rest, shapes, best?.distance);
      if (best === undefined || distance < best.distance) best = { tile, distance };
    }
    return best?.tile;
  },
};

export const patientPartner = (kit: Pick<Kit, 'shapes' | 'exchangedShapes'>): Partner =>
  partnerWith(PATIENT, kit);

/** Who has a discard that several want. */
import type { Claim, ClaimData } from '../scoring/table-data.ts';
import { type Seat, turnsAfter } from './seats.ts';

export interface SeatClaim {
  readonly seat: Seat;
  readonly claim: Claim;
}

export interface ThrownTile {
  readonly discarder: Seat;
  /** No more tiles may be drawn after it. */
  readonly isLast?: boolean;
}

/** Whether a player may make this claim at all. */
export function mayClaim(
  { seat, claim }: SeatClaim,
  { discarder, isLast = false }: ThrownTile,
  data: ClaimData,
): boolean {
  if (seat === discarder || (isLast && !data.onLastDiscard.includes(claim))) return false;
  return turnsAfter(seat, discarder) === 1 || !data.nextPlayerOnly.includes(claim);
}

/** The claim that has the tile: the highest, and of equals the next in turn; absent if none may. */
export function awarded(
  claims: readonly SeatClaim[],
  discard: ThrownTile,
  data: ClaimData,
): SeatClaim | undefined {
  const rank = ({ claim }: SeatClaim) => data.priority.findIndex((equal) => equal.includes(claim));
  const turns = ({ seat }: SeatClaim) => turnsAfter(seat, discard.discarder);
  const [best] = claims
    .filter((claim) => mayClaim(claim, discard, data))
    .sort((a, b) => rank(a) - rank(b) || turns(a) - turns(b));
  return best;
}

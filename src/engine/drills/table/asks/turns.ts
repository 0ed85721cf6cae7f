import { type Rng, shuffled } from '../../../core/rng.ts';
import type { ClaimKind } from '../../../core/table-rules.ts';
import { type TurnAfter, turnAfter } from '../../../table/claims.ts';
import type { Refusal } from '../../drill.ts';
import {
  type Ask,
  type AskReason,
  type AtTable,
  flawIn,
  LETTERS,
  type Letter,
  notInRules,
  player,
  reason,
} from '../ask.ts';

const NOBODY_PASSED = flawIn('player', 'nothing-to-find');

interface TurnQuestion {
  /** Who discarded. */
  readonly from: Letter;
  /** Who takes the tile. */
  readonly player: Letter;
}

const turnIn = (put: AtTable<TurnQuestion>, claim: ClaimKind): TurnAfter =>
  turnAfter({ seat: put.seatOf(put.player), claim }, put.seatOf(put.from), put.kit.claims);

function passedBy(put: AtTable<TurnQuestion>, claim: ClaimKind): readonly string[] {
  return turnIn(put, claim).passed.map((seat) => put.playerAt(seat));
}

/** Who passed over, in words, as far as there is anybody. */
function passing(put: AtTable<TurnQuestion>, claim: ClaimKind): AskReason {
  const order = passedBy(put, claim);
  return order.length === 0 ? reason('nonePassed') : reason('passedOver', { order });
}

const twoPlayers = (rng: Rng): TurnQuestion => {
  const [from, other] = shuffled(rng, LETTERS) as [Letter, Letter];
  return { from, player: other };
};

const sameFlaw = (put: TurnQuestion): Refusal | undefined =>
  put.from === put.player ? notInRules('player') : undefined;

/** Whose turn it is after a claim that is no win. */
export const turn: Ask<TurnQuestion> = {
  fields: { from: player, player },
  flaw: sameFlaw,
  make: twoPlayers,
  answer: (put) => put.answerAt(turnIn(put, 'pung').next),
  reasons: (put) => [
    passing(put, 'pung'),
    reason('turnGoesOn', { player: put.player, seat: put.playerAt(turnIn(put, 'pung').next) }),
  ],
  rules: ({ kit }) => [kit.table.afterClaim?.rule],
  hint: (put) => [passing(put, 'pung')],
};

/** Who plays once more after a win with a discard. */
export const passed: Ask<TurnQuestion> = {
  fields: { from: player, player },
  flaw: (put) => {
    if (turnIn(put, 'win').playOn === undefined) return notInRules();
    return sameFlaw(put) ?? (passedBy(put, 'win').length === 0 ? NOBODY_PASSED : undefined);
  },
  make: (rng, setting) => {
    for (;;) {
      const question = twoPlayers(rng);
      if (passedBy({ ...question, ...setting }, 'win').length > 0) return question;
    }
  },
  answer: (put) => passedBy(put, 'win'),
  reasons: (put) => [passing(put, 'win'), reason('playOnceMore')],
  rules: (put) => [turnIn(put, 'win').playOn],
  hint: (put) => [reason('dealOrder', { order: put.playersFrom(put.seatOf(put.from)) })],
};

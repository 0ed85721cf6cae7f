/** What a tile costs that others have shown they want, where its giver answers for it. */
import { plainMeld } from '../core/group.ts';
import type { Situation } from '../core/situation.ts';
import { isSuited, type Tile, tileAt, tileIndex } from '../core/tile.ts';
import { byWind, type Wind, ZERO_BY_WIND } from '../core/wind.ts';
import type { GameRules } from '../play/hand-state.ts';
import type { SeatView } from '../play/seat-view.ts';
import { withoutTile } from '../play/win.ts';
import { situationOf } from './price.ts';

const SETS = 4;
const CHOWS_OF_A_SUIT = 7;
const PER_SUIT = 9;

/** The hand that fits what a player shows: the tile is its pair, and its other sets are of the same suit. */
function shownHand(view: SeatView, seat: Wind, tile: Tile): Situation | undefined {
  const other = view.others[seat];
  if (other === undefined) return undefined;
  const start = isSuited(tile) ? tileIndex(tile) - (tileIndex(tile) % PER_SUIT) : 0;
  const chows = Array.from({ length: SETS - other.melds.length }, (_, at) =>
    [0, 1, 2].map((step) => tileAt(start + ((3 * at) % CHOWS_OF_A_SUIT) + step)),
  );
  return {
    concealed: [tile, ...chows.flat()],
    melds: other.melds.map(plainMeld),
    flowers: other.flowers,
    ...{ seat, round: view.round, how: [], extras: {} },
    win: { tile, by: 'discard' },
  };
}

const LEAST_SHOWN = 2;

/**
 * What whoever lets the tile go settles if it completes the hand that another shows; absent where
 * the rule set would fine nobody for it.
 */
export function fineIf(
  view: SeatView,
  { kit, agreed }: GameRules,
  { seat, tile }: { readonly seat: Wind; readonly tile: Tile },
): number | undefined {
  const { [seat]: other } = view.others;
  if (kit.fines.length === 0 || other === undefined) return undefined;
  if (other.melds.filter(({ open }) => open).length < LEAST_SHOWN) return undefined;
  const situation = shownHand(view, seat, tile);
  const won = situation && agreed.score(situation);
  if (!won?.ok) return undefined;
  const hand = { ...view.own, concealed: withoutTile(view.own.concealed, tile) };
  const rules = { kit, agreed };
  const kind = agreed.fineOn({
    tile,
    use: 'won',
    winner: seat,
    won: won.value,
    discarder: situationOf({ view, rules, hand, isReady: false }, hand.concealed),
    shown: byWind((wind) => (view.others[wind] ?? view.own).melds),
  });
  if (kind === undefined) return undefined;
  const { total, limit } = won.value.totals;
  const settled = agreed.settle({
    winner: seat,
    from: view.seat,
    dealer: 'E',
    limit,
    scores: { ...ZERO_BY_WIND, [seat]: total },
    fine: { kind, seat: view.seat },
  });
  return settled.ok ? settled.value.payments[view.seat] : undefined;
}

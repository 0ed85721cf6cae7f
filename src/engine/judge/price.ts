/** What a complete hand pays whoever asks, by the rule set's own scorer and settlement. */
import { plainMeld } from '../core/group.ts';
import type { HeldHand } from '../core/hand.ts';
import { redsIn } from '../core/red-fives.ts';
import type { Situation } from '../core/situation.ts';
import { tileAt } from '../core/tile.ts';
import { copiesAt, countTiles, type TileCounts, tilesOf } from '../core/tile-counts.ts';
import { WINDS, type Wind, ZERO_BY_WIND } from '../core/wind.ts';
import type { GameRules } from '../play/hand-state.ts';
import type { SeatView } from '../play/seat-view.ts';
import type { Score } from '../scoring/score.ts';
import type { Account } from '../scoring/settlement.ts';
import { type Goal, keyOf } from './goals.ts';
import type { SeatHand } from './seat-hand.ts';

export interface Price {
  /** With a tile drawn, and with one that another player let go; 0 where it may not be won so. */
  readonly drawn: number;
  readonly taken: number;
}

const NOTHING: Price = { drawn: 0, taken: 0 };

interface Pricing {
  readonly view: SeatView;
  readonly rules: GameRules;
  readonly hand: SeatHand;
  /** The hand is declared ready before it wins. */
  readonly isReady: boolean;
}

const extrasSeen = (
  { markers }: SeatView,
  { kit }: GameRules,
  reds: number,
): Situation['extras'] => ({
  ...(kit.extras.some(({ id }) => id === 'doraIndicators') && { doraIndicators: markers }),
  ...(kit.table.redFives && reds > 0 && { [kit.table.redFives.extra]: reds }),
});

/** With these concealed tiles, and so many red fives among all its tiles. */
export function situationOf(
  { view, rules, hand, isReady }: Pricing,
  concealed: HeldHand['concealed'],
  reds: number = redsIn(hand).length,
): Situation {
  const { ready, exchange } = rules.kit.table;
  return {
    concealed,
    melds: hand.melds.map(plainMeld),
    flowers: view.own.flowers,
    seat: view.seat,
    round: view.round,
    how: [
      ...(isReady && ready ? [ready.how.declared] : []),
      ...(view.isExchanged && exchange?.how ? [exchange.how] : []),
    ],
    extras: extrasSeen(view, rules, reds),
  };
}

const MOST_KNOWN = 20_000;

export interface TileSupply {
  readonly live: TileCounts;
  readonly places: readonly number[];
  /** Tiles that the rules bar the seat from taking. */
  readonly barred: ReadonlySet<number>;
}

/** The last tile of a goal: of those that are lacking the one with most copies left. */
function lastTile({ tiles }: Goal, held: TileCounts, { live, places }: TileSupply): number {
  let best = -1;
  for (const at of places) {
    if (copiesAt(tiles, at) <= copiesAt(held, at)) continue;
    if (best < 0 || copiesAt(live, at) > copiesAt(live, best)) best = at;
  }
  return best;
}

/**
 * How many red fives stay in a goal: every other copy is let go first. `gone` is a five of which a
 * red copy is let go.
 */
function redsLeft({ tiles }: Goal, { reds = [], melds }: SeatHand, gone: number | undefined) {
  const laid = redsIn({ melds }).length;
  if (reds.length === 0) return laid;
  const left = countTiles(reds);
  if (gone !== undefined) left[gone] = copiesAt(left, gone) - 1;
  return left.reduce((sum, copies, at) => sum + Math.min(copies, copiesAt(tiles, at)), laid);
}

/** Prices are kept, so that a hand is scored once for each way to win. */
export function pricerOf(pricing: Pricing, supply: TileSupply) {
  const { view, rules, hand } = pricing;
  const { seat } = view;
  const known = new Map<string, Price>();
  const settledScore = ({ totals }: Score, from: Wind | null): number => {
    const account: Account = {
      winner: seat,
      from,
      scores: { ...ZERO_BY_WIND, [seat]: totals.total },
      dealer: 'E',
      limit: totals.limit,
      repeats: view.repeats,
      deposits: view.deposits,
    };
    const paid = rules.agreed.settle(account);
    return paid.ok ? paid.value.payments[seat] : 0;
  };
  // Where wins settle nothing a win is a win: it counts one.
  const worth = (situation: Situation, from: Wind | null): number => {
    const score = rules.agreed.score(situation);
    if (!score.ok || score.value.totals.enough === false) return 0;
    return settledScore(score.value, from) || 1;
  };
  const givers = WINDS.filter((wind) => wind !== seat);
  const price = (goal: Goal, held: TileCounts, redGone?: number): Price => {
    const last = lastTile(goal, held, supply);
    if (last < 0) return NOTHING;
    const reds = redsLeft(goal, hand, redGone);
    const key = `${keyOf(goal)}${last} ${reds}`;
    const before = known.get(key);
    if (before) return before;
    const rest = goal.tiles.slice();
    rest[last] = copiesAt(rest, last) - 1;
    const situation = situationOf(pricing, tilesOf(rest), reds);
    const tile = tileAt(last);
    const drawn = worth({ ...situation, win: { tile, by: 'self' } }, null);
    const given = { ...situation, win: { tile, by: 'discard' as const } };
    const sum = givers.reduce((all, from) => all + worth(given, from), 0);
    const taken = supply.barred.has(last) ? 0 : sum / givers.length;
    const found = { drawn, taken };
    if (known.size < MOST_KNOWN) known.set(key, found);
    return found;
  };
  return { price, worth };
}

/** How a hand that has not won stands under a rule set: what completes it there, and what that is good for. */
import { asWaiting, type Hand, type HeldHand } from '../../core/hand.ts';
import type { Tile } from '../../core/tile.ts';
import type { Accepted } from '../../hand/discards.ts';
import { acceptanceFor } from '../../shapes/discards.ts';
import { distancesTo } from '../../shapes/distances.ts';
import { winningTiles } from '../../shapes/waits.ts';
import type { Texts } from '../drill.ts';
import type { SettleSide } from '../settling/account.ts';
import { tallyOf } from './tally.ts';

/** Complete with a tile, and yet won with it only if it is drawn, or not at all. */
type WayToWin = 'any' | 'drawn' | 'none';

interface NearShape {
  readonly shape: string;
  /** Whether the rule set's table has a row of that name. */
  readonly isItem: boolean;
  readonly distance: number;
}

interface Standing {
  readonly distance: number;
  /** Of a ready hand: the tiles that complete it, by what they are good for. */
  readonly waits: Readonly<Record<WayToWin, readonly Accepted[]>>;
  /** Of a hand that is not ready: what brings it nearer. */
  readonly accepts: readonly Accepted[];
  readonly shapes: readonly NearShape[];
}

const SHAPES_SHOWN = 5;
const NO_FURTHER = 2;
const HELD = 13;

function wayToWin(side: SettleSide, hand: HeldHand, tile: Tile, texts: Texts): WayToWin {
  const { how, from, fine, ...said } = texts;
  const mayWin = (by: 'discard' | 'self'): boolean => {
    const won = tallyOf(side, { ...hand, flowers: [], win: { tile, by } }, said);
    return won.ok && (won.value.sheet.goingOut?.enough ?? true);
  };
  if (mayWin('discard')) return 'any';
  return mayWin('self') ? 'drawn' : 'none';
}

function nearShapes({ kit }: SettleSide, hand: HeldHand): readonly NearShape[] {
  const { byShape, distance: nearest } = distancesTo(hand, kit.shapes);
  const agreed = kit.agree();
  const items = new Set(agreed.ok ? agreed.value.items.map(({ id }) => id) : []);
  return Object.entries(byShape)
    .flatMap(([shape, distance]) =>
      distance === null || distance > nearest + NO_FURTHER
        ? []
        : [{ shape, isItem: items.has(shape), distance }],
    )
    .sort((a, b) => a.distance - b.distance)
    .slice(0, SHAPES_SHOWN);
}

/** Absent for a hand that is not one of thirteen tiles, before a draw. */
export function standingOf(side: SettleSide, hand: Hand, texts: Texts): Standing | undefined {
  const waiting = asWaiting(hand);
  const tiles = hand.concealed.length + 3 * hand.melds.length;
  if (hand.win || !waiting.ok || tiles !== HELD) return undefined;
  const completing = winningTiles(waiting.value, side.kit.shapes);
  const byWay = Map.groupBy(completing, ({ tile }) => wayToWin(side, hand, tile, texts));
  const { distance, accepts } = acceptanceFor({ ...waiting.value, seen: [] }, side.kit.shapes);
  return {
    distance,
    waits: {
      any: byWay.get('any') ?? [],
      drawn: byWay.get('drawn') ?? [],
      none: byWay.get('none') ?? [],
    },
    accepts: distance > 0 ? accepts : [],
    shapes: nearShapes(side, hand),
  };
}

/** A hand that waits: with which of the tiles that complete it may its owner go out? */
import { groupTiles, type Meld } from '../../../core/group.ts';
import { type HeldHand, WIN_SOURCES, type WinSource } from '../../../core/hand.ts';
import { pick, type Rng, shuffled } from '../../../core/rng.ts';
import { inSituation } from '../../../core/situation.ts';
import { COPIES, isSuited, rankOf, SUITS, TILES, type Tile } from '../../../core/tile.ts';
import { copiesOf, countTiles } from '../../../core/tile-counts.ts';
import { choice, readyHand, usually } from '../../field.ts';
import { type Ask, type Put, reason, type Setting } from '../ask.ts';
import { mayWin } from '../complete.ts';
import { fifthCopy, inOrder, someGroup, tilesIn, untilDone, without } from '../some-hands.ts';

export interface EnoughQuestion {
  readonly hand: HeldHand;
  /** How the tile that completes the hand comes. */
  readonly by: WinSource;
}

/** What a hand is worth that a tile completes, flowers apart. */
interface Worth {
  readonly tile: Tile;
  readonly points: number;
  readonly enough: boolean;
}

/** Every tile that completes the hand, with what it then is worth. */
function worthOf({ side, hand, by }: Put<EnoughQuestion>): readonly Worth[] {
  const held = countTiles(tilesIn(hand));
  return TILES.filter((tile) => copiesOf(held, tile) < COPIES).flatMap((tile) => {
    const score = side.agreed.score(inSituation({ ...hand, flowers: [], win: { tile, by } }));
    if (!score.ok) return [];
    const { base, enough = true } = score.value.totals;
    return [{ tile, points: base, enough }];
  });
}

const placesEnough = (put: Put<EnoughQuestion>): readonly string[] =>
  worthOf(put).flatMap(({ enough }, place) => (enough ? [String(place)] : []));

const WINDLESS = TILES.filter((tile) => isSuited(tile) || rankOf(tile) > 4);

/** Three chows that belong together, one more group and a pair: whole, and near the minimum. */
export function nearMinimum(rng: Rng, { side }: Setting): HeldHand | undefined {
  const steps = shuffled(rng, pick(rng, side.teaching.nearMinimum ?? []));
  const lowest = 1 + rng.below(7 - Math.max(...steps));
  const chows = SUITS.map((suit, at) => ({
    kind: 'chow' as const,
    tile: `${lowest + (steps[at] ?? 0)}${suit}` as Tile,
  }));
  const pair = { kind: 'pair' as const, tile: pick(rng, WINDLESS) };
  const beside = someGroup(rng, WINDLESS);
  const isLaid = rng.below(2) === 0;
  const melds: readonly Meld[] = isLaid ? [{ ...beside, open: true }] : [];
  const held = [...chows, pair, ...(isLaid ? [] : [beside])];
  const hand = { concealed: inOrder(held.flatMap(groupTiles)), melds };
  return fifthCopy(tilesIn(hand)) === undefined ? hand : undefined;
}

export const enough: Ask<EnoughQuestion> = {
  fields: { hand: readyHand, by: usually<WinSource>('discard', choice(WIN_SOURCES)) },
  flaw: (put) => {
    if (!put.side.kit.minimum) return { part: 'ask', error: { code: 'not-in-these-rules' } };
    const { side, hand, by } = put;
    const isOpen = worthOf(put).some(({ tile }) => mayWin(side, hand, { tile, by }) === undefined);
    if (isOpen) return { part: 'hand', error: { code: 'wind-decides' } };
    return placesEnough(put).length === 0
      ? { part: 'hand', error: { code: 'nothing-to-find' } }
      : undefined;
  },
  make: (rng, setting) =>
    untilDone(() => {
      const whole = nearMinimum(rng, setting);
      if (!whole) return undefined;
      const hand = without(whole, pick(rng, whole.concealed));
      const question = { hand, by: pick(rng, WIN_SOURCES) };
      const worth = worthOf({ ...question, ...setting });
      const good = worth.filter((one) => one.enough).length;
      return good > 0 && good < worth.length ? question : undefined;
    }),
  answer: placesEnough,
  reasons: (put) => worthOf(put).map(({ tile, points }) => reason('worth', { tile, n: points })),
  hint: (put) => [reason('howMany', { n: placesEnough(put).length })],
  show: (put) => ({ of: worthOf(put).map(({ tile }) => tile) }),
};

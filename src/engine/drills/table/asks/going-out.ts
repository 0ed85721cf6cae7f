/** A hand that waits: with which of the tiles that complete it may its owner go out? */
import { groupTiles } from '../../../core/group.ts';
import { type HeldHand, WIN_SOURCES, type WinSource } from '../../../core/hand.ts';
import { pick, type Rng } from '../../../core/rng.ts';
import { isSuited, rankOf, sortTiles, TILES, type Tile } from '../../../core/tile.ts';
import { choice, readyHand, withDefault } from '../../field.ts';
import { exposedMeld, fitOneSet, relatedChows, tilesIn, without } from '../../hand-tiles.ts';
import {
  type Ask,
  type AtTable,
  findAll,
  flawIn,
  notInRules,
  reason,
  type TableContext,
} from '../ask.ts';
import { mayWin, winsBy } from '../complete.ts';
import { chowOrPung, untilDone } from '../random-hands.ts';

interface EnoughQuestion {
  readonly hand: HeldHand;
  readonly by: WinSource;
}

const worthOf = (put: AtTable<EnoughQuestion>) =>
  winsBy(put, put.hand, put.by).map(({ tile, score }) => {
    const { base, enough = true } = score.totals;
    return { tile, points: base, enough };
  });

const WINDLESS = TILES.filter((tile) => isSuited(tile) || rankOf(tile) > 4);

/** Three chows that belong together, one more group and a pair: complete, and near the minimum. */
export function nearMinimum(rng: Rng, { teaching }: TableContext): HeldHand | undefined {
  const chows = relatedChows(rng, teaching.nearMinimum ?? []);
  const pair = { kind: 'pair' as const, tile: pick(rng, WINDLESS) };
  const group = chowOrPung(rng, WINDLESS);
  const isLaid = rng.below(2) === 0;
  const held = [...chows, pair, ...(isLaid ? [] : [group])];
  const hand = {
    concealed: sortTiles(held.flatMap(groupTiles)),
    melds: isLaid ? [exposedMeld(group)] : [],
  };
  return fitOneSet(tilesIn(hand)) ? hand : undefined;
}

export const enough: Ask<EnoughQuestion, { of: readonly Tile[] }> = findAll({
  fields: { hand: readyHand, by: withDefault<WinSource>('discard', choice(WIN_SOURCES)) },
  within: 'hand',
  find: (put) => worthOf(put).flatMap((worth, place) => (worth.enough ? [String(place)] : [])),
  flaw: (put) => {
    const { kit, hand, by } = put;
    if (!kit.minimum) return notInRules();
    const isOpen = worthOf(put).some(({ tile }) => mayWin(put, hand, { tile, by }) === undefined);
    return isOpen ? flawIn('hand', 'wind-decides') : undefined;
  },
  make: (rng, setting) =>
    untilDone(() => {
      const complete = nearMinimum(rng, setting);
      if (!complete) return undefined;
      const hand = without(complete, pick(rng, complete.concealed));
      const question = { hand, by: pick(rng, WIN_SOURCES) };
      const worths = worthOf({ ...question, ...setting });
      const good = worths.filter((worth) => worth.enough).length;
      return good > 0 && good < worths.length ? question : undefined;
    }),
  reasons: (put) => worthOf(put).map(({ tile, points }) => reason('worth', { tile, n: points })),
  show: (put) => ({ of: worthOf(put).map(({ tile }) => tile) }),
});

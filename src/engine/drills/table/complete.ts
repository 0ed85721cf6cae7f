/** Whether a hand is whole under a rule set, and as which groups. */
import type { Group } from '../../core/group.ts';
import type { HeldHand } from '../../core/hand.ts';
import { inSituation, type Situation } from '../../core/situation.ts';
import { COPIES, TILES, type Tile } from '../../core/tile.ts';
import { copiesOf, countTiles } from '../../core/tile-counts.ts';
import { WINDS } from '../../core/wind.ts';
import { waits } from '../../hand/waits.ts';
import { isGroup } from '../../scoring/part.ts';
import type { TableSide } from './ask.ts';
import { tilesIn, without } from './some-hands.ts';

/** The groups of a whole hand, those in hand first; none where it is whole in a form of its own. */
export type Whole = readonly Group[];

type LastTile = NonNullable<Situation['win']>;

const TILES_OF_A_HAND = 13;

const isWholeSize = ({ concealed, melds }: HeldHand): boolean =>
  concealed.length + 3 * melds.length === TILES_OF_A_HAND;

/** The hand completed by a tile; absent where that does not complete it. */
function wholeWith({ agreed }: TableSide, hand: HeldHand, tile: Tile): Whole | undefined {
  const score = agreed.score(inSituation({ ...hand, flowers: [], win: { tile, by: 'discard' } }));
  if (!score.ok) return undefined;
  const { parts } = score.value.view;
  const groups = parts.filter(isGroup).filter(({ kind }) => kind !== 'knitted');
  if (groups.length < parts.length) return [];
  const [held, laid] = [
    groups.filter(({ melded }) => !melded),
    groups.filter(({ melded }) => melded),
  ];
  return [...held, ...laid].map(({ kind, tile: lowest }) => ({ kind, tile: lowest }));
}

/** A hand of fourteen tiles as groups; absent where it is not whole. */
export function wholeOf(side: TableSide, hand: HeldHand): Whole | undefined {
  const last = hand.concealed.at(-1);
  if (last === undefined) return undefined;
  return wholeWith(side, without(hand, last), last);
}

/** Every tile that completes a hand that waits, with the groups it makes; smaller hands count the rest as made. */
export function completing(
  side: TableSide,
  hand: HeldHand,
): readonly { readonly tile: Tile; readonly groups: Whole }[] {
  if (!isWholeSize(hand)) {
    const pairInside = hand.concealed.length % 3 === 1;
    return waits({ ...hand, pairInside }).map(({ tile, completions: [first] }) => ({
      tile,
      groups: first?.reading.groups ?? [],
    }));
  }
  const held = countTiles(tilesIn(hand));
  return TILES.filter((tile) => copiesOf(held, tile) < COPIES).flatMap((tile) => {
    const groups = wholeWith(side, hand, tile);
    return groups === undefined ? [] : [{ tile, groups }];
  });
}

/**
 * Whether the owner of a hand may win with a tile. Undefined where that hangs on the winds of
 * the seat and the round, because a minimum must be reached.
 */
export function mayWin(
  { agreed, kit }: TableSide,
  hand: HeldHand,
  win: LastTile,
): boolean | undefined {
  if (!isWholeSize(hand)) return false;
  const rounds = kit.countsRound ? WINDS : WINDS.slice(0, 1);
  const seats = kit.minimum ? WINDS : WINDS.slice(0, 1);
  let may: boolean | undefined;
  for (const round of rounds) {
    for (const seat of seats) {
      const situation = { ...hand, flowers: [], win };
      const score = agreed.score(inSituation(situation, { seat, round }));
      if (!score.ok) return false;
      const enough = score.value.totals.enough ?? true;
      if (may !== undefined && may !== enough) return undefined;
      may = enough;
    }
  }
  return may;
}

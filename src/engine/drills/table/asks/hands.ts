/** Whole hands: which tiles complete one, and which of some are complete. */
import type { HeldHand } from '../../../core/hand.ts';
import { pick, type Rng, shuffled } from '../../../core/rng.ts';
import { COPIES, TILES, type Tile } from '../../../core/tile.ts';
import { copiesOf, countTiles } from '../../../core/tile-counts.ts';
import { heldHand, listOf, readyHand, tileRow } from '../../field.ts';
import {
  type Ask,
  type Put,
  placesOf,
  type Reason,
  reason,
  type Setting,
  type TableSide,
} from '../ask.ts';
import { completing, type Whole, wholeOf } from '../complete.ts';
import {
  fifthCopy,
  inOrder,
  someCompleteHand,
  tilesIn,
  untilDone,
  without,
} from '../some-hands.ts';

export interface FillsQuestion {
  readonly hand: HeldHand;
  /** The tiles to choose from. */
  readonly of: readonly Tile[];
}

const filling = (put: Put<FillsQuestion>): readonly string[] =>
  placesOf(
    put.of,
    completing(put.side, put.hand).map(({ tile }) => tile),
  );

const CHOICES = 5;

/** A hand that waits, and tiles to choose from: one or two of them complete it. */
const someFilling = (rng: Rng, side: TableSide): FillsQuestion =>
  untilDone(() => {
    const whole = someCompleteHand(rng);
    const hand = without(whole, pick(rng, whole.concealed));
    const winning = completing(side, hand).map(({ tile }) => tile);
    if (winning.length === 0) return undefined;
    const held = countTiles(tilesIn(hand));
    const inside = shuffled(rng, winning).slice(0, 1 + rng.below(2));
    const idle = TILES.filter((tile) => !winning.includes(tile) && copiesOf(held, tile) < COPIES);
    const near = idle.filter((tile) => hand.concealed.some((own) => own[1] === tile[1]));
    const outside = shuffled(rng, near).slice(0, CHOICES - inside.length);
    return { hand, of: inOrder([...inside, ...outside]) };
  });

const filled = (tile: Tile, groups: Whole): Reason =>
  groups.length > 0 ? reason('fills', { tile, groups }) : reason('fillsWhole', { tile });

export const fills: Ask<FillsQuestion> = {
  fields: { hand: readyHand, of: tileRow },
  flaw: (put) =>
    filling(put).length === 0 ? { part: 'of', error: { code: 'nothing-to-find' } } : undefined,
  make: (rng, { side }) => someFilling(rng, side),
  answer: filling,
  reasons: (put) => completing(put.side, put.hand).map(({ tile, groups }) => filled(tile, groups)),
  hint: (put) => [reason('howMany', { n: filling(put).length })],
};

export interface CompleteQuestion {
  readonly hands: readonly HeldHand[];
}

const completeIn = (put: Put<CompleteQuestion>): readonly string[] =>
  put.hands.flatMap((hand, at) => (wholeOf(put.side, hand) ? [String(at)] : []));

/** A whole hand with one tile exchanged, so that it is whole no more; or seven pairs. */
const someBroken = (rng: Rng, side: TableSide): HeldHand =>
  untilDone(() => {
    const pairs = rng.below(5) === 0;
    const hand = pairs ? somePairs(rng) : exchanged(rng, someCompleteHand(rng));
    const lawful = fifthCopy(tilesIn(hand)) === undefined;
    return lawful && wholeOf(side, hand) === undefined ? hand : undefined;
  });

const somePairs = (rng: Rng): HeldHand => ({
  concealed: inOrder(
    shuffled(rng, TILES)
      .slice(0, 7)
      .flatMap((tile) => [tile, tile]),
  ),
  melds: [],
});

const exchanged = (rng: Rng, whole: HeldHand): HeldHand => {
  const { concealed, melds } = without(whole, pick(rng, whole.concealed));
  const near = TILES.filter((tile) => concealed.some((own) => own[1] === tile[1]));
  return { concealed: inOrder([...concealed, pick(rng, near)]), melds };
};

const HANDS = 3;

/** Three hands, one or two of them complete. */
function someHands(rng: Rng, { side }: Setting): CompleteQuestion {
  const whole = 1 + rng.below(HANDS - 1);
  const hands = Array.from({ length: HANDS }, (_, at) =>
    at < whole ? someCompleteHand(rng) : someBroken(rng, side),
  );
  return { hands: shuffled(rng, hands) };
}

export const complete: Ask<CompleteQuestion> = {
  fields: { hands: listOf(heldHand, ',', { least: 2, most: 6 }) },
  flaw: (put) =>
    completeIn(put).length === 0
      ? { part: 'hands', error: { code: 'nothing-to-find' } }
      : undefined,
  make: someHands,
  answer: completeIn,
  reasons: (put) =>
    put.hands.map((hand, at) => {
      const groups = wholeOf(put.side, hand);
      if (groups === undefined) return reason('noHand', { n: at + 1 });
      return groups.length > 0
        ? reason('hand', { n: at + 1, groups })
        : reason('wholeHand', { n: at + 1 });
    }),
  hint: (put) => [reason('howMany', { n: completeIn(put).length })],
};

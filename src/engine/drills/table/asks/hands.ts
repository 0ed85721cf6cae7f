import type { Group } from '../../../core/group.ts';
import type { HeldHand } from '../../../core/hand.ts';
import { pick, type Rng, shuffled } from '../../../core/rng.ts';
import { sortTiles, TILES, type Tile } from '../../../core/tile.ts';
import { countTiles } from '../../../core/tile-counts.ts';
import { readings } from '../../../hand/readings.ts';
import { heldHand, listOf, readyHand, tileRow } from '../../field.ts';
import { fitOneSet, kindsLeft, tilesIn, without } from '../../hand-tiles.ts';
import { findAll, placesOf, reason, type TableContext } from '../ask.ts';
import { completeGroups, completionsOf } from '../complete.ts';
import { completeHand, untilDone } from '../random-hands.ts';

const completingTiles = (context: TableContext, hand: HeldHand): readonly Tile[] =>
  completionsOf(context, hand).map(({ tile }) => tile);

const CHOICES = 5;

const hasRankIn = ({ concealed }: HeldHand, tile: Tile): boolean =>
  concealed.some((held) => held[1] === tile[1]);

/** A hand of single tiles, an orphans' or a snake, would be a list of fourteen lone tiles. */
const hasNames = (groups: readonly Group[]): boolean =>
  groups.length > 0 && groups.every(({ kind }) => kind !== 'single');

export const fills = findAll({
  fields: { hand: readyHand, of: tileRow },
  within: 'of',
  find: (put) => placesOf(put.of, completingTiles(put, put.hand)),
  make: (rng, context) =>
    untilDone(() => {
      const complete = completeHand(rng);
      const hand = without(complete, pick(rng, complete.concealed));
      const winning = completingTiles(context, hand);
      if (winning.length === 0) return undefined;
      const inside = shuffled(rng, winning).slice(0, 1 + rng.below(2));
      const near = kindsLeft(hand).filter(
        (tile) => !winning.includes(tile) && hasRankIn(hand, tile),
      );
      const outside = shuffled(rng, near).slice(0, CHOICES - inside.length);
      return { hand, of: sortTiles([...inside, ...outside]) };
    }),
  reasons: (put) =>
    completionsOf(put, put.hand).map(({ tile, groups }) =>
      hasNames(groups) ? reason('fills', { tile, groups }) : reason('fillsWhole', { tile }),
    ),
});

function sevenPairs(rng: Rng): HeldHand {
  const kinds = shuffled(rng, TILES).slice(0, 7);
  return { concealed: sortTiles([...kinds, ...kinds]), melds: [] };
}

function withTileExchanged(rng: Rng, complete: HeldHand): HeldHand {
  const hand = without(complete, pick(rng, complete.concealed));
  const near = TILES.filter((tile) => hasRankIn(hand, tile));
  return { ...hand, concealed: sortTiles([...hand.concealed, pick(rng, near)]) };
}

const lawfulHand = (rng: Rng, context: TableContext): HeldHand =>
  untilDone(() => {
    const hand = completeHand(rng);
    return completeGroups(context, hand) ? hand : undefined;
  });

const incompleteHand = (rng: Rng, context: TableContext): HeldHand =>
  untilDone(() => {
    const hand = rng.below(5) === 0 ? sevenPairs(rng) : withTileExchanged(rng, completeHand(rng));
    const isIncomplete = fitOneSet(tilesIn(hand)) && !completeGroups(context, hand);
    return isIncomplete ? hand : undefined;
  });

/** Too far apart to make groups. */
const SEVEN_KINDS = TILES.filter((_, at) => at % 5 === 0);
const ANY_SEVEN_PAIRS = { concealed: sortTiles([...SEVEN_KINDS, ...SEVEN_KINDS]), melds: [] };

const arePairs = (tiles: readonly Tile[]): boolean =>
  tiles.every((tile) => tiles.filter((other) => other === tile).length === 2);

/** Groups and a pair that may not win all the same have more chows than the rules allow. */
function whyIncomplete(context: TableContext, { concealed }: HeldHand) {
  if (readings(countTiles(concealed)).length > 0) return 'manyChows';
  if (completeGroups(context, ANY_SEVEN_PAIRS)) return 'noSpecialHand';
  return new Set(concealed).size === 7 && arePairs(concealed) ? 'noSevenPairs' : 'noHand';
}

const HANDS = 3;

export const complete = findAll({
  fields: { hands: listOf(heldHand, ',', { least: 2, most: 6 }) },
  within: 'hands',
  find: (put) => put.hands.flatMap((hand, at) => (completeGroups(put, hand) ? [String(at)] : [])),
  make: (rng, context) => {
    const count = 1 + rng.below(HANDS - 1);
    const hands = Array.from({ length: HANDS }, (_, at) =>
      at < count ? lawfulHand(rng, context) : incompleteHand(rng, context),
    );
    return { hands: shuffled(rng, hands) };
  },
  reasons: (put) =>
    put.hands.map((hand, at) => {
      const n = at + 1;
      const groups = completeGroups(put, hand);
      if (groups === undefined) return reason(whyIncomplete(put, hand), { n });
      return hasNames(groups) ? reason('hand', { n, groups }) : reason('wholeHand', { n });
    }),
});

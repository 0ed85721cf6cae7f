import type { Group } from '../../../core/group.ts';
import type { HeldHand } from '../../../core/hand.ts';
import { pick, type Rng, shuffled } from '../../../core/rng.ts';
import { sortTiles, TILES, type Tile } from '../../../core/tile.ts';
import { countTiles } from '../../../core/tile-counts.ts';
import { readings } from '../../../hand/readings.ts';
import { fitOneSet, tilesIn, without } from '../../dealing.ts';
import { heldHand, listOf, readyHand, tileRow } from '../../field.ts';
import { findAll, placesOf, reason, type TableSide } from '../ask.ts';
import { completeGroups, completionsOf, kindsLeft } from '../complete.ts';
import { completeHand, untilDone } from '../random-hands.ts';

const completingTiles = (side: TableSide, hand: HeldHand): readonly Tile[] =>
  completionsOf(side, hand).map(({ tile }) => tile);

const CHOICES = 5;

const hasRankIn = ({ concealed }: HeldHand, tile: Tile): boolean =>
  concealed.some((held) => held[1] === tile[1]);

/** A hand of single tiles, an orphans' or a snake, would be a list of fourteen lone tiles. */
const hasNames = (groups: readonly Group[]): boolean =>
  groups.length > 0 && groups.every(({ kind }) => kind !== 'single');

export const fills = findAll({
  fields: { hand: readyHand, of: tileRow },
  within: 'of',
  find: (put) => placesOf(put.of, completingTiles(put.side, put.hand)),
  make: (rng, { side }) =>
    untilDone(() => {
      const complete = completeHand(rng);
      const hand = without(complete, pick(rng, complete.concealed));
      const winning = completingTiles(side, hand);
      if (winning.length === 0) return undefined;
      const inside = shuffled(rng, winning).slice(0, 1 + rng.below(2));
      const near = kindsLeft(hand).filter(
        (tile) => !winning.includes(tile) && hasRankIn(hand, tile),
      );
      const outside = shuffled(rng, near).slice(0, CHOICES - inside.length);
      return { hand, of: sortTiles([...inside, ...outside]) };
    }),
  reasons: (put) =>
    completionsOf(put.side, put.hand).map(({ tile, groups }) =>
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

const lawfulHand = (rng: Rng, side: TableSide): HeldHand =>
  untilDone(() => {
    const hand = completeHand(rng);
    return completeGroups(side, hand) ? hand : undefined;
  });

const incompleteHand = (rng: Rng, side: TableSide): HeldHand =>
  untilDone(() => {
    const hand = rng.below(5) === 0 ? sevenPairs(rng) : withTileExchanged(rng, completeHand(rng));
    const isIncomplete = fitOneSet(tilesIn(hand)) && !completeGroups(side, hand);
    return isIncomplete ? hand : undefined;
  });

/** Too far apart to make groups. */
const SEVEN_KINDS = TILES.filter((_, at) => at % 5 === 0);
const ANY_SEVEN_PAIRS = { concealed: sortTiles([...SEVEN_KINDS, ...SEVEN_KINDS]), melds: [] };

const arePairs = (tiles: readonly Tile[]): boolean =>
  tiles.every((tile) => tiles.filter((other) => other === tile).length === 2);

/** Groups and a pair that may not win all the same have more chows than the rules allow. */
function whyIncomplete(side: TableSide, { concealed }: HeldHand) {
  if (readings(countTiles(concealed)).length > 0) return 'manyChows';
  if (completeGroups(side, ANY_SEVEN_PAIRS)) return 'noSpecialHand';
  return new Set(concealed).size === 7 && arePairs(concealed) ? 'noSevenPairs' : 'noHand';
}

const HANDS = 3;

export const complete = findAll({
  fields: { hands: listOf(heldHand, ',', { least: 2, most: 6 }) },
  within: 'hands',
  find: (put) =>
    put.hands.flatMap((hand, at) => (completeGroups(put.side, hand) ? [String(at)] : [])),
  make: (rng, { side }) => {
    const count = 1 + rng.below(HANDS - 1);
    const hands = Array.from({ length: HANDS }, (_, at) =>
      at < count ? lawfulHand(rng, side) : incompleteHand(rng, side),
    );
    return { hands: shuffled(rng, hands) };
  },
  reasons: (put) =>
    put.hands.map((hand, at) => {
      const n = at + 1;
      const groups = completeGroups(put.side, hand);
      if (groups === undefined) return reason(whyIncomplete(put.side, hand), { n });
      return hasNames(groups) ? reason('hand', { n, groups }) : reason('wholeHand', { n });
    }),
});

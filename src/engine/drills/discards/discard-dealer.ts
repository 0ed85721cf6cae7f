import { pick, type Rng, shuffled } from '../../core/rng.ts';
import { SUITS, sortTiles, type Tile } from '../../core/tile.ts';
import { tilesOf } from '../../core/tile-counts.ts';
import { type DiscardHand, unseenTiles } from '../../hand/discards.ts';
import { COMMON_SHAPES } from '../../shapes/common.ts';
import { distancesTo } from '../../shapes/distances.ts';
import { fitOneSet, tilesIn } from '../dealing.ts';
import { isUndisputed } from './discard-dispute.ts';
import {
  handWithLoneTiles,
  handWithOverlaps,
  handWithPairsAndRuns,
  isLone,
  meldsBeside,
  pureHand,
} from './discard-hands.ts';
import type { DiscardKind, DiscardSize } from './discard-level.ts';
import { type RankedDiscards, rankDiscards } from './discard-verdict.ts';

const FURTHEST = 2;

/** Whether a hand exists, and is near but not complete. Cheap, so that it goes before the judgement. */
function isInPlay(hand: DiscardHand): boolean {
  if (!fitOneSet([...tilesIn(hand), ...hand.seen])) return false;
  const { distance } = distancesTo(hand, COMMON_SHAPES);
  return distance >= 0 && distance <= FURTHEST;
}

const MOST_ANSWERS = 2;

const isAChoice = ({ answers, keeping }: RankedDiscards): boolean =>
  answers.length <= MOST_ANSWERS && keeping.length > answers.length;

interface Dealer {
  readonly deal: (rng: Rng, size: DiscardSize) => DiscardHand | undefined;
  readonly promises: (hand: DiscardHand, ranked: RankedDiscards) => boolean;
}

const withMelds =
  (build: (rng: Rng, size: DiscardSize) => readonly Tile[]) =>
  (rng: Rng, size: DiscardSize): DiscardHand => ({
    concealed: build(rng, size),
    melds: meldsBeside(rng, size),
    seen: [],
  });

function dealPure(rng: Rng, size: DiscardSize): DiscardHand {
  const suit = pick(rng, SUITS);
  return { concealed: pureHand(rng, size, suit), melds: meldsBeside(rng, size, suit), seen: [] };
}

const MOST_DECIDING = 8;
/** Other tiles that lie about, at most, so that those which matter do not stand alone. */
const MOST_BYSTANDERS = 6;

/**
 * A hand whose best discard accepts tiles that lie on the table: enough of them
 * that another one does better.
 */
function dealSeen(rng: Rng, size: DiscardSize): DiscardHand | undefined {
  const build = pick(rng, [handWithPairsAndRuns, handWithOverlaps]);
  const hand = withMelds(build)(rng, size);
  if (!isInPlay(hand)) return undefined;
  const { best, keeping } = rankDiscards(hand);
  const rivals = keeping.filter(({ grade }) => grade !== 'right');
  if (rivals.length === 0) return undefined;
  const rival = pick(rng, rivals.slice(0, 2));
  const needed = best.count - rival.count + 2;
  if (needed > MOST_DECIDING) return undefined;
  const kept = new Set(rival.accepts.map(({ tile }) => tile));
  const lost = new Set(best.accepts.map(({ tile }) => tile).filter((tile) => !kept.has(tile)));
  const free = tilesOf(unseenTiles(hand)).filter((tile) => !kept.has(tile));
  const deciding = free.filter((tile) => lost.has(tile));
  const bystanders = free.filter((tile) => !lost.has(tile));
  const seen = [
    ...shuffled(rng, deciding).slice(0, needed),
    ...shuffled(rng, bystanders).slice(0, rng.below(MOST_BYSTANDERS)),
  ];
  return { ...hand, seen: sortTiles(seen) };
}

function tableDecides(hand: DiscardHand, ranked: RankedDiscards): boolean {
  if (!isAChoice(ranked)) return false;
  const unaware = rankDiscards({ ...hand, seen: [] }).answers;
  return ranked.answers.every((tile) => !unaware.includes(tile));
}

const bestIsLone: Dealer['promises'] = ({ concealed }, { answers }) =>
  answers.every((tile) => isLone(tile, concealed));

const noneIsLone: Dealer['promises'] = ({ concealed }, ranked) =>
  !concealed.some((tile) => isLone(tile, concealed)) && isAChoice(ranked);

const DEALERS: Readonly<Record<DiscardKind, Dealer>> = {
  lone: { deal: withMelds(handWithLoneTiles), promises: bestIsLone },
  blocks: { deal: withMelds(handWithPairsAndRuns), promises: noneIsLone },
  overlapping: { deal: withMelds(handWithOverlaps), promises: noneIsLone },
  pure: { deal: dealPure, promises: (_, ranked) => isAChoice(ranked) },
  seen: { deal: dealSeen, promises: tableDecides },
};

export function keepsPromise(hand: DiscardHand, kind: DiscardKind): boolean {
  if (!isInPlay(hand)) return false;
  const ranked = rankDiscards(hand);
  return DEALERS[kind].promises(hand, ranked) && isUndisputed(hand, ranked);
}

/** Deals until a hand keeps the promise. One in a few does at every level, so this ends. */
export function dealDiscardHand(rng: Rng, kind: DiscardKind, size: DiscardSize): DiscardHand {
  for (;;) {
    const hand = DEALERS[kind].deal(rng, size);
    if (hand && keepsPromise(hand, kind)) return hand;
  }
}

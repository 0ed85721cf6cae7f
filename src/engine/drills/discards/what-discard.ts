/** What discard? Choose the tile to let go. */
import { checkCopies } from '../../core/hand.ts';
import { pick, type Rng, shuffled } from '../../core/rng.ts';
import { compareTiles, SUITS, type Tile } from '../../core/tile.ts';
import { tilesOf } from '../../core/tile-counts.ts';
import { type Discard, type DiscardHand, unseenTiles } from '../../hand/discards.ts';
import { COMMON_SHAPES } from '../../shapes/common.ts';
import { discardsFor } from '../../shapes/discards.ts';
import { distancesTo } from '../../shapes/distances.ts';
import type { Drill } from '../former-drill.ts';
import { isUndisputed } from './discard-dispute.ts';
import {
  type DiscardSize,
  handWithLoneTiles,
  handWithOverlaps,
  handWithPairsAndRuns,
  isLone,
  loneTiles,
  pureHand,
  someMelds,
} from './discard-hands.ts';
import type { DiscardQuestion } from './discard-question.ts';
import {
  bestDiscards,
  bestOf,
  type DiscardVerdict,
  judgeDiscard,
  keepingDistance,
} from './discard-verdict.ts';

/**
 * What a hand is about: a tile that takes part in nothing; a pair or run too
 * many; shapes that share tiles; one suit only; tiles on the table that change
 * the answer.
 */
export const DISCARD_KINDS = ['lone', 'blocks', 'overlapping', 'pure', 'seen'] as const;
export type DiscardKind = (typeof DISCARD_KINDS)[number];

export interface DiscardLevel {
  readonly kind: DiscardKind;
  /** Concealed tiles; melds make up for the rest. */
  readonly size: DiscardSize;
  readonly sorted: boolean;
}

/** Furthest from ready that a dealt hand is after its best discard. */
const FURTHEST = 2;

const isLawful = ({ concealed, melds, seen }: DiscardHand): boolean =>
  checkCopies({ concealed: [...concealed, ...seen], melds, flowers: [] }).ok;

/** Not complete, and near enough. Cheap, so that it goes before the judgement. */
function isInPlay({ concealed, melds }: DiscardHand): boolean {
  const { distance } = distancesTo({ concealed, melds }, COMMON_SHAPES);
  return distance >= 0 && distance <= FURTHEST;
}

/** Different tiles, at most, that are the answer where a level asks for a choice. */
const MOST_ANSWERS = 2;

/** More discards keep the distance than are as good as the best, which are few. */
function isAChoice(options: readonly Discard[]): boolean {
  const answers = bestDiscards(options).length;
  return answers <= MOST_ANSWERS && keepingDistance(options).length > answers;
}

/** What a level promises of a hand, beside that its answer is undisputed. */
type Promise = (hand: DiscardHand, options: readonly Discard[]) => boolean;

const bestIsLone: Promise = ({ concealed }, options) =>
  bestDiscards(options).every(({ tile }) => isLone(tile, concealed));

const noneIsLone: Promise = ({ concealed }, options) =>
  loneTiles(concealed).length === 0 && isAChoice(options);

const hasAChoice: Promise = (_, options) => isAChoice(options);

interface Dealer {
  readonly deal: (rng: Rng, size: DiscardSize) => DiscardHand | undefined;
  readonly promise: Promise;
}

const withMelds =
  (build: (rng: Rng, size: DiscardSize) => readonly Tile[]) =>
  (rng: Rng, size: DiscardSize): DiscardHand => ({
    concealed: build(rng, size),
    melds: someMelds(rng, size),
    seen: [],
  });

function dealPure(rng: Rng, size: DiscardSize): DiscardHand {
  const suit = pick(rng, SUITS);
  return { concealed: pureHand(rng, size, suit), melds: someMelds(rng, size, suit), seen: [] };
}

/** Tiles on the table that decide, at most. */
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
  if (!isLawful(hand) || !isInPlay(hand)) return undefined;
  const options = discardsFor(hand, COMMON_SHAPES);
  const before = bestDiscards(options);
  const rivals = keepingDistance(options).slice(before.length);
  if (rivals.length === 0) return undefined;
  const rival = pick(rng, rivals.slice(0, 2));
  const kept = new Set(rival.accepts.map(({ tile }) => tile));
  const unseen = unseenTiles(hand);
  const onTable = bestOf(options).accepts.flatMap(({ tile, left }) =>
    kept.has(tile) ? [] : Array<Tile>(left).fill(tile),
  );
  const needed = bestOf(options).count - rival.count + 2;
  if (needed > MOST_DECIDING) return undefined;
  const others = tilesOf(unseen).filter((tile) => !kept.has(tile) && !onTable.includes(tile));
  const seen = [
    ...shuffled(rng, onTable).slice(0, needed),
    ...shuffled(rng, others).slice(0, rng.below(MOST_BYSTANDERS)),
  ];
  return { ...hand, seen: seen.sort(compareTiles) };
}

/** The answer with the table in sight is another than without it. */
const tableDecides: Promise = (hand, options) => {
  const without = bestDiscards(discardsFor({ ...hand, seen: [] }, COMMON_SHAPES)).map(
    ({ tile }) => tile,
  );
  return isAChoice(options) && bestDiscards(options).every(({ tile }) => !without.includes(tile));
};

const DEALERS: Readonly<Record<DiscardKind, Dealer>> = {
  lone: { deal: withMelds(handWithLoneTiles), promise: bestIsLone },
  blocks: { deal: withMelds(handWithPairsAndRuns), promise: noneIsLone },
  overlapping: { deal: withMelds(handWithOverlaps), promise: noneIsLone },
  pure: { deal: dealPure, promise: hasAChoice },
  seen: { deal: dealSeen, promise: tableDecides },
};

/**
 * Deals until a hand keeps what its level promises, judged forwards. One in a
 * few does at every level, so this ends.
 */
function make(rng: Rng, { kind, size, sorted }: DiscardLevel): DiscardQuestion {
  const { deal, promise } = DEALERS[kind];
  for (;;) {
    const hand = deal(rng, size);
    if (hand === undefined || !isLawful(hand) || !isInPlay(hand)) continue;
    const options = discardsFor(hand, COMMON_SHAPES);
    if (!promise(hand, options) || !isUndisputed(hand, options)) continue;
    const concealed = sorted
      ? [...hand.concealed].sort(compareTiles)
      : shuffled(rng, hand.concealed);
    return { hand: { ...hand, concealed } };
  }
}

const solve = ({ hand }: DiscardQuestion): Tile => bestOf(discardsFor(hand, COMMON_SHAPES)).tile;

export const whatDiscard: Drill<DiscardLevel, DiscardQuestion, Tile, DiscardVerdict> = {
  id: 'what-discard',
  board: 'discard',
  make,
  solve,
  check: judgeDiscard,
};

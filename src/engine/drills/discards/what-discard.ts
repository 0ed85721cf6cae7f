/** What discard? Choose the tile to let go. */
import { checkCopies } from '../../core/hand.ts';
import { pick, type Rng, shuffled } from '../../core/rng.ts';
import { compareTiles, SUITS, type Tile } from '../../core/tile.ts';
import { tilesOf } from '../../core/tile-counts.ts';
import { type Discard, type DiscardHand, unseenTiles } from '../../hand/discards.ts';
import { COMMON_SHAPES } from '../../shapes/common.ts';
import { discardsFor } from '../../shapes/discards.ts';
import { distancesTo } from '../../shapes/distances.ts';
import type { Drill, DrillTypes, Level } from '../drill.ts';
import { type AfterDiscard, afterDiscard } from './after-discard.ts';
import { isUndisputed } from './discard-dispute.ts';
import {
  handWithLoneTiles,
  handWithOverlaps,
  handWithPairsAndRuns,
  isLone,
  loneTiles,
  pureHand,
  someMelds,
} from './discard-hands.ts';
import { DISCARD_HINTS, type DiscardHints, discardHints } from './discard-hints.ts';
import {
  DISCARD_LEVELS,
  DISCARD_PARTS,
  type DiscardKind,
  type DiscardSize,
  discardLevelOf,
} from './discard-level.ts';
import {
  type DiscardQuestion,
  formatDiscardQuestion,
  parseDiscardQuestion,
} from './discard-question.ts';
import {
  bestDiscards,
  bestOf,
  type DiscardVerdict,
  judgeDiscard,
  keepingDistance,
} from './discard-verdict.ts';
import { discarded, drawTile } from './play-on.ts';

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

/** Whether a hand keeps what its level promises, judged forwards. */
function keepsPromise(hand: DiscardHand, kind: DiscardKind): boolean {
  if (!isLawful(hand) || !isInPlay(hand)) return false;
  const options = discardsFor(hand, COMMON_SHAPES);
  return DEALERS[kind].promise(hand, options) && isUndisputed(hand, options);
}

const inOrder = (tiles: readonly Tile[]): readonly Tile[] => [...tiles].sort(compareTiles);

/** Deals until a hand keeps the promise. One in a few does at every level, so this ends. */
function make(rng: Rng, level: Level): DiscardQuestion {
  const { kind, size, sorted } = discardLevelOf(level);
  for (;;) {
    const hand = DEALERS[kind].deal(rng, size);
    if (hand === undefined || !keepsPromise(hand, kind)) continue;
    const concealed = sorted ? inOrder(hand.concealed) : shuffled(rng, hand.concealed);
    return { hand: { ...hand, concealed } };
  }
}

function keeps({ hand }: DiscardQuestion, level: Level): boolean {
  const { kind, size, sorted } = discardLevelOf(level);
  const isInOrder = inOrder(hand.concealed).join() === hand.concealed.join();
  return hand.concealed.length === size && (isInOrder || !sorted) && keepsPromise(hand, kind);
}

const solve = ({ hand }: DiscardQuestion): Tile => bestOf(discardsFor(hand, COMMON_SHAPES)).tile;

export interface DiscardTypes extends DrillTypes {
  readonly question: DiscardQuestion;
  readonly shown: DiscardHand;
  readonly answer: Tile;
  readonly verdict: DiscardVerdict;
  readonly hints: DiscardHints;
  /** The hand after a discard. */
  readonly detail: AfterDiscard;
}

export const whatDiscard: Drill<DiscardTypes> = {
  id: 'what-discard',
  parts: DISCARD_PARTS,
  levels: DISCARD_LEVELS,
  make,
  keeps,
  parse: parseDiscardQuestion,
  format: formatDiscardQuestion,
  show: ({ hand: { concealed, melds, seen } }) => ({ concealed, melds, seen }),
  solve,
  check: judgeDiscard,
  hintSteps: () => DISCARD_HINTS,
  hints: discardHints,
  detail: afterDiscard,
  follow: (rng, question, tile) => drawTile(rng, discarded(question, tile)),
};

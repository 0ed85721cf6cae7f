/** Why a tile wins or fails, and the hints of the wait finder in their steps. */
import type { Group } from '../../core/group.ts';
import { groupTiles } from '../../core/group.ts';
import { COPIES, type Tile } from '../../core/tile.ts';
import { copiesOf, countTiles } from '../../core/tile-counts.ts';
import { type ClosestReading, closestReading } from '../../hand/closest.ts';
import { type LivePart, livePart } from '../../hand/live-part.ts';
import { type Wait, waits } from '../../hand/waits.ts';
import type { WaitQuestion } from './find-waits.ts';

export type TileProof =
  | { readonly outcome: 'wins'; readonly wait: Wait }
  /** The hand itself holds all four copies. */
  | { readonly outcome: 'no-copy' }
  | { readonly outcome: 'fails'; readonly closest: ClosestReading };

/** The proof for any tile at all: its readings, or how near it comes and what is left over. */
export function proveTile({ hand }: WaitQuestion, tile: Tile): TileProof {
  const held = [...hand.concealed, ...hand.melds.flatMap(groupTiles)];
  if (copiesOf(countTiles(held), tile) >= COPIES) return { outcome: 'no-copy' };
  const wait = waits(hand).find((one) => one.tile === tile);
  if (wait) return { outcome: 'wins', wait };
  const tiles = [...hand.concealed, tile];
  const options = { pairInside: hand.pairInside, using: tile };
  return { outcome: 'fails', closest: closestReading(tiles, options) };
}

/** Each hint says more than the one before. */
export const WAIT_HINTS = ['count', 'part', 'reading', 'answer'] as const;
export type WaitHintStep = (typeof WAIT_HINTS)[number];

/** The steps that have something to say: of a hand that waits on nothing, one says all. */
export const hintSteps = (question: WaitQuestion): readonly WaitHintStep[] =>
  waits(question.hand).length > 0 ? WAIT_HINTS : ['count'];

export interface WaitHints {
  readonly steps: readonly WaitHintStep[];
  readonly count: number;
  readonly part: LivePart;
  /** One winning tile with a reading; absent if nothing wins. */
  readonly reading?: {
    readonly tile: Tile;
    readonly groups: readonly Group[];
    /** Place of the group that the tile completes. */
    readonly completed: number;
  };
  readonly answer: readonly Tile[];
}

export function waitHints(question: WaitQuestion): WaitHints {
  const { hand } = question;
  const found = waits(hand);
  const [first] = found;
  const completion = first?.completions[0];
  return {
    steps: hintSteps(question),
    count: found.length,
    part: found.length > 0 ? livePart(hand) : { settled: [], live: hand.concealed },
    answer: found.map(({ tile }) => tile),
    ...(first && completion
      ? {
          reading: {
            tile: first.tile,
            groups: completion.reading.groups,
            completed: completion.group,
          },
        }
      : {}),
  };
}

import type { Group } from '../../core/group.ts';
import { COPIES, isTile, type Tile } from '../../core/tile.ts';
import { copiesOf, countTiles } from '../../core/tile-counts.ts';
import { type ClosestReading, closestReading } from '../../hand/closest.ts';
import { type LivePart, livePart } from '../../hand/live-part.ts';
import { type Placement, placeCompletion, placeTiles } from '../../hand/place-tiles.ts';
import { type Wait, waits } from '../../hand/waits.ts';
import { tilesIn } from '../hand-tiles.ts';
import type { WaitQuestion } from './wait-level.ts';

export type TileProof =
  | {
      readonly outcome: 'wins';
      readonly wait: Wait;
      readonly placings: readonly Placement[];
    }
  | { readonly outcome: 'no-copy' }
  | { readonly outcome: 'fails'; readonly closest: ClosestReading; readonly placing: Placement };

export function proveTile({ hand }: WaitQuestion, tile: string): TileProof {
  if (!isTile(tile)) throw new RangeError(`${tile} is no tile`);
  const { concealed, pairInside } = hand;
  if (copiesOf(countTiles(tilesIn(hand)), tile) >= COPIES) return { outcome: 'no-copy' };
  const wait = waits(hand).find((found) => found.tile === tile);
  if (wait) {
    const placings = wait.completions.map((completion) =>
      placeCompletion(concealed, tile, completion),
    );
    return { outcome: 'wins', wait, placings };
  }
  const closest = closestReading([...concealed, tile], { pairInside, using: tile });
  return { outcome: 'fails', closest, placing: placeTiles(concealed, tile, closest) };
}

export const WAIT_HINTS = ['count', 'part', 'reading', 'answer'] as const;
export type WaitHintStep = (typeof WAIT_HINTS)[number];

/** The steps that have something to say: of a hand that waits on nothing, one says all. */
export const waitHintSteps = ({ hand }: WaitQuestion): readonly WaitHintStep[] =>
  waits(hand).length > 0 ? WAIT_HINTS : ['count'];

export interface WaitHints {
  readonly count: number;
  readonly part: LivePart;
  readonly aside: readonly number[];
  readonly reading?: {
    readonly tile: Tile;
    readonly groups: readonly Group[];
    /** Place of the group that the tile completes. */
    readonly completed: number;
    readonly placing: Placement;
  };
  readonly answer: readonly Tile[];
}

export function waitHints({ hand }: WaitQuestion): WaitHints {
  const { concealed } = hand;
  const found = waits(hand);
  const [first] = found;
  const completion = first?.completions[0];
  if (!first || !completion) {
    return { count: 0, part: { settled: [], live: concealed }, aside: [], answer: [] };
  }
  const { tile } = first;
  const part = livePart(hand);
  const settled = placeTiles(concealed, tile, { groups: part.settled }).groups;
  return {
    count: found.length,
    part,
    aside: settled.flatMap(({ places }) => places),
    answer: found.map((wait) => wait.tile),
    reading: {
      tile,
      groups: completion.reading.groups,
      completed: completion.group,
      placing: placeCompletion(concealed, tile, completion),
    },
  };
}

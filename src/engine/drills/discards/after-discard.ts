/** The hand after a discard: how it falls into groups, and what it waits on. */
import { formatHand } from '../../core/notation.ts';
import { pick, type Rng } from '../../core/rng.ts';
import { sortTiles, type Tile } from '../../core/tile.ts';
import { tilesOf } from '../../core/tile-counts.ts';
import { closestReading } from '../../hand/closest.ts';
import { type Discard, type DiscardHand, unseenTiles } from '../../hand/discards.ts';
import { type Placing, placeCompletion, placeTiles, WINNING } from '../../hand/placing.ts';
import { WAIT_KINDS, type WaitKind } from '../../hand/waits.ts';
import { COMMON_SHAPES } from '../../shapes/common.ts';
import { discardsFor } from '../../shapes/discards.ts';
import { waitsFor } from '../../shapes/waits.ts';
import { without } from '../dealing.ts';
import type { DiscardQuestion } from './discard-question.ts';

export interface AfterDiscard {
  readonly option: Discard;
  readonly hand: string;
  /** The tiles that are left; the places of {@link AfterDiscard.placing} are among them. */
  readonly held: readonly Tile[];
  readonly placing: Placing;
  /** If the hand is ready: one of the tiles that complete it. */
  readonly coming?: Tile;
  readonly kinds: readonly WaitKind[];
}

export function afterDiscard({ hand }: DiscardQuestion, about: string): AfterDiscard {
  const option = discardsFor(hand, COMMON_SHAPES).find(({ tile }) => tile === about);
  if (option === undefined) throw new RangeError(`${about} is not in the hand`);
  const { concealed: held, melds } = without(hand, option.tile);
  const left = { option, hand: formatHand({ concealed: held, melds, flowers: [] }), held };
  const waits = option.distance === 0 ? waitsFor({ concealed: held, melds }, COMMON_SHAPES) : [];
  const open = waits.filter(({ tile }) => option.accepts.some((copies) => copies.tile === tile));
  const kinds = WAIT_KINDS.filter((kind) => open.some((wait) => wait.kinds.includes(kind)));
  const [first] = open;
  const completion = first?.completions[0];
  if (first && completion) {
    const placing = placeCompletion(held, first.tile, completion);
    return { ...left, placing, coming: first.tile, kinds };
  }
  const { groups, leftover } = placeTiles(held, option.tile, closestReading(held));
  const placing = { groups, leftover: leftover.filter((place) => place !== WINNING) };
  return { ...left, placing, kinds: [] };
}

export const discarded = ({ hand }: DiscardQuestion, tile: Tile): DiscardHand => ({
  ...without(hand, tile),
  seen: [...hand.seen, tile],
});

/**
 * Draws one of the unseen tiles, each copy as likely; it stands last, the others
 * in order. Absent where every tile is in sight.
 */
export function drawTile(rng: Rng, hand: DiscardHand): DiscardQuestion | undefined {
  const unseen = tilesOf(unseenTiles(hand));
  if (unseen.length === 0) return undefined;
  return { hand: { ...hand, concealed: [...sortTiles(hand.concealed), pick(rng, unseen)] } };
}

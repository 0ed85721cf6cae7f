/** The hand after a discard: how it falls into groups, and what it waits on. */
import { formatHand } from '../../core/notation.ts';
import { isTile, type Tile } from '../../core/tile.ts';
import { closestReading } from '../../hand/closest.ts';
import type { Discard } from '../../hand/discards.ts';
import { type Placing, placeTiles, WINNING } from '../../hand/placing.ts';
import { WAIT_KINDS, type Wait, type WaitKind } from '../../hand/waits.ts';
import { COMMON_SHAPES } from '../../shapes/common.ts';
import { discardsFor } from '../../shapes/discards.ts';
import { waitsFor } from '../../shapes/waits.ts';
import type { DiscardQuestion } from './discard-question.ts';

export interface AfterDiscard {
  readonly option: Discard;
  /** The hand that is left, written down. */
  readonly hand: string;
  /** The tiles that are left; the places of {@link AfterDiscard.placing} are among them. */
  readonly held: readonly Tile[];
  readonly placing: Placing;
  /** If the hand is ready: one of the tiles that complete it, and how they do. */
  readonly coming?: Tile;
  readonly kinds: readonly WaitKind[];
}

/** The groups of a hand that is not ready; no tile comes to it. */
function restingGroups(held: readonly Tile[], gone: Tile): Placing {
  const { groups, leftover } = placeTiles(held, gone, closestReading(held));
  return { groups, leftover: leftover.filter((place) => place !== WINNING) };
}

function comingGroups(held: readonly Tile[], { tile, completions }: Wait): Placing | undefined {
  const [first] = completions;
  return first && placeTiles(held, tile, { groups: first.reading.groups, completed: first.group });
}

export function afterDiscard({ hand }: DiscardQuestion, about: string): AfterDiscard {
  const { concealed, melds } = hand;
  const option = discardsFor(hand, COMMON_SHAPES).find(({ tile }) => tile === about);
  if (!isTile(about) || option === undefined) throw new RangeError(`${about} is not in the hand`);
  const held = concealed.toSpliced(concealed.indexOf(about), 1);
  const text = formatHand({ concealed: held, melds, flowers: [] });
  const ready = { concealed: held, melds };
  const accepted = (option.distance === 0 ? waitsFor(ready, COMMON_SHAPES) : []).filter(
    ({ tile }) => option.accepts.some((copies) => copies.tile === tile),
  );
  const kinds = WAIT_KINDS.filter((kind) => accepted.some((wait) => wait.kinds.includes(kind)));
  const [first] = accepted;
  const placing = first && comingGroups(held, first);
  if (first && placing) return { option, hand: text, held, placing, coming: first.tile, kinds };
  return { option, hand: text, held, placing: restingGroups(held, about), kinds: [] };
}

/** Answers over some shapes, as records. */
import {
  type Accepted,
  distancesTo,
  type HeldHand,
  type Shape,
  type WaitingHand,
  winningTiles,
} from '../engine/index.ts';

/** The copies left of each tile. */
export function shownCopies(accepted: readonly Accepted[]): Readonly<Record<string, number>> {
  const copies: Record<string, number> = {};
  for (const { tile, left } of accepted) copies[tile] = left;
  return copies;
}

/** The tiles that complete a hand. */
export function shownWaits(hand: WaitingHand, shapes: readonly Shape[]): object {
  const found = winningTiles(hand, shapes);
  return { waits: found.map(({ tile }) => tile), left: shownCopies(found) };
}

/** `seven-pairs` as the field of a record: `sevenPairs`. */
const fieldOf = (id: string): string =>
  id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The distance to each of the shapes, and the smallest. */
export function shownDistances(hand: HeldHand, shapes: readonly Shape[]): object {
  const { byShape, distance } = distancesTo(hand, shapes);
  const fields = Object.entries(byShape).map(([id, far]) => [fieldOf(id), far]);
  return { ...Object.fromEntries(fields), distance };
}

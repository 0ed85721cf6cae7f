/** From the notation in content files to checked hands; content that errs stops the build. */
import type { Wait } from '../engine/hand.ts';
import {
  asWaiting,
  type Group,
  groupFrom,
  type Hand,
  parseHand,
  type Tile,
  type WaitingHand,
} from '../engine/notation.ts';

export function readHand(text: string): Hand {
  const hand = parseHand(text);
  if (!hand.ok) throw new Error(`${text}: ${JSON.stringify(hand.error)}`);
  return hand.value;
}

export function waitingFrom(text: string): WaitingHand {
  const waiting = asWaiting(readHand(text));
  if (!waiting.ok) throw new Error(`${text}: ${JSON.stringify(waiting.error)}`);
  return waiting.value;
}

export const tilesFrom = (text: string): readonly Tile[] => readHand(text).concealed;

export function groupOf(text: string): Group {
  const tiles = tilesFrom(text);
  const [first, second] = tiles;
  if (tiles.length === 2 && first && first === second) return { kind: 'pair', tile: first };
  const group = groupFrom(tiles);
  if (!group) throw new Error(`${text} is no group`);
  return group;
}

export const groupsName = (groups: readonly Group[]): string =>
  groups
    .map(({ kind, tile }) => kind + tile)
    .sort()
    .join(' ');

/** The completions of a wait that differ in their groups, the first of each kind. */
export const readingsOf = (wait: Wait): Wait['completions'] => [
  ...new Map(
    wait.completions.map((completion) => [groupsName(completion.reading.groups), completion]),
  ).values(),
];

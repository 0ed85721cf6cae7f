import type { WaitingHand } from '../../core/hand.ts';
import { MOST_PURE_WAITS, PURE_SIZES, type PureSize } from '../../hand/pure-hands.ts';
import type { Level, LevelField } from '../drill.ts';
import type { FieldError, UnknownValue } from '../field.ts';
import { isSorted, ORDER_FIELD } from '../order.ts';

export interface WaitQuestion {
  readonly hand: WaitingHand;
}

export type WaitQuestionError = Exclude<FieldError, UnknownValue>;

export const WAIT_PARTS = ['hand'] as const;

/** One suit; several suits; suits with winds and dragons. */
export const WAIT_MIXES = ['pure', 'suits', 'honours'] as const;
export type WaitMix = (typeof WAIT_MIXES)[number];

/** One hand in so many waits on nothing; none at all at 0. */
const NONE_SHARES = ['0', '8', '4', '2'] as const;
const USUAL_NONE_SHARE = '8';

export interface WaitLevel {
  /** Tiles in the hand; the groups it lacks to thirteen count as made. */
  readonly size: PureSize;
  readonly mix: WaitMix;
  /** At least so many winning tiles, or as many as the level can give. */
  readonly min: number;
  /** One hand in so many has no winning tile; 0 where all have one. */
  readonly none: number;
  readonly sorted: boolean;
}

const RUNGS: readonly PureSize[] = [4, 7, 10, 13];
const FIRST_SIZE: PureSize = 4;

const sizeOf = ({ size }: Level): PureSize =>
  PURE_SIZES.find((known) => String(known) === size) ?? FIRST_SIZE;

export const WAIT_LEVELS: readonly LevelField[] = [
  {
    name: 'size',
    values: PURE_SIZES.map(String),
    initial: String(FIRST_SIZE),
    rungs: RUNGS.map(String),
  },
  { name: 'mix', values: WAIT_MIXES },
  {
    name: 'min',
    values: (level) =>
      Array.from({ length: MOST_PURE_WAITS[sizeOf(level)] }, (_, at) => String(at + 1)),
    isAmount: true,
  },
  { name: 'none', values: NONE_SHARES, initial: USUAL_NONE_SHARE, isMinor: true },
  ORDER_FIELD,
];

/** A lone tile always waits, on its own kind. */
const mayWaitOnNothing = (size: PureSize): boolean => size > 1;

export function waitLevelOf(level: Level): WaitLevel {
  const size = sizeOf(level);
  return {
    size,
    mix: WAIT_MIXES.find((known) => known === level['mix']) ?? 'pure',
    min: Number(level['min'] ?? 1),
    none: mayWaitOnNothing(size) ? Number(level['none'] ?? 0) : 0,
    sorted: isSorted(level),
  };
}

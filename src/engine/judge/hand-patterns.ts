/** Kinds of hands that some rule sets pay for: which arrangements of a suit they may be made of. */
import type { Group } from '../core/group.ts';
import { HONOURS, isHonour, rankOf } from '../core/tile.ts';
import type { Arrangement } from './arrangements.ts';

/** Whether an arrangement of the part belongs to such a hand. */
type Pattern = (arrangement: Arrangement, part: number) => boolean;

const HONOUR_PART = 3;

const oneSuit =
  (suit: number): Pattern =>
  ({ key }, part) =>
    key === 0 || part === suit || part === HONOUR_PART;

const everyGroup =
  (fits: (group: Group) => boolean): Pattern =>
  ({ groups }) =>
    groups.every(fits);

const isInner = ({ kind, tile }: Group): boolean => {
  if (isHonour(tile)) return false;
  const rank = rankOf(tile);
  return kind === 'chow' ? rank > 1 && rank < 7 : rank > 1 && rank < 9;
};

const isOuter = ({ kind, tile }: Group): boolean => {
  if (isHonour(tile)) return true;
  const rank = rankOf(tile);
  return kind === 'chow' ? rank === 1 || rank === 7 : rank === 1 || rank === 9;
};

const hasChow = ({ groups }: Arrangement, rank: number): boolean =>
  groups.some(({ kind, tile }) => kind === 'chow' && rankOf(tile) === rank);

const chowsBySuit =
  (ranks: readonly (readonly number[])[]): Pattern =>
  (arrangement, part) =>
    (ranks[part] ?? []).every((rank) => hasChow(arrangement, rank));

const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;

const CHOW_RANKS = [1, 2, 3, 4, 5, 6, 7];
const STRAIGHT = [1, 4, 7];

const STRAIGHTS = [0, 1, 2].map((suit) =>
  chowsBySuit([0, 1, 2].map((part) => (part === suit ? STRAIGHT : []))),
);
const MIXED_STRAIGHTS = ORDERS.map((order) =>
  chowsBySuit(order.map((place) => [STRAIGHT[place] as number])),
);
const SAME_CHOWS = CHOW_RANKS.map((rank) => chowsBySuit([[rank], [rank], [rank]]));
const SHIFTED_CHOWS = [1, 2, 3, 4, 5].flatMap((rank) =>
  ORDERS.map((order) => chowsBySuit(order.map((step) => [rank + step]))),
);

const HONOUR_PUNGS: readonly Pattern[] = HONOURS.map(
  (honour): Pattern =>
    ({ groups }, part) =>
      part !== HONOUR_PART || groups.some(({ kind, tile }) => kind === 'pung' && tile === honour),
);

export const PATTERNS: readonly Pattern[] = [
  oneSuit(0),
  oneSuit(1),
  oneSuit(2),
  everyGroup(({ kind }) => kind !== 'chow'),
  everyGroup(({ kind }) => kind !== 'pung'),
  everyGroup(isInner),
  everyGroup(isOuter),
  ...HONOUR_PUNGS,
  ...STRAIGHTS,
  ...MIXED_STRAIGHTS,
  ...SAME_CHOWS,
  ...SHIFTED_CHOWS,
];

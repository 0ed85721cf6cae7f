/** How the book says an offered tile is best taken (`tchou1924.VII.1` to `tchou1924.VII.9`). */
import type { Group } from '../../core/group.ts';
import type { HeldHand } from '../../core/hand.ts';
import { familyOf, isSuited, rankOf, type Tile, tileAfter } from '../../core/tile.ts';
import { copiesOf, countTiles } from '../../core/tile-counts.ts';
import type { TakingAdvice, TakingKind } from '../../scoring/table-teaching.ts';

/** What is held around the tile: ranks are counted from it. */
interface Around {
  readonly tile: Tile;
  readonly copies: number;
  readonly at: (steps: number) => number;
}

const around = ({ concealed }: HeldHand, tile: Tile): Around => {
  const counts = countTiles(concealed);
  const at = (steps: number): number => {
    const other = tileAfter(tile, steps);
    return other === undefined ? 0 : copiesOf(counts, other);
  };
  return { tile, copies: copiesOf(counts, tile), at };
};

const BESIDE = [
  [-2, -1],
  [-1, 1],
  [1, 2],
] as const;

const holdsBoth = ({ at }: Around, [one, other]: readonly [number, number]): boolean =>
  at(one) > 0 && at(other) > 0;

const chowFrom = (tile: Tile, steps: number): readonly Group[] => {
  const first = tileAfter(tile, Math.min(0, steps));
  return first ? [{ kind: 'chow', tile: first }] : [];
};

/** The chows with a neighbour on each side, or with both tiles at the end of the suit. */
function flanks(held: Around): readonly Group[] {
  const { tile } = held;
  const rank = rankOf(tile);
  return BESIDE.filter(
    ([one, other]) =>
      holdsBoth(held, [one, other]) && (one * other < 0 || rank + one === 1 || rank + other === 9),
  ).flatMap(([one]) => chowFrom(tile, one));
}

/** The chows with two tiles in a row on one side. */
const attached = (held: Around): readonly Group[] =>
  BESIDE.filter((pair) => pair[0] * pair[1] > 0 && holdsBoth(held, pair)).flatMap(([one]) =>
    chowFrom(held.tile, one),
  );

/** One chow ends with the tile, and another begins with it. */
const servesTwoChows = ({ at, copies }: Around): boolean =>
  copies === 2 && [-2, -1, 1, 2].every((steps) => at(steps) > 0);

/** From so many tiles of one suit on a pure hand is worth trying for, says the advice of the last chapter. */
const FOR_PURE_HAND = 10;

const isPure = ({ concealed, melds }: HeldHand, tile: Tile): boolean =>
  melds.every((meld) => familyOf(meld.tile) === familyOf(tile)) &&
  concealed.filter((held) => familyOf(held) === familyOf(tile)).length + 3 * melds.length >=
    FOR_PURE_HAND;

const isMiddlePair = ({ at, copies }: Around): boolean =>
  copies === 2 && at(-1) === 2 && at(1) === 2;

/** The ways in which the tile can be taken from the player before, a win apart. */
const waysToTake = (held: Around): number =>
  BESIDE.filter((pair) => holdsBoth(held, pair)).length +
  Number(held.copies >= 2) +
  Number(held.copies >= 3);

/** All that the chapter says of such an offer, in its order. */
export function takingAdvice(
  hand: HeldHand,
  tile: Tile,
  isFromLeft: boolean,
): readonly TakingAdvice[] {
  if (!isSuited(tile)) return [];
  const held = around(hand, tile);
  const [pung, kong] = [{ kind: 'pung', tile } as const, { kind: 'kong', tile } as const];
  const advice = (
    kind: TakingKind,
    number: number,
    { prefer = [], avoid = [] }: Partial<Pick<TakingAdvice, 'prefer' | 'avoid'>>,
  ): TakingAdvice => ({ kind, rule: `tchou1924.VII.${number}`, prefer, avoid });
  const [beside, inRow] = [flanks(held), attached(held)];
  const { copies } = held;
  return [
    ...(copies === 3 && beside.length > 0
      ? [advice('no-kong', 1, { prefer: [...beside, pung], avoid: [kong] })]
      : []),
    ...(copies === 2 && beside.length > 0 && !servesTwoChows(held) && !isMiddlePair(held)
      ? [advice('pair-in-chow', 2, { prefer: beside, avoid: [pung] })]
      : []),
    ...(servesTwoChows(held) ? [advice('two-chows', 3, { avoid: [pung] })] : []),
    ...(copies === 3 && inRow.length > 0 && isFromLeft
      ? [advice('pung-beside', 5, { prefer: inRow, avoid: [pung] })]
      : []),
    ...(isMiddlePair(held) && !isPure(hand, tile)
      ? [advice('three-pairs', 7, { avoid: [pung] })]
      : []),
    ...(isFromLeft && waysToTake(held) > 1 ? [advice('easiest', 9, {})] : []),
  ];
}

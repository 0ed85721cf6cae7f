/** Which tiles have changed their place between two scenes, by the spots of the drawing. */
import type { TileText } from '../../engine/notation.ts';
import type { Scene, SceneSeat, SceneStack } from '../../engine/table.ts';

interface Flight {
  readonly from: string;
  readonly to: string;
}

const stackSpot = (index: number): string => `s${index}`;
export const heldSpot = (seat: number, at: number): string => `h${seat}-${at}`;
export const meldSpot = (seat: number, meld: number, at: number): string =>
  `m${seat}-${meld}-${at}`;
export const flowerSpot = (seat: number, at: number): string => `f${seat}-${at}`;
export const riverSpot = (seat: number, at: number): string => `r${seat}-${at}`;
export const lotSpot = (at: number): string => `lot-${at}`;

type Tiles = readonly (TileText | undefined)[];

/** Places in `after` whose tiles are not in `before`; of tiles seen from behind, the last ones. */
function gained(before: Tiles, after: Tiles): readonly number[] {
  const had = new Map<TileText | undefined, number>();
  for (const tile of before) had.set(tile, (had.get(tile) ?? 0) + 1);
  return [...after.keys()].filter((at) => {
    const tile = after[at];
    const left = had.get(tile) ?? 0;
    had.set(tile, left - 1);
    return left <= 0;
  });
}

const lost = (before: Tiles, after: Tiles): readonly number[] => gained(after, before);

const onStack = ({ tiles, loose = 0 }: SceneStack): number => tiles + loose;

const fewer = (before: Scene, after: Scene): readonly string[] =>
  before.stacks.flatMap((stack, at) => {
    const now = after.stacks[at];
    const gone = now ? onStack(stack) - onStack(now) : 0;
    return Array<string>(Math.max(gone, 0)).fill(stackSpot(at));
  });

const more = (before: Scene, after: Scene): readonly string[] => fewer(after, before);

const meldTiles = ({ melds }: SceneSeat): number =>
  melds.reduce((sum, { kind }) => sum + (kind === 'kong' || kind === 'winds' ? 4 : 3), 0);

/** The spots of the last meld, if it is new. */
function newMeld(before: SceneSeat, after: SceneSeat, seat: number): readonly string[] {
  const come = meldTiles(after) - meldTiles(before);
  const last = after.melds.length - 1;
  return Array.from({ length: Math.max(come, 0) }, (_, at) => meldSpot(seat, last, at));
}

/** A row that grew at its end. */
const grown = (before: Tiles, after: Tiles, spot: (at: number) => string): readonly string[] =>
  Array.from({ length: Math.max(after.length - before.length, 0) }, (_, at) =>
    spot(before.length + at),
  );

/** From where the tiles come, in the order in which they leave, and where they go. */
export function flightsBetween(before: Scene, after: Scene): readonly Flight[] {
  const from: string[] = [];
  const to: string[] = [];
  for (const [seat, row] of after.seats.entries()) {
    const then = before.seats[seat];
    if (then === undefined || then.player !== row.player) return [];
    const fromHand = lost(then.held, row.held).map((at) => heldSpot(seat, at));
    const fromRiver =
      then.river.length > row.river.length ? [riverSpot(seat, row.river.length)] : [];
    from.push(...fromHand, ...fromRiver);
    to.push(
      ...newMeld(then, row, seat),
      ...grown(then.flowers, row.flowers, (at) => flowerSpot(seat, at)),
      ...grown(then.river, row.river, (at) => riverSpot(seat, at)),
    );
  }
  from.push(...fewer(before, after));
  to.push(...more(before, after));
  for (const [seat, row] of after.seats.entries()) {
    const then = before.seats[seat] as SceneSeat;
    to.push(...gained(then.held, row.held).map((at) => heldSpot(seat, at)));
  }
  if (after.lot && before.lot && before.lot.tiles.length > after.lot.tiles.length) {
    from.push(lotSpot(lost(before.lot.tiles, after.lot.tiles)[0] ?? 0));
  }
  return from.slice(0, to.length).map((spot, at) => ({ from: spot, to: to[at] as string }));
}

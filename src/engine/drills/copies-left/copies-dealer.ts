/** Ready hands with so many kinds of winning tiles, and a table with a few discards or whole rivers. */
import { groupTiles, type Meld } from '../../core/group.ts';
import type { HeldHand } from '../../core/hand.ts';
import { pick, type Rng, shuffled } from '../../core/rng.ts';
import { COPIES, HONOURS, SUITS, sortTiles, TILES, type Tile } from '../../core/tile.ts';
import { copiesOf, countTiles } from '../../core/tile-counts.ts';
import { type PureSize, pureTiles } from '../../hand/pure-hands.ts';
import { pureHandsByWaits } from '../../hand/pure-waits.ts';
import type { Level, LevelField } from '../drill.ts';
import {
  copies,
  exposedMeld,
  fitOneSet,
  randomGroup,
  randomSubstitution,
  tilesIn,
} from '../hand-tiles.ts';
import type { OpenTiles } from '../open-tiles.ts';
import { type CopiesQuestion, OPPONENTS, winningTilesOf } from './copies-question.ts';

const KINDS = ['1', '2', '3', '4', '5', '6', '7'] as const;
const TABLES = ['few', 'half', 'river'] as const;
type TableSize = (typeof TABLES)[number];

export const COPIES_LEVELS: readonly LevelField[] = [
  { name: 'kinds', values: KINDS, rungs: KINDS },
  { name: 'table', values: TABLES, rungs: TABLES },
];

/** Sizes of the part of the hand that waits, by how many kinds it waits on. */
const WAITING_SIZES: Readonly<Record<number, readonly PureSize[]>> = {
  1: [1, 4, 7],
  2: [4, 7, 10],
  3: [4, 7, 10],
  4: [7, 10],
  5: [7, 10],
  6: [10, 13],
  7: [13],
};

interface TablePlan {
  /** Discards of each seat: the reader's, and those of the others, who may be one ahead. */
  readonly discards: readonly [least: number, most: number];
  readonly melds: readonly [least: number, most: number];
  readonly markers: number;
}

const PLANS: Readonly<Record<TableSize, TablePlan>> = {
  few: { discards: [2, 4], melds: [0, 1], markers: 0 },
  half: { discards: [7, 10], melds: [1, 2], markers: 1 },
  river: { discards: [14, 17], melds: [2, 3], markers: 1 },
};

const MOST_EXPOSED = 2;
const MOST_TRIES = 500;

const kindsOf = ({ kinds }: Level): number => Number(kinds ?? 1);
const sizeOf = ({ table }: Level): TableSize => TABLES.find((size) => size === table) ?? 'few';

function dealHand(rng: Rng, kinds: number): HeldHand | undefined {
  const size = pick<PureSize>(rng, WAITING_SIZES[kinds] ?? [1]);
  const waiting = pureTiles(pick(rng, pureHandsByWaitsOf(size)[kinds] ?? []), pick(rng, SUITS));
  const groups = Array.from({ length: (13 - size) / 3 }, () =>
    randomGroup(rng, pick(rng, [TILES, TILES, HONOURS]), 3),
  );
  const exposed = Math.min(groups.length, rng.below(MOST_EXPOSED + 1));
  const melds = groups.slice(0, exposed).map(exposedMeld);
  const concealed = sortTiles([...waiting, ...groups.slice(exposed).flatMap(groupTiles)]);
  const hand = { concealed, melds };
  if (!fitOneSet(tilesIn(hand))) return undefined;
  return winningTilesOf(hand).length === kinds ? hand : undefined;
}

const byWaits = new Map<PureSize, ReturnType<typeof pureHandsByWaits>>();

function pureHandsByWaitsOf(size: PureSize) {
  const known = byWaits.get(size) ?? pureHandsByWaits(size);
  byWaits.set(size, known);
  return known;
}

/** The tiles that nobody has been dealt yet; those that are taken leave it. */
interface Rest {
  readonly left: (tile: Tile) => number;
  readonly take: (tiles: readonly Tile[]) => void;
  readonly all: () => Tile[];
}

function restAfter(held: readonly Tile[]): Rest {
  const counts = countTiles(held);
  const left = (tile: Tile): number => COPIES - copiesOf(counts, tile);
  return {
    left,
    take: (tiles) => {
      for (const tile of tiles) counts[TILES.indexOf(tile)] = copiesOf(counts, tile) + 1;
    },
    all: () => TILES.flatMap((tile) => copies(tile, left(tile))),
  };
}

const between = (rng: Rng, [least, most]: readonly [number, number]): number =>
  least + rng.below(most - least + 1);

/** A meld of another player, one in three with a winning tile of the reader's in it. */
function dealMeld(rng: Rng, rest: Rest, winning: readonly Tile[]): Meld | undefined {
  const wanted = rng.below(3) === 0 ? pick(rng, winning) : undefined;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const group = randomGroup(rng, TILES, 2);
    const tiles = groupTiles(group);
    const fits = tiles.every(
      (tile) => rest.left(tile) >= tiles.filter((one) => one === tile).length,
    );
    if (!fits || (wanted && tries < MOST_TRIES / 2 && !tiles.includes(wanted))) continue;
    rest.take(tiles);
    return exposedMeld(group);
  }
  return undefined;
}

/** Copies of the winning tiles that have been discarded: seldom all, so that zero is no safe guess. */
const discardedCopies = (rng: Rng, rest: Rest, winning: readonly Tile[]): readonly Tile[] =>
  winning.flatMap((tile) => {
    const most = rest.left(tile) + 1;
    return copies(tile, Math.min(rng.below(most), rng.below(most)));
  });

function dealTable(rng: Rng, hand: HeldHand, { discards, melds, markers }: TablePlan) {
  const winning = winningTilesOf(hand).map(({ tile }) => tile);
  const rest = restAfter(tilesIn(hand));
  const exposed = OPPONENTS.map((): Meld[] => []);
  for (let made = between(rng, melds); made > 0; made--) {
    const meld = dealMeld(rng, rest, winning);
    if (meld) pick(rng, exposed).push(meld);
  }
  const least = between(rng, discards);
  const ofOthers = OPPONENTS.map(() => least + rng.below(2));
  const room = ofOthers.reduce((sum, count) => sum + count, markers);
  const shown = shuffled(rng, discardedCopies(rng, rest, winning)).slice(0, room);
  const others = shuffled(
    rng,
    rest.all().filter((tile) => !winning.includes(tile)),
  );
  // The reader has discarded no winning tile: in some rule sets that would bar the win.
  const own = others.splice(0, least);
  const lying = shuffled(rng, [...shown, ...others.splice(0, room - shown.length)]);
  const seats = ofOthers.map(
    (count, at): OpenTiles => ({ discards: lying.splice(0, count), melds: exposed[at] ?? [] }),
  );
  const [right, across, left] = seats as [OpenTiles, OpenTiles, OpenTiles];
  return { own, right, across, left, markers: lying };
}

export function dealCopies(rng: Rng, level: Level): CopiesQuestion {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const hand = dealHand(rng, kindsOf(level));
    if (hand) return { hand, ...dealTable(rng, hand, PLANS[sizeOf(level)]) };
  }
  throw new Error(`no hand waits on ${kindsOf(level)} kinds`);
}

export function keepsCopies(question: CopiesQuestion, level: Level): boolean {
  const [least, most] = PLANS[sizeOf(level)].discards;
  const { length } = question.own;
  return (
    winningTilesOf(question.hand).length === kindsOf(level) && length >= least && length <= most
  );
}

/** The same question in other tiles. */
export function varyCopies(rng: Rng, question: CopiesQuestion): CopiesQuestion {
  const { ofTile, ofMeld } = randomSubstitution(rng);
  const ofSeat = ({ discards, melds }: OpenTiles): OpenTiles => ({
    discards: discards.map(ofTile),
    melds: melds.map(ofMeld),
  });
  const { hand, own, right, across, left, markers } = question;
  const concealed = sortTiles(hand.concealed.map(ofTile));
  return {
    hand: { concealed, melds: hand.melds.map(ofMeld) },
    ...{ own: own.map(ofTile), markers: markers.map(ofTile) },
    ...{ right: ofSeat(right), across: ofSeat(across), left: ofSeat(left) },
  };
}

import { familyOf, isSuited, RANKS, SUITS, type Tile, tileIndex } from '../../../core/tile.ts';
import { copiesAt, countTiles } from '../../../core/tile-counts.ts';
import { always, each, isSevenPairs, where } from '../../../scoring/finders.ts';
import { type GroupSet, groupAt, indexesIn, sizeOf } from '../../../scoring/group-set.ts';
import type { View } from '../../../scoring/view.ts';
import { nineGatesHands, thirteenOrphansHands } from '../../../shapes/reach/fourteen.ts';
import { ofFamily } from './row.ts';

const HONORS = 7;
const KNITTED_RUNS = 3;

const isHonorsAndKnitted = ({ shape }: View): boolean => shape === 'honors-and-knitted';
const hasAllHonors = (view: View): boolean => sizeOf(view.honours) === HONORS;

function isShiftedPairs({ shape, parts, pairs }: View): boolean {
  if (shape !== 'seven-pairs') return false;
  const tiles = indexesIn(pairs).map((place) => parts[place]?.tile ?? '');
  const [first = ''] = tiles;
  return tiles.every(
    (tile, at) => tile === `${Number(first[0]) + at}${first[1]}` && tile[1] !== 'z',
  );
}

const shiftedPairs = (): readonly (readonly Tile[])[] =>
  SUITS.flatMap((suit) =>
    RANKS.slice(0, 3).map((first) =>
      RANKS.slice(first - 1, first + 6).flatMap((rank): Tile[] => [
        `${rank}${suit}`,
        `${rank}${suit}`,
      ]),
    ),
  );

/** Copies of each rank. */
const NINE_GATES = [3, 1, 1, 1, 1, 1, 1, 1, 3];

/** Held before the last tile came, and nothing of it melded (M40). */
function isNineGates({ suits, situation: { concealed, melds } }: View): boolean {
  const [first] = concealed;
  if (suits !== 1 || melds.length > 0 || first === undefined || !isSuited(first)) return false;
  const held = countTiles(concealed);
  const start = tileIndex(`1${familyOf(first)}` as Tile);
  return NINE_GATES.every((copies, rank) => copiesAt(held, start + rank) === copies);
}

/** In today's practice one of two pungs of ends is no part of the gates, so that it still counts. */
function allButOnePungOfEnds(view: View): GroupSet {
  const ends = indexesIn(view.pungsAndKongs & view.ends);
  return ends.length > 1 ? view.all & ~groupAt(ends.at(-1) ?? 0) : view.all;
}

export const SPECIAL = [
  ...ofFamily('special', [
    {
      number: 44,
      id: 'lesser-honors-and-knitted-tiles',
      points: 12,
      among: 'singles',
      concealed: true,
      find: where((view) => isHonorsAndKnitted(view) && !hasAllHonors(view)),
      lacks: [{ singleHonors: [5, 6] }],
      implies: {
        text: ['fully-concealed-hand', 'all-types'],
        decided: ['one-voided-suit', 'no-honors', 'single-wait', 'concealed-hand'],
      },
    },
    {
      number: 45,
      id: 'knitted-straight',
      points: 12,
      among: 'knitted',
      find: where(
        (view) => sizeOf(view.knitted) === KNITTED_RUNS,
        (view) => view.knitted,
      ),
      // Beside a set and a pair, or among single tiles with five honours (`mcr.dec.8`).
      lacks: [{ shapes: ['knitted'] }, { singleHonors: [5] }],
    },
    {
      number: 55,
      id: 'seven-pairs',
      points: 24,
      among: 'two-pairs',
      concealed: true,
      find: where(isSevenPairs),
      lacks: [{ shapes: ['pairs'] }],
      implies: {
        text: ['single-wait', 'fully-concealed-hand', 'all-types'],
        decided: ['concealed-hand'],
      },
      editions: { practice: { beside: ['all-types'] }, '2006': { beside: ['all-types'] } },
    },
    {
      number: 56,
      id: 'greater-honors-and-knitted-tiles',
      points: 24,
      among: 'singles',
      concealed: true,
      find: where((view) => isHonorsAndKnitted(view) && hasAllHonors(view)),
      lacks: [{ singleHonors: [HONORS] }],
      implies: {
        text: ['single-wait', 'fully-concealed-hand', 'all-types'],
        decided: ['concealed-hand', 'lesser-honors-and-knitted-tiles'],
      },
    },
    {
      number: 78,
      id: 'nine-gates',
      points: 88,
      among: ['no-second-suit', 'no-honours', 'nothing-claimed'],
      concealed: true,
      find: where(isNineGates),
      lacks: [{ fourteen: nineGatesHands }],
      implies: {
        text: ['full-flush'],
        decided: ['no-honors', 'concealed-hand', 'fully-concealed-hand'],
      },
      impliesOnGroups: { text: ['pung-of-terminals-or-honors'] },
      editions: { practice: { find: where(isNineGates, allButOnePungOfEnds) } },
    },
    {
      number: 80,
      id: 'seven-shifted-pairs',
      points: 88,
      among: 'two-pairs',
      concealed: true,
      find: where(isShiftedPairs),
      lacks: [{ fourteen: shiftedPairs }],
      implies: {
        text: ['single-wait', 'fully-concealed-hand', 'full-flush'],
        decided: ['no-honors', 'concealed-hand', 'seven-pairs'],
      },
    },
    {
      number: 81,
      id: 'thirteen-orphans',
      points: 88,
      among: 'singles',
      concealed: true,
      find: where((view) => view.shape === 'thirteen-orphans'),
      lacks: [{ fourteen: thirteenOrphansHands }],
      implies: {
        text: ['single-wait', 'concealed-hand', 'all-types'],
        decided: ['outside-hand', 'fully-concealed-hand', 'all-terminals-and-honors'],
      },
    },
  ]),
  ...ofFamily('flowers', [
    // A point each, beside the minimum.
    {
      number: 13,
      id: 'flower-tiles',
      points: 1,
      among: 'flowers',
      find: each((view) => view.flowers),
    },
  ]),
  ...ofFamily('chicken', [
    // Counts where nothing else does.
    { number: 39, id: 'chicken-hand', points: 8, find: always },
  ]),
];

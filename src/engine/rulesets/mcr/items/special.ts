/** Hands that are not four sets and a pair, and nine gates. */
import { familyOf, isSuited, rankOf } from '../../../core/tile.ts';
import { where } from '../../../scoring/finders.ts';
import {
  type GroupSet,
  groupAt,
  NO_GROUPS,
  NOWHERE,
  onceOn,
  placesOf,
  sizeOf,
} from '../../../scoring/group-set.ts';
import type { View } from '../../../scoring/view.ts';
import type { McrEdition } from '../config.ts';
import { pungsAndKongs } from './honors.ts';
import type { HandRow } from './row.ts';
import { honorsIn } from './tiles.ts';

const HONORS = 7;
const KNITTED_RUNS = 3;

/** Seven kinds one after the other in one suit. */
function isShiftedPairs({ shape, parts, pairs }: View): boolean {
  if (shape !== 'seven-pairs') return false;
  const tiles = placesOf(pairs).map((place) => parts[place]?.tile ?? '');
  const [first = ''] = tiles;
  return tiles.every(
    (tile, at) => tile === `${Number(first[0]) + at}${first[1]}` && tile[1] !== 'z',
  );
}

const hasAllHonors = (view: View): boolean => sizeOf(honorsIn(view)) === HONORS;

/** Held before the last tile came, and nothing of it melded (M40). */
export function isNineGates({ situation: { concealed, melds } }: View): boolean {
  const [first] = concealed;
  if (melds.length > 0 || first === undefined || !isSuited(first)) return false;
  const suit = familyOf(first);
  if (concealed.some((tile) => familyOf(tile) !== suit)) return false;
  const ranks = concealed.map((tile) => rankOf(tile)).sort();
  return ranks.join('') === '1112345678999';
}

/**
 * The groups that the gates take up: all of them, or in today's practice all but one of two pungs
 * of ends, so that the other still counts.
 */
function gatesIn(view: View, edition: McrEdition): GroupSet {
  const ends = placesOf(pungsAndKongs(view) & view.ends);
  const spared = edition === 'practice' && ends.length > 1 ? groupAt(ends.at(-1) ?? 0) : NO_GROUPS;
  return view.all & ~spared;
}

const special = (number: number, holds: (view: View) => boolean): HandRow => ({
  number,
  family: 'special',
  find: where(holds),
});

export const specialRows = (edition: McrEdition): readonly HandRow[] => [
  special(44, (view) => view.shape === 'honors-and-knitted' && !hasAllHonors(view)),
  {
    number: 45,
    family: 'special',
    find: where(
      (view) => sizeOf(view.knitted) === KNITTED_RUNS,
      (view) => view.knitted,
    ),
  },
  special(55, (view) => view.shape === 'seven-pairs'),
  special(56, (view) => view.shape === 'honors-and-knitted' && hasAllHonors(view)),
  {
    number: 78,
    family: 'special',
    find: (view) => (isNineGates(view) ? onceOn(gatesIn(view, edition)) : NOWHERE),
  },
  special(80, isShiftedPairs),
  special(81, (view) => view.shape === 'thirteen-orphans'),
];

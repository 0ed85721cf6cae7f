import { atLeast, each, kongs, where } from '../../../scoring/finders.ts';
import { type GroupSet, NO_GROUPS, sizeOf } from '../../../scoring/group-set.ts';
import type { Item } from '../../../scoring/item.ts';
import type { View } from '../../../scoring/view.ts';
import type { McrEdition } from '../config.ts';
import { ofFamily } from './row.ts';

const melded = (view: View): GroupSet => view.kongs & view.open;
const concealed = (view: View): GroupSet => view.kongs & ~view.open;

export const KONGS = ofFamily('kongs', [
  { number: 6, id: 'melded-kong', points: 1, among: 'kongs', find: each(melded) },
  { number: 22, id: 'concealed-kong', points: 2, among: 'kongs', find: each(concealed) },
  {
    number: 26,
    id: 'two-melded-kongs',
    points: 4,
    among: 'two-kongs',
    find: atLeast(2, melded),
    implies: { decided: ['melded-kong'] },
  },
  {
    number: 33,
    id: 'two-concealed-kongs',
    points: 6,
    among: 'two-kongs',
    find: atLeast(2, concealed),
    implies: { decided: ['two-concealed-pungs', 'concealed-kong'] },
    editions: { '2006': { points: 8 } },
  },
  {
    number: 65,
    id: 'three-kongs',
    points: 32,
    among: 'two-kongs',
    find: atLeast(3, kongs),
    implies: {
      decided: ['melded-kong', 'concealed-kong', 'two-melded-kongs', 'two-concealed-kongs'],
    },
  },
  {
    number: 79,
    id: 'four-kongs',
    points: 88,
    among: 'two-kongs',
    find: atLeast(4, kongs),
    implies: {
      inferred: ['single-wait', 'all-pungs'],
      decided: [
        'melded-kong',
        'concealed-kong',
        'two-melded-kongs',
        'two-concealed-kongs',
        'three-kongs',
      ],
    },
  },
]);

const isOneOfEach = (view: View): boolean =>
  sizeOf(view.kongs) === 2 && melded(view) !== NO_GROUPS && concealed(view) !== NO_GROUPS;

/** The text adds up the points of the two kongs (M17). */
const POINTS_OF_ONE_OF_EACH: Readonly<Partial<Record<McrEdition, number>>> = {
  practice: 5,
  '2006': 6,
};

/** A hand beside the 81, which later editions put in the place of two of them. */
export const ONE_KONG_OF_EACH = 'melded-and-concealed-kong';

export function oneKongOfEach(edition: McrEdition): readonly Item<typeof ONE_KONG_OF_EACH>[] {
  const points = POINTS_OF_ONE_OF_EACH[edition];
  if (points === undefined) return [];
  return [
    {
      id: ONE_KONG_OF_EACH,
      rule: 'mcr.hand.26',
      family: 'kongs',
      among: 'kongs',
      winner: true,
      value: { points },
      find: where(isOneOfEach, kongs),
      implies: [
        { id: 'melded-kong', on: 'hand' },
        { id: 'concealed-kong', on: 'hand' },
      ],
    },
  ];
}

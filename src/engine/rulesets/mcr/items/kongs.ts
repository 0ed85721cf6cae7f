/** Kongs, by their number. */
import { each, where } from '../../../scoring/finders.ts';
import { type GroupSet, NO_GROUPS, sizeOf } from '../../../scoring/group-set.ts';
import type { Item } from '../../../scoring/item.ts';
import type { View } from '../../../scoring/view.ts';
import type { McrEdition } from '../config.ts';
import { handNumbered } from '../hands.ts';
import type { HandRow } from './row.ts';

const melded = (view: View): GroupSet => view.kongs & view.open;
const concealed = (view: View): GroupSet => view.kongs & ~view.open;
const all = (view: View): GroupSet => view.kongs;

const atLeast = (count: number, set: (view: View) => GroupSet) =>
  where((view) => sizeOf(set(view)) >= count, set);

const kongs = (number: number, find: Item['find']): HandRow => ({
  number,
  family: 'kongs',
  among: 'kongs',
  find,
});

/** Two concealed ones are worth more by the rule book of 2006. */
const TWO_CONCEALED: Readonly<Record<McrEdition, number>> = { text: 6, practice: 6, '2006': 8 };

export const kongRows = (edition: McrEdition): readonly HandRow[] => [
  kongs(6, each(melded)),
  kongs(22, each(concealed)),
  kongs(26, atLeast(2, melded)),
  { ...kongs(33, atLeast(2, concealed)), points: TWO_CONCEALED[edition] },
  kongs(65, atLeast(3, all)),
  kongs(79, atLeast(4, all)),
];

/** One of each kind: the text adds up their points (M17). */
const ONE_OF_EACH: Readonly<Record<McrEdition, number | undefined>> = {
  text: undefined,
  practice: 5,
  '2006': 6,
};

const isOneOfEach = (view: View): boolean =>
  sizeOf(view.kongs) === 2 && melded(view) !== NO_GROUPS && concealed(view) !== NO_GROUPS;

/** A hand beside the 81, which later editions put in the place of two of them. */
export function oneKongOfEach(edition: McrEdition): readonly Item[] {
  const points = ONE_OF_EACH[edition];
  if (points === undefined) return [];
  return [
    {
      id: 'melded-and-concealed-kong',
      rule: 'mcr.hand.26',
      family: 'kongs',
      among: 'kongs',
      winner: true,
      value: { points },
      find: where(isOneOfEach, all),
      implies: [6, 22].map((number) => ({ id: handNumbered(number).id, on: 'hand' })),
    },
  ];
}

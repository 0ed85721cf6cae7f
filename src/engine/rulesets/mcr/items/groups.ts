/** Words that many of the hands are told in. */
import { where } from '../../../scoring/finders.ts';
import { type GroupSet, NO_GROUPS, sizeOf } from '../../../scoring/group-set.ts';
import type { Finder } from '../../../scoring/item.ts';
import type { View } from '../../../scoring/view.ts';

/** Three alike and four alike. */
export const pungsAndKongs = (view: View): GroupSet => view.pungs | view.kongs;

export const honorsIn = (view: View): GroupSet => view.winds | view.dragons;

/** How many of the three suits there are. */
export const suitsIn = ({ characters, circles, bamboos }: View): number =>
  Number(characters !== NO_GROUPS) + Number(circles !== NO_GROUPS) + Number(bamboos !== NO_GROUPS);

/** Once on all groups of the set, where there are so many. */
export const atLeast = (count: number, set: (view: View) => GroupSet): Finder =>
  where((view) => sizeOf(set(view)) >= count, set);

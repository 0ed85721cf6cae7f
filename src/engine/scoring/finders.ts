/** What the rows of most tables are found with. */
import type { WinSource } from '../core/hand.ts';
import { eachOf, type GroupSet, NO_GROUPS, NOWHERE, ON_HAND, onceOn, sizeOf } from './group-set.ts';
import type { Finder } from './item.ts';
import type { View } from './view.ts';

type Test = (view: View) => boolean;

/** Once for every hand. */
export const always: Finder = () => ON_HAND;

/** Once for each group of the set. */
export const each =
  (set: (view: View) => GroupSet): Finder =>
  (view) =>
    eachOf(set(view));

/** Once on all groups of the set together, if there is one. */
export const onAny =
  (set: (view: View) => GroupSet): Finder =>
  (view) => {
    const groups = set(view);
    return groups === NO_GROUPS ? NOWHERE : onceOn(groups);
  };

/** Once on these groups (on the whole hand, unless told) where the test holds. */
export const where =
  (holds: Test, on: (view: View) => GroupSet = (view) => view.all): Finder =>
  (view) =>
    holds(view) ? onceOn(on(view)) : NOWHERE;

/** Once on all groups of the set, where there are so many. */
export const atLeast = (count: number, set: (view: View) => GroupSet): Finder =>
  where((view) => sizeOf(set(view)) >= count, set);

/** Whether the hand was won from there. */
export const wonBy = ({ situation }: View, by: WinSource): boolean => situation.win?.by === by;

export type Happened<How extends string> = (view: View, what: How) => boolean;

/** Whether this is said of the win. A rule set narrows it to the circumstances it knows. */
export const happened: Happened<string> = ({ situation }, what) =>
  situation.how.length > 0 && situation.how.includes(what);

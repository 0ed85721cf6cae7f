import type { WinSource } from '../core/hand.ts';
import { eachOf, type GroupSet, NO_GROUPS, NOWHERE, ON_HAND, onceOn, sizeOf } from './group-set.ts';
import type { Finder } from './item.ts';
import type { View } from './view.ts';

/** A test of a hand in one reading, and the groups of it that matter. */
export type HandTest = (view: View) => boolean;
export type GroupsOf = (view: View) => GroupSet;

export const completed: GroupsOf = (view) => view.completed;
export const concealedPungs: GroupsOf = (view) => view.concealedPungs;
export const kongs: GroupsOf = (view) => view.kongs;

/** One suit and no honours; {@link isMixedPure} has both. */
export const isPure: HandTest = (view) => view.suits === 1 && view.honours === NO_GROUPS;
export const isMixedPure: HandTest = (view) => view.suits === 1 && view.honours !== NO_GROUPS;
export const isAllPungs: HandTest = (view) => sizeOf(view.pungsAndKongs) === 4;
export const isSevenPairs: HandTest = (view) => view.shape === 'seven-pairs';

export const always: Finder = () => ON_HAND;

export const each =
  (set: GroupsOf): Finder =>
  (view) =>
    eachOf(set(view));

/** Found once if the test holds, by default on the whole hand. */
export const where =
  (holds: HandTest, on: GroupsOf = (view) => view.all): Finder =>
  (view) =>
    holds(view) ? onceOn(on(view)) : NOWHERE;

export const atLeast = (count: number, set: GroupsOf): Finder =>
  where((view) => sizeOf(set(view)) >= count, set);

export const exactly = (count: number, set: GroupsOf): Finder =>
  where((view) => sizeOf(set(view)) === count, set);

export const isSelfDrawn: HandTest = ({ situation }) => situation.win?.by === 'self';

export const wonBy = ({ situation }: View, by: WinSource): boolean => situation.win?.by === by;

export type Happened<How extends string> = (view: View, what: How) => boolean;

export const happened: Happened<string> = ({ situation }, what) =>
  situation.how.length > 0 && situation.how.includes(what);

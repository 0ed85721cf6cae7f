import type { WinSource } from '../core/hand.ts';
import { eachOf, type GroupSet, NO_GROUPS, NOWHERE, ON_HAND, onceOn, sizeOf } from './group-set.ts';
import type { Finder } from './item.ts';
import type { View } from './view.ts';

type Test = (view: View) => boolean;
type Groups = (view: View) => GroupSet;

export const completed: Groups = (view) => view.completed;
export const concealedPungs: Groups = (view) => view.concealedPungs;
export const kongs: Groups = (view) => view.kongs;

/** One suit and no honours; {@link isMixedPure} has both. */
export const isPure: Test = (view) => view.suits === 1 && view.honours === NO_GROUPS;
export const isMixedPure: Test = (view) => view.suits === 1 && view.honours !== NO_GROUPS;
export const isAllPungs: Test = (view) => sizeOf(view.pungsAndKongs) === 4;
export const isSevenPairs: Test = (view) => view.shape === 'seven-pairs';

export const always: Finder = () => ON_HAND;

export const each =
  (set: Groups): Finder =>
  (view) =>
    eachOf(set(view));

/** Found once if the test holds, by default on the whole hand. */
export const where =
  (holds: Test, on: Groups = (view) => view.all): Finder =>
  (view) =>
    holds(view) ? onceOn(on(view)) : NOWHERE;

export const atLeast = (count: number, set: Groups): Finder =>
  where((view) => sizeOf(set(view)) >= count, set);

export const exactly = (count: number, set: Groups): Finder =>
  where((view) => sizeOf(set(view)) === count, set);

export const wonBy = ({ situation }: View, by: WinSource): boolean => situation.win?.by === by;

export type Happened<How extends string> = (view: View, what: How) => boolean;

export const happened: Happened<string> = ({ situation }, what) =>
  situation.how.length > 0 && situation.how.includes(what);

import type { WinSource } from '../core/hand.ts';
import { eachOf, type GroupSet, NOWHERE, ON_HAND, onceOn, sizeOf } from './group-set.ts';
import type { Finder } from './item.ts';
import type { View } from './view.ts';

type Test = (view: View) => boolean;

export const always: Finder = () => ON_HAND;

export const each =
  (set: (view: View) => GroupSet): Finder =>
  (view) =>
    eachOf(set(view));

/** Found once if the test holds, by default on the whole hand. */
export const where =
  (holds: Test, on: (view: View) => GroupSet = (view) => view.all): Finder =>
  (view) =>
    holds(view) ? onceOn(on(view)) : NOWHERE;

export const atLeast = (count: number, set: (view: View) => GroupSet): Finder =>
  where((view) => sizeOf(set(view)) >= count, set);

export const wonBy = ({ situation }: View, by: WinSource): boolean => situation.win?.by === by;

export type Happened<How extends string> = (view: View, what: How) => boolean;

export const happened: Happened<string> = ({ situation }, what) =>
  situation.how.length > 0 && situation.how.includes(what);

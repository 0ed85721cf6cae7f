import { each } from '../../../scoring/finders.ts';
import type { Item } from '../../../scoring/item.ts';
import type { Vulcain1953Options } from '../config.ts';
import { doubles } from './doubles.ts';
import { SET_ITEMS } from './sets.ts';
import { markedItems } from './special.ts';
import { WINNING_ITEMS } from './winning.ts';

/** Part of what is doubled (V12). */
const FLOWER = {
  id: 'flower',
  rule: 'vulcain1953.4.6.3',
  family: 'flower',
  among: 'flowers',
  value: { points: 4 },
  find: each((view) => view.flowers),
} as const satisfies Item;

const rows = (options: Vulcain1953Options) => [
  ...SET_ITEMS,
  FLOWER,
  ...WINNING_ITEMS,
  ...doubles(options),
  ...markedItems(options),
];

export type Vulcain1953ItemId = ReturnType<typeof rows>[number]['id'];

export const items: (options: Vulcain1953Options) => readonly Item<Vulcain1953ItemId>[] = rows;

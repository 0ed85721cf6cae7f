/** Whether a dealt hand is shown in order; pages load this without any dealer. */
import type { Level, LevelField } from './drill.ts';

export const ORDER_FIELD: LevelField = {
  name: 'order',
  values: ['sorted', 'mixed'],
  isMinor: true,
};

export const isSorted = ({ order }: Level): boolean => order !== 'mixed';

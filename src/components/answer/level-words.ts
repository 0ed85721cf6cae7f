/** Fields that the levels of several drills have. */
import type { FieldWords } from './labels.ts';

export const ORDER_WORDS: FieldWords = {
  label: 'finder.order',
  valueName: (say, order) => say(order === 'mixed' ? 'finder.order.mixed' : 'finder.order.sorted'),
};

export const PACE_WORDS: FieldWords = {
  label: 'finder.pace',
  valueName: (say, pace) => say(pace === 'climb' ? 'finder.pace.climb' : 'finder.pace.pinned'),
};

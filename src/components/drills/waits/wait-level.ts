import { WAIT_LEVELS } from '../../../engine/drills.ts';
import { mixName, noneName } from '../../../i18n/wait-words.ts';
import { ORDER_WORDS } from '../../answer/level-words.ts';
import type { LevelView } from '../view.ts';

export const WAIT_LEVEL: LevelView = {
  levels: WAIT_LEVELS,
  fields: {
    size: { label: 'finder.size' },
    mix: { label: 'finder.mix', valueName: mixName },
    min: { label: 'finder.minWaits' },
    none: { label: 'finder.none', valueName: noneName },
    order: ORDER_WORDS,
  },
};

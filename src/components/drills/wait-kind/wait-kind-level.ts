import { showName } from '../../../i18n/wait-kind-drill-words.ts';
import { mixName } from '../../../i18n/wait-words.ts';
import type { LevelView } from '../view.ts';

export const waitKindLevel = ({ levels }: Pick<LevelView, 'levels'>): LevelView => ({
  levels,
  fields: {
    size: { label: 'finder.size' },
    mix: { label: 'finder.mix', valueName: mixName },
    show: { label: 'waitKind.show', valueName: showName },
  },
});

import type { Say } from '../../../i18n/speak.ts';
import { mixName } from '../../../i18n/wait-words.ts';
import type { LevelView } from '../view.ts';

export const showName = (say: Say, show: string): string =>
  say(show === 'reading' ? 'waitKind.show.reading' : 'waitKind.show.tile');

export const waitKindLevel = ({ levels }: Pick<LevelView, 'levels'>): LevelView => ({
  levels,
  fields: {
    size: { label: 'finder.size' },
    mix: { label: 'finder.mix', valueName: mixName },
    show: { label: 'waitKind.show', valueName: showName },
  },
});

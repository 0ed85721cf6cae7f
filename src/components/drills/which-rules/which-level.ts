import { showName } from '../../../i18n/which-drill-words.ts';
import type { LevelView } from '../view.ts';

export const whichLevel = ({ levels }: Pick<LevelView, 'levels'>): LevelView => ({
  levels,
  fields: { show: { label: 'whichRules.show', valueName: showName } },
});

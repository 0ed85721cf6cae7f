import { showName } from '../../../i18n/which-drill-words.ts';
import type { LevelView } from '../view.ts';

export const whichLevel = ({ levels }: Pick<LevelView, 'levels'>): LevelView => ({
  levels,
  fields: { level: { label: 'whichRules.show', valueName: showName } },
});

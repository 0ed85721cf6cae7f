import { levelName } from '../../../i18n/drill-levels.ts';
import type { Say } from '../../../i18n/speak.ts';
import type { LevelView } from '../view.ts';

export const askName = (say: Say, ask: string): string => levelName(say, 'takers', ask);

export const takersLevel = ({ levels }: Pick<LevelView, 'levels'>): LevelView => ({
  levels,
  fields: { level: { label: 'answer.level', valueName: askName } },
});

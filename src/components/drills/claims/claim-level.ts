import { levelName } from '../../../i18n/drill-levels.ts';
import { rulesName } from '../../../i18n/rules-name.ts';
import type { LevelView } from '../view.ts';

export const claimLevel = ({ levels }: Pick<LevelView, 'levels'>): LevelView => ({
  levels,
  fields: {
    game: { label: 'table.game', valueName: rulesName },
    level: { label: 'answer.level', valueName: (say, level) => levelName(say, 'claim', level) },
  },
});

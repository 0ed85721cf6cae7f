import { levelName } from '../../../i18n/drill-levels.ts';
import { gameName } from '../../../i18n/table-drill-words.ts';
import type { LevelView } from '../view.ts';

export const claimLevel = ({ levels }: Pick<LevelView, 'levels'>): LevelView => ({
  levels,
  fields: {
    game: { label: 'table.game', valueName: gameName },
    level: { label: 'answer.level', valueName: (say, level) => levelName(say, 'claim', level) },
  },
});

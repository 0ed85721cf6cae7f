import { type TableDrillId, tableLevels } from '../../../engine/drills.ts';
import { rulesName } from '../../../i18n/rules-name.ts';
import { tableLevelName } from '../../../i18n/table-drill-words.ts';
import type { LevelView } from '../view.ts';

export const tableLevel = (id: TableDrillId): LevelView => ({
  levels: tableLevels(id),
  fields: {
    game: { label: 'table.game', valueName: rulesName },
    level: { label: 'table.level', valueName: tableLevelName(id) },
  },
});

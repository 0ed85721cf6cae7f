import { type TableDrillId, tableLevels } from '../../../engine/drills.ts';
import { gameName, tableLevelName } from '../../../i18n/table-drill-words.ts';
import type { LevelView } from '../view.ts';

export const tableLevel = (id: TableDrillId): LevelView => ({
  levels: tableLevels(id),
  fields: {
    game: { label: 'table.game', valueName: gameName },
    level: { label: 'table.level', valueName: tableLevelName(id) },
  },
});

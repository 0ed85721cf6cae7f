import { type TableDrillId, tableLevels } from '../../../engine/drills.ts';
import { rulesName } from '../../../i18n/rules-name.ts';
import { tableLevelName, tableSkillName } from '../../../i18n/table/table-drill-words.ts';
import type { DrillInfo, DrillLevel } from '../view.ts';

export function levelOf(info: DrillInfo): DrillLevel {
  // Every drill on this board is one of them.
  const id = info.id as TableDrillId;
  return {
    levels: tableLevels(id),
    fields: {
      game: { label: 'table.game', valueName: rulesName },
      level: { label: 'table.level', valueName: tableLevelName(id) },
    },
    skillName: tableSkillName(id),
  };
}

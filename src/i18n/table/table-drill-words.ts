import type { TableDrillId } from '../../engine/drills.ts';
import type { TableLevelId } from '../../engine/scoring.ts';
import { rulesSkillName } from '../skill-names.ts';
import { openKey, type Say } from '../speak.ts';

/** A topic of a rule set, or one kind of question where a drill has few. */
export const tableLevelName =
  (id: TableDrillId) =>
  (say: Say, level: string): string =>
    id === 'at-the-table' || level === 'all'
      ? say(`table.level.${level as TableLevelId | 'all'}`)
      : say(openKey(`table.topic.${level}`));

export const tableSkillName = (id: TableDrillId) => rulesSkillName(tableLevelName(id));

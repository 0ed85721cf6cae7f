import type { TableDrillId } from '../../engine/drills.ts';
import type { TableLevelId } from '../../engine/scoring.ts';
import { rulesName } from '../rules-name.ts';
import { openKey, type Say } from '../speak.ts';

/** A topic of a rule set, or one kind of question where a drill has few. */
export const tableLevelName =
  (id: TableDrillId) =>
  (say: Say, level: string): string =>
    id === 'at-the-table' || level === 'all'
      ? say(`table.level.${level as TableLevelId | 'all'}`)
      : say(openKey(`table.topic.${level}`));

/** What a skill is called: `tchou1924/claims`. */
export const tableSkillName =
  (id: TableDrillId) =>
  (say: Say, skill: string): string => {
    const [rules = '', level] = skill.split('/');
    if (level === undefined) return say(openKey(`finder.results.${rules}`));
    return `${rulesName(say, rules)}, ${tableLevelName(id)(say, level)}`;
  };

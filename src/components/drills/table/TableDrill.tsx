import { TABLE_LEVEL_FIELDS, TABLE_PARTS, type TableTypes } from '../../../engine/drills.ts';
import {
  describeTableError,
  gameName,
  tableLevelName,
  tableSkillName,
} from '../../../i18n/table-drill-words.ts';
import type { TableDraft } from '../../../stores/table-draft.ts';
import { Drill } from '../Drill.tsx';
import type { DrillProps, DrillView } from '../view.ts';
import { TABLE_QUESTION } from './table-question.ts';

const TABLE_VIEW: DrillView<TableTypes, TableDraft> = {
  ...TABLE_QUESTION,
  parts: TABLE_PARTS,
  levels: TABLE_LEVEL_FIELDS,
  fields: {
    game: { label: 'table.game', valueName: gameName },
    level: { label: 'table.level', valueName: tableLevelName },
  },
  skillName: tableSkillName,
  describe: describeTableError,
  columns: [
    ['asked', 'table.results.asked'],
    ['right', 'finder.results.right'],
    ['hints', 'finder.results.hints'],
  ],
  link: 'table.link',
};

/** "At the table" as a page. */
export const TableDrill = (props: DrillProps) => <Drill view={TABLE_VIEW} {...props} />;

import { TABLE_LEVEL_FIELDS, TABLE_PARTS, type TableTypes } from '../../../engine/drills.ts';
import {
  describeTableError,
  gameName,
  tableLevelName,
  tableSkillName,
} from '../../../i18n/table-drill-words.ts';
import { promptOf } from '../../../i18n/table-prompt.ts';
import type { TableDraft } from '../../../stores/table-draft.ts';
import { Drill } from '../Drill.tsx';
import type { DrillProps, DrillView } from '../view.ts';
import { type InnerBoardProps, marksOf } from './inner-board.tsx';
import { AskedTile, isPick, PickTouch } from './PickTouch.tsx';
import { isRow, RowTouch } from './RowTouch.tsx';
import { SeatTouch } from './SeatTouch.tsx';
import { tableQuestion } from './TableBoard.tsx';

function Touch({ shown, ...props }: InnerBoardProps) {
  if (isRow(shown)) return <RowTouch {...props} shown={shown} />;
  if (isPick(shown)) return <PickTouch {...props} shown={shown} />;
  return <SeatTouch {...props} shown={shown} />;
}

export const TABLE_VIEW: DrillView<TableTypes, TableDraft> = {
  ...tableQuestion(() => ({ Touch, AskedTile, promptOf, marksOf })),
  id: 'at-the-table',
  parts: TABLE_PARTS,
  levels: TABLE_LEVEL_FIELDS,
  fields: {
    game: { label: 'table.game', valueName: gameName },
    level: { label: 'table.level', valueName: tableLevelName },
  },
  skillName: tableSkillName,
  isVaried: true,
  describe: describeTableError,
  columns: [
    ['asked', 'table.results.asked'],
    ['right', 'finder.results.right'],
    ['hints', 'finder.results.hints'],
  ],
  link: 'table.link',
};

export const TableDrill = (props: DrillProps) => <Drill view={TABLE_VIEW} {...props} />;

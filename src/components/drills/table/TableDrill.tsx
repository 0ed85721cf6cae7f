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
import type { InnerBoardProps } from './inner-board.ts';
import { marksOf } from './marks.tsx';
import { PickTouch } from './PickTouch.tsx';
import { RowTouch } from './RowTouch.tsx';
import { SeatTouch } from './SeatTouch.tsx';
import { tableQuestion } from './TableBoard.tsx';

/** What the reader touches, by what is asked. */
function Touch({ shown, ...props }: InnerBoardProps) {
  switch (shown.ask) {
    case 'tiles':
    case 'fills':
    case 'enough':
    case 'isolated':
    case 'danger':
      return <RowTouch {...props} shown={shown} />;
    case 'families':
    case 'tally':
    case 'complete':
    case 'taker':
      return <PickTouch {...props} shown={shown} />;
    default:
      return <SeatTouch {...props} shown={shown} />;
  }
}

export const TABLE_VIEW: DrillView<TableTypes, TableDraft> = {
  ...tableQuestion(() => ({ Touch, promptOf, marksOf })),
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

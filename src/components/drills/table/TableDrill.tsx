import { useMemo } from 'preact/hooks';
import {
  TABLE_PARTS,
  type TableDrillId,
  type TableTypes,
  tableLevels,
} from '../../../engine/drills.ts';
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

const QUESTION = tableQuestion(() => ({ Touch, AskedTile, promptOf, marksOf }));

export const tableView = (id: TableDrillId): DrillView<TableTypes, TableDraft> => ({
  ...QUESTION,
  id,
  parts: TABLE_PARTS,
  levels: tableLevels(id),
  fields: {
    game: { label: 'table.game', valueName: gameName },
    level: { label: 'table.level', valueName: tableLevelName(id) },
  },
  skillName: tableSkillName(id),
  isVaried: true,
  describe: describeTableError,
  columns: [
    ['asked', 'table.results.asked'],
    ['right', 'finder.results.right'],
    ['hints', 'finder.results.hints'],
  ],
  link: 'table.link',
});

export function TableDrill({ id, title, text, locale, words }: DrillProps & { id: TableDrillId }) {
  const view = useMemo(() => tableView(id), [id]);
  return <Drill {...{ view, title, text, locale, words }} />;
}

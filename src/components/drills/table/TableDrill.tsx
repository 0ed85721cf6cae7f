import { useEffect, useMemo, useState } from 'preact/hooks';
import { TABLE_PARTS, type TableDrillId, type TableTypes } from '../../../engine/drills.ts';
import { tableSkillName } from '../../../i18n/table-drill-words.ts';
import type { TableDraft } from '../../../stores/drafts/table-draft.ts';
import { Drill } from '../Drill.tsx';
import type { DrillProps, DrillView } from '../view.ts';
import { tableQuestion } from './TableBoard.tsx';
import { tableLevel } from './table-level.ts';

type Drawing = typeof import('./all-drawing.tsx').ALL_DRAWING;

let fetched: Drawing | undefined;

async function fetchDrawing(): Promise<Drawing> {
  fetched = (await import('./all-drawing.tsx')).ALL_DRAWING;
  return fetched;
}

/** The boards are fetched while the first question is made. */
function useDrawing(): Drawing | undefined {
  const [drawing, setDrawing] = useState(fetched);
  useEffect(() => {
    if (!drawing) void fetchDrawing().then(setDrawing);
  }, [drawing]);
  return drawing;
}

const QUESTION = tableQuestion(useDrawing);

const tableView = (id: TableDrillId): DrillView<TableTypes, TableDraft> => ({
  ...QUESTION,
  ...tableLevel(id),
  id,
  parts: TABLE_PARTS,
  skillName: tableSkillName(id),
  isVaried: true,
  describe: async () => (await import('../../../i18n/table-errors.ts')).describeTableError,
  columns: [
    ['asked', 'table.results.asked'],
    ['right', 'finder.results.right'],
    ['hints', 'finder.results.hints'],
  ],
  link: 'table.link',
});

export function TableDrill({ id, title, text, locale, words }: DrillProps & { id: TableDrillId }) {
  const view = useMemo(() => tableView(id), [id]);
  // What fails here is fetched again with the question.
  useEffect(() => void fetchDrawing().catch(Boolean), []);
  return <Drill {...{ view, title, text, locale, words }} />;
}

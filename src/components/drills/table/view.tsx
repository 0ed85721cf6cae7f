import type { TableTypes } from '../../../engine/drills.ts';
import { TABLE_RULES, type TableDraft } from '../../../stores/drafts/table-draft.ts';
import dice from '../../table/dice.css?url';
import ring from '../../table/wall-ring.css?url';
import type { DrillView } from '../view.ts';
import choice from './choice.css?url';
import { levelOf } from './level.ts';
import seats from './seats.css?url';
import all from './sheets.css?url';
import { TableBoard } from './TableBoard.tsx';
import table from './table.css?url';
import walls from './walls.css?url';

export const VIEW: DrillView<TableTypes, TableDraft> = {
  rules: TABLE_RULES,
  Board: TableBoard,
  level: levelOf,
  isVaried: true,
  errors: async () => (await import('../../../i18n/errors/table-errors.ts')).describeTableError,
  columns: [
    ['asked', 'table.results.asked'],
    ['right', 'finder.results.right'],
    ['hints', 'finder.results.hints'],
  ],
  link: 'table.link',
  paper: async () => (await import('./paper.tsx')).TABLE_PAPER,
  styles: ({ hasSeats = true, hasWalls = true, hasChoices = true } = {}) =>
    // Where everything is shown, one file brings it all.
    hasSeats && hasWalls && hasChoices
      ? [all]
      : [
          table,
          ...(hasSeats ? [dice, seats] : []),
          ...(hasWalls ? [ring, walls] : []),
          ...(hasChoices ? [choice] : []),
        ],
};

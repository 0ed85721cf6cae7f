export { promptOf } from '../../../i18n/table-prompt.ts';
export { marksOf } from './inner-board.tsx';
export { RowTouch as Touch } from './RowTouch.tsx';

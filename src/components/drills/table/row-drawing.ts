/** What draws a question with tiles in a row, fetched after the page. */
export { promptOf } from '../../../i18n/table-prompt.ts';
export { marksOf } from './marks.tsx';
export { RowTouch as Touch } from './RowTouch.tsx';

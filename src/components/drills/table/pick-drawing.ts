export { promptOf } from '../../../i18n/table-prompt.ts';
export { marksOf } from './inner-board.tsx';
export { AskedTile, PickTouch as Touch } from './PickTouch.tsx';

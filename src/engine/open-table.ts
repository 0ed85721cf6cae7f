/** A table where a reader plays with three partners. */
export type { Advice, Moment } from './open-table/coach.ts';
export type { ReviewedPlace, TableReview } from './open-table/hand-review.ts';
export type { PlayLength, ReviewFrame } from './open-table/open-table.ts';
export type { SameWall, WallResult } from './open-table/same-wall.ts';
export {
  callTable,
  type TableAnswer,
  type TableCall,
  type TableNews,
} from './open-table/table-desk.ts';

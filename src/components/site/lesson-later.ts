/** What a lesson needs once it is read, or printed: fetched when there is time. */
export { joinSolutions } from '../mdx/solutions.ts';
export { followLesson } from './lesson-record.ts';
export { joinSet } from './lesson-set.ts';

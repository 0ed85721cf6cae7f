export { levelOf } from '../scoring/level.ts';

export { doraOf } from './dora.ts';
export type { RiichiItemId } from './items/table.ts';

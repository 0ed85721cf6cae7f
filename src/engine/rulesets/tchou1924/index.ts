export type { Tchou1924ItemId } from './items/table.ts';

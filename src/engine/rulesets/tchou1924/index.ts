/** What only pages about Tchou's rules ask for. */
export type { Tchou1924ItemId } from './items/table.ts';

import type { TableTeaching } from '../../../scoring/table-teaching.ts';

/** The article warns of no threats, cancels no deal and says nothing of a wrong hand. */
export const table: TableTeaching = {};

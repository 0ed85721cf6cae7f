import type { TableTeaching } from '../../../scoring/table-teaching.ts';

/** The source warns of no threats and cancels no deal. */
export const table: TableTeaching = {};

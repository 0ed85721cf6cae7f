import type { TableTeaching } from '../../../scoring/table-teaching.ts';

/** The source warns of no threats, cancels no deal and knows no hand of a wrong size. */
export const table: TableTeaching = {};

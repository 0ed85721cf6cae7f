import type { TableTeaching } from '../../../scoring/table-teaching.ts';

/** The article warns of no threats, cancels no deal and knows no hand of a wrong size (`encyclopedie.silence.penalties`). */
export const table: TableTeaching = {};

/** What drills need to know of the rule sets, beside their kits. Each is fetched when it is asked for. */
import type { TableTeaching } from '../scoring/table-teaching.ts';
import type { PlayableRules } from './index.ts';

const TABLES: Readonly<Record<PlayableRules, () => Promise<{ readonly table: TableTeaching }>>> = {
  tchou1924: () => import('./tchou1924/teaching/table.ts'),
  mcr: () => import('./mcr/teaching/table.ts'),
};

export const loadTableTeaching = async (id: PlayableRules): Promise<TableTeaching> =>
  (await TABLES[id]()).table;

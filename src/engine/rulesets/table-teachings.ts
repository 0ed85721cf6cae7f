/**
 * What drills about the table and about payments need to know of the rule sets. Apart from what is
 * taught of scoring: a drill fetches ahead all that its modules may ask for.
 */
import type { SettleTeaching } from '../scoring/settle-teaching.ts';
import type { TableTeaching } from '../scoring/table-teaching.ts';
import type { PlayableRules } from './index.ts';

type Loads<T> = Readonly<Record<PlayableRules, () => Promise<T>>>;

const TABLES: Loads<{ readonly table: TableTeaching }> = {
  tchou1924: () => import('./tchou1924/teaching/table.ts'),
  vulcain1953: () => import('./vulcain1953/teaching/table.ts'),
  encyclopedie: () => import('./encyclopedie/teaching/table.ts'),
  mcr: () => import('./mcr/teaching/table.ts'),
  riichi: () => import('./riichi/teaching/table.ts'),
};

const SETTLEMENTS: Loads<{ readonly settling: SettleTeaching }> = {
  tchou1924: () => import('./tchou1924/teaching/settling.ts'),
  vulcain1953: () => import('./vulcain1953/teaching/settling.ts'),
  encyclopedie: () => import('./encyclopedie/teaching/settling.ts'),
  mcr: () => import('./mcr/teaching/settling.ts'),
  riichi: () => import('./riichi/teaching/settling.ts'),
};

export const loadTableTeaching = async (id: PlayableRules): Promise<TableTeaching> =>
  (await TABLES[id]()).table;

export const loadSettleTeaching = async (id: PlayableRules): Promise<SettleTeaching> =>
  (await SETTLEMENTS[id]()).settling;

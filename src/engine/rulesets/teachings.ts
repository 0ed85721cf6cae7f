/** What drills need to know of the rule sets, beside their kits. Each is fetched when it is asked for. */
import type { SettleTeaching } from '../scoring/settle-teaching.ts';
import type { TableTeaching } from '../scoring/table-teaching.ts';
import type { Teaching } from '../scoring/teaching.ts';
import type { PlayableRules } from './index.ts';

type Loads<T> = Readonly<Record<PlayableRules, () => Promise<T>>>;

const SCORING: Loads<{ readonly teaching: Teaching }> = {
  tchou1924: () => import('./tchou1924/teaching/index.ts'),
  vulcain1953: () => import('./vulcain1953/teaching/index.ts'),
  encyclopedie: () => import('./encyclopedie/teaching/index.ts'),
  mcr: () => import('./mcr/teaching/index.ts'),
  riichi: () => import('./riichi/teaching/index.ts'),
};

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

export const loadTeaching = async (id: PlayableRules): Promise<Teaching> =>
  (await SCORING[id]()).teaching;

export const loadTableTeaching = async (id: PlayableRules): Promise<TableTeaching> =>
  (await TABLES[id]()).table;

export const loadSettleTeaching = async (id: PlayableRules): Promise<SettleTeaching> =>
  (await SETTLEMENTS[id]()).settling;

/** What each drill lets its reader choose, outside of its own page. */
import type { DrillId, LevelField, TableDrillId } from '../../engine/drills.ts';
import type { LevelView } from './view.ts';

/** What the page of a drill hands in; drills that know their levels by themselves need nothing. */
export interface HandedLevel {
  readonly levels: readonly LevelField[];
  readonly rules?: string;
}

type Loader = (handed: HandedLevel) => Promise<LevelView>;

const scoring =
  (area: string): Loader =>
  async ({ levels, rules = '' }) =>
    (await import('./scoring/scoring-level.ts')).scoringLevel({ levels, rules }, area);

const table =
  (id: TableDrillId): Loader =>
  async () =>
    (await import('./table/table-level.ts')).tableLevel(id);

const named =
  (words: string): Loader =>
  async ({ levels, rules = '' }) =>
    (await import('./taught-drill.ts')).levelWithOptions({ levels, rules }, words);

const LEVEL_VIEWS: Readonly<Record<DrillId, Loader>> = {
  'find-waits': async () => (await import('./waits/wait-level.ts')).WAIT_LEVEL,
  'name-wait': async (handed) =>
    (await import('./wait-kind/wait-kind-level.ts')).waitKindLevel(handed),
  'what-discard': async () => (await import('./discards/discard-level.ts')).DISCARD_LEVEL,
  'who-sits-where': table('who-sits-where'),
  'who-is-east': table('who-is-east'),
  'where-breach': table('where-breach'),
  'who-takes-next': table('who-takes-next'),
  'who-gets-it': table('who-gets-it'),
  'kong-what-now': table('kong-what-now'),
  'at-the-table': table('at-the-table'),
  'count-hand': scoring('count'),
  'count-marks': scoring('marks'),
  'count-han': scoring('han'),
  'settle-table': async () => (await import('./settling/settle-level.ts')).SETTLE_LEVEL,
  'which-fans': scoring('fans'),
  'total-fans': scoring('total'),
  'route-to-eight': async ({ levels, rules = '' }) =>
    (await import('./minimum/route-level.ts')).routeLevel({ levels, rules }),
  'name-hand': async ({ levels, rules = '' }) =>
    (await import('./named/named-level.ts')).namedLevel({ levels, rules }),
  'goulash-exchange': named('exchange'),
  furiten: named('furiten'),
  'after-chow': named('forbidden'),
  'may-i-claim': async (handed) => (await import('./claims/claim-level.ts')).claimLevel(handed),
  'which-rules': async (handed) =>
    (await import('./which-rules/which-level.ts')).whichLevel(handed),
};

export const levelView = (id: DrillId, handed: HandedLevel): Promise<LevelView> =>
  LEVEL_VIEWS[id](handed);

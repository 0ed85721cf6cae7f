/**
 * The drills: the one list that pages, storage, key help, lessons, budgets, the worker and the
 * laws in the tests loop over. Each is fetched when it is asked for.
 */
import type { PlayableRules } from '../rulesets/index.ts';
import { rulesIn } from './asked-rules.ts';
import { type Desk, type DeskCall, deskOf } from './desk.ts';
import type { TableDrillId } from './table/levels.ts';

export interface DrillEntry {
  /** Names results on the reader's device: it never changes. */
  readonly id: string;
  readonly page: string;
  /** It knows all rule sets that it asks about, or as many as are named. */
  readonly load: (rules?: readonly string[]) => Promise<Desk>;
  /**
   * Where each question is about one rule set and asks for no other: which one, where it names none;
   * or the name of a question about none.
   */
  readonly usual?: PlayableRules | 'common';
  /** The board that it shares with other drills of all rule sets. */
  readonly board?: 'table';
  /** The one rule set that it is about, and the board that drills of many rule sets share. */
  readonly taught?: {
    readonly rules: PlayableRules;
    readonly board: 'scoring' | 'minimum' | 'named' | 'exchange' | 'furiten' | 'after-chow';
  };
}

const scoring = <Rules extends PlayableRules, Id extends string>(rules: Rules, id: Id) => ({
  id,
  taught: { rules, board: 'scoring' as const },
  load: async (): Promise<Desk> =>
    (await import('./scoring/scoring-drill.ts')).loadScoring(rules, id),
});

const table = <Id extends TableDrillId>(id: Id) => ({
  id,
  board: 'table' as const,
  usual: 'tchou1924' as const,
  load: async (rules?: readonly string[]) =>
    (await import('./table/table-drill.ts')).loadTableDrill(id, rules),
});

/** `as const` and held to `DrillEntry` only below, so that each row keeps the types of its drill. */
const ROWS = [
  {
    id: 'find-waits',
    page: 'waits',
    load: () => import('./waits/find-waits.ts').then((drill) => deskOf(drill.findWaits)),
  },
  {
    id: 'name-wait',
    page: 'kinds',
    load: () => import('./wait-kind/name-wait.ts').then((drill) => deskOf(drill.nameWait)),
  },
  {
    id: 'copies-left',
    page: 'left',
    load: () => import('./copies-left/copies-left.ts').then((drill) => deskOf(drill.copiesLeft)),
  },
  {
    id: 'what-discard',
    page: 'discards',
    usual: 'common',
    load: (rules?: readonly string[]) =>
      import('./discards/what-discard.ts').then((drill) => drill.loadWhatDiscard(rules)),
  },
  { page: 'seats', ...table('who-sits-where') },
  { page: 'east', ...table('who-is-east') },
  { page: 'breach', ...table('where-breach') },
  { page: 'deal', ...table('who-takes-next') },
  { page: 'whose', ...table('who-gets-it') },
  { page: 'kong', ...table('kong-what-now') },
  { page: 'table', ...table('at-the-table') },
  { page: 'count', ...scoring('tchou1924', 'count-hand') },
  { page: 'marks', ...scoring('vulcain1953', 'count-marks') },
  { page: 'han', ...scoring('riichi', 'count-han') },
  {
    id: 'settle-table',
    page: 'settle',
    load: () => import('./settling/settling.ts').then((drill) => drill.loadSettling()),
  },
  { page: 'fans', ...scoring('mcr', 'which-fans') },
  { page: 'total', ...scoring('mcr', 'total-fans') },
  {
    id: 'route-to-eight',
    page: 'eight',
    taught: { rules: 'mcr', board: 'minimum' },
    load: () => import('./minimum/minimum-drill.ts').then((drill) => drill.loadMinimum('mcr')),
  },
  {
    id: 'name-hand',
    page: 'named',
    taught: { rules: 'vulcain1953', board: 'named' },
    load: () => import('./named/name-hand.ts').then((drill) => drill.loadNameHand('vulcain1953')),
  },
  {
    id: 'goulash-exchange',
    page: 'exchange',
    taught: { rules: 'vulcain1953', board: 'exchange' },
    load: () =>
      import('./exchange/exchange-tiles.ts').then((drill) => drill.loadExchange('vulcain1953')),
  },
  {
    id: 'furiten',
    page: 'furiten',
    taught: { rules: 'riichi', board: 'furiten' },
    load: () => import('./furiten/furiten.ts').then((drill) => drill.loadFuriten('riichi')),
  },
  {
    id: 'after-chow',
    page: 'forbidden',
    taught: { rules: 'riichi', board: 'after-chow' },
    load: () => import('./after-chow/after-chow.ts').then((drill) => drill.loadAfterChow('riichi')),
  },
  {
    id: 'may-i-claim',
    page: 'claim',
    usual: 'tchou1924',
    load: (rules?: readonly string[]) =>
      import('./claims/may-i-claim.ts').then((drill) => drill.loadMayClaim(rules)),
  },
  {
    id: 'what-is-safe',
    page: 'safe',
    usual: 'riichi',
    load: (rules?: readonly string[]) =>
      import('./safe/what-is-safe.ts').then((drill) => drill.loadWhatIsSafe(rules)),
  },
  {
    id: 'push-or-fold',
    page: 'push',
    usual: 'riichi',
    load: (rules?: readonly string[]) =>
      import('./push-fold/push-or-fold.ts').then((drill) => drill.loadPushOrFold(rules)),
  },
  {
    id: 'which-rules',
    page: 'whose-rules',
    load: () => import('./which-rules/which-rules.ts').then((drill) => drill.loadWhichRules()),
  },
  {
    id: 'who-would-take',
    page: 'takers',
    load: () => import('./takers/who-would-take.ts').then((drill) => drill.loadWhoWouldTake()),
  },
] as const;

export const DRILLS = ROWS satisfies readonly DrillEntry[];

export type DrillId = (typeof DRILLS)[number]['id'];

/** What stands in no list of drills: mistakes that are asked again lead to its page. */
const UNLISTED_ROWS = [
  {
    id: 'table-choice',
    page: 'choice',
    load: () => import('./table-choice/table-choice.ts').then((drill) => drill.loadTableChoice()),
  },
] as const;

export const UNLISTED_DRILLS = UNLISTED_ROWS satisfies readonly DrillEntry[];

/** What is asked in lessons alone: it has no page, no level and no place among the drills. */
const IN_LESSONS: readonly Pick<DrillEntry, 'id' | 'load'>[] = [
  {
    id: 'first-evening',
    load: () => import('./evening/evening.ts').then((drill) => deskOf(drill.eveningStep)),
  },
];

type PageRow = (typeof DRILLS)[number] | (typeof UNLISTED_DRILLS)[number];

export type TypesOf<Id extends PageRow['id']> =
  Awaited<ReturnType<Extract<PageRow, { id: Id }>['load']>> extends Desk<infer Types>
    ? Types
    : never;

/** A desk, and the rule sets that it knows; all of them where they are not named. */
interface OpenDesk {
  readonly rules: readonly string[] | undefined;
  readonly desk: Promise<Desk>;
}

const desks = new Map<string, OpenDesk>();

function rowOf(id: string): Pick<DrillEntry, 'id' | 'load' | 'usual'> {
  const rows: readonly Pick<DrillEntry, 'id' | 'load' | 'usual'>[] = [
    ...DRILLS,
    ...UNLISTED_DRILLS,
    ...IN_LESSONS,
  ];
  const row = rows.find((drill) => drill.id === id);
  if (row === undefined) throw new RangeError(`no drill ${id}`);
  return row;
}

/**
 * The drill of this id, loaded once: with all rule sets, or with those that are named and those that
 * it was found with before. Rejects with a `RangeError` where there is none.
 */
export async function findDesk(id: string, rules?: readonly string[]): Promise<Desk> {
  const row = rowOf(id);
  const open = desks.get(id);
  const known = open?.rules;
  if (open && (!known || rules?.every((one) => known.includes(one)))) return open.desk;
  const named = rules && [...new Set([...(known ?? []), ...rules])];
  const desk = row.load(named);
  desks.set(id, { rules: named, desk });
  // What could not be fetched is not known.
  desk.catch(() => desks.delete(id));
  return desk;
}

/** With as much as a call asks for. */
export async function deskFor(call: DeskCall): Promise<Desk> {
  const { usual } = rowOf(call.drill);
  return findDesk(call.drill, usual && rulesIn(call, usual));
}

/** The one list of what is shown of a drill outside of its own page: its questions, its levels. */
import type { DrillId, DrillTypes, LevelField, TableDrillId } from '../../engine/drills.ts';
import { styledAll } from '../parts/styled.ts';
import { boardStyles } from './board-styles.ts';
import type { LessonView, LevelView } from './view.ts';

/** What the page of a drill hands in; drills that know their levels by themselves need nothing. */
export interface HandedLevel {
  readonly levels: readonly LevelField[];
  readonly rules?: string;
}

interface Row {
  /** For the types of its own drill. */
  readonly lesson: () => Promise<LessonView<never>>;
  readonly level: (handed: HandedLevel) => Promise<LevelView>;
}

/** Levels that have a name, whose words begin with `words`. */
const named =
  (words: string): Row['level'] =>
  async ({ levels, rules = '' }) =>
    (await import('./taught-drill.ts')).levelWithOptions({ levels, rules }, words);

const scoring = (area: string): Row => ({
  lesson: async () => (await import('./scoring/ScoringLesson.tsx')).scoringLesson(area),
  level: async ({ levels, rules = '' }) =>
    (await import('./scoring/scoring-level.ts')).scoringLevel({ levels, rules }, area),
});

const table = (id: TableDrillId): Row => ({
  lesson: async () => (await import('./table/TableLesson.tsx')).TABLE_LESSON,
  level: async () => (await import('./table/table-level.ts')).tableLevel(id),
});

const ROWS: Readonly<Record<DrillId, Row>> = {
  'find-waits': {
    lesson: async () => (await import('./waits/WaitLesson.tsx')).WAIT_LESSON,
    level: async () => (await import('./waits/wait-level.ts')).WAIT_LEVEL,
  },
  'name-wait': {
    lesson: async () => (await import('./wait-kind/WaitKindLesson.tsx')).WAIT_KIND_LESSON,
    level: async (handed) => (await import('./wait-kind/wait-kind-level.ts')).waitKindLevel(handed),
  },
  'what-discard': {
    lesson: async () => (await import('./discards/DiscardLesson.tsx')).DISCARD_LESSON,
    level: async () => (await import('./discards/discard-level.ts')).DISCARD_LEVEL,
  },
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
  'settle-table': {
    lesson: async () => (await import('./settling/SettleLesson.tsx')).SETTLE_LESSON,
    level: async () => (await import('./settling/settle-level.ts')).SETTLE_LEVEL,
  },
  'which-fans': scoring('fans'),
  'total-fans': scoring('total'),
  'route-to-eight': {
    lesson: async () => (await import('./minimum/RouteLesson.tsx')).ROUTE_LESSON,
    level: async ({ levels, rules = '' }) =>
      (await import('./minimum/route-level.ts')).routeLevel({ levels, rules }),
  },
  'name-hand': {
    lesson: async () => (await import('./named/NamedLesson.tsx')).NAMED_LESSON,
    level: async ({ levels, rules = '' }) =>
      (await import('./named/named-level.ts')).namedLevel({ levels, rules }),
  },
  'goulash-exchange': {
    lesson: async () => (await import('./exchange/ExchangeLesson.tsx')).EXCHANGE_LESSON,
    level: named('exchange'),
  },
  furiten: {
    lesson: async () => (await import('./furiten/FuritenLesson.tsx')).FURITEN_LESSON,
    level: named('furiten'),
  },
  'after-chow': {
    lesson: async () => (await import('./after-chow/AfterChowLesson.tsx')).AFTER_CHOW_LESSON,
    level: named('forbidden'),
  },
  'may-i-claim': {
    lesson: async () => (await import('./claims/ClaimLesson.tsx')).CLAIM_LESSON,
    level: async (handed) => (await import('./claims/claim-level.ts')).claimLevel(handed),
  },
  'which-rules': {
    lesson: async () => (await import('./which-rules/WhichLesson.tsx')).WHICH_LESSON,
    level: async (handed) => (await import('./which-rules/which-level.ts')).whichLevel(handed),
  },
  'who-would-take': {
    lesson: async () => (await import('./takers/TakersLesson.tsx')).TAKERS_LESSON,
    level: async (handed) => (await import('./takers/takers-level.ts')).takersLevel(handed),
  },
};

/** The desk and the view go by the same id, and so do their types. */
export const lessonView = (id: DrillId): Promise<LessonView<DrillTypes>> =>
  ROWS[id].lesson() as unknown as Promise<LessonView<DrillTypes>>;

/** The same in a page that has not linked the styles of its board. */
export const styledLessonView = (id: DrillId): Promise<LessonView<DrillTypes>> =>
  styledAll(boardStyles([id]), lessonView(id));

export const levelView = (id: DrillId, handed: HandedLevel): Promise<LevelView> =>
  ROWS[id].level(handed);

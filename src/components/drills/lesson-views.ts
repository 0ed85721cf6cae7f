/** The one list of how a question of each drill stands where nothing is touched. */
import type { DrillId, DrillTypes } from '../../engine/drills.ts';
import { styledAll } from '../answer/styled.ts';
import { boardStyles } from './board-styles.ts';
import type { LessonView } from './view.ts';

/** Each for the types of its own drill. */
type Loader = () => Promise<LessonView<never>>;

const scoring = (area: string) => async () =>
  (await import('./scoring/ScoringLesson.tsx')).scoringLesson(area);

const table = async () => (await import('./table/TableLesson.tsx')).TABLE_LESSON;

const LESSON_VIEWS: Readonly<Record<DrillId, Loader>> = {
  'find-waits': async () => (await import('./waits/WaitLesson.tsx')).WAIT_LESSON,
  'name-wait': async () => (await import('./wait-kind/WaitKindLesson.tsx')).WAIT_KIND_LESSON,
  'what-discard': async () => (await import('./discards/DiscardLesson.tsx')).DISCARD_LESSON,
  'who-sits-where': table,
  'who-is-east': table,
  'where-breach': table,
  'who-takes-next': table,
  'who-gets-it': table,
  'kong-what-now': table,
  'at-the-table': table,
  'count-hand': scoring('count'),
  'count-marks': scoring('marks'),
  'count-han': scoring('han'),
  'settle-table': async () => (await import('./settling/SettleLesson.tsx')).SETTLE_LESSON,
  'which-fans': scoring('fans'),
  'total-fans': scoring('total'),
  'route-to-eight': async () => (await import('./minimum/RouteLesson.tsx')).ROUTE_LESSON,
  'name-hand': async () => (await import('./named/NamedLesson.tsx')).NAMED_LESSON,
  'goulash-exchange': async () => (await import('./exchange/ExchangeLesson.tsx')).EXCHANGE_LESSON,
  furiten: async () => (await import('./furiten/FuritenLesson.tsx')).FURITEN_LESSON,
  'after-chow': async () => (await import('./after-chow/AfterChowLesson.tsx')).AFTER_CHOW_LESSON,
  'may-i-claim': async () => (await import('./claims/ClaimLesson.tsx')).CLAIM_LESSON,
  'which-rules': async () => (await import('./which-rules/WhichLesson.tsx')).WHICH_LESSON,
};

/** The desk and the view go by the same id, and so do their types. */
export const lessonView = (id: DrillId): Promise<LessonView<DrillTypes>> =>
  LESSON_VIEWS[id]() as unknown as Promise<LessonView<DrillTypes>>;

/** The same in a page that has not linked the styles of its board. */
export const styledLessonView = (id: DrillId): Promise<LessonView<DrillTypes>> =>
  styledAll(boardStyles([id]), lessonView(id));

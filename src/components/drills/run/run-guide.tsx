/** Leads a drill through a run that its address asks for: `?run=ten`. */
import { dayOf } from '../../../course/day.ts';
import { isSamePage, pageHref } from '../../../course/links.ts';
import { DRILLS, type DrillTypes, type Level, skillLevel } from '../../../engine/drills.ts';
import type { Say } from '../../../i18n/speak.ts';
import { isPageBack } from '../../../stores/device/page-back.ts';
import { stormLevel } from '../../../stores/guide/runs/climb.ts';
import { levelOfDay } from '../../../stores/guide/runs/day-level.ts';
import { drillOfDay } from '../../../stores/guide/runs/day-number.ts';
import { keepRun, runInWindow } from '../../../stores/guide/runs/memory.ts';
import { beginRun, type RunState, rightIn } from '../../../stores/guide/runs/run.ts';
import { createRunGuide } from '../../../stores/guide/runs/run-guide.ts';
import { recordRun } from '../../../stores/guide/runs/run-record.ts';
import { DEALT_ONLY } from '../../../stores/question/drill-levels.ts';
import { drillSource } from '../../../stores/question/drill-source.ts';
import { RUN_KINDS, type RunKind } from '../../../stores/record/rows.ts';
import { newId } from '../../../stores/record/waiting.ts';
import { withShare } from '../../answer/share-styles.ts';
import { CLOCK } from '../../parts/clock.ts';
import { desks } from '../../parts/desks.ts';
import type { GuideOptions, GuideProps, GuideView } from '../guide-view.ts';
import { RunBar } from './RunBar.tsx';
import { RunEnd } from './RunEnd.tsx';
import { loadRunWords } from './run-words.ts';

const isRunKind = (text: string | null): text is RunKind => RUN_KINDS.includes(text as RunKind);

const isHere = (address: string): boolean => isSamePage(address, location.href);

/** A run that goes on; one whose question can no longer be asked is begun anew. */
async function goingOn(drill: string, kind: RunKind): Promise<RunState | undefined> {
  const kept = isPageBack(isHere) ? runInWindow(drill) : undefined;
  if (kept?.kind !== kind || kept.drill !== drill) return undefined;
  const { texts } = kept.standing ?? kept.answers.at(-1) ?? {};
  const asked = texts && (await drillSource(drill, desks).ask(texts));
  return asked?.ok ? kept : undefined;
}

type Options<T extends DrillTypes, Draft> = GuideOptions<T, Draft>;

/** The level of the first question of a run, and of the one that comes next. */
function levelling<T extends DrillTypes, Draft>({ view, levels }: Options<T, Draft>) {
  const first = (kind: RunKind, day: number): Level => {
    const given = kind === 'day' ? levelOfDay(day, DRILLS.length, view.levels) : {};
    const level = levels.at({ ...given, ...DEALT_ONLY });
    return kind === 'storm' ? stormLevel(view.levels, level, 0) : level;
  };
  const now = (state: RunState): Level =>
    state.kind === 'storm' ? stormLevel(view.levels, state.level, rightIn(state)) : state.level;
  return { first, now };
}

function startOf<T extends DrillTypes, Draft>(
  options: Options<T, Draft>,
  kind: RunKind,
  kept: RunState | undefined,
) {
  const { view, levels, run } = options;
  const { first, now } = levelling(options);
  const begin = (): RunState => {
    const at = Date.now();
    const day = dayOf(at);
    const level = first(kind, day);
    return beginRun({
      ...{ id: newId(at), kind, drill: view.id, level, skill: levels.skillAt(level), at },
      ...(kind === 'day' && { day }),
    });
  };
  const wait = (ms: number, then: () => void): (() => void) => {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  };
  return createRunGuide<T, Draft>({
    ...{ run, kept, begin, levelOf: now, skillAt: levels.skillAt, keep: keepRun },
    onEnded: (state) => void recordRun(state),
    isVisible: () => document.visibilityState === 'visible',
    clock: { now: CLOCK.now, wait },
  });
}

/** The page of today's drill, where it is another one: the day may have changed since the last run. */
function elsewhere<T extends DrillTypes, Draft>(
  { view, locale }: Options<T, Draft>,
  kind: RunKind,
): string | undefined {
  if (kind !== 'day') return undefined;
  const today = drillOfDay(dayOf(Date.now()), DRILLS);
  return !today || today.id === view.id ? undefined : `${pageHref(locale, today.page)}?run=day`;
}

function parts<T extends DrillTypes, Draft>(
  { view, locale }: Options<T, Draft>,
  guide: ReturnType<typeof startOf<T, Draft>>,
  sayRun: Say,
): Omit<GuideView<T, Draft>, 'guide'> {
  const page = location.pathname;
  const title = document.querySelector('.drill-bar h1')?.textContent ?? '';
  const dayPage = new URL(pageHref(locale, 'drills'), location.href).href;
  const levelName = (say: Say): string => {
    const skill = guide.$state.get()?.skill ?? '';
    return view.skillName(say, skillLevel(skill));
  };
  return {
    isTimed: () => !guide.$state.get()?.ended,
    Bar: ({ run }: GuideProps<T, Draft>) => (
      <RunBar guide={guide} say={sayRun} href={page} run={run} />
    ),
    End: ({ say }: GuideProps<T, Draft>) => (
      <RunEnd
        guide={guide}
        say={sayRun}
        level={levelName(say)}
        {...{ title, page, dayPage, locale }}
      />
    ),
  };
}

export async function guideOf<T extends DrillTypes, Draft>(
  options: Options<T, Draft>,
): Promise<GuideView<T, Draft> | undefined> {
  const kind = options.query.get('run');
  if (!isRunKind(kind)) return undefined;
  const [sayRun, kept] = await Promise.all([
    withShare(loadRunWords(options.locale)),
    goingOn(options.view.id, kind),
  ]);
  const guide = startOf(options, kind, kept);
  document.addEventListener('visibilitychange', guide.follow);
  addEventListener('pagehide', guide.save);
  const next = () => {
    const href = guide.$state.get() ? undefined : elsewhere(options, kind);
    return href === undefined ? guide.guide.next() : ({ by: 'page', href } as const);
  };
  return { guide: { ...guide.guide, next }, ...parts(options, guide, sayRun) };
}

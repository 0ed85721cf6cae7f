import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { LESSON, pageHref, pathAfterLocale } from '../../course/links.ts';
import { type DrillTypes, isLevelName, type Texts } from '../../engine/drills.ts';
import { echoed } from '../../i18n/echoed.ts';
import type { Locale } from '../../i18n/locales.ts';
import { type Say, speaker, type Voice } from '../../i18n/speak.ts';
import { type DrillLevels, drillLevels } from '../../stores/drill-levels.ts';
import { createDrillRun, type DrillRun, type Refused, SERIES } from '../../stores/drill-run.ts';
import type { DrillSession } from '../../stores/drill-session.ts';
import { type DrillSource, drillSource } from '../../stores/drill-source.ts';
import { boardMemory, isPageBack } from '../../stores/on-board.ts';
import { $answered, recordLater, skillsLater } from '../../stores/record/later.ts';
import type { Result as Counted } from '../../stores/record/result.ts';
import { drillSteer } from '../../stores/steer.ts';
import { CopyLink } from '../answer/CopyLink.tsx';
import { Dealing, Refused as RefusedNotice, StorageTrouble } from '../answer/Notices.tsx';
import { OwnFold } from '../answer/OwnFold.tsx';
import { useLater } from '../answer/use-later.ts';
import { useStore } from '../answer/use-store.ts';
import { CLOCK } from './clock.ts';
import { desks } from './desks.ts';
import { leaderIn, ledBy } from './leaders.ts';
import type { Led } from './led.ts';
import type { DrillProps, DrillView } from './view.ts';
import '../answer/finder.css';
import './drill.css';

/** The address carries the position, to be shared and to survive a reload; its notation unescaped. */
function showInAddress(texts: Texts): void {
  const query = Object.entries(texts).flatMap(([name, text]) =>
    text === undefined ? [] : [`${name}=${text}`],
  );
  const from = new URLSearchParams(location.search).get(LESSON);
  // A name, which needs no escape; anything else leads to no lesson.
  if (from && /^[a-z0-9-]+\/[a-z0-9-]+$/.test(from)) query.push(`${LESSON}=${from}`);
  query.push(...leaderIn(location.search));
  const address = `${location.pathname}?${query.join('&')}${location.hash}`;
  history.replaceState(history.state, '', address);
}

/** In whatever language. */
const isThisDrill = (address: string): boolean =>
  pathAfterLocale(new URL(address).pathname) === pathAfterLocale(location.pathname);

const loadSeriesEnd = () => import('./SeriesEnd.tsx');
const loadNothing = async () => undefined;
const loadKept = () => import('./kept/Kept.tsx');

/** What the end of a series shows: fetched shortly before. */
const NEARLY = SERIES - 2;

function open<T extends DrillTypes, Draft>(
  view: DrillView<T, Draft>,
  questions: DrillProps['questions'],
) {
  const series = view.series && questions ? { ...view.series, questions } : undefined;
  const levels = drillLevels({ id: view.id, levels: view.levels, series });
  const source = drillSource<T>(view.id, desks);
  const run = createDrillRun<T, Draft>({
    ...{ id: view.id, parts: view.parts, rules: view.rules, levels, clock: CLOCK },
    source,
    steer: drillSteer(view.steerAs ?? view.id),
    memory: boardMemory(view.id, () => isPageBack(isThisDrill)),
    onAsked: showInAddress,
    onResult: recordLater,
  });
  return { levels, run, source };
}

/** What lies folded away: fetched when there is time. */
async function loadFolded() {
  const [{ LevelForm }, { Results }, { BestRuns, RunStart }] = await Promise.all([
    import('../answer/LevelForm.tsx'),
    import('../answer/Results.tsx'),
    import('./run/folded.ts'),
  ]);
  return { LevelForm, Results, BestRuns, RunStart };
}

type SeriesEndParts = typeof import('./SeriesEnd.tsx');

interface FrameProps<T extends DrillTypes, Draft> extends Voice {
  readonly title: string;
  readonly view: DrillView<T, Draft>;
  readonly levels: DrillLevels;
  readonly session: DrillSession<T, Draft>;
  readonly run: DrillRun<T, Draft>;
  readonly source: DrillSource<T>;
  readonly end: SeriesEndParts | undefined;
  readonly refused: Refused | undefined;
  readonly model: string | undefined;
  readonly folded: Awaited<ReturnType<typeof loadFolded>> | undefined;
  readonly led: Led<T, Draft> | undefined;
}

export function Drill<T extends DrillTypes, Draft>({
  view,
  title,
  text,
  locale,
  words,
  questions,
}: DrillProps & { readonly view: DrillView<T, Draft> }) {
  const say = useMemo(() => speaker(locale, words), [locale, words]);
  const { levels, run, source } = useMemo(() => open(view, questions), [view, questions]);
  const { session, dealing, refused, model, over } = useStore(run.$run);
  const [led, setLed] = useState<Led<T, Draft>>();
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const start = async (): Promise<void> => {
      const found = await ledBy({ query, view, levels, run, locale });
      if (levels.isNew) levels.startBy(await skillsLater());
      run.follow(found?.guide);
      setLed(found);
      await run.begin(query);
    };
    void start();
    return $answered.listen((row) => row && levels.answered(row));
  }, [run, view, levels, locale]);
  const folded = useLater(loadFolded);
  const isNearEnd = useStore(run.$played).inSeries >= NEARLY;
  const end = useLater(isNearEnd ? loadSeriesEnd : loadNothing);
  const told = { title, view, levels, run, source, end, refused, model, folded, led, locale, say };
  const props = session && { ...told, session };
  return (
    <div class="drill" aria-busy={dealing}>
      <header class="drill-bar">
        <a href={pageHref(locale, 'drills')} aria-label={say('drills.title')}>
          ‹
        </a>
        <h1>{title}</h1>
        {props && (led ? <led.Bar run={run} say={say} locale={locale} /> : <Standing {...props} />)}
      </header>
      {props ? (
        <>
          <Notices {...props} />
          {over && led ? (
            <led.End run={run} say={say} locale={locale} />
          ) : (
            <>
              <Question {...props} />
              <Last {...props} />
            </>
          )}
          <More {...props} />
        </>
      ) : (
        <Dealing say={say} text={text} />
      )}
    </div>
  );
}

function Notices<T extends DrillTypes, Draft>({ view, refused, say }: FrameProps<T, Draft>) {
  return (
    <div class="drill-notices">
      <StorageTrouble say={say} />
      {refused && (
        <RefusedNotice
          say={say}
          what={refusedText(view.refused, refused.part, say)}
          why={view.describe(say, refused.error)}
        />
      )}
    </div>
  );
}

function refusedText(words: DrillView<DrillTypes, unknown>['refused'], part: string, say: Say) {
  const key = words?.[part] ?? (part === 'hand' ? 'finder.own.refused' : undefined);
  return key ? say(key) : say('answer.refused', { part });
}

/** What follows the id of the drill in the name of a skill. */
const withoutId = (skill: string): string => skill.slice(skill.indexOf('/') + 1);

/** What else results are counted under, in drills that have it. */
const SOURCES = ['own', 'lessons', 'play', 'formulas'];

/** Results outlive the levels that they were counted at. */
function recordedName(
  { levels, skillName }: Pick<DrillView<DrillTypes, unknown>, 'levels' | 'skillName'>,
  skill: string,
  say: Say,
): string {
  const name = withoutId(skill);
  return SOURCES.includes(name) || isLevelName(levels, name)
    ? skillName(say, name)
    : say('finder.results.former', { name: echoed(name) });
}

/** The level of the question on the board; one from an address or typed is of none. */
function LevelName<T extends DrillTypes, Draft>({ view, session, say }: FrameProps<T, Draft>) {
  const { skill } = useStore(session.$state);
  if (skill !== `${view.id}/own`) return <span>{view.skillName(say, withoutId(skill))}</span>;
  return <span>{say(view.link ? 'finder.level.positionLink' : 'finder.level.link')}</span>;
}

/** What stands in the bar where nothing else leads through the questions. */
const Standing = <T extends DrillTypes, Draft>(props: FrameProps<T, Draft>) => (
  <>
    <Level {...props} />
    <Seal {...props} />
    <Pips {...props} />
  </>
);

/** The level as a chip that opens over the board. */
const Level = <T extends DrillTypes, Draft>(props: FrameProps<T, Draft>) => {
  const { view, levels, run, folded, locale, say } = props;
  const level = useStore(levels.$level);
  const root = useRef<HTMLDetailsElement>(null);
  useEffect(() => closesOutside(root), []);
  return (
    <details class="drill-level" ref={root}>
      <summary>
        <span class="visually-hidden">{say('finder.level')}</span> <LevelName {...props} />
      </summary>
      <div class="drill-panel">
        {folded && (
          <folded.LevelForm
            say={say}
            level={level}
            fields={levels.fieldsAt(level)}
            words={view.fields}
            notes={view.notes ?? []}
            onPick={run.choose}
          />
        )}
        {folded && <folded.RunStart drill={view.id} locale={locale} />}
      </div>
    </details>
  );
};

/** Closes with a touch elsewhere, and with Escape. */
function closesOutside(root: RefObject<HTMLDetailsElement>): () => void {
  const close = (event: Event): void => {
    const fold = root.current;
    if (!fold?.open) return;
    if (event instanceof KeyboardEvent) {
      if (event.key !== 'Escape') return;
      fold.querySelector('summary')?.focus();
    } else if (event.target instanceof Node && fold.contains(event.target)) return;
    fold.open = false;
  };
  document.addEventListener('pointerdown', close);
  document.addEventListener('keydown', close);
  return () => {
    document.removeEventListener('pointerdown', close);
    document.removeEventListener('keydown', close);
  };
}

function Seal<T extends DrillTypes, Draft>({ run, end, say }: FrameProps<T, Draft>) {
  const { inSeries, last } = useStore(run.$played);
  return inSeries === SERIES && end ? <end.SeriesSeal last={last} say={say} /> : null;
}

/** The series so far, in pips; each opens its question again. */
function Pips<T extends DrillTypes, Draft>({ run, say }: FrameProps<T, Draft>) {
  const { inSeries, last } = useStore(run.$played);
  const series = last.slice(last.length - inSeries);
  const right = series.filter(({ result }) => result.right).length;
  return (
    <ol class="pips" aria-label={say('stage.series', { right, n: inSeries })}>
      {Array.from({ length: SERIES }, (_, at) => {
        const played = series[at];
        return (
          <li key={at} data-right={played && String(played.result.right)}>
            {played && (
              <button
                type="button"
                aria-label={say(played.result.right ? 'stage.pip.right' : 'stage.pip.wrong', {
                  n: at + 1,
                })}
                onClick={() => run.reopen(played)}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}

const Question = <T extends DrillTypes, Draft>(props: FrameProps<T, Draft>) => {
  const { view, session, run, model, led, locale, say } = props;
  const state = useStore(session.$state);
  const { Board, series } = view;
  const kept = useLater(loadKept);
  // What is led stays on its way.
  const onward = { kind: 'next', go: run.next, ...(!led && { choose: run.choose }) } as const;
  return (
    <>
      <Board
        {...{ session, state, locale, say, onward }}
        note={kept && <kept.Kept {...props} />}
        wholePage
      />
      {series && model && (
        <series.Note {...{ model, locale, say }} judged={state.verdict !== undefined} />
      )}
    </>
  );
};

const seconds = (locale: Locale, { spent }: Counted): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(spent / 1000);

/** The last questions, the newest first; each opens again. At the end of a series, what came of it. */
function Last<T extends DrillTypes, Draft>(props: FrameProps<T, Draft>) {
  const { view, run, end, locale, say } = props;
  const { inSeries, last } = useStore(run.$played);
  if (last.length === 0) return null;
  return (
    <section class="drill-last" aria-labelledby="last-title">
      <h2 id="last-title">{say('stage.last')}</h2>
      <div role="status">
        {inSeries === SERIES && end && !props.led && <end.SeriesEnd {...props} last={last} />}
      </div>
      <ol>
        {last.toReversed().map((played) => (
          <li key={last.length - last.indexOf(played)}>
            <button type="button" onClick={() => run.reopen(played)}>
              <span class="line-sign" data-right={String(played.result.right)} aria-hidden="true">
                {played.result.right ? '✓' : '✕'}
              </span>
              <span class="visually-hidden">
                {say(played.result.right ? 'stage.right' : 'stage.wrong')}
              </span>
              <span>{view.skillName(say, withoutId(played.state.skill))}</span>
              <span>{say('stage.seconds', { n: seconds(locale, played.result) })}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

const More = <T extends DrillTypes, Draft>(props: FrameProps<T, Draft>) => {
  const { view, session, run, refused, folded, locale, say } = props;
  const ask = async (texts: Texts) => {
    const error = await run.own(texts);
    return error && { part: error.part, why: view.describe(say, error.error) };
  };
  const nameOf = (skill: string): string => recordedName(view, skill, say);
  return (
    <div class="finder-more">
      <CopyLink
        key={session.$state.get().since}
        say={say}
        {...(view.link && { label: say(view.link) })}
      />
      {view.own && (
        <OwnFold
          say={say}
          parts={view.own}
          texts={refused?.texts ?? {}}
          isRefused={refused !== undefined}
          onAsk={ask}
        />
      )}
      <details class="fold">
        <summary>{say('finder.results')}</summary>
        {folded && (
          <>
            <folded.Results {...{ say, locale, nameOf }} drill={view.id} columns={view.columns} />
            <folded.BestRuns {...{ locale, nameOf }} drill={view.id} />
          </>
        )}
      </details>
    </div>
  );
};

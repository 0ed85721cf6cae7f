import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { isSamePage, LESSON, pathAfterLocale } from '../../course/links.ts';
import type { DrillTypes, Texts } from '../../engine/drills.ts';
import { isPageBack } from '../../stores/device/page-back.ts';
import { drillLevels } from '../../stores/question/drill-levels.ts';
import { type BadTexts, createDrillRun, SERIES } from '../../stores/question/drill-run.ts';
import { drillSource } from '../../stores/question/drill-source.ts';
import { boardMemory } from '../../stores/question/on-board.ts';
import { drillSteer } from '../../stores/question/steer.ts';
import {
  $lastAnswer,
  keepMistakeLater,
  recordLater,
  skillsLater,
} from '../../stores/record/later.ts';
import { CopyLink } from '../answer/CopyLink.tsx';
import { OwnFold } from '../answer/OwnFold.tsx';
import { CLOCK } from '../parts/clock.ts';
import { desks } from '../parts/desks.ts';
import { StorageTrouble } from '../parts/Notices.tsx';
import { useLater } from '../parts/use-later.ts';
import { useParts } from '../parts/use-next-frame.ts';
import { useSay } from '../parts/use-say.ts';
import { useStore } from '../parts/use-store.ts';
import { DrillFrame } from './DrillFrame.tsx';
import type { DrillParts } from './drill-parts.ts';
import type { GuideView } from './guide-view.ts';
import { guideFor, guideIn } from './guides.ts';
import { LEVEL_PANEL, LevelName } from './LevelName.tsx';
import type { DrillProps, PageView } from './view.ts';

/** Fetched with it: an island that shows no page of a drill does without. */
export { pageView } from './view.ts';

/** The address carries the position, to be shared and to survive a reload; its notation unescaped. */
function showInAddress(texts: Texts): void {
  const query = Object.entries(texts).flatMap(([name, text]) =>
    text === undefined ? [] : [`${name}=${text}`],
  );
  const from = new URLSearchParams(location.search).get(LESSON);
  // A name, which needs no escape; anything else leads to no lesson.
  if (from && /^[a-z0-9-]+\/[a-z0-9-]+$/.test(from)) query.push(`${LESSON}=${from}`);
  query.push(...guideIn(location.search));
  const address = `${location.pathname}?${query.join('&')}${location.hash}`;
  history.replaceState(history.state, '', address);
}

/** By the page that it is asked on, as addresses name it. */
const askedHere = (texts: Texts) => ({
  page: pathAfterLocale(location.pathname).split('/')[1] ?? '',
  texts,
});

const isThisDrill = (address: string): boolean => isSamePage(address, location.href);

const loadSeriesEnd = () => import('./SeriesEnd.tsx');
const loadNothing = async () => undefined;
const loadNote = () => import('./mistake-note/MistakeNote.tsx');

/** What the end of a series shows: fetched shortly before. */
const NEARLY = SERIES - 2;

function open<T extends DrillTypes, Draft>(
  view: PageView<T, Draft>,
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
    onResult: (result, _, isReview) => {
      void recordLater(result);
      if (!isReview) void keepMistakeLater(result);
    },
  });
  return { levels, run, source };
}

/** What is not needed before the first answer: fetched when there is time. */
const loadLater = () => import('./later-parts.ts');

type SeriesEndParts = typeof import('./SeriesEnd.tsx');

interface FrameProps<T extends DrillTypes, Draft> extends DrillParts<T, Draft> {
  readonly end: SeriesEndParts | undefined;
  readonly refused: BadTexts | undefined;
  readonly model: string | undefined;
  readonly later: typeof import('./later-parts.ts') | undefined;
}

export function Drill<T extends DrillTypes, Draft>({
  view,
  title,
  text,
  locale,
  questions,
  reading = [],
}: DrillProps & { readonly view: PageView<T, Draft> }) {
  const say = useSay(locale);
  const { levels, run, source } = useMemo(() => open(view, questions), [view, questions]);
  const { session, dealing, refused, model, over } = useStore(run.$run);
  const [guide, setGuide] = useState<GuideView<T, Draft>>();
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    void guideFor({ query, view, levels, run, locale }).then(async (found) => {
      if (levels.isNew) levels.startBy(await skillsLater());
      run.follow(found?.guide);
      setGuide(found);
      await run.begin(query);
    });
    return $lastAnswer.listen((row) => row && levels.onAnswer(row));
  }, [run, view, levels, locale]);
  // Nothing is fetched for later while the first question is on its way.
  const later = useLater(session ? loadLater : loadNothing);
  const { inSeries } = useStore(run.$played);
  const end = useLater(inSeries >= NEARLY ? loadSeriesEnd : loadNothing);
  const parts = { view, levels, run, source, end, refused, model, later, reading };
  const props = session && { ...parts, session, guide, locale, say };
  // What stands in the bar comes first.
  const [isAsked, isWhole] = useParts(session);
  return (
    <DrillFrame
      {...{ title, text, locale, say }}
      dealing={dealing || !isAsked}
      bar={
        props &&
        (guide ? <guide.Bar run={run} say={say} locale={locale} /> : <SeriesBar {...props} />)
      }
    >
      {props && isAsked ? (
        <>
          <Notices {...props} />
          {over && guide ? (
            <>
              <guide.End run={run} say={say} locale={locale} />
              <MoreTools {...props} />
            </>
          ) : (
            <>
              <Question {...props} />
              {isWhole && <Tools {...props} />}
            </>
          )}
        </>
      ) : undefined}
    </DrillFrame>
  );
}

function Notices<T extends DrillTypes, Draft>(props: FrameProps<T, Draft>) {
  const { view, refused, later, guide, say } = props;
  return (
    <div class="drill-notices">
      <StorageTrouble say={say} />
      {guide?.Lead && <guide.Lead />}
      {refused && later && <later.RefusedAddress {...{ view, refused, say }} />}
    </div>
  );
}

/** The bar of a drill without a guide. */
const SeriesBar = <T extends DrillTypes, Draft>(props: FrameProps<T, Draft>) => (
  <>
    <LevelChip {...props} />
    <Pips {...props} />
    <Seal {...props} />
  </>
);

/** The level as a chip that opens over the board. */
const LevelChip = <T extends DrillTypes, Draft>(props: FrameProps<T, Draft>) => {
  const { view, levels, run, later, say } = props;
  const level = useStore(levels.$level);
  const root = useRef<HTMLDetailsElement>(null);
  useEffect(() => (root.current && later?.closesOutside(root.current)) ?? undefined, [later]);
  return (
    <details class="drill-level" id={LEVEL_PANEL} ref={root}>
      <summary class="row touch plain-list">
        <span class="visually-hidden">{say('finder.level')}</span> <LevelName {...props} />
      </summary>
      <div class="drill-panel card">
        {later && (
          <later.LevelForm
            say={say}
            level={level}
            fields={levels.fieldsAt(level)}
            words={view.fields}
            notes={view.notes ?? []}
            under={view.under}
            onPick={run.choose}
          />
        )}
      </div>
    </details>
  );
};

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
    <ol class="pips flex push plain-list" aria-label={say('stage.series', { right, n: inSeries })}>
      {Array.from({ length: SERIES }, (_, at) => {
        const played = series[at];
        return (
          <li class="grid centre" key={at} data-right={played && String(played.result.right)}>
            {played && (
              <button
                class="bare"
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
  const { view, session, run, model, later, guide, locale, say } = props;
  const state = useStore(session.$state);
  const { Board, series } = view;
  const note = useLater(loadNote);
  // The questions of a guide stay on their way.
  const onward = { kind: 'next', go: run.next, ...(!guide && { choose: run.choose }) } as const;
  return (
    <>
      <Board
        {...{ session, state, locale, say, onward }}
        before={later && <later.Rail {...props} />}
        note={note && <note.DrillNote {...props} />}
        wholePage
      />
      {series && model && (
        <series.Note {...{ model, locale, say }} judged={state.verdict !== undefined} />
      )}
    </>
  );
};

/** The last questions and further tools: on a phone behind one button, and hidden while a clock runs. */
function Tools<T extends DrillTypes, Draft>(props: FrameProps<T, Draft>) {
  const { session, run, refused, later, guide, say } = props;
  const [isOpen, setOpen] = useState(refused !== undefined);
  const { inSeries } = useStore(run.$played);
  const { verdict } = useStore(session.$state);
  useEffect(() => {
    if (inSeries === SERIES) setOpen(true);
  }, [inSeries]);
  if (guide?.isTimed?.() && !verdict) return null;
  return (
    <div class="drill-tools column" data-open={isOpen ? '' : undefined}>
      <button
        type="button"
        class="button drill-more"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {say('finder.more')}
      </button>
      {later && <later.LastQuestions {...props} />}
      <MoreTools {...props} />
    </div>
  );
}

const MoreTools = <T extends DrillTypes, Draft>(props: FrameProps<T, Draft>) => {
  const { view, session, run, refused, later, locale, say } = props;
  const voice = { locale, say };
  const ask = async (texts: Texts) => {
    const error = await run.own(texts);
    return error && { part: error.part, why: (await view.errors())(say, error.error) };
  };
  return (
    <div class="finder-more grid gap-2 text-s line-above">
      <CopyLink
        key={session.$state.get().since}
        say={say}
        {...(view.link && { label: say(view.link) })}
      />
      {later && !view.isUnlisted && (
        <later.IntoSet question={async () => askedHere(session.$state.get().texts)} {...voice} />
      )}
      {view.own.length > 0 && (
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
        {later && <later.DrillRecord view={view} {...voice} />}
      </details>
    </div>
  );
};

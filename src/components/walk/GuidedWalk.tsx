import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { QuestionData, TableTypes } from '../../engine/drills.ts';
import type { PlayableRules } from '../../engine/scoring.ts';
import {
  type CeremonyAct,
  type CeremonyChance,
  type CeremonyStep,
  loadAtTable,
  type WalkQuestion,
  walkTables,
} from '../../engine/table.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Voice } from '../../i18n/speak.ts';
import { promptOf } from '../../i18n/table/table-prompt.ts';
import { answerText } from '../../i18n/table/table-words.ts';
import { walkActText } from '../../i18n/table/walk-words.ts';
import { drillSource } from '../../stores/question/drill-source.ts';
import { recordLater } from '../../stores/record/later.ts';
import { answerPosition } from '../../stores/record/lessons.ts';
import { keepWalkStop, walkStopOf } from '../../stores/record/progress.ts';
import { createWalk, type WalkRun } from '../../stores/table/walk.ts';
import { Stage } from '../answer/Stage.tsx';
import { Reasons, TABLE_JUDGEMENT } from '../drills/table/TableReasons.tsx';
import { Button } from '../parts/Button.tsx';
import { CLOCK } from '../parts/clock.ts';
import { desks } from '../parts/desks.ts';
import { StorageTrouble } from '../parts/Notices.tsx';
import { digitKeys } from '../parts/use-keys.ts';
import { useStore } from '../parts/use-store.ts';
import { WalkBoard } from './WalkBoard.tsx';
import { isByStack } from './walk-marks.ts';

export interface WalkProps {
  readonly id: string;
  readonly lesson: string | undefined;
  readonly rules: PlayableRules;
  readonly chance: CeremonyChance;
  readonly until: CeremonyAct['kind'];
  readonly asks: readonly Omit<WalkQuestion, 'shown'>[];
  readonly asked: readonly QuestionData<TableTypes>[];
  readonly locale: Locale;
}

interface LiveWalk {
  readonly tables: readonly CeremonyStep[];
  readonly run: WalkRun;
  readonly length: number;
}

/** Long enough to read what is done. */
const STEP_MS = 1600;
/** Dealt one after another, all alike. */
const TAKE_MS = 650;

const pauseIn =
  (tables: readonly CeremonyStep[]) =>
  (shown: number): Promise<void> => {
    const isTaking = tables[shown]?.act.kind === 'take' && tables[shown - 1]?.act.kind === 'take';
    return new Promise((resolve) => setTimeout(resolve, isTaking ? TAKE_MS : STEP_MS));
  };

/** The tables of a walk, and its run through them. */
export async function walkOf({ id, lesson, rules, chance, until, asks, asked }: WalkProps) {
  const puts = asked.map(({ shown }, at) => ({ ...asks[at], shown }));
  const { tables, stops } = walkTables(await loadAtTable(rules), { chance, until, puts });
  const run = createWalk({
    ...{ asks: asked, stops, length: tables.length, clock: CLOCK },
    pause: pauseIn(tables),
    source: drillSource<TableTypes>('at-the-table', desks),
    ...{ left: walkStopOf(id), onStop: (stop) => keepWalkStop(id, stop), onResult: recordLater },
    onDone: (right) => lesson && answerPosition({ lesson, position: id, right }),
  });
  return { tables, run, length: asked.length };
}

/** Where the focus goes once what had it is gone or hidden: a question is chosen at, or slid to. */
const FOCUSED = ['.stack-slider input', '.walk-board'];

/** An act takes away what was touched; a question is begun where it is answered. */
function useSteadyFocus(root: RefObject<HTMLElement>, question: unknown): void {
  const last = useRef(question);
  const hadFocus = useRef(false);
  // Looked up before the table is redrawn.
  hadFocus.current = root.current?.contains(document.activeElement) ?? false;
  useLayoutEffect(() => {
    const now = document.activeElement;
    const isNew = last.current !== question;
    last.current = question;
    const isKept = !isNew && root.current?.contains(now) && now?.checkVisibility();
    if (!hadFocus.current || isKept) return;
    const found = FOCUSED.map((wanted) => root.current?.querySelector<HTMLElement>(wanted));
    found.find(Boolean)?.focus({ preventScroll: true });
  });
}

/** What was answered last, and why. */
interface LastAnswer {
  readonly shown: TableTypes['shown'];
  readonly verdict: TableTypes['verdict'];
}

export function GuidedWalk(props: LiveWalk & Voice) {
  const { run, tables, length, locale, say } = props;
  const { session } = run;
  const walk = useStore(run.$walk);
  const state = useStore(session.$state);
  const [last, setLast] = useState<LastAnswer | undefined>(undefined);
  const { shown, verdict, draft, nudged } = state;
  useEffect(() => {
    if (verdict) setLast({ shown, verdict });
  }, [shown, verdict]);
  const root = useRef<HTMLDivElement>(null);
  useSteadyFocus(root, shown);
  const first = useRef(walk.shown);
  const voice = { locale, say };
  const step = tables[walk.shown - 1] as CeremonyStep;
  const previous = walk.shown > first.current ? tables[walk.shown - 2]?.scene : undefined;
  const isAsking = walk.phase === 'asking';
  const text = isAsking ? promptOf(shown, voice) : walkActText(step, voice);
  const refused = nudged && draft === nudged.draft && answerText(shown, draft, voice);
  const onward = useMemo(
    () => ({
      kind: walk.phase === 'done' ? ('again' as const) : ('next' as const),
      go: walk.phase === 'done' ? run.restart : run.skip,
    }),
    [walk.phase, run],
  );
  return (
    <div class="walk" ref={root} data-direct={isByStack(shown) ? undefined : ''}>
      <Stage
        {...{ session, state, onward, say }}
        wholePage={false}
        keys={(root) => digitKeys(root, '[data-item]')}
        context={
          <p class="table-prompt text-m">
            {text}{' '}
            <span class="walk-count soft sans text-s one-line">
              {say('atlas.hand.at', { at: walk.asked + 1, all: length })}
            </span>
          </p>
        }
        answer={<WalkBoard {...{ step, previous, state, run, locale, say }} isAsking={isAsking} />}
        spoken={text}
        isReady={draft.length > 0}
        actions={
          walk.asked > 0 &&
          walk.phase !== 'done' && <Button onClick={run.restart}>{say('walk.restart')}</Button>
        }
        deed={say('walk.here')}
        refusal={refused ? say('walk.refused', { answer: refused }) : ''}
        verdict={walk.phase === 'done' ? say('walk.done') : say('answer.correct')}
        hintText={(hints, step) => TABLE_JUDGEMENT.hintText(hints, step, { shown, ...voice })}
        aside={<Aside last={last} {...voice} />}
      />
    </div>
  );
}

/** What was answered last, and why. */
const Aside = ({ last, ...voice }: Voice & { readonly last: LastAnswer | undefined }) => (
  <>
    <StorageTrouble say={voice.say} />
    {last && (
      <div class="walk-last line-above text-s soft">
        <p>{promptOf(last.shown, voice)}</p>
        <Reasons shown={last.shown} verdict={last.verdict} {...voice} />
      </div>
    )}
  </>
);

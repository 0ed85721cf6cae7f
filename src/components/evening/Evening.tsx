/** A lesson of the first evening: the table, what is asked, the reader's tiles, what can be said. */
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { type EveningTypes, TABLE_ACTS } from '../../engine/evening.ts';
import { isTile } from '../../engine/notation.ts';
import { playerFirst } from '../../i18n/hand/player-names.ts';
import { tileInText, tileName } from '../../i18n/hand/tile-names.ts';
import type { Say } from '../../i18n/speak.ts';
import { whenIdle } from '../../stores/device/idle.ts';
import { isStill } from '../../stores/device/still.ts';
import { createEvening, type EveningPlay as EveningStore } from '../../stores/guide/evening.ts';
import { drillSource } from '../../stores/question/drill-source.ts';
import { desks } from '../parts/desks.ts';
import { Unbroken } from '../parts/Unbroken.tsx';
import { useFeedback } from '../parts/use-feedback.ts';
import { useFlip } from '../parts/use-flip.ts';
import { digitKeys, useKeys } from '../parts/use-keys.ts';
import { useSay } from '../parts/use-say.ts';
import { useStore } from '../parts/use-store.ts';
import { EveningBar } from './EveningBar.tsx';
import { EveningHand, Items, Rack, Won } from './EveningHand.tsx';
import { EveningTable } from './EveningTable.tsx';
import { actName, type EveningProps, foundIn, ringOf, type StepProps } from './evening-view.ts';
import '../answer/drill.css';
import './evening.css';

/** What is remembered is fetched once the lesson is there. */
const loadLessons = () => import('../../stores/record/lessons.ts');

type Steps = Pick<EveningProps, 'steps' | 'first' | 'lesson'>;

function lessonOf({ steps, first, lesson }: Steps): EveningStore {
  const ids = steps.map(({ id }) => id);
  return createEvening({
    ...{ steps, first },
    source: drillSource<EveningTypes>('first-evening', desks),
    onAnswer: (answered) =>
      void loadLessons().then(({ answerPosition, finishLesson, solvedIn }) => {
        answerPosition({ lesson, ...answered });
        if (solvedIn(lesson, ids) === ids.length) finishLesson(lesson, ids);
      }),
    now: () => performance.now(),
  });
}

/** Takes up a lesson that was left on the way. */
async function takeUp(evening: EveningStore, { lesson, steps }: Steps): Promise<void> {
  const { openLesson, solvedIn } = await loadLessons();
  openLesson(lesson);
  const at = solvedIn(
    lesson,
    steps.map(({ id }) => id),
  );
  if (at > 0 && at < steps.length) await evening.takeUp(at);
}

/** What was touched and refused lifts, and comes back. */
function useRefusal(root: RefObject<HTMLElement>, acts: number, refused: string | undefined): void {
  useLayoutEffect(() => {
    if (acts === 0 || refused === undefined) return;
    if (isStill()) return;
    const touched = root.current?.querySelector(`[data-act="${refused}"]`);
    touched?.animate([{ translate: '0 0' }, { translate: '0 -0.5rem' }, { translate: '0 0' }], {
      duration: 200,
      easing: 'ease-out',
    });
  }, [root, acts, refused]);
}

/** The focus of a button that goes with its step goes to the first of the next one. */
function useKeptFocus(root: RefObject<HTMLElement>): void {
  const hadFocus = useRef(false);
  hadFocus.current = root.current?.contains(document.activeElement) ?? false;
  useLayoutEffect(() => {
    if (!hadFocus.current || root.current?.contains(document.activeElement)) return;
    const next = ['.evening-end a', '[data-onward]', 'button.evening-tile', '.evening-wall'];
    const found = next.map((wanted) => root.current?.querySelector<HTMLElement>(wanted));
    found.find(Boolean)?.focus({ preventScroll: true });
  });
}

/** A step that follows another is seen from its top. */
function useTop(root: RefObject<HTMLElement>, at: number): void {
  useLayoutEffect(() => {
    const board = at > 0 ? root.current : null;
    if (board && board.getBoundingClientRect().top < 0) board.scrollIntoView();
  }, [root, at]);
}

const LETTERS = { wall: 'w', 'far-wall': 'f', pass: 'p', chow: 'c', pung: 'u', kong: 'k' };

export function Evening(props: EveningProps & { readonly children?: ComponentChildren }) {
  const { locale, steps, first, lesson, seats, children } = props;
  const say = useSay(locale);
  const evening = useMemo(() => lessonOf({ steps, first, lesson }), [steps, first, lesson]);
  const root = useRef<HTMLDivElement>(null);
  const state = useStore(evening.$state);
  const { at, asked, verdict, acts } = state;
  const step = steps[at];
  const act = (act: string): void => void evening.act(act);
  useFeedback();
  useEffect(() => void takeUp(evening, { steps, first, lesson }), [evening, steps, first, lesson]);
  useEffect(() => whenIdle(desks.warm), []);
  useFlip(root, state);
  useRefusal(root, acts, verdict?.reason && verdict.act);
  useKeptFocus(root);
  useTop(root, at);
  useKeys(root, true, {
    enter: () => void evening.goOn(),
    m: () => act('mah-jong'),
    ...Object.fromEntries(
      TABLE_ACTS.flatMap((known) =>
        known === 'mah-jong' ? [] : [[LETTERS[known], () => act(known)]],
      ),
    ),
    ...digitKeys(root, 'button.evening-tile', (found) => found.click()),
  });
  const { river, lastAct } = state;
  const stepProps = step && {
    shown: asked.shown,
    step,
    verdict,
    river,
    lastAct,
    say,
    act,
    ...ringOf(state),
  };
  return (
    <div class="evening question" ref={root} data-step={step?.id ?? 'end'}>
      <Bar {...props} at={at} say={say} />
      {stepProps ? (
        <>
          <EveningTable {...stepProps} seats={seats} />
          <Question {...stepProps} />
          <EveningBar {...stepProps} why={props.why} evening={evening} />
        </>
      ) : (
        <section class="evening-end grid gap-4 items-centre text-centre pack-middle">
          {children}
        </section>
      )}
    </div>
  );
}

/** What is asked, with the tiles that answer it. */
const Question = (props: StepProps) => {
  const { shown, step, verdict } = props;
  return (
    <div
      class="evening-asked grid pack-middle items-centre gap-4"
      data-many={shown.concealed.length > 7 ? '' : undefined}
    >
      <div class="evening-told" role="status">
        {verdict?.won ? (
          <Won {...props} />
        ) : (
          <p class="evening-text text-l text-centre lining">
            <Narration {...props} />
            <Unbroken text={(verdict?.isDone ? step.after : step.text) ?? ''} />
          </p>
        )}
      </div>
      <EveningHand {...props} />
      {shown.rack.length > 0 && <Rack {...props} found={foundIn(props)} />}
      {shown.items.length > 0 && <Items {...props} found={foundIn(props)} />}
    </div>
  );
};

/** What has come to pass on the table, for those who do not see it. */
function Narration({ shown: { drawn, given }, lastAct, verdict, say }: StepProps) {
  if (verdict?.isDone) return null;
  return (
    <span class="visually-hidden">
      {lastAct !== undefined && actText(say, lastAct)}
      {drawn && say('evening.drawn', { tile: tileName(say, drawn) })}
      {given &&
        say('evening.discards', {
          wind: playerFirst(say, given.seat),
          tile: tileInText(say, 'the', given.tile),
        })}
    </span>
  );
}

/** What the reader has done to come here. */
const actText = (say: StepProps['say'], act: string): string =>
  isTile(act)
    ? say('evening.discarded', { tile: tileInText(say, 'the', act) })
    : `${actName(say, act, [])}. `;

interface BarProps extends Pick<EveningProps, 'title' | 'name' | 'back' | 'steps'> {
  readonly at: number;
  readonly say: Say;
}

const Bar = ({ title, name, back, steps, at, say }: BarProps) => (
  <header class="evening-bar row gap-2 line-below">
    <a href={back} aria-label={say('evening.title')}>
      ‹
    </a>
    <h1>
      <span class="evening-number soft lining">{name}</span>
      {title}
    </h1>
    <ol
      aria-label={say('evening.steps', {
        n: Math.min(at + 1, steps.length),
        all: steps.length,
      })}
    >
      {steps.map(({ id }, place) => (
        <li key={id} data-done={place < at ? '' : undefined} />
      ))}
    </ol>
  </header>
);

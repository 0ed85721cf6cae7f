/** The one frame of a question: its hand, what is asked, the action bar with the verdict, the reasons. */
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { DrillTypes } from '../../engine/drills.ts';
import type { Say } from '../../i18n/speak.ts';
import type { WordKey } from '../../i18n/words/index.ts';
import type { DrillSession, SessionState } from '../../stores/question/drill-session.ts';
import { Button } from '../parts/Button.tsx';
import { Unbroken } from '../parts/Unbroken.tsx';
import { useFeedback } from '../parts/use-feedback.ts';
import { type Keys, useKeys } from '../parts/use-keys.ts';
import { useNextFrame } from '../parts/use-next-frame.ts';
import './stage.css';

/** What comes after the verdict: another question, the same one, or one like it. */
export interface Onward {
  readonly kind: 'next' | 'again' | 'vary';
  readonly go: () => void;
}

export interface StageProps<T extends DrillTypes, Draft> {
  readonly session: DrillSession<T, Draft>;
  readonly state: SessionState<T, Draft>;
  readonly onward: Onward;
  /** Whether the keys work on the whole page, and the stage takes all of its room. */
  readonly wholePage: boolean;
  readonly pageKeys?: boolean | undefined;
  readonly say: Say;
  /** Keys of this board, beside Enter for the main action and H for a hint. */
  readonly keys?: Keys | ((root: RefObject<HTMLElement>) => Keys);
  /** Seats, circumstances, agreements: one line above the hand. */
  readonly context?: ComponentChildren;
  readonly hand?: ComponentChildren;
  readonly ask?: ComponentChildren;
  readonly answer?: ComponentChildren;
  /** The question in words, and after the answer what is looked at, for those who do not see it. */
  readonly spoken?: string | undefined;
  /** Whether there is something to check. */
  readonly isReady: boolean;
  /** What is wanted, where the answer was to be checked and is none. */
  readonly alert?: string | undefined;
  /** Instead of checking and going on. */
  readonly proceed?: (() => void) | undefined;
  /** What the main action is called before the verdict, where it is no check. */
  readonly deed?: ComponentChildren;
  /** What it is called after the verdict, where it does not go on yet. */
  readonly onwardWords?: WordKey | undefined;
  /** Quiet actions beside the main one. */
  readonly actions?: ComponentChildren;
  readonly verdict: ComponentChildren;
  /** What is said of a wrong answer, where the reader tries until it is right. */
  readonly refusal?: string | undefined;
  /** How a verdict that is neither right nor wrong is marked. */
  readonly grade?: { readonly name: string; readonly sign: string } | undefined;
  readonly hintText: ((hints: T['hints'], step: string) => ComponentChildren) | undefined;
  /** What belongs to the question and is looked up beside it. */
  readonly aside?: ComponentChildren;
  /** What stands beside the question until it is answered. */
  readonly before?: ComponentChildren;
  /** What the reader's record says of the answer, above the reasons. */
  readonly note?: ComponentChildren;
  /** Beside the board once the answer is judged. */
  readonly reasons?: ComponentChildren;
}

/** Checks the answer, or goes on once it is judged: what Enter does, and the main button. */
const goOn = <T extends DrillTypes, Draft>({ session, onward }: StageProps<T, Draft>): void => {
  if (session.$state.get().verdict) onward.go();
  else void session.check(performance.now());
};

/** Where a field goes with the verdict, its focus moves to the main button: the keys go on working. */
function useSteadyFocus(root: RefObject<HTMLElement>): void {
  const hadFocus = useRef(false);
  // Looked up before the fields are redrawn.
  hadFocus.current = root.current?.contains(document.activeElement) ?? false;
  useLayoutEffect(() => {
    if (!hadFocus.current || root.current?.contains(document.activeElement)) return;
    root.current?.querySelector<HTMLElement>('.button--main')?.focus({ preventScroll: true });
  });
}

/** A question that follows another is seen from its top, wherever the reasons were read. */
function useTop(root: RefObject<HTMLElement>, texts: unknown, wholePage: boolean): void {
  const seen = useRef(texts);
  useEffect(() => {
    if (seen.current === texts) return;
    seen.current = texts;
    const board = wholePage && root.current?.querySelector('.stage-board');
    if (board && board.getBoundingClientRect().top < 0) board.scrollIntoView();
  }, [root, texts, wholePage]);
}

export function Stage<T extends DrillTypes, Draft>(props: StageProps<T, Draft>) {
  const { session, state, wholePage, proceed = () => goOn(props), keys } = props;
  const root = useRef<HTMLDivElement>(null);
  const withReasons = useNextFrame(state.verdict);
  useFeedback();
  useSteadyFocus(root);
  useKeys(root, wholePage || (props.pageKeys ?? false), {
    enter: proceed,
    h: () => void session.hint(),
    ...(typeof keys === 'function' ? keys(root) : keys),
  });
  useTop(root, state.texts, wholePage);
  const submit = (event: Event): void => {
    event.preventDefault();
    proceed();
  };
  return (
    <div
      class="question stage pack-top gap-3"
      ref={root}
      data-page={wholePage ? '' : undefined}
      data-judged={state.verdict && (state.verdict.right ? 'right' : 'wrong')}
      aria-busy={state.busy}
    >
      <form class="stage-board pack-top gap-3" onSubmit={submit} noValidate>
        {props.context && <div class="stage-context">{props.context}</div>}
        {props.hand && <div class="stage-hand">{props.hand}</div>}
        <div class="stage-answer pack-top gap-3">
          {props.ask && <p class="question-choose sans text-s text-centre soft">{props.ask}</p>}
          {props.answer}
        </div>
        <Actions {...props} />
      </form>
      <div class="stage-rail pack-top gap-3">
        {props.aside}
        {!state.verdict && props.before}
        <Hints {...props} />
        {props.note}
        {withReasons && props.reasons}
      </div>
      <Spoken {...props} />
    </div>
  );
}

function Actions<T extends DrillTypes, Draft>(props: StageProps<T, Draft>) {
  const { session, state, say, isReady, verdict, grade } = props;
  const judged = state.verdict;
  const left = state.hintSteps.length - state.taken;
  const isTried = state.draft === state.nudged?.draft;
  return (
    <div class="question-actions grid gap-2">
      <div class="verdict" role="status">
        {judged && verdict !== undefined && (
          <p
            class="verdict-line text-m bold"
            data-right={String(judged.right)}
            data-grade={grade?.name}
            data-sign={grade?.sign ?? (judged.right ? '✓' : '✕')}
          >
            <Unbroken text={verdict} />
          </p>
        )}
        {!judged && state.nudged && (
          <p class="nudge-line text-m bold">{props.refusal ?? nudgeText(state.nudged.far, say)}</p>
        )}
        {props.alert && state.unread.length > 0 && (
          <p class="alert" role="alert">
            {props.alert}
          </p>
        )}
      </div>
      <button
        type="submit"
        class="button button--main"
        aria-keyshortcuts="Enter"
        data-ready={judged || (isReady && !isTried) ? '' : undefined}
        data-more={props.onwardWords && ''}
      >
        {mainWords(props)}
      </button>
      <span class="stage-quiet cluster gap-1">
        {!judged && (
          <Button data-hint aria-keyshortcuts="H" aria-disabled={left === 0} onClick={session.hint}>
            {say('stage.hintsLeft', { n: left })}
          </Button>
        )}
        {props.actions}
      </span>
      {!judged && state.nudged && props.refusal === undefined && (
        <button type="button" class="button button--quiet stage-give-up" onClick={session.giveUp}>
          {say('stage.giveUp')}
        </button>
      )}
    </div>
  );
}

/** How far a first try is, and that there is a second one. */
function nudgeText(
  far: { found: number; all: number; extra: number } | undefined,
  say: Say,
): string {
  if (!far || far.all + far.found < 2) return say('stage.nudge');
  return say(far.extra > 0 ? 'stage.nudge.extra' : 'stage.nudge.far', far);
}

const AFTER = { next: 'stage.next', again: 'stage.again', vary: 'stage.another' } as const;

const mainWords = <T extends DrillTypes, Draft>(props: StageProps<T, Draft>): ComponentChildren =>
  props.state.verdict
    ? props.say(props.onwardWords ?? AFTER[props.onward.kind])
    : (props.deed ?? props.say('stage.check'));

function Hints<T extends DrillTypes, Draft>({ state, say, hintText }: StageProps<T, Draft>) {
  const { hints, hintSteps, taken, verdict } = state;
  return (
    <ol class="question-hints text-s soft" aria-live="polite" aria-label={say('stage.hints')}>
      {!verdict &&
        hints !== undefined &&
        hintText &&
        hintSteps.slice(0, taken).map((step) => {
          const said = hintText(hints, step);
          return (
            said !== '' && (
              <li key={step}>
                <Unbroken text={said} />
              </li>
            )
          );
        })}
    </ol>
  );
}

/** Reads out what follows the first question; the region stands there before it is filled. */
function Spoken<T extends DrillTypes, Draft>({ spoken }: StageProps<T, Draft>) {
  const first = useRef(spoken);
  first.current ??= spoken;
  return (
    <p class="visually-hidden" role="status" data-spoken>
      {spoken !== first.current && spoken}
    </p>
  );
}

/** In the bar of a drill while a run goes on: how far it is, its clock, and the way out. */
import type { ReadableAtom } from 'nanostores';
import { useEffect, useState } from 'preact/hooks';
import type { Say } from '../../../i18n/speak.ts';
import { missedIn, questionsIn, type RunState, rightIn } from '../../../stores/guide/runs/run.ts';
import type { RunGuide } from '../../../stores/guide/runs/run-guide.ts';
import { useStore } from '../../parts/use-store.ts';
import { clockText, timeLeftText } from './run-figures.ts';

interface RunBarProps {
  readonly guide: RunGuide;
  readonly say: Say;
  readonly run: { readonly $run: ReadableAtom<{ readonly over: boolean }> };
  /** The drill without a run. */
  readonly href: string;
}

export function RunBar({ guide, run, say, href }: RunBarProps) {
  const state = useStore(guide.$state);
  const { over } = useStore(run.$run);
  if (!state) return null;
  return (
    <div
      class="run-bar row push gap-3 figure-line one-line"
      data-ended={state.ended ? '' : undefined}
    >
      <span class="run-at text-xs soft">{placeText(state, say)}</span>
      <Clock {...{ guide, state, say }} />
      <Progress state={state} />
      {state.ended && !over ? (
        <button
          type="button"
          class="run-leave bare grid centre touch text-s no-underline"
          onClick={guide.finish}
        >
          {say('run.toResult')}
        </button>
      ) : (
        <a
          class="run-leave bare grid centre touch text-s no-underline"
          href={href}
          title={say('run.leave')}
        >
          <span class="text-l" aria-hidden="true">
            ×
          </span>
          <span class="visually-hidden">{say('run.leave')}</span>
        </a>
      )}
    </div>
  );
}

function placeText(state: RunState, say: Say): string {
  const { answers, again, standing, ended } = state;
  const n = questionsIn(state);
  if (n === undefined) return say('run.inRow', { n: rightIn(state) });
  if (ended && !state.over && missedIn(state).length > 0) {
    const at = again.length + Number(standing?.again !== undefined);
    return say('run.again', { at: Math.max(1, at), n: missedIn(state).length });
  }
  return say('run.at', { at: Math.min(n, answers.length + Number(standing !== undefined)), n });
}

const SECOND = 1000;

/** Drawn anew as each second passes; what stands still is not. */
function useTime({ time, $running }: RunGuide, isStorm: boolean): number {
  const isRunning = useStore($running);
  const [, tick] = useState(0);
  useEffect(() => {
    if (!isRunning) return undefined;
    let timer = 0;
    const wait = (): void => {
      const past = time() % SECOND;
      timer = window.setTimeout(
        () => {
          tick((count) => count + 1);
          wait();
        },
        (isStorm ? past : SECOND - past) + 20,
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [time, isRunning, isStorm]);
  return time();
}

/** From when on the time that is left is said aloud, once each. */
const SAID = [
  [10 * SECOND, 'run.seconds'],
  [60 * SECOND, 'run.minute'],
] as const;

function Clock({
  guide,
  state,
  say,
}: Pick<RunBarProps, 'guide' | 'say'> & { readonly state: RunState }) {
  const isStorm = state.kind === 'storm';
  const time = useTime(guide, isStorm);
  const isRunning = useStore(guide.$running);
  const [, said] = (isStorm && !state.ended && SAID.find(([from]) => time <= from)) || [];
  return (
    <>
      <span
        class="run-clock text-m"
        // A clock that is not read out by itself.
        role="timer"
        aria-label={say(isStorm ? 'run.left' : 'run.time')}
        data-still={isRunning ? undefined : ''}
      >
        {isStorm ? timeLeftText(time) : clockText(time)}
      </span>
      <span class="visually-hidden" role="status">
        {said && say(said)}
      </span>
    </>
  );
}

/** A line of the outcomes so far; said in words by what came of the run. */
function Progress({ state }: { readonly state: RunState }) {
  const n = questionsIn(state);
  if (n === undefined) return null;
  return (
    <span class="run-progress flex" aria-hidden="true">
      {Array.from({ length: n }, (_, at) => (
        <span key={at} data-outcome={state.answers[at]?.outcome} />
      ))}
    </span>
  );
}

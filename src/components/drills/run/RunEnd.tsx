/** What came of a run, in the place of the question. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Voice } from '../../../i18n/speak.ts';
import { bestBefore, firstOfDay, isBest } from '../../../stores/guide/runs/best.ts';
import { missedIn, type RunState, runRow } from '../../../stores/guide/runs/run.ts';
import type { RunGuide } from '../../../stores/guide/runs/run-guide.ts';
import type { Run } from '../../../stores/record/rows.ts';
import { Button } from '../../parts/Button.tsx';
import { useStore } from '../../parts/use-store.ts';
import { $runs } from './all-runs.ts';
import { DayLine } from './DayLine.tsx';
import { RunKinds } from './RunKinds.tsx';
import { bestText, clockText, SIGNS, scoreText } from './run-figures.ts';

interface RunEndProps extends Voice {
  readonly guide: RunGuide;
  /** The name of the drill, and of the level that the run was begun at. */
  readonly title: string;
  readonly level: string;
  /** The page of the drill, without a question and without a run. */
  readonly page: string;
  /** Where the run of the day is begun. */
  readonly dayPage: string;
}

export function RunEnd(props: RunEndProps) {
  const state = useStore(props.guide.$state);
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus went with the last question; from here on, this is read.
  useEffect(() => heading.current?.focus(), []);
  if (!state) return null;
  const run = runRow(state);
  return (
    <section
      class="run-end grid card items-start pack-top gap-3 sans text-s figure-line"
      aria-labelledby="run-end"
    >
      <h2 class="text-l" id="run-end" tabIndex={-1} ref={heading}>
        {props.say(`run.kind.${run.kind}`)}
      </h2>
      <p class="run-level soft">{props.level}</p>
      <p class="run-score lining">{scoreText(run, props.say)}</p>
      <Figures {...props} run={run} />
      <Outcomes {...props} state={state} />
      <Missed {...props} state={state} />
      <Onward {...props} state={state} />
    </section>
  );
}

const Figure = ({ name, children }: { name: string; children: ComponentChildren }) => (
  <div class="grid">
    <dt class="text-xs soft">{name}</dt>
    <dd>{children}</dd>
  </div>
);

function Figures({ run, title, dayPage, locale, say }: RunEndProps & { readonly run: Run }) {
  const runs = useStore($runs);
  const { kind, day, spent, asked } = run;
  const mean = (spent / asked / 1000).toLocaleString(locale, {
    maximumFractionDigits: 1,
  });
  const first = runs && day !== undefined ? firstOfDay(runs, day) : undefined;
  return (
    <>
      <dl class="run-figures cluster">
        {kind !== 'storm' && <Figure name={say('run.time')}>{clockText(spent)}</Figure>}
        {asked > 0 && <Figure name={say('run.mean')}>{say('run.perQuestion', { n: mean })}</Figure>}
        {kind !== 'day' && runs && <Best {...{ run, runs, locale, say }} />}
      </dl>
      {first && (
        <div class="run-day grid gap-2">
          {first.id !== run.id && <p>{say('run.practice')}</p>}
          <DayLine {...{ run: first, title, say }} url={dayPage} />
        </div>
      )}
    </>
  );
}

interface BestProps extends Voice {
  readonly run: Run;
  readonly runs: readonly Run[];
}

function Best({ run, runs, locale, say }: BestProps) {
  const before = bestBefore(runs, run);
  if (!before) return <p class="run-note">{say('run.best.first')}</p>;
  return (
    <>
      {isBest(run, before) && <p class="run-note">{say('run.best.new')}</p>}
      <Figure name={say('run.best')}>{bestText(before, locale, say)}</Figure>
    </>
  );
}

interface PartProps extends RunEndProps {
  readonly state: RunState;
}

/** Each opens its question again, as it was answered. */
const Outcomes = ({ state, guide, say }: PartProps) => (
  <ol class="run-outcomes cluster plain-list" aria-label={say('run.outcomes')}>
    {state.answers.map(({ outcome }, at) => (
      <li key={at}>
        <button
          class="soft"
          type="button"
          data-outcome={outcome}
          aria-label={say(`run.outcome.${outcome}`, { n: at + 1 })}
          onClick={() => guide.reopen(at)}
        >
          {SIGNS[outcome]}
        </button>
      </li>
    ))}
  </ol>
);

function Missed({ state, guide, say }: PartProps) {
  const missed = missedIn(state);
  if (missed.length === 0) return null;
  return (
    <>
      <h3 class="text-xs soft">{say('run.missed')}</h3>
      <ul class="run-missed cluster plain-list">
        {missed.map((at) => {
          const again = state.again.find(({ of }) => of === at);
          return (
            <li class="row cluster" key={at}>
              <button
                type="button"
                class="button button--quiet one-line"
                onClick={() => guide.reopen(at)}
              >
                {say('run.missed.question', { n: at + 1 })}
              </button>
              {again && <span>{say(again.right ? 'run.found' : 'run.notFound')}</span>}
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Onward({ state, guide, page, locale, say }: PartProps) {
  const { drill, skill, kind } = runRow(state);
  return (
    <>
      <p class="run-onward cluster">
        <Button look="main" data-ready onClick={guide.again}>
          {say('run.more')}
        </Button>
        <a class="button" href={page}>
          {say('run.onward')}
        </a>
      </p>
      <h3 class="text-xs soft">{say('run.others')}</h3>
      <RunKinds {...{ drill, skill, locale }} except={kind} />
    </>
  );
}

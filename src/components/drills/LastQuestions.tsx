import { type DrillTypes, skillLevel } from '../../engine/drills.ts';
import { SERIES } from '../../stores/question/drill-run.ts';
import { useStore } from '../parts/use-store.ts';
import type { DrillParts } from './drill-parts.ts';

interface LastQuestionsProps<T extends DrillTypes, Draft> extends DrillParts<T, Draft> {
  readonly end: typeof import('./SeriesEnd.tsx') | undefined;
}

/** The last questions, the newest first; each opens again. At the end of a series, what came of it. */
export function LastQuestions<T extends DrillTypes, Draft>(props: LastQuestionsProps<T, Draft>) {
  const { view, run, end, say } = props;
  const { inSeries, last } = useStore(run.$played);
  if (last.length === 0) return null;
  return (
    <section
      class="drill-last grid pack-top gap-2 sans text-s figure-line line-above"
      aria-labelledby="last-title"
    >
      <h2 class="sans text-xs soft" id="last-title">
        {say('stage.last')}
      </h2>
      <div role="status">
        {inSeries === SERIES && end && !props.guide && <end.SeriesEnd {...props} last={last} />}
      </div>
      <ol class="plain-list">
        {last.toReversed().map((played) => (
          <li key={last.length - last.indexOf(played)}>
            <button
              class="bare grid gap-2 full-width touch"
              type="button"
              onClick={() => run.reopen(played)}
            >
              <span
                class="line-sign grid centre sans"
                data-right={String(played.result.right)}
                aria-hidden="true"
              >
                {played.result.right ? '✓' : '✕'}
              </span>
              <span class="visually-hidden">
                {say(played.result.right ? 'stage.right' : 'stage.wrong')}
              </span>
              <span>{view.skillName(say, skillLevel(played.state.skill))}</span>
              <span>{say('stage.seconds', { n: Math.round(played.result.spent / 1000) })}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

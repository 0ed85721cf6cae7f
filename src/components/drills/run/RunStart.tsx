/** In the panel of the level: a run at this level, in the place of question after question. */
import type { Locale } from '../../../i18n/locales.ts';
import { forgetRun } from '../../../stores/guide/runs/memory.ts';
import { RUN_KINDS } from '../../../stores/record/rows.ts';
import { useRunWords } from './use-run-words.ts';

interface RunStartProps {
  readonly drill: string;
  readonly locale: Locale;
}

const KINDS = RUN_KINDS.filter((kind) => kind !== 'day');

export function RunStart({ drill, locale }: RunStartProps) {
  const say = useRunWords(locale);
  if (!say) return null;
  return (
    <div class="run-start grid gap-2 line-above">
      <h2 class="sans text-s">{say('run.title')}</h2>
      <ul class="cluster gap-2 plain-list">
        {KINDS.map((kind) => (
          <li key={kind}>
            {/* One that was left is not gone on with: it was begun by its link. */}
            <a href={`?run=${kind}`} class="button" onClick={() => forgetRun(drill)}>
              {say(`run.kind.${kind}`)}
            </a>
          </li>
        ))}
      </ul>
      <p class="question-note">{say('run.how.number')}</p>
      <p class="question-note">
        {say('run.how.streak')} {say('run.how.storm')}
      </p>
    </div>
  );
}

/** The runs of a drill, where one or a series has ended: each with the best so far at this level. */
import type { Locale } from '../../../i18n/locales.ts';
import { byRank } from '../../../stores/guide/runs/best.ts';
import { forgetRun } from '../../../stores/guide/runs/memory.ts';
import { RUN_KINDS, type RunKind } from '../../../stores/record/rows.ts';
import { useStore } from '../../parts/use-store.ts';
import { $runs } from './all-runs.ts';
import { bestText } from './run-figures.ts';
import { useRunWords } from './use-run-words.ts';

interface RunKindsProps {
  readonly drill: string;
  readonly skill: string;
  readonly locale: Locale;
  /** The one that has just been run. */
  readonly except?: RunKind;
}

export function RunKinds({ drill, skill, except, locale }: RunKindsProps) {
  const say = useRunWords(locale);
  const runs = useStore($runs) ?? [];
  if (!say) return null;
  const bestOf = (kind: RunKind) =>
    runs.filter((run) => run.kind === kind && run.skill === skill).toSorted(byRank)[0];
  return (
    <ul class="run-kinds cluster plain-list sans text-s">
      {RUN_KINDS.filter((kind) => kind !== 'day' && kind !== except).map((kind) => {
        const best = bestOf(kind);
        return (
          <li key={kind}>
            {/* One that was left is not gone on with: it was begun by its link. */}
            <a class="row touch" href={`?run=${kind}`} onClick={() => forgetRun(drill)}>
              {say(`run.kind.${kind}`)}
            </a>
            {best && <span class="text-xs soft">{bestText(best, locale, say)}</span>}
          </li>
        );
      })}
    </ul>
  );
}

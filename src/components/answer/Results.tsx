import { useEffect, useState } from 'preact/hooks';
import type { Locale } from '../../i18n/locales.ts';
import type { Say } from '../../i18n/speak.ts';
import { eraseDrill } from '../../stores/in-a-row.ts';
import { $progress, isOfDrill, type SkillRecord } from '../../stores/progress.ts';
import type { ResultColumns } from './labels.ts';
import { useStore } from './use-store.ts';

/** How long what was erased can be had back, in milliseconds. */
const TO_UNDO = 10_000;

const seconds = (locale: Locale, { spent, asked }: SkillRecord): string =>
  (asked === 0 ? 0 : spent / asked / 1000).toLocaleString(locale, { maximumFractionDigits: 1 });

export interface ResultsProps {
  readonly say: Say;
  readonly locale: Locale;
  readonly drill: string;
  readonly columns: ResultColumns;
  readonly nameOf: (skill: string, say: Say) => string;
}

export function Results({ say, locale, drill, columns, nameOf }: ResultsProps) {
  const { skills } = useStore($progress);
  const [undo, setUndo] = useState<() => void>();
  useEffect(() => {
    if (!undo) return;
    const forGood = setTimeout(() => setUndo(undefined), TO_UNDO);
    return () => clearTimeout(forGood);
  }, [undo]);
  const rows = Object.entries(skills)
    .filter(([skill]) => isOfDrill(skill, drill))
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  if (rows.length === 0) {
    const takeBack = (): void => {
      undo?.();
      setUndo(undefined);
    };
    return (
      <p class="question-note" role="status">
        {say(undo ? 'finder.results.erased' : 'finder.results.none')}{' '}
        {undo && (
          <button type="button" class="button button--quiet" onClick={takeBack}>
            {say('finder.results.undo')}
          </button>
        )}
      </p>
    );
  }
  const erase = (): void => {
    const restore = eraseDrill(drill);
    setUndo(() => restore);
  };
  return (
    <>
      <ul class="results">
        {rows.map(([skill, sums]) => (
          <li key={skill}>
            <strong>{nameOf(skill, say)}</strong>
            <dl>
              {columns.map(([sum, name]) => (
                <div key={sum}>
                  <dt>{say(name)}</dt>
                  <dd>{sums[sum]}</dd>
                </div>
              ))}
              <div>
                <dt>{say('finder.results.time')}</dt>
                <dd>{seconds(locale, sums)}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
      <button type="button" class="button" onClick={erase}>
        {say('finder.results.erase')}
      </button>
    </>
  );
}

import { useState } from 'preact/hooks';
import type { Say } from '../../i18n/speak.ts';
import { $progress, eraseResultsOf, isOfDrill, type SkillRecord } from '../../stores/progress.ts';
import type { ResultColumns } from './labels.ts';
import { useStore } from './use-store.ts';

const seconds = ({ spent, asked }: SkillRecord): number => Math.round(spent / asked / 100) / 10;

export interface ResultsProps {
  readonly say: Say;
  /** The drill whose results these are. */
  readonly drill: string;
  readonly columns: ResultColumns;
  readonly nameOf: (skill: string, say: Say) => string;
}

/** The sums of every skill of a drill on this device. */
export function Results({ say, drill, columns, nameOf }: ResultsProps) {
  const { skills } = useStore($progress);
  const [sure, setSure] = useState(false);
  const rows = Object.entries(skills)
    .filter(([skill]) => isOfDrill(skill, drill))
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  if (rows.length === 0) return <p class="question-note">{say('finder.results.none')}</p>;

  const erase = (): void => {
    if (sure) eraseResultsOf(drill);
    setSure(!sure);
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
                <dd>{seconds(sums)}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
      <button type="button" class="button" onClick={erase} onBlur={() => setSure(false)}>
        {say(sure ? 'finder.results.eraseSure' : 'finder.results.erase')}
      </button>
    </>
  );
}

import { useStore } from '@nanostores/preact';
import { useState } from 'preact/hooks';
import { WAIT_MIXES } from '../../../engine/index.ts';
import type { Say } from '../../../i18n/speak.ts';
import type { WordKey } from '../../../i18n/words/words.ts';
import {
  $progress,
  eraseProgress,
  eraseResultsOf,
  isOfDrill,
  type SkillRecord,
} from '../../../stores/progress.ts';

/** The sums that are shown, each under its name. */
export type ResultColumns = readonly (readonly [sum: keyof SkillRecord, name: WordKey])[];

const COLUMNS: ResultColumns = [
  ['asked', 'finder.results.asked'],
  ['right', 'finder.results.right'],
  ['missed', 'finder.results.missed'],
  ['wrong', 'finder.results.wrong'],
  ['hints', 'finder.results.hints'],
];

/** What a skill is called; its id is the drill and the level. */
function skillName(skill: string, say: Say): string {
  const [, size = '', mix] = skill.split('/');
  const known = WAIT_MIXES.find((one) => one === mix);
  if (known) return say('finder.results.row', { size, mix: say(`finder.mix.${known}`) });
  if (size === 'formulas' || size === 'own' || size === 'lessons') {
    return say(`finder.results.${size}`);
  }
  return skill;
}

const seconds = ({ spent, asked }: SkillRecord): number => Math.round(spent / asked / 100) / 10;

export interface ResultsProps {
  readonly say: Say;
  /** The drill whose results these are; those of all where none is named. */
  readonly drill?: string;
  readonly columns?: ResultColumns;
  readonly nameOf?: (skill: string, say: Say) => string;
}

/** The sums of every skill on this device. */
export function Results({ say, drill, columns = COLUMNS, nameOf = skillName }: ResultsProps) {
  const { skills } = useStore($progress);
  const [sure, setSure] = useState(false);
  const rows = Object.entries(skills)
    .filter(([skill]) => drill === undefined || isOfDrill(skill, drill))
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  if (rows.length === 0) return <p class="question-note">{say('finder.results.none')}</p>;

  const erase = (): void => {
    if (sure) {
      if (drill === undefined) eraseProgress();
      else eraseResultsOf(drill);
    }
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

import { useStore } from '@nanostores/preact';
import { useState } from 'preact/hooks';
import { WAIT_MIXES } from '../../engine/index.ts';
import type { Say } from '../../i18n/speak.ts';
import { $progress, eraseProgress, type SkillRecord } from '../../stores/progress.ts';

const COLUMNS = ['asked', 'right', 'missed', 'wrong', 'hints'] as const;

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

/** The sums of every skill on this device. */
export function Results({ say }: { readonly say: Say }) {
  const { skills } = useStore($progress);
  const [sure, setSure] = useState(false);
  const rows = Object.entries(skills).sort(([a], [b]) =>
    a.localeCompare(b, 'en', { numeric: true }),
  );
  if (rows.length === 0) return <p class="question-note">{say('finder.results.none')}</p>;

  const erase = (): void => {
    if (sure) eraseProgress();
    setSure(!sure);
  };
  return (
    <>
      <ul class="results">
        {rows.map(([skill, sums]) => (
          <li key={skill}>
            <strong>{skillName(skill, say)}</strong>
            <dl>
              {COLUMNS.map((column) => (
                <div key={column}>
                  <dt>{say(`finder.results.${column}`)}</dt>
                  <dd>{sums[column]}</dd>
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

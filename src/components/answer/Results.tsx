import type { Locale } from '../../i18n/locales.ts';
import type { Say, Voice } from '../../i18n/speak.ts';
import { forgetDrill } from '../../stores/mine/forget.ts';
import { $skills } from '../../stores/record/record.ts';
import { isOfDrill, type SkillRecord, type Skills } from '../../stores/record/result.ts';
import { Button } from '../parts/Button.tsx';
import { useStore } from '../parts/use-store.ts';
import { useUndo } from '../parts/use-undo.ts';
import type { ResultColumns } from './labels.ts';

const seconds = (locale: Locale, { spent, asked }: SkillRecord): string =>
  (asked === 0 ? 0 : spent / asked / 1000).toLocaleString(locale, { maximumFractionDigits: 1 });

interface ResultsProps extends Voice {
  readonly drill: string;
  readonly columns: ResultColumns;
  readonly nameOf: (skill: string, say: Say) => string;
}

/** Of the drill alone, in the order of their sizes. */
const rowsOf = (skills: Skills, drill: string): readonly (readonly [string, SkillRecord])[] =>
  Object.entries(skills)
    .filter(([skill]) => isOfDrill(skill, drill))
    .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));

export function Results(props: ResultsProps) {
  const { say, drill } = props;
  const skills = useStore($skills) ?? {};
  const { canUndo, done, undo } = useUndo();
  const erase = async (): Promise<void> => done(await forgetDrill(drill));
  if (rowsOf(skills, drill).length > 0)
    return <ResultRows {...props} skills={skills} onErase={erase} />;
  return (
    <p class="question-note" role="status">
      {say(canUndo ? 'finder.results.erased' : 'finder.results.none')}{' '}
      {canUndo && (
        <Button look="quiet" onClick={undo}>
          {say('site.undo')}
        </Button>
      )}
    </p>
  );
}

interface RowsProps extends ResultsProps {
  readonly skills: Skills;
  readonly onErase: () => void;
}

export const ResultRows = ({ say, locale, drill, columns, nameOf, skills, onErase }: RowsProps) => (
  <>
    <ul class="results grid gap-3 plain-list">
      {rowsOf(skills, drill).map(([skill, sums]) => (
        <li key={skill}>
          <strong>{nameOf(skill, say)}</strong>
          <dl class="cluster sans text-xs figure-line">
            {columns.map(([sum, name]) => (
              <div class="flex gap-1" key={sum}>
                <dt class="soft">{say(name)}</dt>
                <dd>{sums[sum]}</dd>
              </div>
            ))}
            <div class="flex gap-1">
              <dt class="soft">{say('finder.results.time')}</dt>
              <dd>{seconds(locale, sums)}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
    <Button onClick={onErase}>{say('finder.results.erase')}</Button>
  </>
);

/** What the record holds of a drill: answers by their levels, and the best runs. */
import { type DrillTypes, isLevelName, skillLevel } from '../../engine/drills.ts';
import { echo } from '../../i18n/echo.ts';
import type { Say, Voice } from '../../i18n/speak.ts';
import { Results } from '../answer/Results.tsx';
import { BestRuns } from './run/BestRuns.tsx';
import type { PageView } from './view.ts';

type Named = Pick<PageView<DrillTypes, unknown>, 'id' | 'levels' | 'columns' | 'skillName'>;

/** What else results are counted under, in drills that have it. */
const SOURCES = ['own', 'lessons', 'play', 'formulas'];

/** Results outlive the levels that they were counted at. */
function skillNameIn({ levels, skillName }: Named, skill: string, say: Say): string {
  const name = skillLevel(skill);
  return SOURCES.includes(name) || isLevelName(levels, name)
    ? skillName(say, name)
    : say('finder.results.former', { name: echo(name) });
}

export function DrillRecord({ view, locale, say }: Voice & { readonly view: Named }) {
  const { id, columns } = view;
  const nameOf = (skill: string): string => skillNameIn(view, skill, say);
  return (
    <>
      <Results {...{ say, locale, columns, nameOf }} drill={id} />
      <BestRuns {...{ locale, nameOf }} drill={id} />
    </>
  );
}

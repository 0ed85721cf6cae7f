import { readingAt } from '../../course/reading.ts';
import type { DrillTypes, Texts } from '../../engine/drills.ts';
import { useStore } from '../parts/use-store.ts';
import type { DrillParts } from './drill-parts.ts';
import { LEVEL_PANEL, LevelName } from './LevelName.tsx';

/** Opens the panel of the level in the bar, and goes there. */
function openLevel(event: Event): void {
  const panel = document.getElementById(LEVEL_PANEL);
  if (!(panel instanceof HTMLDetailsElement)) return;
  // The address of the question stays as it is.
  event.preventDefault();
  panel.open = true;
  panel.querySelector('summary')?.focus();
}

/** What a question is about: its level and its rules; of a question from an address, its rules alone. */
function aboutOf(level: Texts, { shown, isOwn }: { shown: unknown; isOwn: boolean }): Texts {
  const { rules } = Object(shown) as { readonly rules?: unknown };
  return { ...(!isOwn && level), ...(typeof rules === 'string' && { game: rules }) };
}

/** Beside the board until the question is answered: its level, what to read about it, its hints. */
export function Rail<T extends DrillTypes, Draft>(props: DrillParts<T, Draft>) {
  const { view, levels, session, guide, say } = props;
  const { shown, skill, hintSteps, taken } = useStore(session.$state);
  const level = useStore(levels.$level);
  const isOwn = skill === `${view.id}/own`;
  const reading = readingAt(props.reading, aboutOf(level, { shown, isOwn }));
  return (
    <div class="stage-before grid gap-4 sans text-s lining">
      <section aria-labelledby="rail-level">
        <h2 class="sans text-xs soft" id="rail-level">
          {say('finder.level')}
        </h2>
        <p>
          <LevelName {...{ view, session, say }} />
        </p>
        {!guide && (
          <a class="inline-row touch" href={`#${LEVEL_PANEL}`} onClick={openLevel}>
            {say('stage.level.change')}
          </a>
        )}
      </section>
      {reading.length > 0 && (
        <section aria-labelledby="rail-reading">
          <h2 class="sans text-xs soft" id="rail-reading">
            {say('stage.reading')}
          </h2>
          <ul class="plain-list">
            {reading.map(({ kind, title, href }) => (
              <li key={href}>
                <a class="inline-row touch" href={href}>
                  {kind === 'book' ? title : say(`stage.reading.${kind}`, { title })}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {hintSteps.length > 0 && (
        <section>
          <h2 class="sans text-xs soft">
            {say('stage.hintsTaken', { taken, n: hintSteps.length })}
          </h2>
          <p class="soft">{say('stage.hintsDo', { n: hintSteps.length })}</p>
        </section>
      )}
    </div>
  );
}

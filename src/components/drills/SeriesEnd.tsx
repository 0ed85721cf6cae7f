/** At the end of a series: what came of it, the seal, and what went wrong most often. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { pageHref } from '../../course/links.ts';
import { type DrillTypes, skillLevel } from '../../engine/drills.ts';
import { type PlayedQuestion, SERIES } from '../../stores/question/drill-run.ts';
import { type Weakest, weakestLevel, weakestRow, wishFor } from '../../stores/question/weakest.ts';
import { skillsNow } from '../../stores/record/record.ts';
import { Button } from '../parts/Button.tsx';
import { PressedSeal } from '../parts/PressedSeal.tsx';
import type { DrillParts } from './drill-parts.ts';
import { RunKinds } from './run/RunKinds.tsx';

interface SeriesEndProps<T extends DrillTypes, Draft> extends DrillParts<T, Draft> {
  readonly last: readonly PlayedQuestion<T, Draft>[];
}

const rightIn = <T extends DrillTypes, Draft>(last: readonly PlayedQuestion<T, Draft>[]): number =>
  last.filter(({ result }) => result.right).length;

async function weakestOf<T extends DrillTypes, Draft>({
  view,
  levels,
  source,
  last,
}: SeriesEndProps<T, Draft>): Promise<Weakest | undefined> {
  const level = levels.$level.get();
  const verdicts = last.flatMap(({ state }) => state.verdict ?? []);
  const targets = view.rowName ? await source.targets(level) : [];
  const row = weakestRow(verdicts, targets);
  if (row !== undefined) return { by: 'row', row };
  const missed = last.findLast(
    ({ result, state }) => !result.right && state.skill === levels.skillAt(level),
  );
  const isVaried = view.isVaried && levels.modelAt(level) === undefined;
  if (missed && isVaried) return { by: 'likeness', texts: missed.state.texts };
  return weakestLevel(levels, await skillsNow());
}

function offerText<T extends DrillTypes, Draft>(
  weakest: Weakest,
  { view, say }: SeriesEndProps<T, Draft>,
): string {
  if (weakest.by === 'likeness') return say('stage.likeMissed');
  const kind =
    weakest.by === 'row'
      ? (view.rowName?.(say, weakest.row) ?? '')
      : view.skillName(say, skillLevel(weakest.skill));
  return say('stage.weakest', { kind });
}

export function SeriesEnd<T extends DrillTypes, Draft>(props: SeriesEndProps<T, Draft>) {
  const { view, levels, run, last, locale, say } = props;
  const root = useRef<HTMLDivElement>(null);
  const [weakest, setWeakest] = useState<Weakest>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a series has one end
  useEffect(() => void weakestOf(props).then(setWeakest), [last]);
  const ask = (wanted: Weakest): void => {
    // Enter goes on with the question that comes.
    const main = root.current?.closest('.drill')?.querySelector<HTMLElement>('.button--main');
    main?.focus({ preventScroll: true });
    void (wanted.by === 'level' ? run.choose(wanted.level) : run.wish(wishFor(wanted)));
  };
  return (
    <div class="series-end grid items-start gap-2" ref={root}>
      <p>{say('stage.seriesEnd', { right: rightIn(last), n: SERIES })}</p>
      {rightIn(last) < SERIES && (
        <a class="button button--quiet" href={pageHref(locale, 'mistakes')}>
          {say('mistakes.title')}
        </a>
      )}
      {weakest && <Button onClick={() => ask(weakest)}>{offerText(weakest, props)}</Button>}
      <RunKinds drill={view.id} skill={levels.skillAt(levels.$level.get())} locale={locale} />
    </div>
  );
}

/** For ten of ten. */
export const SeriesSeal = <T extends DrillTypes, Draft>({
  last,
  say,
}: Pick<SeriesEndProps<T, Draft>, 'last' | 'say'>) =>
  rightIn(last) === SERIES ? <PressedSeal name={say('stage.seal')} /> : null;

import { useStore } from '@nanostores/preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Asked, DrillTypes } from '../../engine/drills.ts';
import type { Locale } from '../../i18n/locales.ts';
import { speaker } from '../../i18n/speak.ts';
import type { Words } from '../../i18n/words/words.ts';
import { createExercise, type Sequel } from '../../stores/drill-exercise.ts';
import { drillSource } from '../../stores/drill-source.ts';
import { record } from '../../stores/progress.ts';
import { CLOCK, desks } from './desks.ts';
import type { QuestionView } from './view.ts';

/** What a page hands to a question inside it. */
export interface ExerciseProps<T extends DrillTypes = DrillTypes> {
  readonly locale: Locale;
  readonly words: Partial<Words>;
  /** The question, read when the page was built. */
  readonly asked: Asked<T>;
  readonly sequel?: Sequel;
}

const AGAIN: Sequel = { kind: 'again' };

/** The question of a drill inside a page. Where many follow, the page is about nothing else. */
export function Exercise<T extends DrillTypes, Draft>({
  view,
  asked,
  sequel = AGAIN,
  locale,
  words,
}: ExerciseProps<T> & { readonly view: QuestionView<T, Draft> }) {
  const say = useMemo(() => speaker(locale, words), [locale, words]);
  const { session, next } = useMemo(() => {
    const { id, rules } = view;
    const source = drillSource<T>(id, desks);
    return createExercise({ id, asked, sequel, source, rules, onResult: record, clock: CLOCK });
  }, [view, asked, sequel]);
  useEffect(() => session.begin(performance.now()), [session]);
  const state = useStore(session.$state);
  const onward = { kind: sequel.kind, go: next };
  return (
    <view.Board {...{ session, state, locale, say, onward }} wholePage={sequel.kind === 'next'} />
  );
}

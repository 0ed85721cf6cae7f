import { useEffect, useMemo } from 'preact/hooks';
import type { Asked, DrillTypes } from '../../engine/drills.ts';
import { speaker } from '../../i18n/speak.ts';
import { createExercise, type Sequel } from '../../stores/drill-exercise.ts';
import { type DeskCaller, drillSource } from '../../stores/drill-source.ts';
import type { Result } from '../../stores/progress.ts';
import { useStore } from '../answer/use-store.ts';
import { CLOCK } from './clock.ts';
import type { BoardProps, DrillProps, QuestionView } from './view.ts';

interface ExerciseProps<T extends DrillTypes>
  extends Omit<DrillProps, 'questions'>,
    Pick<BoardProps<T, unknown>, 'drawing'> {
  readonly drill: string;
  readonly asked: Asked<T>;
  readonly sequel?: Sequel;
  /** Where results go, if not to those of the lessons. */
  readonly onResult?: (result: Result) => void;
  /** The page is about nothing else: its keys are those of the board. */
  readonly wholePage?: boolean;
  /** What stands above the answer, where the same question is asked again. */
  readonly children?: BoardProps<T, unknown>['position'];
}

const AGAIN: Sequel = { kind: 'again' };

/** Who judges and where results are kept, fetched once the reader begins to answer. */
const judging = () => Promise.all([import('./desks.ts'), import('../../stores/progress.ts')]);

const DESKS: DeskCaller = {
  // What fails here is fetched again by the call.
  warm: () => void judging().then(([{ desks }]) => desks.warm(), Boolean),
  call: async (call) => (await judging())[0].desks.call(call),
};

const keep = async (result: Result): Promise<void> => (await judging())[1].record(result);

/** The question of a drill inside a page. Where many follow, the page is about nothing else. */
export const exerciseOf = <T extends DrillTypes, Draft>({ rules, Board }: QuestionView<T, Draft>) =>
  function Exercise(props: ExerciseProps<T>) {
    const { drill: id, asked, sequel = AGAIN, locale, words, children, drawing } = props;
    const { onResult = keep, wholePage = sequel.kind === 'next' } = props;
    const say = useMemo(() => speaker(locale, words), [locale, words]);
    const { session, next } = useMemo(() => {
      const source = drillSource<T>(id, DESKS);
      return createExercise({ id, asked, sequel, source, rules, onResult, clock: CLOCK });
    }, [id, asked, sequel, onResult]);
    useEffect(() => session.begin(performance.now()), [session]);
    const state = useStore(session.$state);
    return (
      <Board
        {...{ session, state, locale, say, drawing }}
        onward={{ kind: sequel.kind, go: next }}
        wholePage={wholePage}
        position={children}
      />
    );
  };

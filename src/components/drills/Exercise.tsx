import { useEffect, useMemo } from 'preact/hooks';
import type { DrillTypes, QuestionData } from '../../engine/drills.ts';
import { speaker } from '../../i18n/speak.ts';
import type { Words } from '../../i18n/words/index.ts';
import { createExercise, type Sequel } from '../../stores/question/drill-exercise.ts';
import { type DeskCaller, drillSource } from '../../stores/question/drill-source.ts';
import { boardMemory } from '../../stores/question/on-board.ts';
import type { AnswerResult } from '../../stores/record/result.ts';
import { CLOCK } from '../parts/clock.ts';
import { useLater } from '../parts/use-later.ts';
import { useStore } from '../parts/use-store.ts';
import type { BoardProps, DrillProps, QuestionView } from './view.ts';

export interface ExerciseProps<T extends DrillTypes>
  extends Omit<DrillProps, 'questions' | 'title' | 'text'>,
    Pick<BoardProps<T, unknown>, 'pageKeys'> {
  readonly drill: string;
  readonly asked: QuestionData<T>;
  /** Where they are not those of the page. */
  readonly words?: Partial<Words>;
  readonly sequel?: Sequel | undefined;
  /** What the position is called, and the lesson that it stands in. */
  readonly position?: string | undefined;
  readonly lesson?: string | undefined;
  /** Where results go, if not to those of the drill and the lesson. */
  readonly onResult?: (result: AnswerResult) => void;
}

/** Who judges and where results go, fetched once the reader begins to answer. */
const judging = () =>
  Promise.all([
    import('../parts/desks.ts'),
    import('../../stores/record/later.ts'),
    import('../../stores/record/lessons.ts'),
    import('./mistake-note/MistakeNote.tsx'),
  ]);

const DESKS: DeskCaller = {
  // What fails here is fetched again by the call.
  warm: () => void judging().then(([{ desks }]) => desks.warm(), Boolean),
  call: async (call) => (await judging())[0].desks.call(call),
};

const loadNote = async () => (await judging())[3];
const loadNothing = async () => undefined;

/** A question that is answered again counts for its lesson alone. */
const counter =
  ({ lesson, position }: Pick<ExerciseProps<DrillTypes>, 'lesson' | 'position'>) =>
  async ({ right, ...result }: AnswerResult, isRepeat: boolean): Promise<void> => {
    const [, { recordLater }, { answerPosition }] = await judging();
    if (!isRepeat) void recordLater({ right, ...result });
    if (lesson && position) answerPosition({ lesson, position, right });
  };

/** The question of a drill inside a page. */
export function Exercise<T extends DrillTypes, Draft>(
  props: ExerciseProps<T> & { readonly view: QuestionView<T, Draft> },
) {
  const { drill: id, asked, sequel = 'again', lesson, position, onResult: record } = props;
  const { view, locale, words, pageKeys } = props;
  const { rules, Board } = view;
  const say = useMemo(() => speaker(locale, words), [locale, words]);
  const { session, next, resume } = useMemo(() => {
    const source = drillSource<T>(id, DESKS);
    const count = record ?? counter({ lesson, position });
    const onResult = async (result: AnswerResult, isRepeat: boolean): Promise<void> => {
      void count(result, isRepeat);
      if (!isRepeat) await (await judging())[1].keepMistakeLater(result);
    };
    const memory = position ? boardMemory(position) : undefined;
    // The hand of the day counts its first answer, and shows the verdict at once.
    const secondTry = lesson !== undefined;
    const from = { id, asked, sequel, secondTry, source, rules, memory };
    return createExercise({ ...from, onResult, clock: CLOCK });
  }, [id, asked, sequel, lesson, position, record, rules]);
  useEffect(() => {
    session.begin(performance.now());
    void resume();
  }, [session, resume]);
  const state = useStore(session.$state);
  const later = useLater(state.verdict ? loadNote : loadNothing);
  return (
    <Board
      {...{ session, state, locale, say, pageKeys }}
      note={later && <later.MistakeNote state={state} locale={locale} />}
      onward={{ kind: sequel, go: next }}
      wholePage={false}
    />
  );
}

import type {
  DeskCall,
  DeskTask,
  DrillTypes,
  Level,
  QuestionData,
  Refusal,
  Texts,
  Wish,
} from '../../engine/drills.ts';
import type { Result } from '../../engine/notation.ts';
import type { Caller } from '../device/worker-caller.ts';

export type DeskCaller = Caller<DeskCall>;

export interface DrillSource<T extends DrillTypes = DrillTypes> {
  readonly warm: () => void;
  readonly deal: (seed: number, wish: Wish) => Promise<QuestionData<T>>;
  /** The rows of a table that a level deals for, in a drill that is about one. */
  readonly targets: (level: Level) => Promise<readonly string[]>;
  readonly ask: (texts: Texts) => Promise<Result<QuestionData<T>, Refusal>>;
  readonly solve: (texts: Texts) => Promise<T['answer']>;
  readonly check: (texts: Texts, answer: T['answer']) => Promise<T['verdict']>;
  readonly hints: (texts: Texts) => Promise<T['hints']>;
  readonly detail: (texts: Texts, about: string) => Promise<T['detail']>;
  readonly follow: (
    seed: number,
    texts: Texts,
    answer: T['answer'],
  ) => Promise<QuestionData<T> | undefined>;
}

/** The types of a drill are those of the desk that answers: both go by the same id. */
export function drillSource<T extends DrillTypes>(
  drill: string,
  { warm, call }: DeskCaller,
): DrillSource<T> {
  const task =
    <Value>(task: DeskTask) =>
    (...args: readonly unknown[]): Promise<Value> =>
      call({ drill, task, args }) as Promise<Value>;
  return {
    warm,
    deal: task('deal'),
    targets: task('targets'),
    ask: task('ask'),
    solve: task('solve'),
    check: task('check'),
    hints: task('hints'),
    detail: task('detail'),
    follow: task('follow'),
  };
}

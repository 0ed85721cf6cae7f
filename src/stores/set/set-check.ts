/** Whether the questions of a set can be asked: each drill reads its own. */
import type { DrillId, QuestionData, Refusal } from '../../engine/drills.ts';
import type { DrillSource } from '../question/drill-source.ts';
import { textsIn } from '../question/texts-in.ts';
import type { SetQuestion } from './question-set.ts';

/** A drill as addresses name it, and what they may say of its questions. */
export interface SetDrill {
  readonly id: DrillId;
  readonly page: string;
  readonly parts: readonly string[];
}

export type QuestionCheck<Drill extends SetDrill = SetDrill> =
  | { readonly is: 'asked'; readonly drill: Drill; readonly asked: QuestionData }
  /** No drill is called so. */
  | { readonly is: 'unknown' }
  /** The address of a drill, and of none of its questions. */
  | { readonly is: 'bare'; readonly drill: Drill }
  | { readonly is: 'refused'; readonly drill: Drill; readonly refusal: Refusal };

const drillOf = <Drill extends SetDrill>(
  { page }: Pick<SetQuestion, 'page'>,
  drills: readonly Drill[],
): Drill | undefined => drills.find((drill) => drill.page === page || drill.id === page);

export async function checkQuestion<Drill extends SetDrill>(
  question: SetQuestion,
  drills: readonly Drill[],
  sourceOf: (drill: Drill) => Pick<DrillSource, 'ask'>,
): Promise<QuestionCheck<Drill>> {
  const drill = drillOf(question, drills);
  if (!drill) return { is: 'unknown' };
  const said = Object.entries(question.texts).filter(([, text]) => text !== undefined);
  const texts = textsIn(new URLSearchParams(said as [string, string][]), drill.parts);
  if (Object.keys(texts).length === 0) return { is: 'bare', drill };
  const asked = await sourceOf(drill).ask(texts);
  return asked.ok
    ? { is: 'asked', drill, asked: asked.value }
    : { is: 'refused', drill, refusal: asked.error };
}

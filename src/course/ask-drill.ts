/** A drill's question inside a page, read at build time. */
import {
  type Drill,
  type DrillTypes,
  deskOf,
  type QuestionData,
  type Texts,
} from '../engine/drills.ts';

export function askDrill<T extends DrillTypes>(drill: Drill<T>, texts: Texts): QuestionData<T> {
  const asked = deskOf(drill).ask(texts);
  if (asked.ok) return asked.value;
  throw new Error(`${drill.id} ${JSON.stringify(texts)}: ${JSON.stringify(asked.error)}`);
}

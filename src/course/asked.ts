/** Questions of drills inside pages, read when the page is built. */
import { type Asked, type Drill, type DrillTypes, deskOf, type Texts } from '../engine/drills.ts';

/** The question that the texts stand for; throws if they stand for none. */
export function askedOf<T extends DrillTypes>(drill: Drill<T>, texts: Texts): Asked<T> {
  const asked = deskOf(drill).ask(texts);
  if (asked.ok) return asked.value;
  throw new Error(`${drill.id} ${JSON.stringify(texts)}: ${JSON.stringify(asked.error)}`);
}

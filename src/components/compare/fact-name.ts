import { circumstanceName } from '../../i18n/hand/situation-words.ts';
import type { Say } from '../../i18n/speak.ts';

/** What is told beside the circumstances: their ids are those of records and addresses. */
export const OTHER_FACTS = [
  'flowers',
  'round',
  'doraIndicators',
  'uraIndicators',
  'redFivesHeld',
] as const;

/** A circumstance by its name, what else was told by what it is. */
export function factName(say: Say, id: string): string {
  const beside = OTHER_FACTS.find((known) => known === id);
  return beside ? say(`ledger.fact.${beside}`) : circumstanceName(say, id);
}

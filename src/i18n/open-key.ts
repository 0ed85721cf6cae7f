import type { WordKey } from './words/index.ts';

/** What each rule set words for its own rows and agreements, and each drill for its own levels. */
type Kind = 'agreed' | 'ask' | 'extra' | 'field' | 'item' | 'level' | 'limit' | 'option' | 'own';

/** What some rule sets say otherwise. */
type Once =
  | 'falseWin'
  | 'first'
  | 'firstSeat'
  | 'free'
  | 'lines'
  | 'other'
  | 'others'
  | 'reach'
  | 'reach.note'
  | 'usual';

/** What answers at the table are written with. */
type TableKind =
  | 'agreed'
  | 'amount'
  | 'danger'
  | 'family'
  | 'kind'
  | 'lies'
  | 'round'
  | 'size'
  | 'topic';

type OpenKey =
  | `${string}.${Kind}.${string}`
  | `${string}.${Once}`
  | `accounts.${'error' | 'fine' | 'level'}.${string}`
  | `checked.${'of' | 'with'}.${string}`
  | `evening.${'act' | 'item' | 'why'}.${string}`
  | `finder.results.${string}`
  | `ledger.${'code' | 'told' | 'win'}.${string}`
  | `lens.why.${string}`
  | `score.how.${string}`
  | `skills.${string}`
  | `source.${string}`
  | `table.${TableKind}.${string}`
  | `wait.${string}`
  | `wind.${string}`;

/**
 * A key made of ids that the engine keeps as plain texts, because every rule set and every drill
 * lists its own. That all of them are worded is tested over the lists.
 */
export const openKey = (key: OpenKey): WordKey => key as WordKey;

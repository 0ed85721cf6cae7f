/**
 * One hand in the ledgers of all rule sets. `ledgersOf(kits, facts, seats)`: the facts are entered
 * once; each ledger says what its rule set ignores (`ignored`), whether the hand wins there
 * (`verdict`, `reason`), what it is worth (`counted`) and who pays whom (`settlement`).
 * `compareTexts` gives all of it from the texts of an address, as plain data, with the lines that
 * put side by side what one group or one circumstance is worth in each.
 */

export { factsFor, type HandFacts, unknownFacts } from './compare/hand-facts.ts';
export { type Ledger, ledgersOf } from './compare/ledgers.ts';
export type { Lens, LensTile, LensWay } from './compare/lens.ts';
export type { ComparedLine } from './compare/lines.ts';
export { type CompareCall, callCompare } from './drills/comparing/compare-desk.ts';
export {
  type Compared,
  type Comparison,
  compareTexts,
  type ShownLedger,
} from './drills/comparing/comparison.ts';
export type { DiscardsUnder } from './drills/comparing/discards-under-rules.ts';
export type { Lenses, ShownLens } from './drills/comparing/lenses.ts';

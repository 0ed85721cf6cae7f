/**
 * One hand in the ledgers of all rule sets. `ledgersOf(kits, told, seats)`: what was told is asked
 * once; each ledger says what its rule set passes over (`ignored`), whether the hand wins there
 * (`verdict`, `reason`), what it is worth (`counted`) and who pays whom (`settlement`).
 * `comparedLines(ledgers)` puts side by side what one group or one circumstance is worth in each.
 * `compareHere` does all of it from the texts of an address, as plain data.
 */
export { type Ledger, ledgersOf } from './compare/ledgers.ts';
export type { ComparedLine } from './compare/lines.ts';
export { knownUnder, type Told, unknownUnder } from './compare/told.ts';
export {
  type CompareCall,
  type Compared,
  compareHere,
  compareTexts,
} from './drills/comparing/compare-call.ts';
export type { Comparison, LedgerShown } from './drills/comparing/comparison.ts';

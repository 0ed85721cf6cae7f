/** The accounts of an evening at a real table: what is written down, and what it comes to. */
export {
  type AccountBook,
  addHand,
  BOOK_FAULTS,
  type BookFault,
  bookIn,
  changeHand,
  cleanName,
  LONGEST_NAME,
  newBook,
  strikeHand,
  undoLine,
} from './accounts/book.ts';
export { type EndChoices, eastMayGiveOn, endChoices, finesOf } from './accounts/choices.ts';
export type { HandEntry, HandWorth, TilesWorth, WonEntry } from './accounts/entry.ts';
export {
  ENTRY_FAULTS,
  type EntryFault,
  handAt,
  type SettledEntry,
  settleEntry,
  textsOf,
} from './accounts/settle-entry.ts';
export {
  knowsAgreements,
  type Standing,
  type StandingHand,
  standingOf,
} from './accounts/standing.ts';
export { unitsOf } from './drills/tally/tally.ts';

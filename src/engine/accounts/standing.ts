/** Where an evening stands: its hands settled one after another, from the first on. */
import type { Result } from '../core/result.ts';
import type { Wind } from '../core/wind.ts';
import type { SettleRules } from '../drills/settling/account.ts';
import { type Game, newGame, roundWind } from '../play/game.ts';
import { loadKit } from '../rulesets/index.ts';
import { type AccountBook, type BookHand, handsIn } from './book.ts';
import type { HandEntry } from './entry.ts';
import { type EntryFault, type SettledEntry, settleEntry } from './settle-entry.ts';

export interface StandingHand extends BookHand {
  readonly game: Game;
  readonly round: Wind;
  /** Absent for a hand that was struck out, and where another game begins. */
  readonly settled?: Result<SettledEntry, EntryFault>;
}

export interface Standing {
  readonly hands: readonly StandingHand[];
  /** Before the hand that comes next. */
  readonly game: Game;
}

type Played = Exclude<HandEntry, { readonly end: 'new-game' }>;

interface Known {
  readonly under: string;
  readonly result: Result<SettledEntry, EntryFault>;
}

const known = new WeakMap<HandEntry, Known>();

/** Hands are settled again whenever a line comes to the book: most of them stand as they stood. */
function settle(
  settleRules: SettleRules,
  book: AccountBook,
  game: Game,
  entry: Played,
): Known['result'] {
  const { rules, options, inPoints } = book;
  const under = JSON.stringify([rules, options, inPoints, game]);
  const before = known.get(entry);
  if (before?.under === under) return before.result;
  const result = settleEntry(settleRules, book, game, entry);
  known.set(entry, { under, result });
  return result;
}

/** A hand that cannot be settled as it is written counts nothing until it is corrected. */
export function standingOf(settleRules: SettleRules, book: AccountBook): Standing {
  let game = newGame();
  const hands = handsIn(book).map((hand): StandingHand => {
    const before = { ...hand, game, round: roundWind(game) };
    const { entry, isStruck } = hand;
    if (isStruck) return before;
    if (entry.end === 'new-game') {
      game = { ...newGame(), totals: game.totals };
      return before;
    }
    const result = settle(settleRules, book, game, entry);
    if (result.ok) game = result.value.after;
    return { ...before, settled: result };
  });
  return { hands, game };
}

/** Whether the rule set knows what was agreed on. */
export async function knowsAgreements({ rules, options }: AccountBook): Promise<boolean> {
  return (await loadKit(rules)).withOptions(options).ok;
}

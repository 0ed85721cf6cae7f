/** What a table has to say at the end of a hand, as far as its rules look at it. */
import { SEATS, type Seat, windOf } from '../core/seat.ts';
import type { SettleRules } from '../drills/settling/account.ts';
import { type Game, mayGiveOn } from '../play/game.ts';
import { mostWinners } from '../play/wins.ts';
import { isAgreedOn } from '../scoring/kit.ts';
import { nextRule } from '../table/first-hand.ts';
import type { AccountBook } from './book.ts';
import type { HandEntry, WonEntry } from './entry.ts';
import { finesUnder, rulesOfHand, settleEntry } from './settle-entry.ts';

export interface EndChoices {
  /** How many may win with one discard. */
  readonly mostWinners: number;
  /** Whether the others' hands count beside the winner's. */
  readonly losersCount: boolean;
  /** A win is worth no points, unless the table counts some of its own. */
  readonly isUncounted: boolean;
  /** Whether players lay down stakes as they declare a ready hand. */
  readonly hasStakes: boolean;
  /** Of a hand that nobody won. */
  readonly asksReady: boolean;
  readonly asksKong: boolean;
  readonly asksMangan: boolean;
  readonly mayAbort: boolean;
  readonly mayAnnul: boolean;
  readonly finesFalseWin: boolean;
  /** The next hand begins with an exchange of tiles. */
  readonly isExchange: boolean;
}

/**
 * What may be asked about the end of the hand that comes next, under the agreements of the book.
 */
export function endChoices(settleRules: SettleRules, book: AccountBook, game: Game): EndChoices {
  const { kit, teaching } = settleRules;
  const rules = rulesOfHand(kit, book, game);
  const { table, beside } = kit;
  return {
    mostWinners: mostWinners(rules),
    losersCount: teaching.losers !== undefined,
    isUncounted: rules.agreed.uncounted !== undefined,
    hasStakes: table.ready !== undefined && beside.includes('deposits'),
    asksReady: beside.includes('ready'),
    asksKong: nextRule(table, 'draw-with-kong') !== undefined && !game.exchange,
    asksMangan: isAgreedOn(rules.agreed, table.drawnMangan),
    mayAbort: isAgreedOn(rules.agreed, table.abort),
    mayAnnul: table.annulment !== undefined,
    finesFalseWin: kit.noFines === undefined,
    isExchange: game.exchange && table.exchange !== undefined,
  };
}

/** Whether East may give the hand on although the rules would let East stay. */
export function eastMayGiveOn(
  settleRules: SettleRules,
  book: AccountBook,
  game: Game,
  entry: HandEntry,
): boolean {
  if (entry.end !== 'win' && entry.end !== 'drawn') return false;
  const isWon = entry.end === 'win';
  const winners = isWon ? entry.winners.map((seat) => windOf(game.starter, seat)) : [];
  const ended = { winners, isStarterReady: false, hasKong: !isWon && entry.kong === true };
  const rules = rulesOfHand(settleRules.kit, book, game);
  return mayGiveOn(game, { by: isWon ? 'win' : 'exhausted', ...ended }, rules);
}

/** The fines that can be owed for this win. */
export function finesOf(
  settleRules: SettleRules,
  book: AccountBook,
  game: Game,
  { fine: _, ...won }: WonEntry,
): readonly NonNullable<WonEntry['fine']>[] {
  const losers = SEATS.filter((seat: Seat) => !won.winners.includes(seat));
  return finesUnder(rulesOfHand(settleRules.kit, book, game))
    .flatMap((kind) => losers.map((seat) => ({ kind, seat })))
    .filter((fine) => settleEntry(settleRules, book, game, { ...won, fine }).ok);
}

/** A hand of the accounts, counted and settled as a hand that was played is: the same two functions. */
import { parseHand } from '../core/notation.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { SEATS, type Seat, turnsAfter, windOf } from '../core/seat.ts';
import { WINDS, type Wind, ZERO_BY_WIND } from '../core/wind.ts';
import type { Texts } from '../drills/drill.ts';
import type { SettleRules } from '../drills/settling/account.ts';
import { agreementsOf, type TallyError, tallyOf } from '../drills/tally/tally.ts';
import { carryOverInto, type Game, nextGame, roundWind, withPayments } from '../play/game.ts';
import type { GameRules } from '../play/hand-state.ts';
import { settleAll } from '../play/outcome.ts';
import { mostWinners } from '../play/wins.ts';
import { agreedOf, isAgreedOn, type Kit } from '../scoring/kit.ts';
import { formatOption } from '../scoring/option.ts';
import type { Account, Settlement } from '../scoring/settlement.ts';
import type { Sheet } from '../scoring/sheet.ts';
import type { AccountBook } from './book.ts';
import type { HandEntry, HandWorth, TilesWorth, WonEntry } from './entry.ts';

export const ENTRY_FAULTS = ['no-worth', 'may-not-win', 'too-many', 'not-agreed'] as const;

/** Why a hand cannot be settled as it is written; `seat` is whose hand it is about. */
export interface EntryFault {
  readonly seat?: Seat;
  readonly error: TallyError | { readonly code: (typeof ENTRY_FAULTS)[number] };
}

/** By the winds of the hand. */
export interface SettledEntry {
  readonly winners: readonly Wind[];
  readonly from: Wind | null;
  readonly ready: readonly Wind[];
  readonly offender?: Wind;
  readonly scores: Account['scores'];
  /** Of the hands that were written down by their tiles. */
  readonly sheets: Readonly<Partial<Record<Wind, Sheet>>>;
  readonly settlement: Settlement;
  readonly after: Game;
}

type Agreement = Pick<AccountBook, 'options' | 'inPoints'>;

/** The rules of a hand: where each lays something down for an exchange, nobody does for another hand. */
export function rulesOfHand(kit: Kit, { options, inPoints }: Agreement, game: Game): GameRules {
  const { exchange } = kit.table;
  const noStake = exchange?.stake && !game.exchange ? { [exchange.stake]: 0 } : {};
  const unit = inPoints ? kit.inPoints : {};
  return { kit, agreed: agreedOf(kit, { ...options, ...unit, ...noStake }) };
}

/** Where a hand stands in the evening. */
interface HandPlace {
  readonly settleRules: SettleRules;
  readonly rules: GameRules;
  readonly book: Agreement;
  readonly game: Game;
}

interface CountedHand {
  readonly points: number;
  readonly limit: string | null;
  readonly sheet?: Sheet;
}

/** All that is known of a hand beside its tiles, as in an address. */
export function textsOf(
  { settleRules: { kit }, rules, book, game }: HandPlace,
  seat: Seat,
  said: Texts,
) {
  const { exchange } = kit.table;
  const own = (said['how']?.split(',') ?? []).filter((id) => id !== '' && id !== exchange?.how);
  const how = exchange && game.exchange ? [exchange.how, ...own] : own;
  const agreed = agreementsOf(kit).map((name) => [name, formatOption(rules.agreed.options[name])]);
  return {
    ...Object.fromEntries(kit.extras.map(({ id }) => [id, said[id]])),
    ...Object.fromEntries(agreed),
    seat: windOf(game.starter, seat),
    round: roundWind(game),
    ...(how.length > 0 && { how: how.join(',') }),
    ...(book.inPoints && { unit: 'points' }),
  } satisfies Texts;
}

function tilesWorth(
  hand: HandPlace,
  seat: Seat,
  { hand: text, texts }: TilesWorth,
  by: 'self' | 'discard' | undefined,
): Result<CountedHand, EntryFault> {
  const parsed = parseHand(text);
  if (!parsed.ok) return fail({ seat, error: parsed.error });
  const { win, ...held } = parsed.value;
  // A loser has won nothing, and how the winner did is said beside the tiles.
  const laid = by === undefined || win === undefined ? held : { ...held, win: { ...win, by } };
  const tally = tallyOf(hand.settleRules, laid, textsOf(hand, seat, texts));
  if (!tally.ok) return fail({ seat, error: tally.error.error as TallyError });
  const { sheet, account, limit } = tally.value;
  const isWon = by !== undefined && win !== undefined;
  if (by !== undefined && (!isWon || account?.isFalseWin)) {
    return fail({ seat, error: { code: isWon ? 'may-not-win' : 'no-worth' } });
  }
  return ok({ points: sheet.totals.total, limit, sheet });
}

function worthOf(
  hand: HandPlace,
  seat: Seat,
  worth: HandWorth | undefined,
  by: 'self' | 'discard' | undefined,
): Result<CountedHand, EntryFault> {
  if (typeof worth === 'number') return ok({ points: worth, limit: null });
  if (worth !== undefined) return tilesWorth(hand, seat, worth, by);
  const isFree = by === undefined || hand.rules.agreed.uncounted !== undefined;
  return isFree ? ok({ points: 0, limit: null }) : fail({ seat, error: { code: 'no-worth' } });
}

type Stakes = Readonly<Partial<Record<Wind, number>>>;

/** Those that lay there, and one more of each who declared a ready hand. */
function stakesWith({ game, rules }: HandPlace, declared: ReadonlySet<Seat>): Stakes {
  const laid: Partial<Record<Wind, number>> = { ...carryOverInto(game).deposits };
  if (!rules.kit.beside.includes('deposits')) return laid;
  for (const seat of declared) {
    const wind = windOf(game.starter, seat);
    laid[wind] = (laid[wind] ?? 0) + 1;
  }
  return laid;
}

/** A declaration that is told of a hand's tiles is one too. */
function declaredIn({ rules }: HandPlace, entry: HandEntry): ReadonlySet<Seat> {
  const declared = new Set('declared' in entry ? entry.declared : []);
  const { how } = rules.kit.table.ready ?? {};
  if (entry.end !== 'win' || how === undefined) return declared;
  for (const seat of entry.winners) {
    const worth = entry.worths[seat];
    const said = typeof worth === 'object' ? (worth.texts['how']?.split(',') ?? []) : [];
    if (said.includes(how.declared) || said.includes(how.first)) declared.add(seat);
  }
  return declared;
}

/** The fines of the rule set, and the one that this table agreed on. */
export function finesUnder({ kit, agreed }: GameRules): readonly string[] {
  const { liability } = kit.table;
  return liability && isAgreedOn(agreed, liability) ? [...kit.fines, liability.fine] : kit.fines;
}

interface CountedHands extends Pick<SettledEntry, 'scores' | 'sheets'> {
  readonly limits: Readonly<Partial<Record<Wind, string | null>>>;
}

/** What each hand is worth that counts: the winners', and the others' where losers settle. */
function countHands(hand: HandPlace, entry: WonEntry): Result<CountedHands, EntryFault> {
  const scores = { ...ZERO_BY_WIND };
  const limits: Partial<Record<Wind, string | null>> = {};
  const sheets: Partial<Record<Wind, Sheet>> = {};
  for (const seat of hand.settleRules.teaching.losers ? SEATS : entry.winners) {
    const by = entry.from === null ? 'self' : 'discard';
    const worth = entry.worths[seat];
    const counted = worthOf(hand, seat, worth, entry.winners.includes(seat) ? by : undefined);
    if (!counted.ok) return counted;
    const wind = windOf(hand.game.starter, seat);
    const { points, limit, sheet } = counted.value;
    scores[wind] = points;
    limits[wind] = limit;
    if (sheet) sheets[wind] = sheet;
  }
  return ok({ scores, limits, sheets });
}

/** Nearest in turn after the discard first. */
function inTurn({ winners, from }: WonEntry): readonly Seat[] {
  const turns = (seat: Seat): number => (from === null ? 0 : turnsAfter(from, seat));
  return winners.toSorted((a, b) => turns(a) - turns(b));
}

/** An account for each winner: what lies on the table goes to the first, a fine to the dearest hand. */
function accountsOf(
  hand: HandPlace,
  entry: WonEntry,
  { scores, limits }: CountedHands,
): readonly Account[] {
  const { game } = hand;
  const windAt = (seat: Seat): Wind => windOf(game.starter, seat);
  const winners = inTurn(entry).map(windAt);
  const [first] = winners;
  const fined = winners.toSorted((a, b) => scores[b] - scores[a])[0];
  const { fine } = entry;
  return winners.map((winner) => ({
    ...{ winner, scores, dealer: 'E', limit: limits[winner] ?? null },
    from: entry.from === null ? null : windAt(entry.from),
    ...(winner === first && {
      repeats: game.repeats,
      deposits: stakesWith(hand, declaredIn(hand, entry)),
    }),
    ...(fine && winner === fined && { fine: { kind: fine.kind, seat: windAt(fine.seat) } }),
  }));
}

function settleWin(hand: HandPlace, entry: WonEntry): Result<SettledEntry, EntryFault> {
  const { game, rules } = hand;
  if (entry.winners.length > (entry.from === null ? 1 : mostWinners(rules))) {
    return fail({ error: { code: 'too-many' } });
  }
  if (entry.fine && !finesUnder(rules).includes(entry.fine.kind)) {
    return fail({ error: { code: 'not-agreed' } });
  }
  const counted = countHands(hand, entry);
  if (!counted.ok) return counted;
  const accounts = accountsOf(hand, entry, counted.value);
  const settlement = settleAll(accounts, rules.agreed);
  if (!settlement.ok) return fail({ error: settlement.error });
  const winners = inTurn(entry).map((seat) => windOf(game.starter, seat));
  const { payments } = settlement.value;
  const ended = { by: 'win', winners, isStarterReady: false, hasKong: false, payments } as const;
  const { scores, sheets } = counted.value;
  return ok({
    ...{ winners, from: accounts[0]?.from ?? null, ready: [], scores, sheets },
    settlement: settlement.value,
    after: nextGame(game, { ...ended, givesOn: entry.givesOn === true }, rules),
  });
}

type NobodyWon = Extract<HandEntry, { readonly end: 'drawn' | 'aborted' | 'annulled' }>;

const BY = { drawn: 'exhausted', aborted: 'aborted', annulled: 'annulled' } as const;

function settleDrawn(hand: HandPlace, entry: NobodyWon): Result<SettledEntry, EntryFault> {
  const { game, rules } = hand;
  const { table } = rules.kit;
  const isKnown =
    (entry.end !== 'aborted' || isAgreedOn(rules.agreed, table.abort)) &&
    (entry.end !== 'annulled' || table.annulment !== undefined);
  if (!isKnown) return fail({ error: { code: 'not-agreed' } });
  const drawn = entry.end === 'drawn' ? entry : undefined;
  const windsOf = (seats: readonly Seat[] = []): readonly Wind[] =>
    WINDS.filter((wind) => seats.some((seat) => windOf(game.starter, seat) === wind));
  const ready = rules.kit.beside.includes('ready') ? windsOf(drawn?.ready) : [];
  const drawnMangan = isAgreedOn(rules.agreed, table.drawnMangan) ? windsOf(drawn?.mangan) : [];
  const deposits = stakesWith(hand, declaredIn(hand, entry));
  const settlement = rules.agreed.settle({
    ...{ winner: null, from: null, scores: ZERO_BY_WIND, dealer: 'E', ready, deposits },
    repeats: game.repeats,
    ...(drawnMangan.length > 0 && { drawnMangan }),
  });
  if (!settlement.ok) return fail({ error: settlement.error });
  const ended = {
    ...{ by: BY[entry.end], winners: [], isStarterReady: ready.includes('E') },
    hasKong: drawn?.kong === true,
    ...{ payments: settlement.value.payments, deposits, givesOn: drawn?.givesOn === true },
  };
  return ok({
    ...{ winners: [], from: null, ready, scores: ZERO_BY_WIND, sheets: {} },
    settlement: settlement.value,
    after: nextGame(game, ended, rules),
  });
}

/** The hand is void and dealt again: nothing moves on, and stakes of this hand go back. */
function settleFalseWin({ game, rules }: HandPlace, seat: Seat): SettledEntry {
  const offender = windOf(game.starter, seat);
  const settlement = rules.agreed.settleFalseWin(offender);
  return {
    ...{
      winners: [],
      from: null,
      ready: [],
      offender,
      scores: ZERO_BY_WIND,
      sheets: {},
      settlement,
    },
    after: withPayments(game, settlement.payments),
  };
}

/** The hand that is played after so much of a game, with the rules that hold in it. */
export const handAt = (settleRules: SettleRules, book: Agreement, game: Game): HandPlace => ({
  ...{ settleRules, book, game },
  rules: rulesOfHand(settleRules.kit, book, game),
});

/**
 * Who pays whom for a hand, in the unit of the book, and the game after it. Fails with the seat and
 * the error where it cannot be settled as it is written.
 */
export function settleEntry(
  settleRules: SettleRules,
  book: Agreement,
  game: Game,
  entry: Exclude<HandEntry, { readonly end: 'new-game' }>,
): Result<SettledEntry, EntryFault> {
  const hand = handAt(settleRules, book, game);
  switch (entry.end) {
    case 'win':
      return settleWin(hand, entry);
    case 'false-win':
      return ok(settleFalseWin(hand, entry.seat));
    default:
      return settleDrawn(hand, entry);
  }
}

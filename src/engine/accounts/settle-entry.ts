/** A hand of the accounts, counted and settled as a hand that was played is: the same two functions. */
import { parseHand } from '../core/notation.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { type Seat, turnsAfter, windOf } from '../core/seat.ts';
import { WINDS, type Wind } from '../core/wind.ts';
import type { Texts } from '../drills/drill.ts';
import type { SettleSide } from '../drills/settling/account.ts';
import { agreementsOf, type TallyError, tallyOf } from '../drills/tally/tally.ts';
import { carryOverInto, type Game, nextGame, roundWind, withPayments } from '../play/game.ts';
import type { GameRules } from '../play/hand-state.ts';
import { settleAll } from '../play/outcome.ts';
import { mostWinners } from '../play/wins.ts';
import { agreedOf, type Kit } from '../scoring/kit.ts';
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

interface Hand {
  readonly side: SettleSide;
  readonly rules: GameRules;
  readonly book: Agreement;
  readonly game: Game;
}

interface Worth {
  readonly points: number;
  readonly limit: string | null;
  readonly sheet?: Sheet;
}

/** All that is known of a hand beside its tiles, as in an address. */
export function textsOf({ side: { kit }, rules, book, game }: Hand, seat: Seat, said: Texts) {
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
  hand: Hand,
  seat: Seat,
  { hand: text, texts }: TilesWorth,
  by: 'self' | 'discard' | undefined,
): Result<Worth, EntryFault> {
  const parsed = parseHand(text);
  if (!parsed.ok) return fail({ seat, error: parsed.error });
  const { win, ...held } = parsed.value;
  // A loser has won nothing, and how the winner did is said beside the tiles.
  const told = by === undefined || win === undefined ? held : { ...held, win: { ...win, by } };
  const tally = tallyOf(hand.side, told, textsOf(hand, seat, texts));
  if (!tally.ok) return fail({ seat, error: tally.error.error as TallyError });
  const { sheet, account, limit } = tally.value;
  const isWon = by !== undefined && win !== undefined;
  if (by !== undefined && (!isWon || account?.isFalseWin)) {
    return fail({ seat, error: { code: isWon ? 'may-not-win' : 'no-worth' } });
  }
  return ok({ points: sheet.totals.total, limit, sheet });
}

function worthOf(
  hand: Hand,
  seat: Seat,
  worth: HandWorth | undefined,
  by: 'self' | 'discard' | undefined,
): Result<Worth, EntryFault> {
  if (typeof worth === 'number') return ok({ points: worth, limit: null });
  if (worth !== undefined) return tilesWorth(hand, seat, worth, by);
  const isFree = by === undefined || hand.rules.agreed.uncounted !== undefined;
  return isFree ? ok({ points: 0, limit: null }) : fail({ seat, error: { code: 'no-worth' } });
}

type Stakes = Readonly<Partial<Record<Wind, number>>>;

/** Those that lay there, and one more of each who declared a ready hand. */
function stakesWith({ game, rules }: Hand, declared: ReadonlySet<Seat>): Stakes {
  const laid: Partial<Record<Wind, number>> = { ...carryOverInto(game).deposits };
  if (!rules.kit.beside.includes('deposits')) return laid;
  for (const seat of declared) {
    const wind = windOf(game.starter, seat);
    laid[wind] = (laid[wind] ?? 0) + 1;
  }
  return laid;
}

/** A declaration that is told of a hand's tiles is one too. */
function declaredIn({ rules }: Hand, entry: HandEntry): ReadonlySet<Seat> {
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

const NOBODY: Account['scores'] = { E: 0, S: 0, W: 0, N: 0 };

function settleWin(hand: Hand, entry: WonEntry): Result<SettledEntry, EntryFault> {
  const { game, rules, side } = hand;
  const { worths, from } = entry;
  const windAt = (seat: Seat): Wind => windOf(game.starter, seat);
  const turns = (seat: Seat): number => (from === null ? 0 : turnsAfter(from, seat));
  const inTurn = entry.winners.toSorted((a, b) => turns(a) - turns(b));
  if (inTurn.length > (from === null ? 1 : mostWinners(rules))) {
    return fail({ error: { code: 'too-many' } });
  }
  const scores = { ...NOBODY };
  const limits: Partial<Record<Wind, string | null>> = {};
  const sheets: Partial<Record<Wind, Sheet>> = {};
  const seats = side.teaching.losers ? ([0, 1, 2, 3] as const) : inTurn;
  for (const seat of seats) {
    const isWinner = inTurn.includes(seat);
    const by = from === null ? 'self' : 'discard';
    const worth = worthOf(hand, seat, worths[seat], isWinner ? by : undefined);
    if (!worth.ok) return worth;
    scores[windAt(seat)] = worth.value.points;
    limits[windAt(seat)] = worth.value.limit;
    if (worth.value.sheet) sheets[windAt(seat)] = worth.value.sheet;
  }
  const winners = inTurn.map(windAt);
  const giver = from === null ? null : windAt(from);
  const deposits = stakesWith(hand, declaredIn(hand, entry));
  const settlement = settleAll(
    winners.map((winner, place): Account => {
      const fine = entry.fine && { kind: entry.fine.kind, seat: windAt(entry.fine.seat) };
      const account: Account = {
        ...{ winner, from: giver, scores, dealer: 'E' },
        limit: limits[winner] ?? null,
      };
      // What lies on the table goes to the first of them.
      return place > 0
        ? account
        : { ...account, repeats: game.repeats, deposits, ...(fine && { fine }) };
    }),
    rules.agreed,
  );
  if (!settlement.ok) return fail({ error: settlement.error });
  const { payments } = settlement.value;
  const ended = { by: 'win', winners, isStarterReady: false, hasKong: false, payments } as const;
  return ok({
    ...{ winners, from: giver, ready: [], scores, sheets, settlement: settlement.value },
    after: nextGame(game, { ...ended, givesOn: entry.givesOn === true }, rules),
  });
}

type NobodyWon = Extract<HandEntry, { readonly end: 'drawn' | 'aborted' | 'annulled' }>;

const BY = { drawn: 'exhausted', aborted: 'aborted', annulled: 'annulled' } as const;

function settleDrawn(hand: Hand, entry: NobodyWon): Result<SettledEntry, EntryFault> {
  const { game, rules } = hand;
  const { table } = rules.kit;
  const isKnown =
    (entry.end !== 'aborted' || rules.agreed.options[table.abort?.option ?? ''] === true) &&
    (entry.end !== 'annulled' || table.annulment !== undefined);
  if (!isKnown) return fail({ error: { code: 'not-agreed' } });
  const drawn = entry.end === 'drawn' ? entry : undefined;
  const windsOf = (seats: readonly Seat[] = []): readonly Wind[] =>
    WINDS.filter((wind) => seats.some((seat) => windOf(game.starter, seat) === wind));
  const ready = rules.kit.beside.includes('ready') ? windsOf(drawn?.ready) : [];
  const isPaid = rules.agreed.options[table.drawnMangan?.option ?? ''] === true;
  const drawnMangan = isPaid ? windsOf(drawn?.mangan) : [];
  const deposits = stakesWith(hand, declaredIn(hand, entry));
  const settlement = rules.agreed.settle({
    ...{ winner: null, from: null, scores: NOBODY, dealer: 'E', ready, deposits },
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
    ...{ winners: [], from: null, ready, scores: NOBODY, sheets: {} },
    settlement: settlement.value,
    after: nextGame(game, ended, rules),
  });
}

/** The hand is void and dealt again: nothing moves on, and stakes of this hand go back. */
function settleFalseWin({ game, rules }: Hand, seat: Seat): SettledEntry {
  const offender = windOf(game.starter, seat);
  const settlement = rules.agreed.settleFalseWin(offender);
  return {
    ...{ winners: [], from: null, ready: [], offender, scores: NOBODY, sheets: {}, settlement },
    after: withPayments(game, settlement.payments),
  };
}

export const handAt = (side: SettleSide, book: Agreement, game: Game): Hand => ({
  ...{ side, book, game },
  rules: rulesOfHand(side.kit, book, game),
});

export function settleEntry(
  side: SettleSide,
  book: Agreement,
  game: Game,
  entry: Exclude<HandEntry, { readonly end: 'new-game' }>,
): Result<SettledEntry, EntryFault> {
  const hand = handAt(side, book, game);
  switch (entry.end) {
    case 'win':
      return settleWin(hand, entry);
    case 'false-win':
      return ok(settleFalseWin(hand, entry.seat));
    default:
      return settleDrawn(hand, entry);
  }
}

/**
 * A game of the Japanese rules from elsewhere, as hands that a table can take up: what nobody saw is
 * filled in, and every hand is played again and held against what the log says of it.
 */
import { isFields, parseJson } from '../core/fields.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { createRng, type Rng } from '../core/rng.ts';
import { bySeat, SEATS, type Seat, windOf } from '../core/seat.ts';
import { byWind, WINDS } from '../core/wind.ts';
import type { KeptTable } from '../open-table/open-table.ts';
import { type Game, turnGame, ZERO_BY_SEAT } from '../play/game.ts';
import type { CarryOver, GameRules, HandResult } from '../play/hand-state.ts';
import { afterPassing } from '../play/lawful.ts';
import { handOutcome } from '../play/outcome.ts';
import {
  type HandRecord,
  type RecordError,
  recordOf,
  replay,
  replayMoves,
} from '../play/record.ts';
import { badEntry, type Log, type LogError, type LogHand } from './log.ts';
import { declaredEnd, layTiles, movesIn } from './log-record.ts';
import { isMjai, readMjai } from './mjai.ts';
import { isMjlog, readMjlog } from './mjlog.ts';
import { isTenhou, readTenhou } from './tenhou-json.ts';

/** A long game takes a tenth of it. */
const LONGEST = 2_000_000;

/** Tenhou's viewer takes a game in its address. */
const ADDRESS = /^\s*https?:\/\/tenhou\.net\/[^#]*#json=(.*)$/s;

function addressed(text: string): string {
  const [, coded] = ADDRESS.exec(text) ?? [];
  try {
    return coded === undefined ? text : decodeURIComponent(coded);
  } catch {
    return text;
  }
}

function readLines(text: string): Result<Log, LogError> {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const events = lines.map(parseJson);
  if (!isMjai(events[0])) return fail({ code: 'unknown-form' });
  const unread = events.findIndex((event) => !isFields(event));
  return unread < 0 ? readMjai(events.filter(isFields)) : fail(badEntry(lines[unread]));
}

/**
 * Reads a log in Tenhou's two forms or in the mjai form. Fails with the name of what cannot be read;
 * a hand that cannot be read leaves the others as they are.
 */
export function parseOutsideGame(text: string): Result<Log, LogError> {
  if (text.length > LONGEST) return fail({ code: 'too-long', most: LONGEST });
  if (isMjlog(text)) return readMjlog(text);
  const written = addressed(text);
  const value = parseJson(written);
  if (isTenhou(value)) return readTenhou(value);
  if (Array.isArray(value) && value.every(isFields)) return readMjai(value);
  return readLines(written);
}

export interface OutsideHand {
  /** As it was before the hand, with its players on the seats. */
  readonly game: Game;
  readonly record: HandRecord;
  readonly result: HandResult;
  /** What each player gained, in points. */
  readonly gains: readonly number[];
  /** What the log says of it, where it differs. */
  readonly logged?: readonly number[];
}

export type OutsideHandError = LogError | RecordError;

export interface OutsideGame {
  readonly names: readonly string[];
  readonly hands: readonly Result<OutsideHand, OutsideHandError>[];
}

type Deposits = Game['deposits'];

/** Whose sticks lie there is known from the hands before; of others they are the starter's. */
function depositsAt({ sticks, starter }: LogHand, before: Deposits): Deposits {
  const laid = SEATS.reduce<number>((sum, seat) => sum + before[seat], 0);
  return laid === sticks ? before : { ...ZERO_BY_SEAT, [starter]: sticks };
}

/** Plays the hand to its end; fails where the log does what the rules forbid. */
function playedHand(hand: LogHand, { repeats, deposits }: CarryOver, rules: GameRules, rng: Rng) {
  const laid = layTiles(hand, rules, rng);
  if (laid === undefined) return fail(badEntry(hand.deal.map((tiles) => tiles.join(' '))));
  const written = {
    ...{ v: 1, rules: rules.kit.id, options: rules.agreed.options, repeats, deposits },
    round: WINDS[Math.min(hand.rounds, WINDS.length - 1)],
    deal: byWind((wind) => laid.hands[WINDS.indexOf(wind)]?.join(' ') ?? ''),
    wall: laid.wall.join(' '),
    loose: laid.loose.join(' '),
    deadWall: laid.deadWall.join(' '),
  };
  const moves = movesIn(hand);
  const asLogged = replayMoves({ ...written, moves }, rules);
  if (!asLogged.ok) return asLogged;
  const isOver = afterPassing(asLogged.value.state, rules).phase.kind === 'over';
  const end = isOver || !hand.isDrawn ? [] : declaredEnd(asLogged.value.state);
  return replay({ ...written, moves: [...moves, ...end] }, rules);
}

const STICK = 1000;

function playLogHand(
  hand: LogHand,
  game: Game,
  rules: GameRules,
  rng: Rng,
): Result<OutsideHand & { readonly deposits: Deposits }, OutsideHandError> {
  const { starter, repeats } = hand;
  const laid = SEATS.map((seat) => [windOf(starter, seat), game.deposits[seat]] as const);
  const carried: CarryOver = { repeats, deposits: Object.fromEntries(laid) };
  const played = playedHand(hand, carried, rules, rng);
  if (!played.ok) return played;
  const { state, moves } = played.value;
  const outcome = handOutcome(state, rules, carried);
  if (!outcome.ok) return fail({ code: 'bad-record', field: outcome.error.code });
  const { result, settlement, account } = outcome.value;
  const isWon = result.by === 'win';
  const sticks = account.deposits ?? {};
  const gains = SEATS.map((seat) => settlement.payments[windOf(starter, seat)]);
  const sticksOf = (seat: Seat): number => sticks[windOf(starter, seat)] ?? 0;
  const said = hand.gains?.map((gain, at) => gain - (isWon ? STICK * sticksOf(at as Seat) : 0));
  return ok({
    ...{ game, record: recordOf(state, moves, rules, carried), result, gains },
    ...(said?.some((gain, seat) => gain !== gains[seat]) && { logged: said }),
    deposits: isWon ? ZERO_BY_SEAT : bySeat(sticksOf),
  });
}

/** Plays every hand of a log again, by rules that agree with it. */
export function followLog({ names, hands }: Log, rules: GameRules): OutsideGame {
  const [first] = hands.flatMap((hand) => (hand.ok ? [hand.value] : []));
  let deposits = ZERO_BY_SEAT;
  const all = hands.map((read, at): Result<OutsideHand, OutsideHandError> => {
    if (!read.ok) return read;
    const { starter, rounds, points, repeats } = read.value;
    const total = (seat: Seat): number => (points[seat] ?? 0) - (first?.points[seat] ?? 0);
    const game: Game = {
      ...{ starter, rounds, repeats, deposits: depositsAt(read.value, deposits) },
      totals: bySeat(total),
      ...{ exchange: false, isOver: false },
    };
    const hand = playLogHand(read.value, game, rules, createRng(at));
    if (!hand.ok) return hand;
    const { deposits: after, ...rest } = hand.value;
    deposits = after;
    return ok(rest);
  });
  return { names, hands: all };
}

/** The hand as a table keeps it, with one of its players on the reader's seat. */
export function handToKeep({ game, record }: OutsideHand, player: Seat): KeptTable {
  const own = windOf(game.starter, player);
  return {
    game: turnGame(game, player),
    record: { ...record, partners: WINDS.map((wind) => (wind === own ? null : 'steady')) },
    isOver: true,
    until: 'hand',
  };
}

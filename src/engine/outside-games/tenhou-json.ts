/**
 * The form of Tenhou's viewer: for each player one list of what was drawn or taken, and one of what
 * was discarded or laid. In which order the players acted has to be found.
 */
import { type Fields, isFields } from '../core/fields.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { SEATS, type Seat, seatAfter } from '../core/seat.ts';
import { isTile, type TileText } from '../core/tile.ts';
import {
  asCount,
  asFour,
  badEntry,
  type Log,
  type LogAct,
  type LogError,
  type LogHand,
  readAll,
  together,
} from './log.ts';

const FAMILIES = 'mpsz';

/** 11 to 19 characters, then circles, bamboos and honours; 51 to 53 are red. */
function tileIn(value: unknown): TileText | undefined {
  const [, tens = '', units = ''] = /^(\d)(\d)$/.exec(String(value)) ?? [];
  const family = FAMILIES[Number(tens) - 1];
  const suit = FAMILIES[Number(units) - 1];
  if (tens === '5') return suit === 'z' || !suit ? undefined : (`0${suit}` as TileText);
  const tile = `${units}${family}`;
  return isTile(tile) ? tile : undefined;
}

/** A discard of the tile drawn, and the place of one that a kong takes. */
const AS_DRAWN = 60;
const NOTHING = 0;

interface Laid {
  readonly sign: string;
  readonly tiles: readonly TileText[];
  /** The tile after the sign, and how many come before it. */
  readonly tile: TileText;
  readonly before: number;
}

/** `c121314`, `31p3131`, `k22222222`: the sign stands before the tile that was taken or added. */
function laidIn(entry: unknown): Laid | undefined {
  const [, before = '', sign = '', after = ''] =
    /^((?:\d\d)*)([cpmka])((?:\d\d)+)$/.exec(String(entry)) ?? [];
  const tiles = readAll((before + after).match(/\d\d/g) ?? [], tileIn);
  const tile = tileIn(after.slice(0, 2));
  return tiles && tile && { sign, tiles, tile, before: before.length / 2 };
}

const CLAIMS = { c: 'chow', p: 'pung', m: 'kong' } as const;

/** By the place of the sign: the player to the left, the one across, the one to the right. */
const giverOf = (player: Seat, { before }: Laid): Seat =>
  seatAfter(player, before === 0 ? 3 : before === 1 ? 2 : 1);

function claimIn(player: Seat, entry: unknown): (LogAct & { readonly act: 'claim' }) | undefined {
  const laid = laidIn(entry);
  if (laid === undefined || !(laid.sign in CLAIMS)) return undefined;
  const kind = CLAIMS[laid.sign as keyof typeof CLAIMS];
  const { tiles, tile } = laid;
  return { act: 'claim', player, from: giverOf(player, laid), kind, tiles, tile };
}

interface Lists {
  readonly draws: readonly (readonly unknown[])[];
  readonly discards: readonly (readonly unknown[])[];
}

interface Course {
  readonly acts: readonly LogAct[];
  /** The first entry that found no place; absent where all did. */
  readonly left?: unknown;
  /** Discards that somebody could take whose next entry says so. */
  readonly taken: readonly number[];
}

/** What somebody takes of a discard: a pung or a kong goes before a chow. */
function takerOf(lists: Lists, next: readonly number[], from: Seat, tile: TileText) {
  const claims = SEATS.flatMap((player) => {
    const claim = claimIn(player, lists.draws[player]?.[next[player] ?? 0]);
    return claim && claim.from === from && claim.tile === tile && player !== from ? [claim] : [];
  });
  return claims.find(({ kind }) => kind !== 'chow') ?? claims[0];
}

/** The acts in the order of play; at `passed` discards nobody takes what he could. */
function courseOf(lists: Lists, starter: Seat, passed: readonly number[]): Course {
  const acts: LogAct[] = [];
  const taken: number[] = [];
  const draws = [0, 0, 0, 0];
  const discards = [0, 0, 0, 0];
  let player: Seat = starter;
  let claim: (LogAct & { readonly act: 'claim' }) | undefined;
  const leftIn = (): Course => {
    const left = SEATS.flatMap((seat) => [
      lists.draws[seat]?.[draws[seat] ?? 0],
      lists.discards[seat]?.[discards[seat] ?? 0],
    ]).find((entry) => entry !== undefined);
    return { acts, taken, ...(left !== undefined && { left }) };
  };
  for (;;) {
    const entry = lists.draws[player]?.[draws[player] ?? 0];
    const tile = tileIn(entry);
    if (claim) acts.push(claim);
    else if (tile) acts.push({ act: 'draw', player, tile });
    else return leftIn();
    draws[player] = (draws[player] ?? 0) + 1;

    const made: unknown = lists.discards[player]?.[discards[player] ?? 0];
    if (made === undefined) return leftIn();
    const isKong = claim?.kind === 'kong';
    const laid = laidIn(made);
    claim = undefined;
    if (isKong || laid) {
      if (isKong ? made !== NOTHING : laid?.sign !== 'k' && laid?.sign !== 'a') return leftIn();
      discards[player] = (discards[player] ?? 0) + 1;
      if (laid) {
        const kind = laid.sign === 'a' ? 'concealed' : 'added';
        acts.push({ act: 'kong', player, kind, tile: laid.tile });
      }
      continue;
    }
    const [, ready, number] = /^(r?)(\d\d)$/.exec(String(made)) ?? [];
    const gone = Number(number) === AS_DRAWN ? tile : tileIn(number);
    if (gone === undefined) return leftIn();
    discards[player] = (discards[player] ?? 0) + 1;
    if (ready) acts.push({ act: 'ready', player });
    acts.push({ act: 'discard', player, tile: gone });
    const taker = takerOf(lists, draws, player, gone);
    const at = acts.length;
    if (taker) taken.push(at);
    claim = taker && !passed.includes(at) ? taker : undefined;
    player = claim ? claim.player : seatAfter(player, 1);
  }
}

/** Two tiles alike may be discarded by one player before the second is taken. */
function wholeCourse(lists: Lists, starter: Seat): Course {
  const first = courseOf(lists, starter, []);
  if (first.left === undefined) return first;
  for (const at of first.taken) {
    const other = courseOf(lists, starter, [at]);
    if (other.left === undefined) return other;
  }
  return first;
}

/** The first part of the end of a hand that somebody won. */
const WON = '\u548c\u4e86';

/** Winners, and what everybody gained, from the last part of a hand. */
function endOf(result: readonly unknown[]) {
  const gains = result.slice(1).flatMap((part) => {
    const four = asFour(part);
    return four ? [four] : [];
  });
  const wins = result.flatMap((part): LogAct[] => {
    if (!Array.isArray(part) || asFour(part)) return [];
    const [player, from] = [0, 1].map((at) => SEATS.find((seat) => seat === part[at]));
    if (player === undefined || from === undefined) return [];
    return [{ act: 'win', player, from: from === player ? null : from }];
  });
  const isDrawn = typeof result[0] === 'string' && result[0] !== WON;
  return {
    wins,
    ...(isDrawn && { isDrawn }),
    ...(gains.length > 0 && { gains: together(gains) }),
  };
}

const PLAYERS_FROM = 4;
const PARTS_A_PLAYER = 3;

function handFrom(written: unknown): Result<LogHand, LogError> {
  if (!Array.isArray(written)) return fail(badEntry(written));
  const [opening, points, markers, underMarkers] = written as readonly unknown[];
  const [hand, repeats, sticks] = readAll(opening, asCount) ?? [];
  const parts = SEATS.map((seat) =>
    (written as readonly unknown[]).slice(PLAYERS_FROM + PARTS_A_PLAYER * seat).slice(0, 3),
  );
  const lists: Lists = {
    draws: parts.map(([, draws]) => (Array.isArray(draws) ? draws : [])),
    discards: parts.map(([, , made]) => (Array.isArray(made) ? made : [])),
  };
  const deal = readAll(
    parts.map(([tiles]) => tiles),
    (tiles) => readAll(tiles, tileIn),
  );
  const [turned, under] = [readAll(markers, tileIn), readAll(underMarkers, tileIn)];
  const before = asFour(points);
  if (hand === undefined || repeats === undefined || sticks === undefined) {
    return fail(badEntry(opening));
  }
  if (!deal || !turned || turned.length === 0 || !under || !before) return fail(badEntry(written));
  const starter = SEATS[hand % SEATS.length] as Seat;
  const course = wholeCourse(lists, starter);
  if (course.left !== undefined) return fail(badEntry(course.left));
  const result: unknown = written[PLAYERS_FROM + PARTS_A_PLAYER * SEATS.length];
  const { wins, ...end } = endOf(Array.isArray(result) ? result : []);
  const rounds = Math.floor(hand / SEATS.length);
  return ok({
    ...{ rounds, starter, repeats, sticks, points: before, deal },
    ...{ acts: [...course.acts, ...wins], markers: turned, underMarkers: under },
    ...end,
  });
}

const redsIn = (rule: Fields): boolean =>
  ['aka', 'aka51', 'aka52', 'aka53'].some((key) => Number(rule[key]) > 0);

const isThree = (log: Fields): boolean =>
  (Array.isArray(log['name']) && log['name'].filter((name) => name !== '').length === 3) ||
  (isFields(log['rule']) && /三|sanma/i.test(String(log['rule']['disp'])));

/** One file may hold a game, or a hand of it. */
export function readTenhou(log: Fields): Result<Log, LogError> {
  const hands = log['log'];
  if (isThree(log)) return fail({ code: 'three-players' });
  if (!Array.isArray(hands) || hands.length === 0) return fail({ code: 'no-hands' });
  const names = Array.isArray(log['name']) ? log['name'] : [];
  const rule = isFields(log['rule']) ? log['rule'] : { aka: 1 };
  return ok({
    names: SEATS.map((seat) => (typeof names[seat] === 'string' ? names[seat] : '')),
    options: redsIn(rule) ? {} : { redFives: 0 },
    hands: hands.map(handFrom),
  });
}

export const isTenhou = (value: unknown): value is Fields => isFields(value) && 'log' in value;

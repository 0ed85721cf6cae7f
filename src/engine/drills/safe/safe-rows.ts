/** How dangerous tiles of a hand are, as the judge weighs them, and what that is read from. */
import { isHonour, rankOf, type Tile, tileAfter, tileIndex } from '../../core/tile.ts';
import { copiesAt } from '../../core/tile-counts.ts';
import type { Wind } from '../../core/wind.ts';
import { dangerOf, dangersBySeat, giveClass, type SeatDanger } from '../../judge/danger.ts';
import { liveTiles } from '../../judge/worth.ts';
import { othersThan } from '../../scoring/settlement.ts';
import {
  declaredSeats,
  discardsInOrder,
  openMelds,
  type SeenTable,
  seatViewOf,
} from '../seen-table.ts';
import type { SafeRules } from './safe-question.ts';

/** Against the player who is nearest to a win, as far as can be seen. */
export type DangerReason =
  /** He has discarded it; it fell after he had declared his hand. */
  | { readonly code: 'own' | 'passed' }
  /** Of the tiles three away, those that he has discarded or let pass: all of them, or one. */
  | { readonly code: (typeof LINES)[number]; readonly tiles: readonly Tile[] }
  /** Copies of a wind or dragon that nobody has seen. */
  | { readonly code: 'honour'; readonly unseen: number }
  | { readonly code: (typeof NUMBERS)[number] };

export interface SafeRow {
  readonly tile: Tile;
  /** That somebody wins with it. */
  readonly chance: number;
  readonly seats: readonly SeatDanger[];
  readonly reason: DangerReason;
  /** All melds of the player in question are of its suit. */
  readonly isTheirSuit: boolean;
}

interface SafeRows {
  /** Whom one looks at first. */
  readonly against: Wind;
  readonly rows: readonly SafeRow[];
}

const STEP = 3;
/** How far a number is from the end of its suit. */
export const NUMBERS = ['end', 'second', 'third', 'middle'] as const;
/** Of the tiles three away, both or the one that there is; one of two. */
export const LINES = ['lines', 'line'] as const;

/** What has been discarded by a player, or has fallen since his declaration. */
function passedBefore(table: SeenTable, seat: Wind): readonly Tile[] {
  const made = discardsInOrder(table);
  const from = made.findIndex((one) => one.seat === seat && one.declares);
  return made
    .filter((one, at) => one.seat === seat || (from >= 0 && at >= from))
    .map(({ tile }) => tile);
}

function reasonOf(
  { bar, flanked }: SeatDanger,
  {
    tile,
    unseen,
    passed,
  }: { readonly tile: Tile; readonly unseen: number; readonly passed: readonly Tile[] },
): DangerReason {
  if (bar) return { code: bar };
  if (isHonour(tile)) return { code: 'honour', unseen };
  const away = [tileAfter(tile, -STEP), tileAfter(tile, STEP)];
  const tiles = away.filter(
    (other): other is Tile => other !== undefined && passed.includes(other),
  );
  if (flanked > 0) return { code: flanked === 2 ? 'lines' : 'line', tiles };
  const fromEnd = Math.min(rankOf(tile), 10 - rankOf(tile));
  return { code: NUMBERS[Math.min(fromEnd, NUMBERS.length) - 1] ?? 'middle' };
}

/** Who declared, the first one; else who has laid out most, the nearest in turn first. */
function threatIn(table: SeenTable): Wind {
  const [declared] = declaredSeats(table);
  const others = othersThan(table.seat);
  return (
    declared ??
    others.reduce((most, seat) => (openMelds(table, seat) > openMelds(table, most) ? seat : most))
  );
}

export function safeRows(table: SeenTable, tiles: readonly Tile[], rules: SafeRules): SafeRows {
  const view = seatViewOf(table, rules);
  const live = liveTiles(view);
  const against = threatIn(table);
  const passed = passedBefore(table, against);
  const rows = tiles.map((tile): SafeRow => {
    const weighed = { tile, live, figures: rules.figures };
    const seats = dangersBySeat(view, rules, weighed);
    const faced = seats.find(({ seat }) => seat === against) as SeatDanger;
    const shown = view.others[against];
    const unseen = copiesAt(live, tileIndex(tile));
    return {
      tile,
      chance: dangerOf(view, rules, weighed).chance,
      seats,
      reason: reasonOf(faced, { tile, unseen, passed }),
      isTheirSuit: shown !== undefined && giveClass(shown, tile).endsWith('s'),
    };
  });
  return { against, rows };
}

/** How often each class stands in a row, with the standard error of its rate. */
function classesOf({ seats }: SafeRow): ReadonlyMap<string, { times: number; error: number }> {
  const classes = new Map<string, { times: number; error: number }>();
  for (const { name, error } of seats) {
    if (name === undefined) continue;
    classes.set(name, { times: (classes.get(name)?.times ?? 0) + 1, error });
  }
  return classes;
}

/** The standard error of a difference: what both are counted by falls out of it. */
function errorBetween(one: SafeRow, other: SafeRow): number {
  const [first, second] = [classesOf(one), classesOf(other)];
  const names = new Set([...first.keys(), ...second.keys()]);
  return Math.hypot(
    ...[...names].map((name) => {
      const [a, b] = [first.get(name), second.get(name)];
      return ((a?.times ?? 0) - (b?.times ?? 0)) * (a?.error ?? b?.error ?? 0);
    }),
  );
}

const ERRORS = 2;

/** Whether one tile is less dangerous than another by more than the figures can be wrong. */
export const isSafer = (one: SafeRow, other: SafeRow): boolean => {
  const ahead = other.chance - one.chance;
  return ahead > 0 && ahead > ERRORS * errorBetween(one, other);
};

const least = (rows: readonly SafeRow[]): SafeRow | undefined =>
  rows.reduce<SafeRow | undefined>(
    (best, row) => (best === undefined || row.chance < best.chance ? row : best),
    undefined,
  );

/** Those that no other one is safer than. */
export function safest(rows: readonly SafeRow[]): readonly SafeRow[] {
  const best = least(rows);
  return best ? rows.filter((row) => !isSafer(best, row)) : [];
}

/** A table as one seat sees it when it has to discard: from texts, and back into them. */
import { type Meld, plainMeld } from '../core/group.ts';
import { HAND_SIZE, type HeldHand, type MeldError, meldError, sizeOfHand } from '../core/hand.ts';
import { fail, ok } from '../core/result.ts';
import { sortTiles, type Tile } from '../core/tile.ts';
import { WINDS, type Wind } from '../core/wind.ts';
import { afterMove } from '../play/apply.ts';
import type { GameRules, PlayerHand } from '../play/hand-state.ts';
import { type SeatView, viewOf } from '../play/seat-view.ts';
import type { Refusal } from './drill.ts';
import { choice, type Field, type Fields, heldHand, wholeNumber, withDefault } from './field.ts';
import { handInPlay, MANY_LEFT } from './hand-in-play.ts';
import { copiesError, tilesIn } from './hand-tiles.ts';
import {
  markers,
  type OpenTiles,
  openTiles,
  type TooManyTiles,
  tilesBefore,
} from './open-tiles.ts';

/** A discard in the order of the table; `declares` says that its player was ready with it. */
interface OrderedDiscard {
  readonly seat: Wind;
  readonly declares: boolean;
}

export interface SeenTable extends Readonly<Record<Wind, OpenTiles>> {
  /** With the tile that was drawn: a discard is to be chosen. */
  readonly hand: HeldHand;
  readonly seat: Wind;
  readonly round: Wind;
  /** Every discard that lies on the table; absent where they came in turn from East. */
  readonly order?: readonly OrderedDiscard[];
  /** Tiles that may still be drawn. */
  readonly left: number;
  /** Tiles of the wall that are turned up. */
  readonly markers: readonly Tile[];
}

export type SeenTableError =
  | { readonly code: 'not-to-discard'; readonly count: number }
  /** As many discards of each player as lie before him, and each player ready but once. */
  | { readonly code: 'another-order' }
  | { readonly code: 'own-melds' }
  | TooManyTiles;

const MOST_LEFT = 99;

/** `ESW*N`: a letter a discard, with a star where it declared a ready hand. */
const order: Field<readonly OrderedDiscard[] | undefined, { readonly code: string }> = {
  read: (text) => {
    if (text === undefined) return ok(undefined);
    const made = text.match(/[ESWN]\*?/g) ?? [];
    if (text === '' || made.join('') !== text) return fail({ code: 'another-order' });
    return ok(made.map((one) => ({ seat: one[0] as Wind, declares: one.length > 1 })));
  },
  write: (made) =>
    made?.map(({ seat, declares }) => (declares ? `${seat}*` : seat)).join('') || undefined,
};

export const SEEN_TABLE: Fields<SeenTable> = {
  hand: heldHand,
  seat: withDefault<Wind>('E', choice(WINDS)),
  round: withDefault<Wind>('E', choice(WINDS)),
  ...{ E: openTiles, S: openTiles, W: openTiles, N: openTiles },
  order,
  left: withDefault(MANY_LEFT, wholeNumber(0, MOST_LEFT)),
  markers,
};

export const SEEN_TABLE_PARTS = Object.keys(SEEN_TABLE) as readonly (keyof SeenTable & string)[];

/** In turn from East, as long as there are discards. */
function inTurn(table: SeenTable): readonly OrderedDiscard[] {
  const most = Math.max(...WINDS.map((wind) => table[wind].discards.length));
  return Array.from({ length: most }, (_, round) =>
    WINDS.filter((wind) => table[wind].discards.length > round).map((seat) => ({
      ...{ seat, declares: false },
    })),
  ).flat();
}

const orderOf = (table: SeenTable): readonly OrderedDiscard[] => table.order ?? inTurn(table);

/** How many groups a player has laid out in sight of all. */
export const openMelds = (table: SeenTable, seat: Wind): number =>
  table[seat].melds.filter(({ open }) => open).length;

export const declaredSeats = (table: SeenTable): readonly Wind[] =>
  orderOf(table).flatMap(({ seat, declares }) => (declares ? [seat] : []));

/** Each discard with its player, the first one first. */
export function discardsInOrder(
  table: SeenTable,
): readonly (OrderedDiscard & { readonly tile: Tile; readonly at: number })[] {
  const made = { E: 0, S: 0, W: 0, N: 0 };
  return orderOf(table).map((one) => {
    const at = made[one.seat]++;
    return { ...one, tile: table[one.seat].discards[at] as Tile, at };
  });
}

function isInOrder(table: SeenTable): boolean {
  const made = orderOf(table);
  const declared = declaredSeats(table);
  return (
    WINDS.every(
      (wind) => made.filter(({ seat }) => seat === wind).length === table[wind].discards.length,
    ) &&
    new Set(declared).size === declared.length &&
    !declared.includes(table.seat)
  );
}

/** Discards and melds of all players, one's own melds apart. */
export const openTilesOf = (table: SeenTable): readonly Tile[] =>
  WINDS.flatMap((wind) => tilesBefore(table[wind]));

/** What cannot be so under a rule set. */
export function seenTableRefusal(table: SeenTable, { kit }: GameRules): Refusal | undefined {
  const refused = (part: string, error: SeenTableError | MeldError): Refusal => ({ part, error });
  const { hand, seat } = table;
  for (const part of ['hand', ...WINDS] as const) {
    const error = meldError(table[part].melds, kit.melds);
    if (error) return refused(part, error);
  }
  const count = sizeOfHand(hand);
  if (count !== HAND_SIZE + 1) return refused('hand', { code: 'not-to-discard', count });
  if (table[seat].melds.length > 0) return refused(seat, { code: 'own-melds' });
  if (!isInOrder(table)) return refused('order', { code: 'another-order' });
  if (declaredSeats(table).length > 0 && !kit.table.ready) {
    return refused('order', { code: 'another-order' });
  }
  const all = [...tilesIn(hand), ...openTilesOf(table), ...table.markers];
  const error = copiesError(all);
  return error && { part: 'hand', error };
}

const SIDES = ['own', 'right', 'across', 'left'] as const;

/** A seat as it is shown to the one who is asked. */
export interface ShownSeat extends OpenTiles {
  readonly wind: Wind;
  readonly side: (typeof SIDES)[number];
  /** The place of the discard that declared a ready hand, from 0. */
  readonly sideways?: number;
}

/** In the order of play, the seat that is asked last. */
export function shownSeats(table: SeenTable): readonly ShownSeat[] {
  const declaring = discardsInOrder(table).filter(({ declares }) => declares);
  const own = WINDS.indexOf(table.seat);
  return [1, 2, 3, 0].map((steps) => {
    const wind = WINDS[(own + steps) % WINDS.length] as Wind;
    const place = declaring.find(({ seat }) => seat === wind)?.at;
    return {
      ...{ wind, side: SIDES[steps] as ShownSeat['side'], ...table[wind] },
      ...(place !== undefined && { sideways: place }),
    };
  });
}

const isKong = ({ kind }: Meld): boolean => kind === 'kong';

/**
 * The view on which the judge is asked; of what nobody sees there is nothing in it. `declares`: the
 * seat has said that it is ready, and its discard is still to come.
 */
export function seatViewOf(table: SeenTable, rules: GameRules, declares = false): SeatView {
  const made = orderOf(table);
  const { hand, seat, round, left } = table;
  const players = Object.fromEntries(
    WINDS.map((wind): [Wind, Partial<PlayerHand>] => {
      const { discards, melds } = table[wind];
      const declared = made.findIndex((one) => one.seat === wind && one.declares);
      return [
        wind,
        {
          ...(wind === seat ? hand : { melds }),
          discards: discards.map((tile) => ({ tile })),
          ...(declared >= 0 && { declared: { discarded: declared, calls: 0, first: false } }),
        },
      ];
    }),
  );
  const melds = [...hand.melds, ...WINDS.flatMap((wind) => table[wind].melds)];
  const state = handInPlay(rules.kit, {
    ...{ players, round, left },
    phase: { kind: 'turn', seat, source: 'wall' },
    kongs: melds.filter(isKong).length,
    order: made.map((one) => one.seat),
  });
  const asked = declares ? afterMove(state, { m: 'ready', seat }, rules) : state;
  return { ...viewOf(asked, rules, seat), markers: table.markers };
}

const isOpen = <T extends { readonly claimedBy?: Wind }>({ claimedBy }: T): boolean =>
  claimedBy === undefined;

/** Whether every declaration shows in what lies on the table. */
export const isWhole = (view: SeatView, table: SeenTable): boolean =>
  declaredSeats(table).length ===
  Object.values(view.others).filter(({ isDeclared }) => isDeclared).length;

/** What a seat sees that has to discard; what others have claimed lies in their melds alone. */
export function seenTableOf(view: SeatView): SeenTable {
  const open = (wind: Wind): OpenTiles => {
    const player = wind === view.seat ? view.own : view.others[wind];
    return {
      discards: player?.discards.filter(isOpen).map(({ tile }) => tile) ?? [],
      melds: wind === view.seat ? [] : (player?.melds.map(plainMeld) ?? []),
    };
  };
  const made = view.table.filter(isOpen).map(({ seat = view.seat, ready = false }) => ({
    ...{ seat, declares: ready },
  }));
  return {
    hand: { concealed: sortTiles(view.own.concealed), melds: view.own.melds.map(plainMeld) },
    ...{ seat: view.seat, round: view.countsRound ? view.round : 'E' },
    ...{ E: open('E'), S: open('S'), W: open('W'), N: open('N') },
    order: made,
    left: view.drawsLeft,
    markers: view.markers,
  };
}

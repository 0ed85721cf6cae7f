/** A hand as it is written into the accounts of an evening: how it ended, by seats, as plain data. */
import { type Fields, isFields } from '../core/fields.ts';
import { SEATS, type Seat } from '../core/seat.ts';
import type { Texts } from '../drills/drill.ts';

/** The tiles of a hand, and what else its points hang on, as in an address: `how`, extras. */
export interface TilesWorth {
  readonly hand: string;
  readonly texts: Texts;
}

/** What a hand is worth: its points as they were counted at the table, or its tiles. */
export type HandWorth = number | TilesWorth;

interface Declared {
  /** Who laid down a stake in this hand. */
  readonly declared?: readonly Seat[];
}

export interface WonEntry extends Declared {
  readonly end: 'win';
  readonly winners: readonly [Seat, ...Seat[]];
  /** Who gave the winning tile; `null`: it was drawn. */
  readonly from: Seat | null;
  /** Of the winners, and of the others where their hands count. */
  readonly worths: Readonly<Partial<Record<Seat, HandWorth>>>;
  readonly fine?: { readonly kind: string; readonly seat: Seat };
  /** East, who might have stayed, gives the hand on. */
  readonly givesOn?: true;
}

interface DrawnEntry extends Declared {
  readonly end: 'drawn';
  /** Who showed a ready hand. */
  readonly ready?: readonly Seat[];
  /** Anybody made a kong. */
  readonly kong?: true;
  /** Whose discards were all ends and honours, where that is paid. */
  readonly mangan?: readonly Seat[];
  readonly givesOn?: true;
}

export type HandEntry =
  | WonEntry
  | DrawnEntry
  | ({ readonly end: 'aborted' } & Declared)
  | { readonly end: 'annulled' }
  /** A hand shown as won that was none: it is void, and dealt again. */
  | { readonly end: 'false-win'; readonly seat: Seat }
  /** Another game begins at the same places; what was won and lost stays. */
  | { readonly end: 'new-game' };

const MOST_POINTS = 999_999;
const LONGEST_TEXT = 200;
const MOST_TEXTS = 12;

const isSeat = (value: unknown): value is Seat => SEATS.some((seat) => seat === value);

/** Each seat once. */
const areSeats = (value: unknown): value is readonly Seat[] =>
  Array.isArray(value) && value.every(isSeat) && new Set(value).size === value.length;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST_TEXT;

const isPoints = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST_POINTS;

function isTexts(value: unknown): value is Texts {
  if (!isFields(value)) return false;
  const texts = Object.entries(value);
  return (
    texts.length <= MOST_TEXTS &&
    texts.every(([name, text]) => /^[a-z][a-z-]{0,30}$/i.test(name) && isText(text))
  );
}

function worthIn(value: unknown): HandWorth | undefined {
  if (isPoints(value)) return value;
  if (!isFields(value)) return undefined;
  const { hand, texts } = value;
  return isText(hand) && isTexts(texts) ? { hand, texts } : undefined;
}

function worthsIn(value: unknown): WonEntry['worths'] | undefined {
  if (!isFields(value)) return undefined;
  const worths: Partial<Record<Seat, HandWorth>> = {};
  for (const seat of SEATS) {
    if (value[seat] === undefined) continue;
    const worth = worthIn(value[seat]);
    if (worth === undefined) return undefined;
    worths[seat] = worth;
  }
  return worths;
}

function wonIn({ winners, from, worths, fine, ...rest }: Fields): WonEntry | undefined {
  if (!areSeats(winners) || winners.length === 0) return undefined;
  if (from !== null && !isSeat(from)) return undefined;
  const read = worthsIn(worths);
  if (read === undefined) return undefined;
  const won = { end: 'win', winners: winners as WonEntry['winners'], from, worths: read } as const;
  if (fine === undefined) return { ...won, ...declaredIn(rest), ...givesOnIn(rest) };
  if (!isFields(fine) || !isText(fine['kind']) || !isSeat(fine['seat'])) return undefined;
  const { kind, seat } = fine;
  return { ...won, fine: { kind, seat }, ...declaredIn(rest), ...givesOnIn(rest) };
}

const seatsIn = <Name extends string>(value: Fields, name: Name) =>
  (areSeats(value[name]) && value[name].length > 0 ? { [name]: value[name] } : {}) as {
    readonly [Key in Name]?: readonly Seat[];
  };

const declaredIn = (value: Fields): Declared => seatsIn(value, 'declared');

const givesOnIn = ({ givesOn }: Fields): { readonly givesOn?: true } =>
  givesOn === true ? { givesOn } : {};

/** Only what is known is taken over; absent where it is no hand. */
export function entryIn(value: unknown): HandEntry | undefined {
  if (!isFields(value)) return undefined;
  switch (value['end']) {
    case 'win':
      return wonIn(value);
    case 'drawn':
      return {
        end: 'drawn',
        ...seatsIn(value, 'ready'),
        ...(value['kong'] === true && { kong: true }),
        ...seatsIn(value, 'mangan'),
        ...declaredIn(value),
        ...givesOnIn(value),
      };
    case 'aborted':
      return { end: 'aborted', ...declaredIn(value) };
    case 'false-win':
      return isSeat(value['seat']) ? { end: 'false-win', seat: value['seat'] } : undefined;
    case 'annulled':
    case 'new-game':
      return { end: value['end'] };
    default:
      return undefined;
  }
}

/** How a text of a question is read and written: each value of a question is one text. */
import { asWaiting, type HeldHand, type SizeError } from '../core/hand.ts';
import {
  formatHand,
  formatTiles,
  type NotationError,
  parseHand,
  parseTiles,
} from '../core/notation.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type { Tile } from '../core/tile.ts';
import type { Kit } from '../scoring/kit.ts';
import { formatOption } from '../scoring/option.ts';
import type { Refusal, Texts } from './drill.ts';

/** None of the values that a field has; an empty one is missing. */
export interface UnknownValue {
  readonly code: 'unknown-value';
  readonly value: string;
}

/** What may be wrong with the text of one field. */
type FieldError =
  | UnknownValue
  | NotationError
  | SizeError
  | { readonly code: 'no-flowers' | 'no-win' };

/** A value and its text. */
export interface Field<T> {
  /** A text that is not there is refused like an empty one, unless it may be left out. */
  readonly read: (text: string | undefined) => Result<T, FieldError>;
  /** Absent: it is left out of the address. */
  readonly write: (value: T) => string | undefined;
}

/** The fields of a question, by the names of their texts. */
export type Fields<Q> = { readonly [Name in keyof Q]-?: Field<Q[Name]> };

const unknown = (value: string): Result<never, UnknownValue> =>
  fail({ code: 'unknown-value', value });

/** One of some values, found by how it is written. */
export const choice = <T>(
  values: readonly T[],
  written: (value: T) => string = String,
): Field<T> => ({
  read: (text = '') => {
    const value = values.find((candidate) => written(candidate) === text);
    return value === undefined ? unknown(text) : ok(value);
  },
  write: written,
});

export const wholeNumber = (least: number, most: number): Field<number> => ({
  read: (text = '') => {
    const value = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
    return value >= least && value <= most ? ok(value) : unknown(text);
  },
  write: String,
});

/** Values of a field one after another; their number may be bounded. */
export const listOf = <T>(
  { read, write }: Field<T>,
  sign: string,
  { least = 1, most = 20 }: { readonly least?: number; readonly most?: number } = {},
): Field<readonly T[]> => ({
  read: (text = '') => {
    const parts = text === '' ? [] : text.split(sign);
    if (parts.length < least || parts.length > most) return unknown(text);
    const values: T[] = [];
    for (const part of parts) {
      const value = read(part);
      if (!value.ok) return value;
      values.push(value.value);
    }
    return ok(values);
  },
  write: (values) => values.map(write).join(sign),
});

/** What may be left out. */
export const optional = <T>({ read, write }: Field<T>): Field<T | undefined> => ({
  read: (text) => (text === undefined ? ok(undefined) : read(text)),
  write: (value) => (value === undefined ? undefined : write(value)),
});

/** What is left out where it is what is usual. */
export const usually = <T>(usual: T, { read, write }: Field<T>): Field<T> => ({
  read: (text) => (text === undefined ? ok(usual) : read(text)),
  write: (value) => (write(value) === write(usual) ? undefined : write(value)),
});

/** What has one value here, and no text. */
export const unwritten = <T>(value: T): Field<T> => ({
  read: (text) => (text === undefined ? ok(value) : unknown(text)),
  write: () => undefined,
});

/** Tiles of any kind in the order in which they lie. */
export const tileRow: Field<readonly Tile[]> = {
  read: (text = '') => parseTiles(text),
  write: formatTiles,
};

/** Tiles in hand and groups on the table, neither flowers nor a winning tile. */
export const heldHand: Field<HeldHand> = {
  read: (text = '') => {
    const hand = parseHand(text);
    if (!hand.ok) return hand;
    if (hand.value.flowers.length > 0) return fail({ code: 'no-flowers' });
    if (hand.value.win) return fail({ code: 'no-win' });
    const { concealed, melds } = hand.value;
    return ok({ concealed, melds });
  },
  write: ({ concealed, melds }) => formatHand({ concealed, melds, flowers: [] }),
};

/** A hand that waits for a tile. */
export const readyHand: Field<HeldHand> = {
  read: (text) => {
    const hand = heldHand.read(text);
    if (!hand.ok) return hand;
    const waiting = asWaiting({ ...hand.value, flowers: [] });
    return waiting.ok ? hand : waiting;
  },
  write: heldHand.write,
};

/** The question that texts make; the first text that is refused stands for all. */
export function readFields<Q>(fields: Fields<Q>, texts: Texts): Result<Q, Refusal> {
  const values: Partial<Q> = {};
  for (const name of Object.keys(fields) as (keyof Q & string)[]) {
    const value = fields[name].read(texts[name]);
    if (!value.ok) return fail({ part: name, error: value.error });
    if (value.value !== undefined) values[name] = value.value;
  }
  return ok(values as Q);
}

/** The texts of a question. */
export function writeFields<Q>(fields: Fields<Q>, question: NoInfer<Q>): Texts {
  const texts: Record<string, string> = {};
  for (const name of Object.keys(fields) as (keyof Q & string)[]) {
    const text = fields[name].write(question[name]);
    if (text !== undefined) texts[name] = text;
  }
  return texts;
}

/** Agreements as they stand in an address: left out where they are the default. */
export const optionFields = (
  { defaults, readTexts }: Kit,
  names: readonly string[],
): Fields<Readonly<Record<string, unknown>>> =>
  Object.fromEntries(
    names.map((name): [string, Field<unknown>] => [
      name,
      {
        read: (text) => {
          if (text === undefined) return ok(defaults[name]);
          const options = readTexts({ [name]: text });
          return options.ok ? ok(options.value[name]) : unknown(text);
        },
        write: (value) => {
          const text = formatOption(value);
          return text === formatOption(defaults[name]) ? undefined : text;
        },
      },
    ]),
  );

/** How a text of a question is read and written: each value of a question is one text. */
import {
  asWaiting,
  type Hand,
  type HeldHand,
  type SizeError,
  type WaitingHand,
} from '../core/hand.ts';
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

export interface UnknownValue {
  readonly code: 'unknown-value';
  readonly value: string;
}

/** Flowers belong to no group, and a hand won already waits for nothing. */
export type HeldHandError =
  | NotationError
  | { readonly code: 'no-flowers' }
  | { readonly code: 'no-win' };

export type FieldError = UnknownValue | HeldHandError | SizeError;

export interface Field<T, E = FieldError> {
  /** An absent text is refused like an empty one, unless it may be left out. */
  readonly read: (text: string | undefined) => Result<T, E>;
  readonly write: (value: T) => string | undefined;
}

export type Fields<Q> = {
  readonly [Name in keyof Q]-?: Field<Q[Name], { readonly code: string }>;
};

const unknown = (value: string): Result<never, UnknownValue> =>
  fail({ code: 'unknown-value', value });

export const choice = <T>(
  values: readonly T[],
  written: (value: T) => string = String,
): Field<T, UnknownValue> => ({
  read: (text = '') => {
    const value = values.find((candidate) => written(candidate) === text);
    return value === undefined ? unknown(text) : ok(value);
  },
  write: written,
});

export const wholeNumber = (least: number, most: number): Field<number> => ({
  read: (text = '') => {
    const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
    return value >= least && value <= most ? ok(value) : unknown(text);
  },
  write: String,
});

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

/** The name of an option. */
export const optionName: Field<string, UnknownValue> = {
  read: (text = '') => (/^[a-z]\w{0,30}$/i.test(text) ? ok(text) : unknown(text)),
  write: String,
};

export const withDefault = <T>(usual: T, { read, write }: Field<T>): Field<T> => ({
  read: (text) => (text === undefined ? ok(usual) : read(text)),
  write: (value) => (write(value) === write(usual) ? undefined : write(value)),
});

/** A field that always has the same value and is never written. */
export const constant = <T>(value: T): Field<T> => ({
  read: (text) => (text === undefined ? ok(value) : unknown(text)),
  write: () => undefined,
});

export const optional = <T>({ read, write }: Field<T>): Field<T | undefined> => ({
  read: (text) => (text === undefined ? ok(undefined) : read(text)),
  write: (value) => (value === undefined ? undefined : write(value)),
});

/** These letters, each once, in any order. */
export const permutationOf = (letters: readonly string[]): Field<string> => ({
  read: (text = '') => ([...text].sort().join() === letters.join() ? ok(text) : unknown(text)),
  write: String,
});

export const tileRow: Field<readonly Tile[], NotationError> = {
  read: (text = '') => parseTiles(text),
  write: formatTiles,
};

/** None at all where the text is absent or empty. */
export const tilesOrNone: Field<readonly Tile[], NotationError> = {
  read: (text = '') => (text.trim() === '' ? ok([]) : tileRow.read(text)),
  write: (tiles) => tileRow.write(tiles) || undefined,
};

export const wholeHand: Field<Hand, NotationError> = {
  read: (text = '') => parseHand(text),
  write: formatHand,
};

export const heldHand: Field<HeldHand, HeldHandError> = {
  read: (text = '') => {
    const hand = parseHand(text);
    if (!hand.ok) return hand;
    const { concealed, melds, flowers, win } = hand.value;
    if (flowers.length > 0) return fail({ code: 'no-flowers' });
    return win ? fail({ code: 'no-win' }) : ok({ concealed, melds });
  },
  write: ({ concealed, melds }) => formatHand({ concealed, melds, flowers: [] }),
};

export const waitingHand: Field<WaitingHand> = {
  read: (text) => {
    const hand = heldHand.read(text);
    return hand.ok ? asWaiting(hand.value) : hand;
  },
  write: heldHand.write,
};

export const readyHand: Field<HeldHand> = {
  read: (text) => {
    const waiting = waitingHand.read(text);
    return waiting.ok ? heldHand.read(text) : waiting;
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

export function writeFields<Q>(fields: Fields<Q>, question: NoInfer<Q>): Texts {
  const texts: Record<string, string> = {};
  for (const name of Object.keys(fields) as (keyof Q & string)[]) {
    const text = fields[name].write(question[name]);
    if (text !== undefined) texts[name] = text;
  }
  return texts;
}

/** How a question is read from texts and written: by its fields, and refused where it cannot be so. */
export const textsFor = <Q>(
  fields: Fields<Q>,
  refusalOf: (question: Q) => Refusal | undefined = () => undefined,
) => ({
  parts: Object.keys(fields),
  parse: (texts: Texts): Result<Q, Refusal> => {
    const read = readFields(fields, texts);
    const refusal = read.ok ? refusalOf(read.value) : undefined;
    return refusal ? fail(refusal) : read;
  },
  format: (question: NoInfer<Q>): Texts => writeFields(fields, question),
});

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

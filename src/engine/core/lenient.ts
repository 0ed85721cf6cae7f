/**
 * The notation as people type and paste it. Beyond {@link parseHand}: letters before their digits
 * (`m123`), capitals, full-width signs, commas, semicolons and brackets. Error offsets refer to the
 * original text.
 */

import { groupFrom, mayLieConcealed } from './group.ts';
import type { Hand } from './hand.ts';
import { handFrom, type NotationError } from './notation.ts';
import { fail, ok, type Result } from './result.ts';
import { compareTiles, isTile } from './tile.ts';
import { MAX_LENGTH, type Mark, type Token, tokensOf } from './tokens.ts';

export type LenientError =
  | NotationError
  | { readonly code: 'lone-letter'; readonly at: number; readonly letter: string };

const WIDE = /[\uff01-\uff5e]/g;
const WIDE_STEP = 0xff01 - 0x21;

const SEPARATORS = /[,;[\]{}\u3001]/g;

const normalize = (text: string): string =>
  text
    .replace(WIDE, (wide) => String.fromCharCode(wide.charCodeAt(0) - WIDE_STEP))
    .replace(SEPARATORS, ' ')
    .replace(/[MPSZF]/g, (letter) => letter.toLowerCase());

type Word = readonly Mark[];

/** `words[i]` stand before `letters[i]`, the last ones after the last letter. */
interface Stretch {
  readonly letters: readonly Mark[];
  readonly words: readonly (readonly Word[])[];
}

/** As a capturing group: `split` puts the stretches at odd indices. */
const STRETCHES = /([0-9mpszf\s]+)/;

function stretchFrom(text: string, start: number): Stretch {
  const letters: Mark[] = [];
  const words: Mark[][][] = [[]];
  [...text].forEach((char, offset) => {
    const mark = { char, at: start + offset };
    const here = words.at(-1) as Mark[][];
    if (/[0-9]/.test(char)) {
      const last = here.at(-1);
      const joins = last?.at(-1)?.at === mark.at - 1;
      if (last && joins) last.push(mark);
      else here.push([mark]);
    } else if (/[a-z]/.test(char)) {
      letters.push(mark);
      words.push([]);
    }
  });
  return { letters, words };
}

type DigitGroup = readonly Mark[];

/**
 * Gives each letter the digits before or after it, so that none are left over. If two letters could
 * take the words between them, the first takes all if the rest then works out, else the first of
 * two words.
 */
function shareDigits({ letters, words }: Stretch): readonly DigitGroup[] | undefined {
  /** Letter and number of free words from which there is no solution. */
  const deadEnds = new Set<string>();

  const from = (at: number, free: readonly Word[]): readonly DigitGroup[] | undefined => {
    const letter = letters[at];
    if (letter === undefined) return free.length === 0 ? [] : undefined;
    const state = `${at} ${free.length}`;
    if (deadEnds.has(state)) return undefined;
    const after = words[at + 1] ?? [];
    const taking = (taken: readonly Word[], left: readonly Word[]) => {
      const rest = taken.length > 0 ? from(at + 1, left) : undefined;
      return rest && [[...taken.flat(), letter], ...rest];
    };
    const shared = (): readonly DigitGroup[] | undefined =>
      after.length === 2 ? taking(after.slice(0, 1), after.slice(1)) : undefined;
    const found = free.length > 0 ? taking(free, after) : (taking(after, []) ?? shared());
    if (!found) deadEnds.add(state);
    return found;
  };
  return from(0, words[0] ?? []);
}

function loneLetter({ letters, words }: Stretch): LenientError | undefined {
  const first = words[0]?.length === 0 && words.some((group) => group.length > 0);
  const lone = first ? letters.find((_, at) => words[at + 1]?.length === 0) : undefined;
  return lone && { code: 'lone-letter', at: lone.at, letter: lone.char };
}

/** The text with each letter behind its digits; the marks keep their original offsets. */
function withLettersLast(text: string, withReds: boolean): Result<readonly Mark[], LenientError> {
  const marks: Mark[] = [];
  let at = 0;
  for (const [place, part] of text.split(STRETCHES).entries()) {
    const asItStands = Array.from({ length: part.length }, (_, offset): Mark => {
      return { char: part.charAt(offset), at: at + offset };
    });
    const stretch = stretchFrom(part, at);
    const isPlain = place % 2 === 0 || tokensOf(part, withReds).ok;
    const groups = isPlain ? undefined : shareDigits(stretch);
    const lone = isPlain || groups ? undefined : loneLetter(stretch);
    if (lone) return fail(lone);
    marks.push(...(groups?.flat() ?? asItStands));
    at += part.length;
  }
  return ok(marks);
}

function tokensWithLettersFirst(
  text: string,
  withReds: boolean,
): Result<readonly Token[], LenientError> {
  const reordering = withLettersLast(text, withReds);
  if (!reordering.ok) return reordering;
  const originalPlace = (at: number): number => reordering.value[at]?.at ?? at;
  const read = tokensOf(reordering.value.map(({ char }) => char).join(''), withReds);
  if (read.ok) return ok(read.value.map((token) => ({ ...token, at: originalPlace(token.at) })));
  return fail(
    'at' in read.error ? { ...read.error, at: originalPlace(read.error.at) } : read.error,
  );
}

/** The strict notation goes first, so that it keeps its meaning. */
function tokensFrom(text: string, withReds: boolean): Result<readonly Token[], LenientError> {
  const read = tokensOf(text, withReds);
  const mayLead = !read.ok && read.error.code === 'letter-without-digits';
  return mayLead ? tokensWithLettersFirst(text, withReds) : read;
}

const isSign = (token: Token | undefined, sign: string): boolean =>
  token?.type === 'sign' && token.sign === sign;

function isConcealedMeld(tokens: readonly Token[]): boolean {
  const tiles = tokens.flatMap((token) =>
    token.type === 'tile' && isTile(token.tile) ? [token.tile] : [],
  );
  const group = tiles.length === tokens.length ? groupFrom(tiles.sort(compareTiles)) : undefined;
  return group !== undefined && mayLieConcealed(group.kind);
}

/** Drops parentheses that do not mark a concealed meld. */
function withoutLooseParentheses(tokens: readonly Token[]): readonly Token[] {
  const open = tokens.findIndex(({ type }) => type === 'sign');
  const inside = tokens.slice(open + 1);
  const length = inside.findIndex(({ type }) => type === 'sign');
  if (!isSign(tokens[open], '(') || !isSign(inside[length], ')')) return tokens;
  if (length === 0 || isConcealedMeld(inside.slice(0, length))) return tokens;
  return withoutLooseParentheses(tokens.filter((_, at) => at !== open && at !== open + 1 + length));
}

/**
 * Reads a hand as people write it, red fives only where they are asked for. What `parseHand` accepts
 * means the same here.
 */
export function parseLenient(text: string, withReds = false): Result<Hand, LenientError> {
  const plain = normalize(text);
  const tokens = tokensFrom(plain, withReds);
  return tokens.ok
    ? handFrom(withoutLooseParentheses(tokens.value), plain)
    : fail(asWritten(tokens.error, text));
}

function asWritten(error: LenientError, text: string): LenientError {
  switch (error.code) {
    case 'unknown-sign':
      return { ...error, sign: text.slice(error.at, signAt(text, error.at).to) };
    case 'letter-without-digits':
    case 'lone-letter':
      return { ...error, letter: text.charAt(error.at) };
    default:
      return error;
  }
}

/** In UTF-16 units; `to` is exclusive. */
interface Span {
  readonly from: number;
  readonly to: number;
}

const signAt = (text: string, from: number): Span => {
  const sign = String.fromCodePoint(text.codePointAt(from) ?? 0);
  return { from, to: Math.min(text.length, from + sign.length) };
};

function digitsFrom(text: string, from: number, count: number): Span {
  let left = count;
  let to = from;
  while (left > 0 && to < text.length) if (/[0-9]/.test(text.charAt(to++))) left--;
  return { from, to };
}

/** The part of the text that is wrong; for too many copies, the first one too many. */
export function errorSpan(text: string, error: LenientError): Span | undefined {
  switch (error.code) {
    case 'empty':
      return undefined;
    case 'too-long':
      return { from: MAX_LENGTH, to: text.length };
    case 'too-many-copies': {
      const tokens = tokensFrom(normalize(text), true);
      const copies = tokens.ok
        ? tokens.value.filter((token) => token.type === 'tile' && token.tile === error.tile)
        : [];
      const extra = copies[error.max];
      return extra && signAt(text, extra.at);
    }
    case 'bad-meld':
    case 'bad-winning-tile':
      return { from: error.at, to: error.at + error.text.length };
    case 'digits-without-letter':
      return digitsFrom(text, error.at, error.digits.length);
    default:
      return signAt(text, error.at);
  }
}

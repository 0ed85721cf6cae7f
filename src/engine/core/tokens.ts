import { plainTile } from './red-fives.ts';
import { fail, ok, type Result } from './result.ts';
import { type BonusTile, isBonusTile, isTile, RED_FIVES, type RedFive, type Tile } from './tile.ts';
import { fromUnicode, isVariationSelector } from './unicode.ts';

export type TokenError =
  | { readonly code: 'empty' }
  | { readonly code: 'too-long'; readonly length: number; readonly max: number }
  | { readonly code: 'unknown-sign'; readonly at: number; readonly sign: string }
  | { readonly code: 'digits-without-letter'; readonly at: number; readonly digits: string }
  | { readonly code: 'letter-without-digits'; readonly at: number; readonly letter: string }
  | { readonly code: 'no-such-tile'; readonly at: number; readonly tile: string };

/** Longer than any hand, short enough that no address can stall the page. */
export const MAX_LENGTH = 200;

type Sign = '~' | '(' | ')' | '!' | '*';
export type Token =
  | {
      readonly type: 'tile';
      readonly at: number;
      readonly tile: Tile | BonusTile;
      readonly red?: true;
    }
  | { readonly type: 'sign'; readonly at: number; readonly sign: Sign };

/** A sign of a text, and where it stands there. */
export interface Mark {
  readonly char: string;
  readonly at: number;
}

const isSign = (char: string): char is Sign => '~()!*'.includes(char);
const isRed = (text: string): text is RedFive => (RED_FIVES as readonly string[]).includes(text);
const isBlank = (char: string): boolean => /\s/.test(char) || isVariationSelector(char);

function tilesFrom(
  digits: readonly Mark[],
  letter: Mark,
  withReds: boolean,
): Result<Token[], TokenError> {
  const tokens: Token[] = [];
  for (const { char, at } of digits) {
    const tile = char + letter.char;
    if (withReds && isRed(tile)) {
      tokens.push({ type: 'tile', at, tile: plainTile(tile), red: true });
      continue;
    }
    if (!isTile(tile) && !isBonusTile(tile)) return fail({ code: 'no-such-tile', at, tile });
    tokens.push({ type: 'tile', at, tile });
  }
  if (tokens.length > 0) return ok(tokens);
  return fail({ code: 'letter-without-digits', at: letter.at, letter: letter.char });
}

function tokenFrom({ char, at }: Mark): Token | undefined {
  if (isSign(char)) return { type: 'sign', at, sign: char };
  const tile = fromUnicode(char);
  return tile && { type: 'tile', at, tile };
}

function dangling(digits: readonly [Mark, ...Mark[]]): TokenError {
  const written = digits.map(({ char }) => char).join('');
  return { code: 'digits-without-letter', at: digits[0].at, digits: written };
}

function tokenize(text: string, withReds: boolean): Result<Token[], TokenError> {
  const tokens: Token[] = [];
  let digits: Mark[] = [];
  let at = 0;
  for (const char of text) {
    const mark: Mark = { char, at };
    at += char.length;
    if (/[0-9]/.test(char)) digits.push(mark);
    else if (/[mpszf]/.test(char)) {
      const read = tilesFrom(digits, mark, withReds);
      if (!read.ok) return read;
      tokens.push(...read.value);
      digits = [];
    } else if (!isBlank(char)) {
      const token = tokenFrom(mark);
      if (token === undefined) return fail({ code: 'unknown-sign', at: mark.at, sign: char });
      if (isFilled(digits)) return fail(dangling(digits));
      tokens.push(token);
    }
  }
  return isFilled(digits) ? fail(dangling(digits)) : ok(tokens);
}

const isFilled = <T>(items: readonly T[]): items is readonly [T, ...T[]] => items.length > 0;

/**
 * Fails for a text that is empty, too long, or not made of tiles and signs. Red fives are tiles only
 * where some are played with.
 */
export function tokensOf(
  text: string,
  withReds = false,
): Result<readonly [Token, ...Token[]], TokenError> {
  if (text.length > MAX_LENGTH) {
    return fail({ code: 'too-long', length: text.length, max: MAX_LENGTH });
  }
  const read = tokenize(text, withReds);
  if (!read.ok) return read;
  return isFilled(read.value) ? ok(read.value) : fail({ code: 'empty' });
}

/**
 * The one notation of hands, everywhere: addresses, lessons, tests, command line.
 *
 *     234m5p1f ~777z ~123s (9999p) *5p
 *
 * Concealed tiles and flowers, then the melds (an exposed one after a tilde, a
 * concealed kong in parentheses), then the winning tile (`!` from a discard, `*`
 * drawn). Spaces are free. {@link formatHand} and {@link parseHand} are inverse.
 */
import { type CopiesError, checkCopies, type Hand, type WinSource } from './hand.ts';
import { groupFrom, groupTiles, type Meld } from './group.ts';
import { fail, ok, type Result } from './result.ts';
import { BONUS_TILES, type BonusTile, compareTiles, isBonusTile, isTile, type Tile, TILES } from './tile.ts';

/** What stands wrong in a text; `at` is its place in that text, in UTF-16 units. */
export type NotationError =
  | CopiesError
  | { readonly code: 'empty' }
  | { readonly code: 'too-long'; readonly length: number; readonly max: number }
  | { readonly code: 'unknown-sign'; readonly at: number; readonly sign: string }
  | { readonly code: 'digits-without-letter'; readonly at: number; readonly digits: string }
  | { readonly code: 'letter-without-digits'; readonly at: number; readonly letter: string }
  | { readonly code: 'no-such-tile'; readonly at: number; readonly tile: string }
  | { readonly code: 'bad-meld'; readonly at: number; readonly text: string }
  | { readonly code: 'unclosed-meld'; readonly at: number }
  | { readonly code: 'bad-winning-tile'; readonly at: number; readonly text: string }
  | { readonly code: 'misplaced'; readonly at: number; readonly sign: string };

/** Longer than any hand can be, short enough that no address can stall the page. */
const MAX_LENGTH = 200;

const UNICODE_START: Readonly<Record<string, number>> = {
  z: 0x1f000,
  m: 0x1f007,
  s: 0x1f010,
  p: 0x1f019,
  f: 0x1f022,
};
const isVariationSelector = (char: string): boolean => char === '\ufe0e' || char === '\ufe0f';

/** Unicode orders the dragons red, green, white; the notation white, green, red. */
const unicodeRank = (family: string, rank: number): number =>
  family === 'z' && rank >= 5 ? 12 - rank : rank;

/** The Unicode sign of a tile, 🀀 to 🀩. */
export function unicodeOf(tile: Tile | BonusTile): string {
  const family = tile.charAt(1);
  const start = UNICODE_START[family] as number;
  return String.fromCodePoint(start + unicodeRank(family, Number(tile[0])) - 1);
}

const FROM_UNICODE: ReadonlyMap<string, Tile | BonusTile> = new Map(
  [...TILES, ...BONUS_TILES].map((tile) => [
    unicodeOf(tile),
    tile,
  ]),
);

type Token =
  | { readonly type: 'tile'; readonly at: number; readonly tile: Tile | BonusTile }
  | { readonly type: 'sign'; readonly at: number; readonly sign: '~' | '(' | ')' | '!' | '*' };

const isSign = (char: string): char is '~' | '(' | ')' | '!' | '*' => '~()!*'.includes(char);

function tilesFrom(digits: string, letter: string, at: number): Result<Token[], NotationError> {
  if (digits === '') return fail({ code: 'letter-without-digits', at, letter });
  const tokens: Token[] = [];
  for (const [step, digit] of [...digits].entries()) {
    const tile = digit + letter;
    if (!isTile(tile) && !isBonusTile(tile)) {
      return fail({ code: 'no-such-tile', at: at + step, tile });
    }
    tokens.push({ type: 'tile', at: at + step, tile });
  }
  return ok(tokens);
}

function tokenize(text: string): Result<Token[], NotationError> {
  const tokens: Token[] = [];
  let digits = '';
  let digitsAt = 0;
  let at = 0;
  const dangling = (): NotationError => ({ code: 'digits-without-letter', at: digitsAt, digits });
  for (const char of text) {
    if (/[0-9]/.test(char)) {
      if (digits === '') digitsAt = at;
      digits += char;
    } else if (/[mpszf]/.test(char)) {
      const read = tilesFrom(digits, char, digits === '' ? at : digitsAt);
      if (!read.ok) return read;
      tokens.push(...read.value);
      digits = '';
    } else if (digits !== '') {
      return fail(dangling());
    } else if (FROM_UNICODE.has(char)) {
      tokens.push({ type: 'tile', at, tile: FROM_UNICODE.get(char) as Tile });
    } else if (isSign(char)) {
      tokens.push({ type: 'sign', at, sign: char });
    } else if (!/\s/.test(char) && !isVariationSelector(char)) {
      return fail({ code: 'unknown-sign', at, sign: char });
    }
    at += char.length;
  }
  return digits === '' ? ok(tokens) : fail(dangling());
}

/** The tiles that follow a sign, and where the next sign stands. */
function tilesAfter(tokens: readonly Token[], from: number) {
  const tiles: (Tile | BonusTile)[] = [];
  let next = from;
  for (let token = tokens[next]; token?.type === 'tile'; token = tokens[++next]) {
    tiles.push(token.tile);
  }
  return { tiles, next };
}

function meldFrom(tiles: readonly (Tile | BonusTile)[], open: boolean): Meld | undefined {
  const plain = tiles.filter((tile): tile is Tile => isTile(tile)).sort(compareTiles);
  const group = plain.length === tiles.length ? groupFrom(plain) : undefined;
  return group && (open || group.kind === 'kong') ? { ...group, open } : undefined;
}

const WIN_SIGNS: Readonly<Record<'!' | '*', WinSource>> = { '!': 'discard', '*': 'self' };

/**
 * Reads a hand. Unicode tiles are accepted beside the letters.
 * Gives the first error it meets, with its place in the text.
 */
export function parseHand(text: string): Result<Hand, NotationError> {
  if (text.length > MAX_LENGTH) {
    return fail({ code: 'too-long', length: text.length, max: MAX_LENGTH });
  }
  const read = tokenize(text);
  if (!read.ok) return read;
  const tokens = read.value;
  if (tokens.length === 0) return fail({ code: 'empty' });

  const start = tilesAfter(tokens, 0);
  const melds: Meld[] = [];
  let win: Hand['win'];
  for (let at = start.next; at < tokens.length; ) {
    const opening = tokens[at] as Token;
    if (opening.type === 'tile') {
      return fail({ code: 'misplaced', at: opening.at, sign: opening.tile });
    }
    const { tiles, next } = tilesAfter(tokens, at + 1);
    const written = (): string => text.slice(opening.at, tokens[next]?.at ?? text.length).trim();
    at = next;
    if (win !== undefined || opening.sign === ')') {
      return fail({ code: 'misplaced', at: opening.at, sign: opening.sign });
    }
    if (opening.sign === '!' || opening.sign === '*') {
      const [tile, ...rest] = tiles;
      if (tile === undefined || !isTile(tile) || rest.length > 0) {
        return fail({ code: 'bad-winning-tile', at: opening.at, text: written() });
      }
      win = { tile, by: WIN_SIGNS[opening.sign] };
      continue;
    }
    const meld = meldFrom(tiles, opening.sign === '~');
    if (meld === undefined) return fail({ code: 'bad-meld', at: opening.at, text: written() });
    if (opening.sign === '(') {
      const closing = tokens[at++];
      if (closing?.type !== 'sign' || closing.sign !== ')') {
        return fail({ code: 'unclosed-meld', at: opening.at });
      }
    }
    melds.push(meld);
  }

  return checkCopies({
    concealed: start.tiles.filter((tile): tile is Tile => isTile(tile)),
    flowers: start.tiles.filter(isBonusTile),
    melds,
    ...(win ? { win } : {}),
  });
}

/** Tiles in the order given, each run of one letter written once: `123m5p`. */
export function formatTiles(tiles: readonly (Tile | BonusTile)[]): string {
  return tiles
    .map((tile, at) => (tiles[at + 1]?.[1] === tile[1] ? tile.charAt(0) : tile))
    .join('');
}

const formatMeld = (meld: Meld): string => {
  const tiles = formatTiles(groupTiles(meld));
  return meld.open ? `~${tiles}` : `(${tiles})`;
};

/** Writes a hand so that {@link parseHand} gives it back. Without spaces, fit for an address. */
export function formatHand({ concealed, melds, flowers, win }: Hand): string {
  const winning = win ? `${win.by === 'self' ? '*' : '!'}${win.tile}` : '';
  return formatTiles([...concealed, ...flowers]) + melds.map(formatMeld).join('') + winning;
}

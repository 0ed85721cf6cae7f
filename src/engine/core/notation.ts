/**
 * The notation of hands, used everywhere: addresses, lessons, tests, command line.
 *
 *     234m5p1f ~777z ~123s (9999p) *5p
 *
 * Concealed tiles and flowers, then the melds (exposed after a tilde, concealed in parentheses),
 * then the winning tile (`!` from a discard, `*` drawn). Runs of honours are melds too: `~567z`,
 * `~1234z` or `(1234z)`. Spaces are free.
 */
import { groupFrom, groupTiles, type Meld, mayLieConcealed } from './group.ts';
import { type CopiesError, checkCopies, type Hand, type WinSource } from './hand.ts';
import { plainTiles } from './plain-tiles.ts';
import { plainTile, takeReds, tilesWithReds, tileText } from './red-fives.ts';
import { fail, ok, type Result } from './result.ts';
import {
  type BonusTile,
  compareTiles,
  isBonusTile,
  isTile,
  type Tile,
  type TileText,
} from './tile.ts';
import { type Token, type TokenError, tokensOf } from './tokens.ts';
import { unicodeOf } from './unicode.ts';

export type NotationError =
  | CopiesError
  | TokenError
  | { readonly code: 'bad-meld'; readonly at: number; readonly text: string }
  | { readonly code: 'unclosed-meld'; readonly at: number }
  | { readonly code: 'bad-winning-tile'; readonly at: number; readonly text: string }
  | { readonly code: 'misplaced'; readonly at: number; readonly sign: string };

function tilesAfter(tokens: readonly Token[], from: number) {
  const tiles: (Tile | BonusTile)[] = [];
  const found: Tile[] = [];
  let next = from;
  for (let token = tokens[next]; token?.type === 'tile'; token = tokens[++next]) {
    tiles.push(token.tile);
    if (token.red && isTile(token.tile)) found.push(token.tile);
  }
  const reds: Pick<Hand, 'reds'> = found.length > 0 ? { reds: found } : {};
  return { tiles, reds, next };
}

function meldFrom(tiles: readonly (Tile | BonusTile)[], open: boolean): Meld | undefined {
  const plain = tiles.filter((tile): tile is Tile => isTile(tile)).sort(compareTiles);
  const group = plain.length === tiles.length ? groupFrom(plain) : undefined;
  return group && (open || mayLieConcealed(group.kind)) ? { ...group, open } : undefined;
}

const closes = (token: Token | undefined): boolean => token?.type === 'sign' && token.sign === ')';

const WIN_SIGNS: Readonly<Record<'!' | '*', WinSource>> = { '!': 'discard', '*': 'self' };

/** Reads a hand in letters or Unicode tiles. Fails with the first error and its offset. */
export function parseHand(text: string): Result<Hand, NotationError> {
  const read = tokensOf(text);
  return read.ok ? handFrom(read.value, text) : read;
}

export function handFrom(tokens: readonly Token[], text: string): Result<Hand, NotationError> {
  const start = tilesAfter(tokens, 0);
  const melds: Meld[] = [];
  let win: Hand['win'];
  for (let at = start.next; at < tokens.length; ) {
    const opening = tokens[at] as Token;
    if (opening.type === 'tile') {
      return fail({ code: 'misplaced', at: opening.at, sign: opening.tile });
    }
    const { tiles, reds, next } = tilesAfter(tokens, at + 1);
    const closed = opening.sign === '(' && closes(tokens[next]);
    const end = (tokens[next]?.at ?? text.length) + (closed ? 1 : 0);
    const written = text.slice(opening.at, end).trim();
    at = closed ? next + 1 : next;
    if (win !== undefined || opening.sign === ')') {
      return fail({ code: 'misplaced', at: opening.at, sign: opening.sign });
    }
    if (opening.sign === '!' || opening.sign === '*') {
      const [tile, ...rest] = tiles;
      if (tile === undefined || !isTile(tile) || rest.length > 0) {
        return fail({ code: 'bad-winning-tile', at: opening.at, text: written });
      }
      win = { tile, ...(reds.reds && { red: true }), by: WIN_SIGNS[opening.sign] };
      continue;
    }
    const meld = meldFrom(tiles, opening.sign === '~');
    if (meld === undefined) return fail({ code: 'bad-meld', at: opening.at, text: written });
    if (opening.sign === '(' && !closed) return fail({ code: 'unclosed-meld', at: opening.at });
    melds.push({ ...meld, ...reds });
  }

  return checkCopies({
    concealed: start.tiles.filter((tile): tile is Tile => isTile(tile)),
    ...start.reds,
    flowers: start.tiles.filter(isBonusTile),
    melds,
    ...(win ? { win } : {}),
  });
}

/** Reads tiles only: a flower or a sign is `misplaced`. */
export function parseTiles(text: string): Result<readonly Tile[], NotationError> {
  const plain = plainTiles(text);
  if (plain) return ok(plain);
  const read = tokensOf(text);
  if (!read.ok) return read;
  const tiles: Tile[] = [];
  for (const token of read.value) {
    const written = token.type === 'tile' ? token.tile : token.sign;
    if (!isTile(written)) return fail({ code: 'misplaced', at: token.at, sign: written });
    tiles.push(written);
  }
  return ok(tiles);
}

/** Writes tiles in the given order, with one letter per run: `123m5p`. */
export function formatTiles(tiles: readonly TileText[]): string {
  return tiles.map((tile, at) => (tiles[at + 1]?.[1] === tile[1] ? tile.charAt(0) : tile)).join('');
}

interface RedTiles {
  readonly tiles: readonly Tile[];
  /** Those of the tiles that are red. */
  readonly reds: readonly Tile[];
}

/** Reads tiles, red fives among them. */
export function parseRedTiles(written: string): Result<RedTiles, NotationError> {
  const { text, reds } = takeReds(written);
  const read = parseTiles(text);
  return read.ok ? ok({ tiles: read.value, reds }) : read;
}

/** Writes them in the given order, so that {@link parseRedTiles} reads them back. */
export const formatRedTiles = (
  tiles: readonly (Tile | BonusTile)[],
  reds: readonly Tile[] = [],
): string => formatTiles(tilesWithReds(tiles, reds));

type WriteTiles = (tiles: readonly TileText[]) => string;

function write({ concealed, reds, melds, flowers, win }: Hand, tiles: WriteTiles): string {
  const onTable = melds.map((meld) => {
    const inside = tiles(tilesWithReds(groupTiles(meld), meld.reds));
    return meld.open ? `~${inside}` : `(${inside})`;
  });
  const winning = win
    ? `${win.by === 'self' ? '*' : '!'}${tiles([tileText(win.tile, win.red)])}`
    : '';
  return tiles([...tilesWithReds(concealed, reds), ...flowers]) + onTable.join('') + winning;
}

/** Writes a hand without spaces, so that {@link parseHand} reads it back. */
export const formatHand = (hand: Hand): string => write(hand, formatTiles);

/** The same in Unicode tiles, which {@link parseHand} reads too; there are no red ones. */
export const formatUnicode = (hand: Hand): string =>
  write(hand, (tiles) => tiles.map((tile) => unicodeOf(plainTile(tile))).join(''));

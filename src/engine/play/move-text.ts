/** Moves as plain data, their tiles as texts: `{"m":"claim","tiles":"777z",…}`. */
import { MELD_KINDS } from '../core/group.ts';
import { formatRedTiles, formatTiles, parseRedTiles, parseTiles } from '../core/notation.ts';
import { takeReds, tileText } from '../core/red-fives.ts';
import { type BonusTile, isBonusTile, isTile, type Tile } from '../core/tile.ts';
import { WINDS, type Wind } from '../core/wind.ts';
import { type ClaimMove, DECLARED_ABORTS, KONG_KINDS, type Move } from './move.ts';

export type MoveText = Readonly<Record<string, unknown>>;

/** A move as plain data for records: its tiles in the notation. */
export function moveText(move: Move): MoveText {
  if (move.m === 'exchange') return { ...move, give: formatTiles(move.give) };
  if (!('tile' in move)) return { ...move };
  if (move.m === 'claim') {
    const { reds, red, ...taken } = move;
    return { ...taken, tiles: formatRedTiles(move.tiles, reds), tile: tileText(move.tile, red) };
  }
  if (move.m === 'flower') return { ...move };
  const { red, ...made } = move;
  return { ...made, tile: tileText(move.tile, red) };
}

export const asWind = (value: unknown): Wind | undefined => WINDS.find((wind) => wind === value);

interface ReadTile {
  readonly tile: Tile;
  readonly red?: true;
}

function asTile(value: unknown): ReadTile | undefined {
  if (typeof value !== 'string') return undefined;
  const { text, reds } = takeReds(value);
  return isTile(text) ? { tile: text, ...(reds.length > 0 && { red: true }) } : undefined;
}

function asRedTiles(value: unknown): Pick<ClaimMove, 'tiles' | 'reds'> | undefined {
  const read = typeof value === 'string' ? parseRedTiles(value) : undefined;
  if (!read?.ok) return undefined;
  const { tiles, reds } = read.value;
  return { tiles, ...(reds.length > 0 && { reds }) };
}

function asTiles(value: unknown): readonly Tile[] | undefined {
  const read = typeof value === 'string' ? parseTiles(value) : undefined;
  return read?.ok ? read.value : undefined;
}

const isBonus = (tile: unknown): tile is BonusTile => typeof tile === 'string' && isBonusTile(tile);

type Reader = (text: MoveText, seat: Wind) => Move | undefined;

const READERS: Readonly<Record<Move['m'], Reader>> = {
  draw: ({ tile, from }, seat) => {
    const read = isBonus(tile) ? { tile } : asTile(tile);
    if (read === undefined || (from !== undefined && from !== 'loose')) return undefined;
    return { m: 'draw', seat, ...read, ...(from && { from }) };
  },
  flower: ({ tile }, seat) => (isBonus(tile) ? { m: 'flower', seat, tile } : undefined),
  discard: (text, seat) => {
    const tile = asTile(text['tile']);
    return tile && { m: 'discard', seat, ...tile };
  },
  claim: (text, seat) => {
    const kind = MELD_KINDS.find((known) => known === text['kind']);
    const tiles = asRedTiles(text['tiles']);
    const tile = asTile(text['tile']);
    const from = asWind(text['from']);
    return kind && tiles && tile && from && { m: 'claim', seat, kind, ...tiles, ...tile, from };
  },
  kong: (text, seat) => {
    const kind = KONG_KINDS.find((known) => known === text['kind']);
    const tile = asTile(text['tile']);
    return kind && tile && { m: 'kong', seat, kind, ...tile };
  },
  ready: (_, seat) => ({ m: 'ready', seat }),
  annul: (_, seat) => ({ m: 'annul', seat }),
  abort: (text, seat) => {
    const kind = DECLARED_ABORTS.find((known) => known === text['kind']);
    return kind && { m: 'abort', seat, kind };
  },
  exchange: (text, seat) => {
    const give = asTiles(text['give']);
    const to = asWind(text['to']);
    return give && to && { m: 'exchange', seat, give, to };
  },
  win: (text, seat) => {
    const tile = asTile(text['tile']);
    const from = text['from'] === null ? null : asWind(text['from']);
    if (tile === undefined || from === undefined) return undefined;
    const { rob } = text;
    const over = asWind(text['over']);
    if (rob !== undefined && rob !== true) return undefined;
    if (text['over'] !== undefined && over === undefined) return undefined;
    return { m: 'win', seat, ...tile, from, ...(rob && { rob }), ...(over && { over }) };
  },
};

const isMove = (m: unknown): m is Move['m'] => typeof m === 'string' && Object.hasOwn(READERS, m);

/** Absent for what is no move. */
export function readMove(text: MoveText): Move | undefined {
  const { m } = text;
  const seat = asWind(text['seat']);
  return seat && isMove(m) ? READERS[m](text, seat) : undefined;
}

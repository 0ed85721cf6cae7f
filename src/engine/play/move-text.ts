/** Moves as plain data, their tiles as texts: `{"m":"claim","tiles":"777z",…}`. */
import { MELD_KINDS } from '../core/group.ts';
import { formatTiles, parseTiles } from '../core/notation.ts';
import { isBonusTile, isTile, type Tile } from '../core/tile.ts';
import { WINDS, type Wind } from '../core/wind.ts';
import { DECLARED_ABORTS, KONG_KINDS, type Move } from './move.ts';

export type MoveText = Readonly<Record<string, unknown>>;

export function moveText(move: Move): MoveText {
  if (move.m === 'claim') return { ...move, tiles: formatTiles(move.tiles) };
  if (move.m === 'exchange') return { ...move, give: formatTiles(move.give) };
  return { ...move };
}

export const asWind = (value: unknown): Wind | undefined => WINDS.find((wind) => wind === value);

const asTile = (value: unknown): Tile | undefined =>
  typeof value === 'string' && isTile(value) ? value : undefined;

function asTiles(value: unknown): readonly Tile[] | undefined {
  const read = typeof value === 'string' ? parseTiles(value) : undefined;
  return read?.ok ? read.value : undefined;
}

type Reader = (text: MoveText, seat: Wind) => Move | undefined;

const READERS: Readonly<Record<Move['m'], Reader>> = {
  draw: ({ tile, from }, seat) => {
    if (typeof tile !== 'string' || !(isTile(tile) || isBonusTile(tile))) return undefined;
    if (from !== undefined && from !== 'loose') return undefined;
    return { m: 'draw', seat, tile, ...(from && { from }) };
  },
  flower: ({ tile }, seat) =>
    typeof tile === 'string' && isBonusTile(tile) ? { m: 'flower', seat, tile } : undefined,
  discard: (text, seat) => {
    const tile = asTile(text['tile']);
    return tile && { m: 'discard', seat, tile };
  },
  claim: (text, seat) => {
    const kind = MELD_KINDS.find((known) => known === text['kind']);
    const tiles = asTiles(text['tiles']);
    const tile = asTile(text['tile']);
    const from = asWind(text['from']);
    return kind && tiles && tile && from && { m: 'claim', seat, kind, tiles, tile, from };
  },
  kong: (text, seat) => {
    const kind = KONG_KINDS.find((known) => known === text['kind']);
    const tile = asTile(text['tile']);
    return kind && tile && { m: 'kong', seat, kind, tile };
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
    return { m: 'win', seat, tile, from, ...(rob && { rob }), ...(over && { over }) };
  },
};

const isMove = (m: unknown): m is Move['m'] => typeof m === 'string' && Object.hasOwn(READERS, m);

/** Absent for what is no move. */
export function readMove(text: MoveText): Move | undefined {
  const { m } = text;
  const seat = asWind(text['seat']);
  return seat && isMove(m) ? READERS[m](text, seat) : undefined;
}

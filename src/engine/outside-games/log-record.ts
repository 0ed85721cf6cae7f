/** A hand of a log as a record of play: what nobody saw is filled in, so that the set is whole. */
import { plainTile } from '../core/red-fives.ts';
import { type Rng, shuffled } from '../core/rng.ts';
import { type Seat, seatAfter, windOf } from '../core/seat.ts';
import type { TileText } from '../core/tile.ts';
import { WINDS, type Wind } from '../core/wind.ts';
import { type GameRules, type HandState, windAfter } from '../play/hand-state.ts';
import type { MoveText } from '../play/move-text.ts';
import { textsInPlay } from '../table/tile-set.ts';
import type { LogAct, LogHand } from './log.ts';

/** Everything drawn in a hand by its place: from the head of the wall, or to replace a kong. */
interface DrawnTiles {
  readonly first?: TileText;
  readonly wall: readonly TileText[];
  readonly loose: readonly TileText[];
}

const isKongAct = (act: LogAct | undefined): boolean =>
  act?.act === 'kong' || (act?.act === 'claim' && act.kind === 'kong');

function drawnIn({ acts }: LogHand): DrawnTiles {
  const draws = acts.flatMap((act, at) =>
    act.act === 'draw' ? [{ tile: act.tile, isLoose: isKongAct(acts[at - 1]) }] : [],
  );
  const tiles = (isLoose: boolean) =>
    draws.filter((draw) => draw.isLoose === isLoose).map(({ tile }) => tile);
  const [first, ...wall] = tiles(false);
  return { ...(first && { first }), wall, loose: tiles(true) };
}

const LOOSE = 4;
const DEAD = 10;

/** Where every tile of the set lies before the first move; absent where the log holds one too often. */
export function layTiles(hand: LogHand, { kit, agreed }: GameRules, rng: Rng) {
  const { deal, starter, markers, underMarkers } = hand;
  const { first, wall, loose } = drawnIn(hand);
  const left = [...textsInPlay(kit.table, agreed.options)];
  const take = (tile: TileText): boolean => {
    const place = left.indexOf(tile);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  };
  const dead = Array.from({ length: DEAD }, (_, at) => (at % 2 ? underMarkers : markers)[at >> 1]);
  const known = [...deal.flat(), first, ...wall, ...loose, ...dead];
  if (!known.filter((tile) => tile !== undefined).every(take)) return undefined;
  const rest = shuffled(rng, left);
  const filled = (tiles: readonly (TileText | undefined)[]): TileText[] =>
    tiles.map((tile) => tile ?? (rest.pop() as TileText));
  const more = (tiles: readonly TileText[], length: number) =>
    filled(Array.from({ length }, (_, at) => tiles[at]));
  const east = filled([...(deal[starter] ?? []), first]);
  const deadWall = filled(dead);
  const looseTiles = more(loose, LOOSE);
  const hands = WINDS.map((_, turns) => deal[seatAfter(starter, turns)] ?? []);
  return {
    hands: [east, ...hands.slice(1)],
    deadWall,
    loose: looseTiles,
    wall: [...wall, ...rest],
  };
}

/** In tile order, red fives first, as one text. */
function groupText(tiles: readonly TileText[]): string {
  const digits = tiles.map((tile) => tile[0] ?? '').sort((a, b) => rankOf(a) - rankOf(b));
  return digits.join('') + (tiles[0]?.[1] ?? '');
}

/** A red five lies before a plain one. */
const rankOf = (digit: string): number => (digit === '0' ? 4.5 : Number(digit));

/** The tile that may be won with: drawn, discarded or added to a pung. */
interface OpenTile {
  readonly tile: TileText;
  readonly isAdded?: boolean;
}

const openTile = (act: LogAct): OpenTile | undefined => {
  if (act.act === 'draw' || act.act === 'discard') return { tile: act.tile };
  return act.act === 'kong' ? { tile: act.tile, isAdded: act.kind === 'added' } : undefined;
};

function moveIn(act: LogAct, last: OpenTile | undefined, seatOf: (player: Seat) => Wind): MoveText {
  const seat = seatOf(act.player);
  switch (act.act) {
    case 'draw':
    case 'discard':
      return { m: act.act, seat, tile: act.tile };
    case 'ready':
      return { m: 'ready', seat };
    case 'claim': {
      const { kind, tiles, tile, from } = act;
      return { m: 'claim', seat, kind, tiles: groupText(tiles), tile, from: seatOf(from) };
    }
    case 'kong': {
      const { kind, tile } = act;
      return { m: 'kong', seat, kind, tile: kind === 'added' ? tile : plainTile(tile) };
    }
    case 'win': {
      const from = act.from === null ? null : seatOf(act.from);
      const rob = last?.isAdded && from !== null ? { rob: true } : {};
      return { m: 'win', seat, tile: last?.tile, from, ...rob };
    }
  }
}

/** The acts as moves of a record; East holds his first tile already. */
export function movesIn({ acts, starter }: LogHand): readonly MoveText[] {
  const moves: MoveText[] = [];
  const first = acts.findIndex(({ act }) => act === 'draw');
  let last: OpenTile | undefined;
  for (const [at, act] of acts.entries()) {
    const move = moveIn(act, last, (player) => windOf(starter, player));
    last = openTile(act) ?? last;
    if (at === first) continue;
    const isLoose = act.act === 'draw' && isKongAct(acts[at - 1]);
    moves.push(isLoose ? { ...move, from: 'loose' } : move);
  }
  return moves;
}

/** What ends a hand that nobody won, where somebody has to say so: nine kinds, three winners. */
export function declaredEnd({ phase }: HandState): readonly MoveText[] {
  if (phase.kind === 'turn') return [{ m: 'abort', seat: phase.seat, kind: 'nine-kinds' }];
  if (phase.kind !== 'claims') return [];
  const { seat: from, tile, red } = phase;
  const others = [1, 2, 3].map((turns) => windAfter(from, turns));
  const text = red ? `0${tile[1]}` : tile;
  return others.map((seat) => ({ m: 'win', seat, tile: text, from }));
}

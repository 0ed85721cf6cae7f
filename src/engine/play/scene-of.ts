/** A hand in play as the table from above. */
import { tilesWithReds, tileText } from '../core/red-fives.ts';
import { createRng, hashOf } from '../core/rng.ts';
import { SEATS, type Seat, seatOfWind, windOf } from '../core/seat.ts';
import { compareTiles } from '../core/tile.ts';
import { WINDS, type Wind } from '../core/wind.ts';
import { meldRow, sideOf } from '../table/across.ts';
import { dealTakings, type HeadTile } from '../table/deal.ts';
import { type Dice, diceTotal, throwDice } from '../table/dice.ts';
import { headIndex, headTileAt } from '../table/order.ts';
import type { Scene, SceneMeld, SceneSeat, SceneStack } from '../table/scene.ts';
import { standingWalls, UNTAKEN } from '../table/standing.ts';
import {
  type Breach,
  breachOf,
  fromTail,
  ringIndex,
  STACK,
  type WallSize,
  wallSize,
} from '../table/wall.ts';
import {
  type GameRules,
  type HandState,
  type PlayerMeld,
  reserveOf,
  winnersOf,
} from './hand-state.ts';
import { shownMarkers } from './markers.ts';
import type { HandSetup } from './setup.ts';
import { withoutTile } from './win.ts';

/** The chair from which the table is seen, and whose tiles are seen. */
interface Viewpoint {
  /** The seat of East. */
  readonly starter: Seat;
  /** Only his tiles are seen; without one all are. */
  readonly you?: Wind;
}

/** Dice for the breach, always the same for one deal; nothing in play depends on them. */
function diceFor({ deal }: HandSetup): readonly [Dice, Dice] {
  const rng = createRng(hashOf(WINDS.map((wind) => deal[wind].join('')).join()));
  return [throwDice(rng), throwDice(rng)];
}

const tilesIn = ({ deal, wall, loose = [], deadWall = [] }: HandSetup): number =>
  Object.values(deal).flat().length + wall.length + loose.length + deadWall.length;

/** The first tiles of the head that the deal left, so many of them. */
function headTiles(dealt: readonly HeadTile[], drawn: number): readonly HeadTile[] {
  const gone = new Set(dealt.map(headIndex));
  const taken = [...dealt];
  for (let index = 0; taken.length < dealt.length + drawn; index++) {
    if (!gone.has(index)) taken.push(headTileAt(index));
  }
  return taken;
}

function meldIn(meld: PlayerMeld, owner: Wind, { starter, table }: SeatContext): SceneMeld {
  const { kind, tile, open, from, claimed, red, reds = [] } = meld;
  const plain = { kind, tile, open, ...(reds.length > 0 && { reds }) };
  if (table.across === undefined || from === undefined || claimed === undefined) return plain;
  const side = sideOf(seatOfWind(starter, owner), seatOfWind(starter, from));
  const { tiles, across } = meldRow(plain, claimed, side);
  const own = tilesWithReds(tiles.toSpliced(across, 1), red ? withoutTile(reds, claimed) : reds);
  return { ...plain, laid: { tiles: own.toSpliced(across, 0, tileText(claimed, red)), across } };
}

interface SeatContext extends Viewpoint {
  readonly table: GameRules['kit']['table'];
}

function sceneSeat(state: HandState, seat: Seat, context: SeatContext): SceneSeat {
  const { starter, you } = context;
  const wind = windOf(starter, seat);
  const { concealed, reds, bonus, melds, flowers, discards } = state.players[wind];
  const { phase } = state;
  const isSeen = you === undefined || wind === you;
  const held = [...tilesWithReds([...concealed].sort(compareTiles), reds), ...bonus];
  const isWinner = phase.kind === 'over' && winnersOf(phase.result).includes(wind);
  return {
    player: '',
    wind,
    held: isSeen ? held : held.map(() => undefined),
    melds: melds.map((meld) => meldIn(meld, wind, context)),
    flowers,
    river: discards
      .filter(({ claimedBy }) => claimedBy === undefined)
      .map(({ tile, red }) => tileText(tile, red)),
    ...(isWinner && { note: 'wins' as const }),
  };
}

interface WallContext {
  readonly state: HandState;
  readonly rules: GameRules;
  readonly size: WallSize;
  readonly breach: Breach;
}

function withMarkers(
  stacks: readonly SceneStack[],
  { state, rules, size, breach }: WallContext,
): readonly SceneStack[] {
  const { markers } = rules.kit.table.reserve;
  if (markers === undefined) return stacks;
  const marked = [...stacks];
  for (const [at, marker] of shownMarkers(state, rules).entries()) {
    const index = ringIndex(fromTail(breach, markers.stack + at, size), size);
    marked[index] = { ...(marked[index] as SceneStack), marker };
  }
  return marked;
}

function wallsOf(
  { state, rules, size, breach }: WallContext,
  starter: Seat,
): readonly SceneStack[] {
  const table = { ...rules.kit.table, ...reserveOf(rules) };
  const { drawn, replaced, kongs } = state;
  const dealt = dealTakings(starter, table.deal).flatMap(({ tiles }) => tiles);
  return standingWalls(
    { table, size, breach },
    {
      ...UNTAKEN,
      isLifted: table.breach.opens === 'stack',
      isParted: true,
      taken: headTiles(dealt, drawn),
      replaced,
      renewed: table.reserve.replacements?.renewed ? Math.floor(replaced / STACK) : 0,
      kongs,
    },
  );
}

interface OpenedWalls {
  readonly thrown: readonly Dice[];
  readonly size: WallSize;
  readonly breach: Breach;
}

/** Where the walls were opened, by which dice. */
export function openedWalls(
  setup: HandSetup,
  { kit: { table } }: GameRules,
  starter: Seat,
): OpenedWalls {
  const size = wallSize(tilesIn(setup), table.breach);
  const thrown = diceFor(setup).slice(0, table.breach.throws);
  return { thrown, size, breach: breachOf(starter, thrown.map(diceTotal), size) };
}

/** The walls as they stand, and what lies before each player. */
export function sceneOf(state: HandState, rules: GameRules, seen: Viewpoint): Scene {
  const { table } = rules.kit;
  const { starter } = seen;
  const { thrown, size, breach } = openedWalls(state.setup, rules, starter);
  const walls = { state, rules, size, breach };
  const isFirst = state.discarded === 0 && state.claims.length === 0;
  const throwers = [starter, breach.breaker];
  return {
    wall: size,
    stacks: withMarkers(wallsOf(walls, starter), walls),
    opened: ringIndex(breach.place, size),
    seats: SEATS.map((seat) => sceneSeat(state, seat, { ...seen, table })),
    throws: isFirst ? thrown.map((dice, at) => ({ seat: throwers[at] as Seat, dice })) : [],
    discards: table.discards?.lie ?? 'middle',
    ...(table.dealtFlowers?.faceDown && { flowersDown: true }),
  };
}

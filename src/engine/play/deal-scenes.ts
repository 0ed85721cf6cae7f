/** The deal of a hand, one taking after another, as the ceremony makes a hand ready. */
import { tilesWithReds } from '../core/red-fives.ts';
import { type Seat, windOf } from '../core/seat.ts';
import { takeTiles, tilesAtSeat } from '../table/ceremony-deal.ts';
import { type DealTable, withWalls } from '../table/ceremony-walls.ts';
import { dealTakings } from '../table/deal.ts';
import { headIndex } from '../table/order.ts';
import { type Scene, type SceneStack, sceneFor, withSeat } from '../table/scene.ts';
import { UNTAKEN } from '../table/standing.ts';
import type { SetTile } from '../table/tile-set.ts';
import type { GameRules, HandState } from './hand-state.ts';
import { openedWalls, sceneOf } from './scene-of.ts';

/** The dealt tiles in the order of the walls. Each player's own tiles may be in any order. */
function lyingOrder(
  { deal }: HandState['setup'],
  starter: Seat,
  { kit }: GameRules,
): readonly SetTile[] {
  const order: SetTile[] = [];
  const left = new Map(Object.entries(deal).map(([wind, tiles]) => [wind, [...tiles]]));
  for (const { seat, tiles } of dealTakings(starter, kit.table.deal)) {
    const hand = left.get(windOf(starter, seat)) ?? [];
    for (const tile of tiles) order[headIndex(tile)] = hand.shift() as SetTile;
  }
  return order;
}

interface DealViewpoint {
  readonly starter: Seat;
  /** Sits where his tiles are seen; of the others' only the backs are. */
  readonly you: Seat;
}

/** The table with its walls opened, then after each taking. */
export function dealScenes(
  start: HandState,
  rules: GameRules,
  { starter, you }: DealViewpoint,
): readonly Scene[] {
  const { table } = rules.kit;
  const { size, breach } = openedWalls(start.setup, rules, starter);
  const dealt = sceneOf(start, rules, { starter });
  const bare: Scene = { ...dealt, seats: dealt.seats.map((row) => ({ ...row, held: [] })) };
  const opened: DealTable = {
    course: { table, size, order: lyingOrder(start.setup, starter, rules) },
    breach,
    starter,
    taken: { ...UNTAKEN, isLifted: table.breach.opens === 'stack', isParted: true },
    scene: bare,
  };
  const marked = dealt.stacks.map(({ marker }) => marker);
  const scenes = [withWalls(opened, bare), ...[...takeTiles(opened)].map(({ scene }) => scene)];
  return scenes.map((scene) =>
    sceneFor({ ...withReds(scene, start, you), stacks: withMarkers(scene, marked) }, [you]),
  );
}

/** Of the tiles dealt so far that are alike the first ones are red. */
function withReds(scene: Scene, { setup }: HandState, seat: Seat): Scene {
  const wind = scene.seats[seat]?.wind;
  const reds = wind && setup.reds?.deal[wind];
  return reds
    ? withSeat(scene, seat, { held: tilesWithReds(tilesAtSeat(scene, seat), reds) })
    : scene;
}

const withMarkers = ({ stacks }: Scene, marked: readonly SceneStack['marker'][]): Scene['stacks'] =>
  stacks.map((stack, at) => {
    const marker = marked[at];
    return marker === undefined ? stack : { ...stack, marker };
  });

import type { Seat } from '../core/seat.ts';
import type { Tile } from '../core/tile.ts';
import { isTile } from '../core/tile.ts';
import {
  type CeremonyStep,
  type Course,
  type SeatedTable,
  type StepsTo,
  stepOf,
  throwStep,
} from './ceremony-step.ts';
import { diceTotal } from './dice.ts';
import { markerTile } from './order.ts';
import { bringsSecondMarker, setApart } from './reserve.ts';
import { type Scene, withSeat } from './scene.ts';
import { standingWalls, type TakenWalls, UNTAKEN, wholeWalls } from './standing.ts';
import { type Breach, breachOf, ringIndex } from './wall.ts';

/** The table with its walls opened. */
export interface OpenedTable extends SeatedTable {
  readonly course: Course;
  readonly breach: Breach;
  readonly taken: TakenWalls;
}

/** The part of an opened table that the deal needs. */
export interface DealTable extends SeatedTable {
  readonly course: Pick<Course, 'table' | 'size' | 'order'>;
  readonly breach: Breach;
  readonly taken: TakenWalls;
}

/** The walls as they stand now. */
export const withWalls = ({ course, breach, taken }: DealTable, scene: Scene): Scene => ({
  ...scene,
  stacks: standingWalls({ ...course, breach }, taken),
});

export function* openWalls(
  course: Course,
  { scene: seated, starter }: SeatedTable,
): StepsTo<OpenedTable> {
  const { table, size, order } = course;
  // Where East is who begins, his wind says so.
  const isNamed = table.starterIs === 'first-hand';
  const marked = isNamed ? withSeat(seated, starter, { note: 'starter' }) : seated;
  const built: Scene = { ...marked, stacks: wholeWalls(size) };
  const act = { kind: 'build', stacks: size.stacks, tiles: order.length } as const;
  yield stepOf(act, built, table.walls?.rule);
  const { breach, scene } = yield* throwForBreach(course, built, starter);
  const counted: Scene = { ...scene, opened: ringIndex(breach.place, size) };
  const { breaker, count, place } = breach;
  const rule = table.breach.rules?.stack;
  yield stepOf({ kind: 'breach', seat: breaker, count, place }, counted, rule);
  const opened: OpenedTable = { course, starter, breach, scene: counted, taken: UNTAKEN };
  return yield* setReserveApart(yield* liftStack(opened));
}

/** The throws of the breach. */
function* throwForBreach(
  { table, chance, size }: Course,
  built: Scene,
  starter: Seat,
): StepsTo<{ readonly breach: Breach; readonly scene: Scene }> {
  const { throws, rules } = table.breach;
  const [first, second] = chance.breach;
  const used = throws === 1 ? [first] : [first, second];
  const breach = breachOf(starter, used.map(diceTotal), size);
  const wall = throwStep(built, {
    seat: starter,
    dice: first,
    for: throws === 1 ? 'wall-and-stack' : 'wall',
    reaches: breach.breaker,
    rule: rules?.wall,
  });
  yield wall;
  if (throws === 1) return { breach, scene: wall.scene };
  const stack = throwStep(wall.scene, {
    seat: breach.breaker,
    dice: second,
    for: 'stack',
    rule: rules?.stack,
    beside: true,
  });
  yield stack;
  return { breach, scene: stack.scene };
}

/** A stack that is lifted out goes onto the roof. */
function* liftStack(opened: OpenedTable): StepsTo<OpenedTable> {
  const { opens, looseOn, rules } = opened.course.table.breach;
  if (opens === 'gap') return opened;
  const next = { ...opened, taken: { ...opened.taken, isLifted: true } };
  const scene = withWalls(next, { ...opened.scene, throws: [] });
  const act = { kind: 'loose', seat: opened.breach.breaker, stacks: looseOn } as const;
  yield stepOf(act, scene, rules?.loose);
  return { ...next, scene };
}

/** The tiles that nobody draws are set apart, and markers are turned up. */
function* setReserveApart(opened: OpenedTable): StepsTo<OpenedTable> {
  const { table, chance, agreed } = opened.course;
  const { reserve } = table;
  const { markers } = reserve;
  const isDouble = markers && bringsSecondMarker(chance.breach[0], markers, agreed);
  const taken: TakenWalls = {
    ...opened.taken,
    isParted: true,
    ...(isDouble && { secondMarker: true }),
  };
  const own = setApart(table, taken);
  let now: OpenedTable = { ...opened, taken };
  let scene = withWalls(now, { ...opened.scene, throws: [] });
  const tiles = own?.tiles ?? reserve.tiles;
  const act = {
    kind: 'set-apart',
    tiles,
    ...(own && { stacks: own.stacks }),
    ...(own && reserve.replacements?.behind === 0 && { replaces: true as const }),
  } as const;
  yield stepOf(act, scene, reserve.rule);
  for (let up = 1; up <= (isDouble ? 2 : 1) && markers; up++) {
    now = { ...now, taken: { ...now.taken, markers: up } };
    scene = withWalls(now, scene);
    yield markerStep(now, scene, up === 2 ? markers.second.rule : markers.rule);
  }
  return { ...now, scene };
}

/** The marker that was turned up last. */
export function markerStep(
  { course, taken }: OpenedTable,
  scene: Scene,
  rule: string,
): CeremonyStep {
  const { markers } = course.table.reserve;
  const stack = (markers?.stack ?? 1) + taken.markers - 1;
  const tile = markerTile(course.order, stack, course.table);
  if (markers === undefined || tile === undefined || !isTile(tile)) {
    throw new RangeError(`no marker on stack ${stack}`);
  }
  const pointsAt: Tile = markers.pointsAt(tile);
  return { act: { kind: 'marker', tile, pointsAt, stack }, scene, rule };
}

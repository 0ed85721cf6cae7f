import { plainTile } from '../core/red-fives.ts';
import { SEATS, type Seat, seatAfter } from '../core/seat.ts';
import { isBonusTile } from '../core/tile.ts';
import { type StepsTo, stepOf } from './ceremony-step.ts';
import { type DealTable, type OpenedTable, withWalls } from './ceremony-walls.ts';
import { dealTakings } from './deal.ts';
import { headIndex, replacementPlace, replacementTile } from './order.ts';
import type { TailTile } from './reserve.ts';
import { type Scene, withSeat } from './scene.ts';
import { inTileOrder, type SetTile } from './tile-set.ts';
import { STACK } from './wall.ts';

/** What a player holds; in a ceremony every tile is known, and none is red. */
export const tilesAtSeat = (scene: Scene, seat: Seat): readonly SetTile[] =>
  (scene.seats[seat]?.held ?? []).filter((tile) => tile !== undefined).map(plainTile);

export const withTiles = (scene: Scene, seat: Seat, tiles: readonly SetTile[]): Scene =>
  withSeat(scene, seat, { held: inTileOrder([...tilesAtSeat(scene, seat), ...tiles]) });

/** One tile of a kind leaves a hand. */
export function removeTile(scene: Scene, seat: Seat, tile: SetTile): Scene {
  const held = [...tilesAtSeat(scene, seat)];
  held.splice(held.indexOf(tile), 1);
  return withSeat(scene, seat, { held });
}

/** Everybody takes his tiles from the walls. */
export function* takeTiles<O extends DealTable>(opened: O): StepsTo<O> {
  const { course, starter } = opened;
  let now = opened;
  for (const [nth, { seat, tiles }] of dealTakings(starter, course.table.deal).entries()) {
    now = { ...now, taken: { ...now.taken, taken: [...now.taken.taken, ...tiles] } };
    const dealt = tiles.map((tile) => course.order[headIndex(tile)] as SetTile);
    now = { ...now, scene: withWalls(now, withTiles(now.scene, seat, dealt)) };
    yield stepOf({ kind: 'take', seat, tiles, nth }, now.scene, course.table.deal.rule);
  }
  return now;
}

export function* dealTiles(opened: OpenedTable): StepsTo<OpenedTable> {
  return yield* layAllFlowers(yield* takeTiles(opened));
}

/** Everybody in turn from the starter, until nobody holds any more. */
function* layAllFlowers(opened: OpenedTable): StepsTo<OpenedTable> {
  let now = opened;
  for (const turn of SEATS) now = yield* layFlowers(now, seatAfter(opened.starter, turn));
  return now;
}

/** A player lays his flowers, a replacement tile for each, and what comes as a flower too. */
export function* layFlowers(opened: OpenedTable, seat: Seat): StepsTo<OpenedTable> {
  const { actions, dealtFlowers } = opened.course.table;
  let now = opened;
  for (;;) {
    const flower = tilesAtSeat(now.scene, seat).find(isBonusTile);
    if (flower === undefined) return now;
    const flowers = [...(now.scene.seats[seat]?.flowers ?? []), flower];
    const laid = withSeat(removeTile(now.scene, seat, flower), seat, { flowers });
    const from = nextReplacement(now);
    now = withReplacement({ ...now, scene: laid }, seat);
    const rule = dealtFlowers?.rule ?? actions.flower;
    yield stepOf({ kind: 'flower', seat, tile: flower, from }, now.scene, rule);
    now = yield* renewLooseTiles(now, seat);
  }
}

/** Where the next replacement tile lies: always on the roof where that is filled again. */
export function nextReplacement({ course, taken }: OpenedTable): TailTile {
  const { breach, reserve } = course.table;
  const isRenewed = reserve.replacements?.renewed !== undefined;
  const nth = isRenewed ? (taken.replaced % STACK) + 1 : taken.replaced + 1;
  const from = replacementPlace(nth, { breach, reserve });
  return isRenewed ? { ...from, stack: from.stack + taken.renewed } : from;
}

/** The next replacement tile goes to a player. */
export function withReplacement(opened: OpenedTable, seat: Seat): OpenedTable {
  const { course } = opened;
  const nth = opened.taken.replaced + 1;
  const now = { ...opened, taken: { ...opened.taken, replaced: nth } };
  const tile = replacementTile(course.order, nth, course.table);
  if (tile === undefined) throw new RangeError(`no replacement tile ${nth}`);
  return { ...now, scene: withWalls(now, withTiles(opened.scene, seat, [tile])) };
}

/** Where the rules say so, two more tiles go onto the roof when both have gone. */
export function* renewLooseTiles(opened: OpenedTable, seat: Seat): StepsTo<OpenedTable> {
  const { breach, reserve } = opened.course.table;
  const { replaced: gone, renewed } = opened.taken;
  const rule = reserve.replacements?.renewed;
  if (rule === undefined || gone !== STACK * (renewed + 1)) return opened;
  const now = { ...opened, taken: { ...opened.taken, renewed: renewed + 1 } };
  const scene = withWalls(now, opened.scene);
  const act = { kind: 'loose', seat, stacks: breach.looseOn, renewed: true } as const;
  yield stepOf(act, scene, rule);
  return { ...now, scene };
}

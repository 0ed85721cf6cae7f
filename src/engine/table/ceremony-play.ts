import { SEATS, type Seat, seatAfter } from '../core/seat.ts';
import { COPIES, isTile, type Tile } from '../core/tile.ts';
import { meldRow, sideOf } from './across.ts';
import {
  layFlowers,
  nextReplacement,
  removeTile,
  renewLooseTiles,
  tilesAtSeat,
  withReplacement,
  withTiles,
} from './ceremony-deal.ts';
import { type CeremonyStep, type StepsTo, stepOf } from './ceremony-step.ts';
import { markerStep, type OpenedTable, withWalls } from './ceremony-walls.ts';
import { headIndex, headTileAt } from './order.ts';
import { type Scene, type SceneMeld, withSeat } from './scene.ts';
import type { SetTile } from './tile-set.ts';

/** The hand begins: a kong if the starter holds one, his discard, and who takes it or draws. */
export function* firstTurns(dealt: OpenedTable): StepsTo<void> {
  const { starter, course } = dealt;
  const { actions } = course.table;
  yield stepOf({ kind: 'begin', seat: starter }, dealt.scene, actions.turn);
  const ready = yield* layKong(dealt, starter);
  const thrown = discardTile(ready, starter, course.chance.example?.pung);
  yield* turnAfter(yield* step(thrown, actions.discard ?? actions.turn), thrown.act);
}

interface DiscardStep {
  readonly now: OpenedTable;
  readonly act: Extract<CeremonyStep['act'], { readonly kind: 'discard' }>;
}

function* step({ now, act }: DiscardStep, rule: string | undefined): StepsTo<OpenedTable> {
  yield stepOf(act, now.scene, rule);
  return now;
}

/** A tile is thrown: this one if it is held, otherwise the last one. */
function discardTile(opened: OpenedTable, seat: Seat, wanted?: Tile): DiscardStep {
  const held = tilesAtSeat(opened.scene, seat).filter(isTile);
  const tile = held.find((own) => own === wanted) ?? (held.at(-1) as Tile);
  const river = [...(opened.scene.seats[seat]?.river ?? []), tile];
  const scene = withSeat(removeTile(opened.scene, seat, tile), seat, { river });
  return { now: { ...opened, scene }, act: { kind: 'discard', seat, tile } };
}

/** Somebody takes the discard for a pung, or the next player draws; then he discards. */
function* turnAfter(opened: OpenedTable, { seat: giver, tile }: DiscardStep['act']): StepsTo<void> {
  const { actions } = opened.course.table;
  const taker = SEATS.slice(1)
    .map((turn) => seatAfter(giver, turn))
    .find((seat) => countOf(opened.scene, seat, tile) >= 2);
  const rule = actions.discard ?? actions.turn;
  if (taker === undefined) return void (yield* drawTile(opened, seatAfter(giver, 1)));
  const scene = claimDiscard(opened, { taker, giver, tile });
  yield stepOf(
    { kind: 'claim', seat: taker, giver, tile },
    scene,
    opened.course.table.across?.rule,
  );
  const thrown = discardTile({ ...opened, scene }, taker);
  const now = yield* step(thrown, rule);
  yield* drawTile(now, seatAfter(taker, 1));
}

const countOf = (scene: Scene, seat: Seat, tile: SetTile): number =>
  tilesAtSeat(scene, seat).filter((own) => own === tile).length;

interface TakenDiscard {
  readonly taker: Seat;
  readonly giver: Seat;
  readonly tile: Tile;
}

function claimDiscard({ scene, course }: OpenedTable, { taker, giver, tile }: TakenDiscard): Scene {
  const meld: SceneMeld = {
    kind: 'pung',
    tile,
    open: true,
    ...(course.table.across && {
      laid: meldRow({ kind: 'pung', tile }, tile, sideOf(taker, giver)),
    }),
  };
  const river = scene.seats[giver]?.river.slice(0, -1) ?? [];
  const laid = withSeat(scene, giver, { river });
  const melds = [...(scene.seats[taker]?.melds ?? []), meld];
  return withSeat(removeTile(removeTile(laid, taker, tile), taker, tile), taker, { melds });
}

/** A tile from the head of the walls. */
function* drawTile(opened: OpenedTable, seat: Seat): StepsTo<OpenedTable> {
  const { course, taken } = opened;
  // Behind the last stack touched in the deal nothing is missing.
  const from = headTileAt(taken.taken.length);
  const now = { ...opened, taken: { ...taken, taken: [...taken.taken, from] } };
  const tile = course.order[headIndex(from)] as SetTile;
  const scene = withWalls(now, withTiles(opened.scene, seat, [tile]));
  const { draw, turn } = course.table.actions;
  yield stepOf({ kind: 'draw', seat, from }, scene, draw ?? turn);
  return yield* layFlowers({ ...now, scene }, seat);
}

/** Four alike are laid down, a replacement tile drawn, a marker turned up where there are some. */
function* layKong(opened: OpenedTable, seat: Seat): StepsTo<OpenedTable> {
  const { table } = opened.course;
  const rule = table.actions.kong ?? table.actions.turn;
  const tile = tilesAtSeat(opened.scene, seat)
    .filter(isTile)
    .find((own) => countOf(opened.scene, seat, own) === COPIES);
  if (tile === undefined) return opened;
  let scene = opened.scene;
  for (let copy = 0; copy < COPIES; copy++) scene = removeTile(scene, seat, tile);
  const melds: readonly SceneMeld[] = [
    ...(scene.seats[seat]?.melds ?? []),
    { kind: 'kong', tile, open: false },
  ];
  scene = withSeat(scene, seat, { melds });
  yield stepOf({ kind: 'kong', seat, tile }, scene, rule);
  const kongs = opened.taken.kongs + 1;
  const from = nextReplacement(opened);
  let now = withReplacement({ ...opened, scene, taken: { ...opened.taken, kongs } }, seat);
  yield stepOf(
    { kind: 'replace', seat, from },
    now.scene,
    table.reserve.replacements?.rule ?? rule,
  );
  now = yield* renewLooseTiles(now, seat);
  const { markers } = table.reserve;
  if (markers) {
    now = { ...now, taken: { ...now.taken, markers: now.taken.markers + 1 } };
    now = { ...now, scene: withWalls(now, now.scene) };
    yield markerStep(now, now.scene, markers.next);
  }
  return yield* layFlowers(now, seat);
}

/** What is done at the table of a walk once the tiles are dealt, one act after another. */
import { type Group, groupTiles, type MeldKind } from '../../core/group.ts';
import { SEATS, type Seat, turnsAfter, windOf } from '../../core/seat.ts';
import type { TableRules } from '../../core/table-rules.ts';
import type { Tile } from '../../core/tile.ts';
import { meldRow, sideOf } from '../../table/across.ts';
import { type CeremonyAct, type CeremonyStep, stepOf } from '../../table/ceremony-step.ts';
import { dealTakings } from '../../table/deal.ts';
import { headTileAt, markerTile, replacementPlace } from '../../table/order.ts';
import { setApart } from '../../table/reserve.ts';
import { type Scene, type SceneMeld, type SceneSeat, withSeat } from '../../table/scene.ts';
import { type OpenedWalls, standingWalls, type TakenWalls, UNTAKEN } from '../../table/standing.ts';

/** A table with what was done last at it. */
export interface WalkPosition {
  readonly rules: TableRules;
  readonly walls: OpenedWalls;
  readonly taken: TakenWalls;
  readonly step: CeremonyStep;
}

export type WalkAct = (now: WalkPosition) => WalkPosition;

const seatOn = ({ step }: WalkPosition, seat: Seat): SceneSeat =>
  step.scene.seats[seat] as SceneSeat;

interface Done {
  readonly act: CeremonyAct;
  readonly rule: string | undefined;
  readonly scene?: Scene;
  readonly taken?: Partial<TakenWalls>;
}

/** The walls are drawn as they stand then. */
function done(now: WalkPosition, { act, rule, scene = now.step.scene, taken }: Done): WalkPosition {
  const after = { ...now.taken, ...taken };
  const stacks = standingWalls(now.walls, after);
  return { ...now, taken: after, step: stepOf(act, { ...scene, stacks }, rule) };
}

/** The walls after a deal, by the steps that led to it. */
export function wallsAfterDeal(
  { breach, deal }: Pick<TableRules, 'breach' | 'deal'>,
  steps: readonly CeremonyStep[],
): TakenWalls {
  const count = (...kinds: readonly CeremonyAct['kind'][]): number =>
    steps.filter(({ act }) => kinds.includes(act.kind)).length;
  return {
    ...UNTAKEN,
    isLifted: breach.opens === 'stack',
    isParted: true,
    markers: count('marker'),
    taken: dealTakings(0, deal).flatMap(({ tiles }) => tiles),
    replaced: count('flower', 'replace'),
    renewed: steps.filter(({ act }) => act.kind === 'loose' && act.renewed).length,
  };
}

/** A tile that nobody sees is added to a hand, or tiles are taken from it. */
function withMore(now: WalkPosition, seat: Seat, more: number): SceneSeat['held'] {
  const { held } = seatOn(now, seat);
  return more > 0 ? [...held, undefined] : held.slice(0, more);
}

export const draw =
  (seat: Seat): WalkAct =>
  (now) => {
    const from = headTileAt(now.taken.taken.length);
    const { draw: drawn, turn } = now.rules.actions;
    return done(now, {
      act: { kind: 'draw', seat, from },
      rule: drawn ?? turn,
      scene: withSeat(now.step.scene, seat, { held: withMore(now, seat, 1) }),
      taken: { taken: [...now.taken.taken, from] },
    });
  };

export const discard =
  (seat: Seat, tile: Tile): WalkAct =>
  (now) => {
    const { held, river } = seatOn(now, seat);
    const at = held.lastIndexOf(tile);
    const left = at < 0 ? held.slice(0, -1) : held.filter((_, place) => place !== at);
    const { actions } = now.rules;
    return done(now, {
      act: { kind: 'discard', seat, tile },
      rule: actions.discard ?? actions.turn,
      scene: withSeat(now.step.scene, seat, { held: left, river: [...river, tile] }),
    });
  };

/** Who holds what, where the question tells it. */
export const withHands =
  (hands: readonly { readonly seat: Seat; readonly tiles: readonly Tile[] }[]): WalkAct =>
  (now) => {
    const shown = (scene: Scene): Scene =>
      hands.reduce((seen, { seat, tiles }) => withSeat(seen, seat, { held: tiles }), scene);
    return { ...now, step: { ...now.step, scene: shown(now.step.scene) } };
  };

interface ClaimAct {
  readonly seat: Seat;
  readonly giver: Seat;
  readonly tile: Tile;
  readonly group: Group & { readonly kind: MeldKind };
  readonly rule: string;
}

export const claim =
  ({ seat, giver, tile, group, rule }: ClaimAct): WalkAct =>
  (now) => {
    const meld: SceneMeld = {
      ...group,
      open: true,
      ...(now.rules.across && { laid: meldRow(group, tile, sideOf(seat, giver)) }),
    };
    const own = [...groupTiles(group)];
    own.splice(own.indexOf(tile), 1);
    const { held, melds } = seatOn(now, seat);
    const left = [...held];
    for (const laid of own) left.splice(left.lastIndexOf(laid), 1);
    const river = seatOn(now, giver).river.slice(0, -1);
    const scene = withSeat(now.step.scene, giver, { river });
    return done(now, {
      act: { kind: 'claim', seat, giver, tile },
      rule,
      scene: withSeat(scene, seat, { held: left, melds: [...melds, meld] }),
      // A limit that moves is moved once the marker is up.
      ...(group.kind === 'kong' && { taken: declaring(now) }),
    });
  };

const declaring = ({ rules, taken }: WalkPosition): Partial<TakenWalls> =>
  rules.reserve.markers ? {} : { kongs: taken.kongs + 1 };

/** Four alike that nobody saw come. */
export const kong =
  (seat: Seat, tile: Tile): WalkAct =>
  (now) => {
    const { melds } = seatOn(now, seat);
    const laid: SceneMeld = { kind: 'kong', tile, open: false };
    return done(now, {
      act: { kind: 'kong', seat, tile },
      rule: now.rules.actions.kong ?? now.rules.actions.turn,
      scene: withSeat(now.step.scene, seat, {
        held: withMore(now, seat, -4),
        melds: [...melds, laid],
      }),
      taken: declaring(now),
    });
  };

export const replace =
  (seat: Seat): WalkAct =>
  (now) => {
    const nth = now.taken.replaced + 1;
    const { reserve, actions } = now.rules;
    return done(now, {
      act: { kind: 'replace', seat, from: replacementPlace(nth, now.rules) },
      rule: reserve.replacements?.rule ?? actions.kong,
      scene: withSeat(now.step.scene, seat, { held: withMore(now, seat, 1) }),
      taken: { replaced: nth },
    });
  };

/** The next marker is turned up. */
export const turnMarker: WalkAct = (now) => {
  const { markers } = now.rules.reserve;
  if (markers === undefined) return now;
  const stack = markers.stack + now.taken.markers;
  const tile = markerTile(now.walls.order ?? [], stack, now.rules) as Tile;
  return done(now, {
    act: { kind: 'marker', tile, pointsAt: markers.pointsAt(tile), stack },
    rule: markers.rule,
    taken: { markers: now.taken.markers + 1 },
  });
};

/** The limit of what nobody draws moves on with a kong. */
export const moveLimit: WalkAct = (now) => {
  const kongs = now.taken.kongs + 1;
  const own = setApart(now.rules, { kongs });
  if (own === undefined) return now;
  return done(now, {
    act: { kind: 'set-apart', tiles: own.tiles, stacks: own.stacks },
    rule: now.rules.reserve.kongRule ?? now.rules.reserve.rule,
    taken: { kongs },
  });
};

/** Another hand: whoever begins it, the winds are counted from there. */
export const begin =
  (seat: Seat, rule: string | undefined): WalkAct =>
  ({ step, ...now }) => {
    const seats = step.scene.seats.map(({ note: _note, ...row }, at) => ({
      ...row,
      wind: windOf(seat, at as Seat),
      ...(turnsAfter(seat, at as Seat) === 0 && { note: 'starter' as const }),
    }));
    return {
      ...now,
      step: stepOf({ kind: 'start', seat }, { ...step.scene, seats, throws: [] }, rule),
    };
  };

export const seatOfPlayer = (scene: Scene, player: string): Seat =>
  SEATS.find((seat) => scene.seats[seat]?.player === player) ?? 0;

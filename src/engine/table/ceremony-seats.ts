import { SEATS, type Seat, seatAfter, seatReached, windOf } from '../core/seat.ts';
import type { TableRules } from '../core/table-rules.ts';
import type { Tile } from '../core/tile.ts';
import { WINDS, type Wind, windTile } from '../core/wind.ts';
import {
  type Course,
  type SeatedTable,
  type StepsTo,
  type ThrowFor,
  throwStep,
} from './ceremony-step.ts';
import { type Dice, diceTotal } from './dice.ts';
import { drawFromRow, drawPlaces, type Places, rankedByThrows } from './places.ts';
import { type Scene, withSeat } from './scene.ts';

/** Who throws alone before the places are drawn. */
const THROWER: Seat = 0;

const NO_DICE: Dice = [1, 1];

/** Also where the player sits now who was the first before the places were drawn. */
interface PlacedTable extends SeatedTable {
  readonly first: Seat;
}

export function* seatPlayers(course: Course, bare: Scene): StepsTo<SeatedTable> {
  const found = yield* drawSeats(course, bare);
  return yield* findStarter(course, found);
}

function* drawSeats(course: Course, bare: Scene): StepsTo<PlacedTable> {
  const { seating: rules } = course.table;
  // Where the source says nothing of places, the first player is East.
  if (rules === undefined) return { scene: withWinds(bare, 0), starter: 0, first: 0 };
  if (rules.by === 'highest') return yield* byHighest(course, bare, rules);
  return yield* byLot(course, bare, rules);
}

const withWinds = (scene: Scene, starter: Seat): Scene => ({
  ...scene,
  seats: scene.seats.map((row, at) => ({ ...row, wind: windOf(starter, at as Seat) })),
});

const withoutThrows = ({ lot: _lot, ...scene }: Scene): Scene => ({ ...scene, throws: [] });

type Lot = Extract<TableRules['seating'], { readonly by: 'column' | 'row' }>;

function* byLot({ chance }: Course, bare: Scene, { by, rule }: Lot): StepsTo<PlacedTable> {
  const thrown = [0, 1].map((round) => chance.places[round]?.[THROWER] ?? NO_DICE);
  const throws = thrown.map(diceTotal) as [number, number];
  const isWind = (tile: Tile): boolean => tile.endsWith('z');
  const lying = by === 'row' ? chance.lot : chance.lot.filter(isWind);
  const column = lying
    .filter(isWind)
    .map((tile) => WINDS.find((wind) => windTile(wind) === tile) as Wind);
  const row = drawFromRow({ thrower: THROWER, throws, row: chance.lot });
  const drawn: Places = by === 'row' ? row : drawPlaces({ thrower: THROWER, throws, column });
  const down = lying.map(() => undefined);
  let scene: Scene = { ...bare, lot: { seat: THROWER, as: by, tiles: down } };
  yield { act: { kind: 'lot', seat: THROWER, as: by }, scene, rule };
  const [first = NO_DICE, second = NO_DICE] = thrown;
  const seatThrow = { seat: THROWER, dice: first, for: 'east-seat', reaches: drawn.east } as const;
  const eastSeat = throwStep(scene, { ...seatThrow, rule });
  yield eastSeat;
  const turnThrow = throwStep(eastSeat.scene, {
    seat: THROWER,
    dice: second,
    rule,
    beside: true,
    ...(by === 'row' ? { for: 'row-end' } : { for: 'first-wind', reaches: drawn.first }),
  });
  yield turnThrow;
  scene = turnThrow.scene;
  if (by === 'row') {
    scene = { ...scene, lot: { seat: THROWER, as: by, tiles: row.tidied } };
    yield { act: { kind: 'tidy', seat: THROWER, from: row.from }, scene, rule };
  }
  for (const turn of SEATS) {
    const seat = seatAfter(drawn.first, turn);
    const wind = drawn.winds[seat] as Wind;
    scene = takeWind(scene, seat, wind, row.from === 'right' && by === 'row');
    yield { act: { kind: 'draw-wind', seat, wind }, scene, rule };
  }
  return yield* changeSeats(scene, drawn.east, { rule, moves: drawn.moves });
}

/** The next wind of the row or the column goes to a player. */
function takeWind(scene: Scene, seat: Seat, wind: Wind, fromRight: boolean): Scene {
  const { lot } = scene;
  if (lot === undefined) return scene;
  const tiles = [...lot.tiles];
  const isFree = (tile: Tile | undefined) => tile === undefined || tile.endsWith('z');
  tiles.splice(fromRight ? tiles.findLastIndex(isFree) : tiles.findIndex(isFree), 1);
  return withSeat({ ...scene, lot: { ...lot, tiles } }, seat, { wind, held: [windTile(wind)] });
}

interface SeatChange {
  readonly rule: string;
  /** The new seat of each player, by present seat. */
  readonly moves: readonly Seat[];
}

function* changeSeats(from: Scene, east: Seat, { rule, moves }: SeatChange): StepsTo<PlacedTable> {
  const players = [...from.seats];
  for (const [seat, row] of from.seats.entries()) {
    players[moves[seat] as Seat] = { ...row, held: [], melds: [], flowers: [], river: [] };
  }
  const scene = withWinds(withoutThrows({ ...from, seats: players }), east);
  yield { act: { kind: 'sit', east }, scene, rule };
  return { scene, starter: east, first: moves[THROWER] as Seat };
}

type Highest = Extract<TableRules['seating'], { readonly by: 'highest' }>;

function* byHighest(course: Course, bare: Scene, rules: Highest): StepsTo<PlacedTable> {
  const { rule, ranks, chooser } = rules;
  const rounds = [...course.chance.places];
  let scene = bare;
  if (chooser) {
    const found = yield* contest(scene, rounds, { ...rules, rule: chooser.rule, for: 'chooser' });
    const seat = found[0] as Seat;
    scene = { ...scene, throws: [] };
    yield { act: { kind: 'choose-seat', seat }, scene, rule: chooser.rule };
  }
  const found = yield* contest(scene, rounds, { ...rules, for: ranks ? 'rank' : 'east' });
  const east = found[0] as Seat;
  const moves = SEATS.map((seat) => (ranks ? seatAfter(east, found.indexOf(seat)) : seat));
  return yield* changeSeats(scene, east, { rule, moves });
}

interface Contest extends Highest {
  readonly for: ThrowFor;
}

/** Everybody throws, who is level again; the players by their throws. Takes rounds from the list. */
function* contest(
  scene: Scene,
  rounds: (readonly Dice[])[],
  { dice, ranks, rule, for: purpose }: Contest,
): StepsTo<readonly Seat[]> {
  const thrown: (readonly (number | undefined)[])[] = [];
  let throwing: readonly Seat[] = SEATS;
  while (throwing.length > 0) {
    const round = rounds.shift();
    if (round === undefined) break;
    let now: Scene = { ...scene, throws: [] };
    for (const seat of throwing) {
      const faces = (round[seat] ?? NO_DICE).slice(0, dice);
      const again = thrown.length > 0 ? ({ again: true } as const) : {};
      const step = throwStep(now, {
        seat,
        dice: faces,
        for: purpose,
        rule,
        beside: true,
        ...again,
      });
      yield step;
      now = step.scene;
    }
    const sums = SEATS.map((seat) =>
      throwing.includes(seat)
        ? (round[seat] ?? NO_DICE).slice(0, dice).reduce<number>((sum, face) => sum + face, 0)
        : undefined,
    );
    thrown.push(sums);
    const levels = rankedByThrows(thrown);
    throwing = (ranks ? levels : levels.slice(0, 1)).filter(({ length }) => length > 1).flat();
  }
  return rankedByThrows(thrown).flat();
}

/** Two throws find who begins, where East does not. */
function* findStarter(
  { table, chance }: Course,
  { scene, starter: east, first }: PlacedTable,
): StepsTo<SeatedTable> {
  const { starterThrown } = table;
  if (starterThrown === undefined) return { scene, starter: east };
  const { second, rule } = starterThrown;
  const thrower = second === 'east' ? east : first;
  const [one, two] = chance.starter;
  const reached = seatReached(thrower, diceTotal(one));
  const starter = seatReached(reached, diceTotal(two));
  const named = throwStep(scene, {
    seat: thrower,
    dice: one,
    for: 'starter-first',
    reaches: reached,
    rule,
  });
  yield named;
  const found = throwStep(named.scene, {
    seat: second === 'east' ? thrower : reached,
    dice: two,
    for: 'starter',
    reaches: starter,
    rule,
    beside: true,
  });
  yield found;
  const ready = withWinds(withoutThrows(found.scene), starter);
  yield { act: { kind: 'start', seat: starter }, scene: ready, rule };
  return { scene: ready, starter };
}

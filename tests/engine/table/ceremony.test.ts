/** The table made ready, act by act, under every rule set. */
import { describe, expect, test } from 'vitest';
import { createRng, shuffled } from '../../../src/engine/core/rng.ts';
import { SEATS, type Seat, seatAfter } from '../../../src/engine/core/seat.ts';
import type { TableRules } from '../../../src/engine/core/table-rules.ts';
import { isBonusTile, type Tile, type TileText } from '../../../src/engine/core/tile.ts';
import { WINDS, windTile } from '../../../src/engine/core/wind.ts';
import { shuffledDeal } from '../../../src/engine/play/setup.ts';
import { encyclopedieTable } from '../../../src/engine/rulesets/encyclopedie/table.ts';
import { mcrTable } from '../../../src/engine/rulesets/mcr/table.ts';
import { riichiTable } from '../../../src/engine/rulesets/riichi/table.ts';
import { tchou1924Table } from '../../../src/engine/rulesets/tchou1924/table.ts';
import { vulcain1953Table } from '../../../src/engine/rulesets/vulcain1953/table.ts';
import { CEREMONY_PARTS, ceremony, partsOf } from '../../../src/engine/table/ceremony.ts';
import { exampleChance } from '../../../src/engine/table/ceremony-chance.ts';
import type { CeremonyChance, CeremonyStep } from '../../../src/engine/table/ceremony-step.ts';
import type { Dice } from '../../../src/engine/table/dice.ts';
import { type Scene, sceneFor } from '../../../src/engine/table/scene.ts';
import { type SetTile, setSize, tilesInPlay } from '../../../src/engine/table/tile-set.ts';
import { tilesOnTable } from '../tiles-on-table.ts';

const TABLES: readonly (readonly [string, TableRules])[] = [
  ['tchou1924', tchou1924Table],
  ['vulcain1953', vulcain1953Table],
  ['encyclopedie', encyclopedieTable],
  ['mcr', mcrTable],
  ['riichi', riichiTable],
];

/** Two dice with this total. */
const total = (sum: number): Dice => (sum > 6 ? [6, sum - 6] : [1, sum - 1]);

const chance = (seed: number, change: Partial<CeremonyChance> = {}): CeremonyChance => ({
  ...exampleChance(createRng(seed)),
  ...change,
});

type Kind = CeremonyStep['act']['kind'];

const ofKind = <K extends Kind>(steps: readonly CeremonyStep[], kind: K) =>
  steps.filter(
    (step): step is CeremonyStep & { act: Extract<CeremonyStep['act'], { kind: K }> } =>
      step.act.kind === kind,
  );

const facesUp = ({ seats }: Scene): readonly (TileText | undefined)[] =>
  seats.flatMap(({ held, flowers, river, melds }) => [
    ...held,
    ...flowers,
    ...river,
    ...melds.flatMap(({ kind, tile }) => Array<Tile>(kind === 'kong' ? 4 : 3).fill(tile)),
  ]);

const isBuilt = ({ scene }: CeremonyStep): boolean => scene.stacks.length > 0;

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);

describe.each(TABLES)('%s', (id, table) => {
  const runs = SEEDS.map((seed) =>
    ceremony(table, chance(seed), { options: { doubleTiger: true } }),
  );

  test('no tile is lost or found, from the walls built to the first draw', () => {
    for (const steps of runs) {
      const counts = steps.filter(isBuilt).map(({ scene }) => tilesOnTable(scene));
      expect(new Set(counts)).toEqual(new Set([setSize(table)]));
    }
  });

  test('nobody gets a tile twice', () => {
    for (const { scene } of runs.flatMap((steps) => steps.filter(isBuilt))) {
      const seen = new Map<TileText, number>();
      for (const tile of facesUp(scene)) {
        expect(tile).toBeDefined();
        if (tile) seen.set(tile, (seen.get(tile) ?? 0) + 1);
      }
      for (const [tile, copies] of seen) {
        expect(copies).toBeLessThanOrEqual(isBonusTile(tile) ? 1 : 4);
      }
    }
  });

  test('the deal gives fourteen to the starter and thirteen to the others', () => {
    for (const steps of runs) {
      const last = ofKind(steps, 'take').at(-1);
      const starter = ofKind(steps, 'begin')[0]?.act.seat as Seat;
      const held = SEATS.map((turn) => last?.scene.seats[seatAfter(starter, turn)]?.held.length);
      expect(held).toEqual([14, 13, 13, 13]);
    }
  });

  test('is dealt as a hand in play is: the same order gives the same hands', () => {
    for (const seed of SEEDS) {
      const { example: _, ...thrown } = chance(seed);
      const setup = shuffledDeal(createRng(seed), table, { round: 'E' });
      const { E, S, W, N } = setup.deal;
      const steps = ceremony(table, { ...thrown, tiles: orderBehind(seed, table) });
      const { scene, act } = ofKind(steps, 'take').at(-1) as CeremonyStep;
      const starter = ofKind(steps, 'begin')[0]?.act.seat as Seat;
      expect(act.kind).toBe('take');
      const hands = SEATS.map((turn) => scene.seats[seatAfter(starter, turn)]?.held);
      expect(hands).toEqual([E, S, W, N]);
      const at = steps.findIndex((step) => step.act.kind === 'draw');
      const [before, drawn] = [steps[at - 1], steps[at]] as [CeremonyStep, CeremonyStep];
      const seat = ofKind(steps, 'draw')[0]?.act.seat as Seat;
      expect(gained(before.scene, drawn.scene, seat)).toEqual([setup.wall[0]]);
    }
  });

  test('replacement tiles come in the order of a hand in play', () => {
    for (const seed of SEEDS) {
      const order = orderBehind(seed, table);
      const { example: _, ...thrown } = chance(seed);
      const { wall, loose } = shuffledDeal(createRng(seed), table, { round: 'E' });
      const from = loose ?? [...wall].reverse();
      const steps = ceremony(table, { ...thrown, tiles: order });
      const taken = steps.flatMap(({ act, scene }, at) => {
        if (act.kind !== 'flower' && act.kind !== 'replace') return [];
        const before = steps[at - 1]?.scene as Scene;
        return gained(before, scene, act.seat);
      });
      expect(taken).toEqual(from.slice(0, taken.length));
    }
  });

  test('the flowers are all laid before the hand begins', () => {
    for (const steps of runs) {
      const { scene } = ofKind(steps, 'begin')[0] as CeremonyStep;
      expect(
        scene.seats.flatMap(({ held }) => held).filter((tile) => tile && isBonusTile(tile)),
      ).toEqual([]);
    }
  });

  test('shows a kong, its replacement, and a claim', () => {
    for (const steps of runs) {
      const kinds = steps.map(({ act }) => act.kind);
      for (const kind of ['kong', 'replace', 'discard', 'claim', 'draw'] as const) {
        expect(kinds).toContain(kind);
      }
    }
  });

  test('has its parts in their order', () => {
    for (const steps of runs) {
      const parts = partsOf(steps);
      const order = parts.map((part) => CEREMONY_PARTS.indexOf(part));
      expect(order).toEqual([...order].sort((a, b) => a - b));
    }
  });

  test('every act has its rule, where the source has one', () => {
    const own = new RegExp(`^${id}\\.`);
    for (const { act, rule } of runs.flat()) {
      // The international rules leave dice, deal and replacements to other sources (M31).
      const isSilent = id === 'mcr' || act.kind === 'claim';
      if (rule !== undefined || !isSilent) expect(rule ?? act.kind).toMatch(own);
    }
  });

  test('what others hold is seen from behind', () => {
    const { scene } = (runs[0] as readonly CeremonyStep[]).at(-1) as CeremonyStep;
    const { seats } = sceneFor(scene, [0]);
    expect(seats[0]).toEqual(scene.seats[0]);
    expect(
      seats
        .slice(1)
        .flatMap(({ held }) => held)
        .some((tile) => tile),
    ).toBe(false);
    expect(seats.map(({ held }) => held.length)).toEqual(
      scene.seats.map(({ held }) => held.length),
    );
  });
});

/** The set that a hand in play is dealt from with this seed, as it lies from the breach. */
const orderBehind = (seed: number, table: TableRules): readonly SetTile[] =>
  shuffled(createRng(seed), tilesInPlay(table));

/** What a player holds now and did not hold before. */
function gained(before: Scene, after: Scene, seat: Seat): readonly SetTile[] {
  const had = [...(before.seats[seat]?.held ?? [])];
  return (after.seats[seat]?.held ?? []).filter((tile) => {
    const at = had.indexOf(tile);
    if (at < 0) return tile !== undefined;
    had.splice(at, 1);
    return false;
  }) as readonly SetTile[];
}

/** Everybody by seat, from seat 0. */
const players = ({ seats }: Scene): string => seats.map(({ player }) => player).join('');

const winds = ({ seats }: Scene): string => seats.map(({ wind }) => wind ?? '-').join('');

/** Rounds of throws in which the first player throws these totals. */
const thrownAlone = (...totals: readonly number[]): CeremonyChance['places'] =>
  totals.map((sum) => SEATS.map(() => total(sum)));

describe('the book of 1924 from the first throw to the breach', () => {
  // II.places.ex1, II.firsthand.ex1, III.breach.ex1
  const lot: readonly Tile[] = ['1z', '8s', '4z', '2z', '1p', '3z'];
  const steps = ceremony(
    tchou1924Table,
    chance(1, {
      places: thrownAlone(3, 9),
      lot,
      starter: [total(12), total(3)],
      breach: [total(3), total(12)],
    }),
  );

  test('A goes to the seat of C, C to that of D, D to that of A', () => {
    const { scene, act } = ofKind(steps, 'sit')[0] as CeremonyStep;
    expect(act).toMatchObject({ east: 2 });
    expect(players(scene)).toBe('DBAC');
    expect(winds(scene)).toBe('WNES');
  });

  test('12 and 3 give C the first hand, who is East then', () => {
    const { scene, act } = ofKind(steps, 'start')[0] as CeremonyStep;
    expect(act.kind === 'start' && scene.seats[act.seat]).toMatchObject({ player: 'C', wind: 'E' });
  });

  test('3 and 12 open the fifteenth stack of B', () => {
    const { act, scene } = ofKind(steps, 'breach')[0] as CeremonyStep;
    expect(act).toMatchObject({ count: 15, place: { stack: 15 } });
    expect(act.kind === 'breach' && scene.seats[act.place.seat]?.player).toBe('B');
  });
});

test('a single highest throw chooses a seat, that of a second round is East (vulcain1953.2.1.2)', () => {
  const places = [
    [total(4), total(11), total(11), total(2)],
    [total(2), total(3), total(9), total(2)],
    [total(2), total(5), total(4), total(12)],
  ];
  const breach = [total(7), total(8)] as const;
  const steps = ceremony(vulcain1953Table, chance(2, { places, breach }));
  expect(ofKind(steps, 'throw').filter(({ act }) => act.for === 'chooser')).toHaveLength(6);
  expect(ofKind(steps, 'choose-seat')[0]?.act.seat).toBe(2);
  expect(ofKind(steps, 'sit')[0]?.act.east).toBe(3);
  // 7, then 8: the fifteenth stack of West (vulcain1953.2.1.9).
  const [opened] = ofKind(steps, 'breach');
  expect(opened?.scene.seats[opened.act.place.seat]?.wind).toBe('W');
  expect(opened?.act.place.stack).toBe(15);
  // The loose tiles lie on the fifth and the sixth stack (vulcain1953.2.1.10).
  const [laid] = ofKind(steps, 'loose');
  const lying = laid?.scene.stacks.flatMap(({ loose }, at) => (loose ? [at] : []));
  expect(lying).toEqual([(laid?.scene.opened as number) - 6, (laid?.scene.opened as number) - 5]);
});

test('one die each gives the order of the seats, ties thrown again (encyclopedie.places.1)', () => {
  const die = (...faces: readonly number[]): readonly Dice[] =>
    faces.map((face): Dice => [face, 1] as unknown as Dice);
  const places = [die(4, 6, 1, 4), die(1, 1, 1, 5)];
  const steps = ceremony(encyclopedieTable, chance(3, { places, breach: [total(8), total(6)] }));
  const thrown = ofKind(steps, 'throw').filter(({ act }) => act.for === 'rank');
  expect(thrown.map(({ act }) => [act.seat, ...act.dice])).toEqual([
    [0, 4],
    [1, 6],
    [2, 1],
    [3, 4],
    [0, 1],
    [3, 5],
  ]);
  const [sat] = ofKind(steps, 'sit');
  const order = WINDS.map((wind) => sat?.scene.seats.find((row) => row.wind === wind)?.player);
  expect(order).toEqual(['B', 'D', 'A', 'C']);
  // Eight is North, and the fourteenth stack (encyclopedie.dist.2.ex1, F01).
  const [opened] = ofKind(steps, 'breach');
  expect(opened?.scene.seats[opened.act.place.seat]?.wind).toBe('N');
  expect(opened?.act.place.stack).toBe(14);
  // Twelve tiles of six stacks and the two on their roof are the hill (encyclopedie.dist.4).
  const [apart] = ofKind(steps, 'set-apart');
  expect(apart?.act).toMatchObject({ tiles: 14, stacks: 6 });
  const kept = apart?.scene.stacks.filter((stack) => stack.apart) ?? [];
  expect(kept.reduce((sum, { tiles, loose = 0 }) => sum + tiles + loose, 0)).toBe(14);
});

describe('the Japanese table from the first throw to the kong', () => {
  // riichi.3.7, riichi.4.5, riichi.6.5
  const steps = ceremony(
    riichiTable,
    chance(4, {
      places: thrownAlone(7, 9),
      lot: ['4z', '3z', '8s', '1z', '1p', '2z'],
      starter: [total(4), total(6)],
      breach: [[6, 6], total(2)],
    }),
    { options: { doubleTiger: true } },
  );

  test('new order C, B, D, A', () => {
    const [sat] = ofKind(steps, 'sit');
    const seats = sat?.scene.seats ?? [];
    const order = WINDS.map((wind) => seats.find((row) => row.wind === wind)?.player);
    expect(order).toEqual(['C', 'B', 'D', 'A']);
    const [tidy] = ofKind(steps, 'tidy');
    expect(tidy?.act.from).toBe('right');
    expect(tidy?.scene.lot?.tiles).toEqual(['8s', '4z', '3z', '1z', '2z', '1p']);
  });

  test('A throws 4, D throws 6: A is the first dealer', () => {
    const thrown = ofKind(steps, 'throw').filter(({ act }) => act.for.startsWith('starter'));
    expect(thrown.map(({ act, scene }) => scene.seats[act.seat]?.player)).toEqual(['A', 'D']);
    const [start] = ofKind(steps, 'start');
    expect(start?.scene.seats[start.act.seat]).toMatchObject({ player: 'A', wind: 'E' });
  });

  test('12 opens the wall of North, and a double six turns up two markers', () => {
    const [opened] = ofKind(steps, 'breach');
    expect(opened?.scene.seats[opened.act.place.seat]?.wind).toBe('N');
    expect(opened?.act.place.stack).toBe(12);
    const markers = ofKind(steps, 'marker').map(({ act }) => act.stack);
    expect(markers).toEqual([3, 4, 5]);
  });

  test('the treasure has sixteen tiles, and seventeen after the kong', () => {
    const lying = ({ stacks }: Scene): number =>
      stacks.reduce((sum, stack) => sum + (stack.apart ? stack.tiles : 0), 0);
    expect(lying(ofKind(steps, 'set-apart')[0]?.scene as Scene)).toBe(16);
    expect(lying(steps.at(-1)?.scene as Scene)).toBe(17);
  });

  test('the claimed tile lies across, on the side of its giver', () => {
    const [claim] = ofKind(steps, 'claim');
    const { seat, giver, tile } = claim?.act ?? { seat: 0, giver: 0, tile: '1m' };
    expect((giver + 2) % 4).toBe(seat);
    expect(claim?.scene.seats[seat]?.melds.at(-1)?.laid).toEqual({
      tiles: [tile, tile, tile],
      across: 1,
    });
    expect(claim?.scene.seats[giver]?.river).toEqual([]);
  });
});

test('the loose tiles are laid anew when both have gone (vulcain1953.2.4.2)', () => {
  for (const seed of SEEDS) {
    const steps = ceremony(vulcain1953Table, chance(seed));
    let gone = 0;
    for (const { act, scene } of steps) {
      if (act.kind === 'flower' || act.kind === 'replace') gone++;
      if (act.kind !== 'loose' || !act.renewed) continue;
      expect(gone % 2).toBe(0);
      expect(scene.stacks.reduce((sum, { loose = 0 }) => sum + loose, 0)).toBe(2);
    }
  }
});

test('winds of the lot go to the players as they lie', () => {
  const lot: readonly Tile[] = ['3z', '1m', '2z', '2m', '1z', '4z'];
  const steps = ceremony(tchou1924Table, chance(5, { places: thrownAlone(5, 2), lot }));
  const taken = ofKind(steps, 'draw-wind').map(({ act }) => `${act.seat}${windTile(act.wind)}`);
  expect(taken).toEqual(['13z', '22z', '31z', '04z']);
});

/** The guided walks: what each claims is what the engine answers, and what its tables show. */
import { describe, expect, test } from 'vitest';
import type { Walk } from '../../src/course/walks.ts';
import { type Desk, findDesk, type TableTypes } from '../../src/engine/drills.ts';
import { SEATS, type Seat } from '../../src/engine/notation.ts';
import type { Scene } from '../../src/engine/table/scene.ts';
import {
  type CeremonyAct,
  type CeremonyStep,
  loadAtTable,
  placeAt,
  walkTables,
} from '../../src/engine/table.ts';
import { tilesOnTable } from '../engine/tiles-on-table.ts';
import { readCourses, readWalks } from './read.ts';

const WALKS = readWalks();
const SLUGS = readCourses().flatMap(({ lessons }) => lessons.map(({ slug }) => slug));
const desk = (await findDesk('at-the-table')) as unknown as Desk<TableTypes>;

type Shown = TableTypes['shown'];

const shownIn = ({ asks }: Walk): readonly Shown[] =>
  asks.map(({ texts }) => {
    const asked = desk.ask(texts);
    if (!asked.ok) throw new Error(JSON.stringify([texts, asked.error]));
    return asked.value.shown;
  });

async function tablesOf(walk: Walk) {
  const shown = shownIn(walk);
  const puts = walk.asks.map((ask, at) => ({ ...ask, shown: shown[at] as Shown }));
  return { shown, ...walkTables(await loadAtTable(walk.rules), { ...walk, puts }) };
}

/** The table before a question, and what is done from there on. */
interface Moment {
  readonly before: CeremonyStep;
  readonly next: readonly CeremonyStep[];
}

const playerAt = ({ seats }: Scene, seat: Seat | undefined): string | undefined =>
  seats[seat ?? 0]?.player;

const seatOf = ({ seats }: Scene, player: string): Seat =>
  seats.findIndex((row) => row.player === player) as Seat;

const stackAt = (scene: Scene, at: number): string => {
  const { seat, stack } = placeAt(at, scene.wall);
  return `${playerAt(scene, seat)}${stack}`;
};

function actOf<Kind extends CeremonyAct['kind']>({ next }: Moment, kind: Kind) {
  const step = next.find(({ act }) => act.kind === kind);
  if (!step) throw new Error(`no ${kind} follows`);
  return { act: step.act as Extract<CeremonyAct, { kind: Kind }>, scene: step.scene };
}

const byActor =
  (kind: 'claim' | 'draw' | 'start' | 'take') =>
  (moment: Moment): string | undefined => {
    const { act, scene } = actOf(moment, kind);
    return playerAt(scene, act.seat);
  };

/** Whom the throw that lies there counts to. */
const byThrow = ({ before: { act, scene } }: Moment): string | undefined =>
  act.kind === 'throw' ? playerAt(scene, act.reaches) : undefined;

/** The stacks that one of the acts changes, told by the table before and after it. */
function changed(
  { before, next }: Moment,
  kind: CeremonyAct['kind'],
  has: (stack: Scene['stacks'][number]) => unknown,
): readonly string[] {
  const at = next.findIndex(({ act }) => act.kind === kind);
  const [then, now] = [at === 0 ? before : next[at - 1], next[at]];
  return (now?.scene.stacks ?? []).flatMap((stack, place) => {
    const was = then?.scene.stacks[place];
    return was && has(was) !== has(stack) ? [stackAt(now?.scene as Scene, place)] : [];
  });
}

/** Where somebody sits once everybody has sat down, told by who sat there before. */
const placeOf = (moment: Moment, player: string): string | undefined => {
  const { scene } = actOf(moment, 'sit');
  return playerAt(moment.before.scene, seatOf(scene, player));
};

const withWind = (moment: Moment, wind: string, kind: 'sit' | 'start'): string | undefined =>
  actOf(moment, kind).scene.seats.find((row) => row.wind === wind)?.player;

/** What the tables say, whatever the drill answers. */
function toldBy(moment: Moment, shown: Shown): string | undefined {
  const { before, next } = moment;
  switch (shown.ask) {
    case 'reached':
    case 'opened':
      return byThrow(moment);
    case 'ranked':
      return withWind(moment, shown.wind, 'sit');
    case 'place':
    case 'lot':
      return placeOf(moment, shown.player);
    case 'wind':
      return withWind(moment, shown.wind, shown.rules === 'vulcain1953' ? 'sit' : 'start');
    case 'starter':
    case 'passes':
      return byActor('start')(moment);
    case 'breach': {
      const { scene } = actOf(moment, 'breach');
      return stackAt(scene, scene.opened ?? -1);
    }
    case 'dealt':
      return byActor('take')(moment);
    case 'apart': {
      const apart = changed(moment, 'set-apart', (stack) => stack.apart);
      // Those of the breach come first, the last of them is at the other end.
      return [...apart].sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)))[0];
    }
    case 'marker':
      return changed(moment, 'marker', (stack) => stack.marker).join();
    case 'replacement': {
      const kind = next.some(({ act }) => act.kind === 'replace') ? 'replace' : 'flower';
      return changed(moment, kind, (stack) => stack.tiles + (stack.loose ?? 0)).join();
    }
    case 'taker':
      return byActor('claim')(moment);
    case 'turn':
      return byActor('draw')(moment);
    case 'across': {
      const { act, scene } = actOf(moment, 'claim');
      const { tiles = [], across } = scene.seats[act.seat]?.melds.at(-1)?.laid ?? {};
      return across === 0 ? 'left' : across === tiles.length - 1 ? 'right' : 'middle';
    }
    case 'draws': {
      const { stacks } = before.scene;
      const free = stacks.filter(({ apart }) => !apart);
      const left = free.reduce((sum, { tiles, loose = 0 }) => sum + tiles + loose, 0);
      return String(left);
    }
    default:
      return undefined;
  }
}

describe.each(WALKS)('$id', (walk) => {
  test('belongs to a lesson', () => expect(SLUGS).toContain(walk.id.split('.')[0]));

  test.each(walk.asks)('asks $texts.ask, and the answer is $claim', ({ texts, claim }) => {
    const asked = desk.ask(texts);
    if (!asked.ok) throw new Error(JSON.stringify(asked.error));
    expect(desk.solve(asked.value.texts)).toEqual([claim]);
    expect(desk.check(asked.value.texts, [claim]).right).toBe(true);
  });

  test('has a table before each question, and its tables tell the same answers', async () => {
    const { tables, stops, shown } = await tablesOf(walk);
    expect(Math.min(...stops)).toBeGreaterThan(0);
    const told = shown.map((ask, at) => {
      const stop = stops[at] ?? 0;
      const moment = { before: tables[stop - 1] as CeremonyStep, next: tables.slice(stop) };
      expect(moment.before.scene.seats.map(({ player }) => player).join('')).toBe(ask.players);
      return toldBy(moment, ask);
    });
    expect(told).toEqual(walk.asks.map(({ claim }) => claim));
  });

  test('lets the dice lie that its questions tell', async () => {
    const { tables, stops, shown } = await tablesOf(walk);
    for (const [at, ask] of shown.entries()) {
      if (ask.ask !== 'reached' && ask.ask !== 'opened' && ask.ask !== 'breach') continue;
      const { throws } = (tables[(stops[at] ?? 0) - 1] as CeremonyStep).scene;
      const lying = throws.map(({ dice }) => dice.join());
      expect(lying).toEqual(expect.arrayContaining(ask.throws.map((dice) => dice.join())));
    }
  });

  test('loses no tile, and nobody holds one too many', async () => {
    const { tables } = await tablesOf(walk);
    const walled = tables.filter(({ scene }) => scene.stacks.length > 0);
    const counts = new Set(walled.map(({ scene }) => tilesOnTable(scene)));
    expect([...counts].length).toBeLessThanOrEqual(1);
    for (const { scene } of walled.slice(-1)) {
      for (const seat of SEATS) {
        const { held = [], melds = [] } = scene.seats[seat] ?? {};
        const own = held.length + 3 * melds.length;
        if (own > 0) expect([13, 14]).toContain(own);
      }
    }
  });
});

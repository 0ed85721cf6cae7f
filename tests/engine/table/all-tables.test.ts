/** What holds at every table, whatever is thrown. */
import { describe, expect, test } from 'vitest';
import { SEATS, type Seat } from '../../../src/engine/core/seat.ts';
import type { ClaimRule, TableRules } from '../../../src/engine/core/table-rules.ts';
import { encyclopedieClaims } from '../../../src/engine/rulesets/encyclopedie/claims.ts';
import { encyclopedieTable } from '../../../src/engine/rulesets/encyclopedie/table.ts';
import { mcrClaims } from '../../../src/engine/rulesets/mcr/claims.ts';
import { mcrTable } from '../../../src/engine/rulesets/mcr/table.ts';
import { riichiClaims } from '../../../src/engine/rulesets/riichi/claims.ts';
import { riichiTable } from '../../../src/engine/rulesets/riichi/table.ts';
import { tchou1924Claims } from '../../../src/engine/rulesets/tchou1924/claims.ts';
import { tchou1924Table } from '../../../src/engine/rulesets/tchou1924/table.ts';
import { vulcain1953Claims } from '../../../src/engine/rulesets/vulcain1953/claims.ts';
import { vulcain1953Table } from '../../../src/engine/rulesets/vulcain1953/table.ts';
import { dealTakings, firstDraw } from '../../../src/engine/table/deal.ts';
import { ordinaryDraws, replacementAt, setApart } from '../../../src/engine/table/reserve.ts';
import { setSize } from '../../../src/engine/table/tile-set.ts';
import {
  type Breach,
  breachOf,
  fromHead,
  fromTail,
  placeAt,
  ringIndex,
  type WallPlace,
  wallSize,
} from '../../../src/engine/table/wall.ts';

const TABLES: readonly (readonly [string, TableRules, readonly ClaimRule[]])[] = [
  ['tchou1924', tchou1924Table, tchou1924Claims],
  ['vulcain1953', vulcain1953Table, vulcain1953Claims],
  ['mcr', mcrTable, mcrClaims],
  ['encyclopedie', encyclopedieTable, encyclopedieClaims],
  ['riichi', riichiTable, riichiClaims],
];

const TOTALS = Array.from({ length: 11 }, (_, at) => at + 2);

const throwsOf = ({ breach }: TableRules): readonly (readonly number[])[] =>
  breach.throws === 1
    ? TOTALS.map((total) => [total])
    : TOTALS.flatMap((first) => TOTALS.map((second) => [first, second]));

/** Where each tile lies: two in every stack, those of a stack lifted out on the roof of others. */
function tilesOf(table: TableRules, breach: Breach): readonly string[] {
  const size = wallSize(setSize(table), table.breach);
  const stacks = Array.from({ length: SEATS.length * size.stacks }, (_, at) => placeAt(at, size));
  const named = (place: WallPlace, layer: string) => `${ringIndex(place, size)} ${layer}`;
  const inStacks = stacks.flatMap((place) =>
    (['top', 'bottom'] as const).map((layer) => named(place, layer)),
  );
  if (table.breach.opens === 'gap') return inStacks;
  const lifted = ringIndex(breach.place, size);
  const [near = 1, far = near] = table.breach.looseOn;
  return [
    ...inStacks.filter((name) => !name.startsWith(`${lifted} `)),
    ...[near, far].map((nth, at) => `${named(fromTail(breach, nth, size), 'loose')} ${at}`),
  ];
}

describe.each(TABLES)('at the table of %s', (id, table, claims) => {
  const size = wallSize(setSize(table), table.breach);
  const starters = SEATS.flatMap((starter) =>
    throwsOf(table).map((throws) => [starter, breachOf(starter, throws, size)] as const),
  );

  test('the walls hold every tile of the set, wherever they are opened', () => {
    for (const [, breach] of starters) {
      expect(new Set(tilesOf(table, breach)).size).toBe(setSize(table));
    }
  });

  test('nobody is dealt a tile twice, or one that is set apart: 14, 13, 13, 13', () => {
    for (const [starter, breach] of starters) {
      const takings = dealTakings(starter, table.deal);
      const taken = takings.flatMap(({ seat, tiles }) =>
        tiles.map(({ stack, layer }) => ({
          seat,
          name: `${ringIndex(fromHead(breach, stack, size), size)} ${layer}`,
        })),
      );
      expect(new Set(taken.map(({ name }) => name)).size).toBe(53);
      const lying = tilesOf(table, breach);
      expect(taken.every(({ name }) => lying.includes(name))).toBe(true);
      const held = SEATS.map((on) => {
        const seat = ((starter + on) % 4) as Seat;
        return taken.filter((tile) => tile.seat === seat).length;
      });
      expect(held).toEqual([14, 13, 13, 13]);
      const apart = setApart(table, { kongs: 0 })?.stacks ?? 0;
      const kept = Array.from({ length: apart }, (_, at) =>
        ringIndex(fromTail(breach, at + 1, size), size),
      );
      expect(taken.some(({ name }) => kept.includes(Number(name.split(' ')[0])))).toBe(false);
    }
  });

  test('the first draw lies in the wall, and is nobody’s', () => {
    const { stack, layer } = firstDraw(table.deal);
    const [[, breach] = [0, undefined]] = starters;
    const takings = dealTakings(0, table.deal).flatMap(({ tiles }) => tiles);
    expect(takings).not.toContainEqual({ stack, layer });
    // Everything before it is taken.
    expect(takings).toHaveLength(2 * (stack - 1) + 1);
    expect(breach && tilesOf(table, breach)).toContain(
      breach && `${ringIndex(fromHead(breach, stack, size), size)} ${layer}`,
    );
  });

  test('the dealt, the drawn, the replaced and the kept are the whole set', () => {
    const most = table.reserve.mostKongs?.kongs ?? 4;
    for (let kongs = 0; kongs <= most; kongs++) {
      const drawn = ordinaryDraws({ kongs }, table) + kongs;
      const kept = table.reserve.tiles + kongs * table.reserve.perKong;
      expect(53 + drawn + kept).toBe(setSize(table));
      const apart = setApart(table, { kongs });
      if (apart) expect(apart.present).toBe(kept);
    }
  });

  test('no replacement tile is taken twice, and each of them lies in the wall', () => {
    const { replacements } = table.reserve;
    if (!replacements) return expect(id).toBe('mcr');
    for (const [, breach] of starters) {
      const seen = Array.from({ length: 12 }, (_, at) =>
        replacementAt(at + 1, replacements, table.breach.looseOn),
      ).map(({ stack, layer }) => `${ringIndex(fromTail(breach, stack, size), size)} ${layer}`);
      const loose = seen.filter((name) => name.endsWith('loose'));
      const others = seen.filter((name) => !name.endsWith('loose'));
      expect(loose).toHaveLength(replacements.loose ? 2 : 0);
      expect(new Set(others).size).toBe(others.length);
      const lying = tilesOf(table, breach);
      expect(others.every((name) => lying.includes(name))).toBe(true);
    }
  });

  test('each answer has its rule', () => {
    const own = new RegExp(`^${id}\\.`);
    const { next, rounds, reserve } = table;
    const rows = [...claims, ...next, rounds, reserve, ...table.families];
    expect(rows.map(({ rule }) => rule).filter((rule) => !own.test(rule))).toEqual([]);
  });
});

/** Which tiles travel between two scenes, under every rule set. */
import { describe, expect, test } from 'vitest';
import { flightsBetween } from '../../src/components/table/flights.ts';
import { createRng } from '../../src/engine/notation.ts';
import { PLAYABLE_RULES } from '../../src/engine/scoring.ts';
import {
  type CeremonyStep,
  ceremony,
  exampleChance,
  loadAtTable,
  sceneFor,
} from '../../src/engine/table.ts';

interface Change {
  readonly act: CeremonyStep['act'];
  readonly before: CeremonyStep['scene'];
  readonly after: CeremonyStep['scene'];
}

async function changesUnder(rules: (typeof PLAYABLE_RULES)[number]): Promise<readonly Change[]> {
  const { table } = await loadAtTable(rules);
  const steps = ceremony(table, exampleChance(createRng(8)));
  return steps.slice(1).map(({ act, scene }, at) => ({
    act,
    before: steps[at]?.scene as CeremonyStep['scene'],
    after: scene,
  }));
}

describe.each(PLAYABLE_RULES)('%s', async (rules) => {
  const changes = await changesUnder(rules);
  const ofKind = (kind: string) => changes.filter(({ act }) => act.kind === kind);

  test('every taking goes from its stacks to the hand of its player', () => {
    for (const { act, before, after } of ofKind('take')) {
      if (act.kind !== 'take') continue;
      for (const [from, to] of [
        [before, after],
        [sceneFor(before, [0]), sceneFor(after, [0])],
      ] as const) {
        const flights = flightsBetween(from, to);
        expect(flights).toHaveLength(act.tiles.length);
        expect(flights.every((flight) => /^s\d+$/.test(flight.from))).toBe(true);
        expect(flights.every((flight) => flight.to.startsWith(`h${act.seat}-`))).toBe(true);
      }
    }
  });

  test('a kong leaves the hand for the table, and its replacement comes from the walls', () => {
    const [kong] = ofKind('kong');
    const [replaced] = ofKind('replace');
    const laid = kong && flightsBetween(kong.before, kong.after);
    expect(laid?.map(({ from, to }) => from[0] + (to[0] ?? '')).join(' ')).toBe('hm hm hm hm');
    const drawn = replaced && flightsBetween(replaced.before, replaced.after);
    expect(drawn?.map(({ from, to }) => from[0] + (to[0] ?? ''))).toEqual(['sh']);
  });

  test('a claimed tile comes from the discards of its giver', () => {
    const [claim] = ofKind('claim');
    const flights = claim ? flightsBetween(claim.before, claim.after) : [];
    expect(flights.filter(({ from }) => from.startsWith('r'))).toHaveLength(1);
    expect(flights.every(({ to }) => to.startsWith('m'))).toBe(true);
    expect(flights).toHaveLength(3);
  });

  test('a throw moves no tile', () => {
    for (const { before, after } of ofKind('throw')) {
      expect(flightsBetween(before, after)).toEqual([]);
    }
  });
});

/** Hands counted by a program that was written from the register apart from this one. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { MCR_EDITIONS, MCR_HANDS } from '../../../../src/engine/rulesets/mcr/index.ts';
import { createMcrLists } from '../../../../src/engine/rulesets/mcr/lists.ts';
import { checked } from '../../../build/checked.ts';
import { type About, countedIn, scored, situationOf, type Told } from './score-hand.ts';

interface Apart extends Required<About> {
  readonly hand: string;
  readonly text: number;
  readonly practice: number;
  readonly 2006: number;
  /** All lawful lists of the text, by the numbers of the hands. */
  readonly lists: readonly (readonly number[])[];
}

const APART: readonly Apart[] = readFileSync(
  new URL('../../../data/mcr-fans.jsonl', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

const toldIn = ({ hand, seat, round, how }: Apart): Told => [hand, { seat, round, how }];

const written = (ids: readonly string[]): string => [...ids].sort().join();
const named = (list: readonly number[]): string =>
  written(list.map((number) => MCR_HANDS[number - 1]?.id ?? ''));

test('each of the 81 is there but the flowers', () => {
  const numbers = new Set(APART.flatMap(({ lists }) => lists.flat()));
  expect(numbers.size).toBe(80);
});

describe.each(MCR_EDITIONS)('%s', (edition) => {
  test('the same points', () => {
    const differing = APART.filter(
      (one) => scored(toldIn(one), edition).totals.base !== one[edition],
    );
    expect(differing.map(({ hand }) => hand)).toEqual([]);
  });
});

test('the same lists under the text, all of them', () => {
  const lists = createMcrLists({ edition: 'text' });
  for (const one of APART) {
    const found = lists(situationOf(toldIn(one))).map(written);
    expect(found.sort(), one.hand).toEqual(one.lists.map(named).sort());
    const shown = Object.entries(countedIn(scored(toldIn(one)))).flatMap(([id, times]) =>
      Array<string>(times).fill(id),
    );
    expect(found).toContain(written(shown));
  }
  checked('recorded.mcr-apart', APART.length);
});

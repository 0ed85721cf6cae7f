/** The recipes for eight points: what they are worth, and against the recorded hands, that none met often is left out. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MCR_HANDS } from '../../src/engine/rulesets/mcr/index.ts';
import { WORDS } from '../../src/i18n/words.ts';
import { readLessons } from './mdx.ts';

interface RecordedHand {
  readonly total: number;
  readonly flowers: number;
  readonly fan: Readonly<Record<string, number>>;
}

const LEAST = 8;
const MOST = 15;

const POINTS = new Map<string, number>(MCR_HANDS.map(({ id, points }) => [id, points]));
const pointsOf = (id: string): number => POINTS.get(id) ?? 0;
const sumOf = (ids: readonly string[]): number => ids.reduce((sum, id) => sum + pointsOf(id), 0);

/** The records spell honours the American way. */
const NAMES = new Map(
  MCR_HANDS.map(({ id }) => [WORDS.en[`mcr.item.${id}`].replaceAll('Honours', 'Honors'), id]),
);

const HANDS = readFileSync(new URL('../data/mcr-hands.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as RecordedHand)
  .filter(({ total, flowers }) => total - flowers >= LEAST && total - flowers <= MOST)
  .map(({ fan }) =>
    Object.keys(fan)
      .filter((name) => name !== 'Flower Tiles')
      .map((name) => {
        const id = NAMES.get(name);
        if (!id) throw new Error(name);
        return id;
      }),
  );

/** Eight points, and fewer without any one of them. */
const isRecipe = (ids: readonly string[]): boolean =>
  sumOf(ids) >= LEAST && ids.every((id) => sumOf(ids) - pointsOf(id) < LEAST);

function subsets(ids: readonly string[]): readonly (readonly string[])[] {
  const all: (readonly string[])[] = [[]];
  for (const id of ids) all.push(...all.map((without) => [...without, id]));
  return all;
}

const key = (ids: readonly string[]): string => [...ids].sort().join(' ');

/** How many hands have a recipe of fans of two points or more. */
const SEEN = Map.groupBy(
  HANDS.flatMap((fans) =>
    subsets(fans.filter((id) => pointsOf(id) > 1))
      .filter(isRecipe)
      .map(key),
  ),
  (recipe) => recipe,
);
const LESSON = 'mcr/recipes-for-eight';
const recipesIn = (locale: 'fr' | 'en') =>
  (readLessons(locale).get(LESSON)?.tags ?? [])
    .filter(({ name, form }) => name === 'Recipe' && form === 'opening')
    .map(({ attributes: { of = '' } }) => ({ fans: of.split(' ') }));
const RECIPES = recipesIn('en');

test.each(RECIPES)('$fans reach eight points, and need each other', ({ fans }) =>
  expect(isRecipe(fans)).toBe(true),
);

test('no recipe of smaller fans that is met more often is left out', () => {
  const told = new Set(RECIPES.map(({ fans }) => key(fans)));
  const often = [...SEEN]
    .filter(([recipe, hands]) => hands.length > 5 && !POINTS.has(recipe))
    .map(([recipe]) => recipe);
  expect(often.filter((recipe) => !told.has(recipe))).toEqual([]);
});
